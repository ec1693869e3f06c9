import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { listedByUnit } from '../../../play/listing.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { isRebuildable, removeFromMap } from '../blocks/losses.js';
import { garrisonBar } from '../politics/persia.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { ELIMINATED, REMOVED, type State } from '../state/state.js';

type Held = Bar<string, [state: State, piece: number]>;
const others: Held = bar('3.1', 'other-side', (state: State, piece: number) => `${state.name(piece)} is the enemy’s.`);
const away: Held = bar(
  '7.3.4',
  'not-on-map',
  (state: State, piece: number) => `${state.name(piece)} is not on the map.`,
);
const cutOff: Held = bar(
  '7.3.4',
  'out-of-supply',
  (state: State, piece: number) => `${state.name(piece)} is out of supply and is not disbanded.`,
);

function heldBy(state: State, piece: number, pieces: readonly number[] = [piece]): Held | undefined {
  if (state.piece(piece).side !== state.side) return others;
  if (!state.isOnMap(piece)) return away;
  return state.outOfSupply[piece] === 1 ? cutOff : garrisonBar(state, piece, pieces);
}

/** `disband "28.AK"`: supplied units are broken up, to be rebuilt from the next turn on [7.3.4]. By chance it is done seldom. */
export const disbanding: OrderKind<State> = action<State>({
  verbs: ['disband'],
  ...listedByUnit<State>(
    'disband',
    (state) => state.onMapOf(state.side).filter((piece) => heldBy(state, piece) === undefined),
    (_, piece) => [{ verb: 'disband', pieces: [piece] }],
  ),
  pick(state, random) {
    if (random(SELDOM) > 0) return undefined;
    const { onBoard } = state.muster;
    const piece = onBoard[state.side].at(random(Math.max(1, onBoard[state.side].length)));
    return piece === undefined || heldBy(state, piece) !== undefined ? undefined : { verb: 'disband', pieces: [piece] };
  },
  answer: (state, order) => ({ verb: 'disband', pieces: unitsNamed(state, order.pieces) }),
  whyNot(state, { pieces = [] }) {
    if (pieces.length === 0) return refusal('7.3.4', 'no-units', 'Write who is disbanded: `disband UNITS`.');
    const piece = pieces.find((one) => heldBy(state, one, pieces) !== undefined);
    return piece === undefined ? undefined : whyNot(heldBy(state, piece, pieces), state, piece);
  },
  perform(state, { pieces = [] }) {
    for (const piece of pieces) {
      removeFromMap(state, piece, isRebuildable(state, piece) ? ELIMINATED : REMOVED);
      state.disbandedIn[piece] = state.turn;
      state.emit('disband', '7.3.4', () => ({ text: `${state.name(piece)} is disbanded.`, pieces: [piece] }));
    }
    return undefined;
  },
});

const SELDOM = 20;
