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

/**
 * The first air mission of a phase is picked in random play with a probability of one in this number. The probability
 * is low because land units cannot move after aircraft have flown.
 */
const PICKS_PER_FIRST_FLIGHT = 12;

/** Makes random play delay air orders until some land units have moved. */
const afterLand = (kind: OrderKind<State>): OrderKind<State> => ({
  ...kind,
  pick: (state, random) =>
    state.phase === 'movement' && !state.airborne && random(PICKS_PER_FIRST_FLIGHT) > 0
      ? undefined
      : kind.pick(state, random),
});

/**
 * Returns the kinds of orders that air units can receive in the Movement Phase: missions, changes of base, bombing and,
 * if the ruling `recon.when` is `movement`, reconnaissance [7.5.2, 32.0, 19.1, A40].
 */
export const airKinds = (state: State): readonly OrderKind<State>[] => [
  ...FLYING,
  ...(state.rulings['recon.when'] === 'movement' ? [scouting] : []),
];
const FLYING = [flying, rebasing, bombing].map(afterLand);

/**
 * Runs reconnaissance before the first battle, if the ruling `recon.when` is `combat`. Does not ask the player if no HQ
 * can attempt reconnaissance [A40].
 */
export function* scoutBeforeCombat(state: State): Play {
  if (state.rulings['recon.when'] !== 'combat' || scouting.legal(state).length === 0) return;
  yield* phaseOrders(state, {
    side: state.side,
    rule: '19.1',
    question: 'movement',
    prompt: 'which hex does an HQ reconnoitre?',
    kinds: [scouting],
    address: `${state.address}/scouts`,
  });
}

/**
 * Runs the reaction phase: the non-phasing side sends aircraft, and armour in Reserve, to battles [7.6, 31.0.defence].
 */
export function* reactionPhase(state: State): Play {
  if (!state.battle.includes(1) || isSurprised(state)) return;
  yield* phaseOrders(state, {
    side: opponent(state.side),
    rule: '7.6',
    question: 'reaction',
    prompt: 'which unit goes to a battle?',
    kinds: [flying, defending, ...commandKinds],
    endOnceIn: 8,
  });
}

/** Returns whether surprise prevents the Soviet reaction in this turn [SBE5.surprise]. */
const isSurprised = (state: State): boolean => state.side === AXIS && state.isSet('surprise');

/** Returns all aircraft that are in the air to bases; aircraft of the phasing side return first [7.8.1]. */
export function* returnToBases(state: State): Play {
  const address = `${state.address}/return`;
  for (const side of [state.side, opponent(state.side)])
    for (const piece of inPublicOrder(state, state.muster.air[side]))
      if (state.isOnMap(piece) && state.base[piece] !== NOWHERE)
        yield* withdrawAir(state, piece, { rule: '7.8.1', question: 'rebasing', verb: 'rebase', address });
}
