import { NOWHERE } from '../../../board/board.js';
import type { OrderKind } from '../../../play/order-kind.js';
import type { Play } from '../../../play/moment.js';
import { commandKinds } from '../command/activation.js';
import { defending } from '../command/mobile-defence.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import { inPublicOrder } from '../state/fog.js';
import type { State } from '../state/state.js';
import { AXIS, opponent } from '../vocabulary/sides.js';
import { flying } from './missions.js';
import { bombing } from './bombing.js';
import { scouting } from './scouting.js';
import { rebasing } from './rebasing.js';
import { withdrawAir } from './withdrawal.js';

/** Once aircraft have flown land units move no more: chance begins with them once in so many picks. */
const BEGINS_ONCE_IN = 12;

/** By chance aircraft wait until some land units have moved. */
const afterLand = (kind: OrderKind<State>): OrderKind<State> => ({
  ...kind,
  pick: (state, random) =>
    state.phase === 'movement' && !state.airborne && random(BEGINS_ONCE_IN) > 0 ? undefined : kind.pick(state, random),
});

/** Orders of air units in the movement phase: missions, changes of base, bombs, reconnaissance by the reading that has it there [7.5.2, 32.0, 19.1, A40]. */
export const airKinds = (state: State): readonly OrderKind<State>[] => [
  ...FLYING,
  ...(state.rulings['recon.when'] === 'movement' ? [scouting] : []),
];
const FLYING = [flying, rebasing, bombing].map(afterLand);

/** Reconnaissance before the first battle, by the other reading: nothing is asked when no HQ could try [A40]. */
export function* scoutBeforeCombat(state: State): Play {
  if (state.rulings['recon.when'] !== 'combat' || scouting.legal(state).length === 0) return;
  yield* phaseOrders(state, {
    side: state.side,
    rule: '19.1',
    question: 'movement',
    prompt: 'what is reconnoitred?',
    kinds: [scouting],
    address: `${state.address}/scouts`,
  });
}

/** The side whose turn it is not sends aircraft, and armour in Reserve, to battles [7.6, 31.0.defence]. */
export function* reactionPhase(state: State): Play {
  if (!state.battle.includes(1) || isSurprised(state)) return;
  yield* phaseOrders(state, {
    side: opponent(state.side),
    rule: '7.6',
    question: 'reaction',
    prompt: 'who comes to a battle?',
    kinds: [flying, defending, ...commandKinds],
    endOnceIn: 8,
  });
}

/** In the turn of the surprise the Soviets do not react [SBE5.surprise]. */
const isSurprised = (state: State): boolean => state.side === AXIS && state.isSet('surprise');

/** Aircraft away from their bases return to one, those of the side whose turn it is first [7.8.1]. */
export function* returnToBases(state: State): Play {
  const address = `${state.address}/return`;
  for (const side of [state.side, opponent(state.side)])
    for (const piece of inPublicOrder(state, state.muster.air[side]))
      if (state.onMap(piece) && state.base[piece] !== NOWHERE)
        yield* withdrawAir(state, piece, { rule: '7.8.1', question: 'rebasing', verb: 'rebase', address });
}
