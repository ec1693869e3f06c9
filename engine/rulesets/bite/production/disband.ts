import { say } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import { whyNot } from '../../../mechanics/bars.js';
import { listedByUnit } from '../../../play/listing.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { isRebuildable, removeFromMap } from '../blocks/losses.js';
import { garrisonBar } from '../politics/persia.js';
import { refusal } from '../rulebook/refusal.js';
import { ELIMINATED, REMOVED, type State } from '../state/state.js';
import { notOnMapBar, notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';

const notOnMap = notOnMapBar('7.3.4');
const cutOff = unitBar('7.3.4', 'out-of-supply', 'is out of supply and may not be disbanded');

function disbandBar(state: State, piece: number, pieces: readonly number[] = [piece]): UnitBar | undefined {
  if (state.piece(piece).side !== state.side) return notOwnUnit;
  if (!state.isOnMap(piece)) return notOnMap;
  return state.outOfSupply[piece] === 1 ? cutOff : garrisonBar(state, piece, pieces);
}

/**
 * Defines the order `disband "28.AK"`, which disbands units in supply. They may be rebuilt from the next turn on
 * [7.3.4]. Random play rarely disbands units.
 */
export const disbanding: OrderKind<State> = action<State>({
  verbs: ['disband'],
  ...listedByUnit<State>(
    'disband',
    (state) => state.onMapOf(state.side).filter((piece) => disbandBar(state, piece) === undefined),
    (_, piece) => [{ verb: 'disband', pieces: [piece] }],
  ),
  pick(state, random) {
    if (random(PICKS_PER_DISBANDING) > 0) return undefined;
    const { onBoard } = state.muster;
    const piece = onBoard[state.side].at(random(Math.max(1, onBoard[state.side].length)));
    return piece === undefined || disbandBar(state, piece) !== undefined
      ? undefined
      : { verb: 'disband', pieces: [piece] };
  },
  answer: (state, order) => ({ verb: 'disband', pieces: unitsNamed(state, order.pieces) }),
  whyNot(state, { pieces = [] }) {
    if (pieces.length === 0) return refusal('7.3.4', 'no-units', say`The order names no unit: \`disband UNITS\`.`);
    const piece = pieces.find((one) => disbandBar(state, one, pieces) !== undefined);
    return piece === undefined ? undefined : whyNot(disbandBar(state, piece, pieces), state, piece);
  },
  perform(state, { pieces = [] }) {
    for (const piece of pieces) {
      removeFromMap(state, piece, isRebuildable(state, piece) ? ELIMINATED : REMOVED);
      state.disbandedIn[piece] = state.turn;
      state.emit('disband', '7.3.4', () => ({ text: say`${state.name(piece)} is disbanded.`, pieces: [piece] }));
    }
    return undefined;
  },
});

const PICKS_PER_DISBANDING = 20;
