import type { Cell } from '../../../engine/board/board.js';
import { action } from '../../../engine/mechanics/action.js';
import { whyNot, type Bar } from '../../../engine/mechanics/bars.js';
import { pickOne } from '../../../engine/mechanics/choice.js';
import { memoize } from '../../../engine/mechanics/memoize.js';
import { findFromRandomStart } from '../../../engine/mechanics/movement/random-walk.js';
import { ELIMINATED } from '../../../engine/mechanics/off-map.js';
import { opponent } from '../../../engine/mechanics/sides.js';
import type { Answer } from '../../../engine/play/moment.js';
import { unitsNamed } from '../../../engine/play/named-units.js';
import type { OrderKind } from '../../../engine/play/order-kind.js';
import { writtenCells } from '../../../engine/play/written-cells.js';
import { bar, refusal } from './rulebook/rulebook.js';
import type { State } from './state/state.js';
import { isCellSupplied, isSupplied } from './supply/supply.js';
import type { Phase } from './vocabulary/sequence.js';

/** Replacement steps of each side in a turn. Steps cannot be saved [3]. */
export const STEPS = [1, 5];

/** The orders of a replacement phase. Each restores a step of a unit, or returns a lost unit [3]. */
export const replacingIn = memoize(({ sideIndex }: Phase): OrderKind<State> =>
  action<State>({
    verbs: ['replace'],
    legal: (state) => candidates(state, sideIndex).flatMap((piece) => answersFor(state, sideIndex, piece)),
    pick: (state, random) =>
      findFromRandomStart(candidates(state, sideIndex), random, (piece) => {
        const answers = answersFor(state, sideIndex, piece);
        return answers.length === 0 ? undefined : pickOne(answers, random);
      }),
    answer(state, order) {
      const [piece, another] = unitsNamed(state, order.pieces, () => true);
      if (piece === undefined || another !== undefined)
        return refusal('3', 'no-unit', 'Name one unit: `replace UNIT`, or `replace UNIT to CELL`.');
      return { verb: 'replace', pieces: [piece], cells: writtenCells(order, 'to') };
    },
    whyNot: (state, { pieces: [piece] = [], cells: [cell] = [] }) => whyNot(replaceBar(state, sideIndex, piece, cell)),
    perform(state, { pieces: [piece] = [], cells: [cell] = [] }) {
      restore(state, piece, cell);
      return undefined;
    },
  }),
);

/** Returns the units that have lost steps, if the side has replacements left. */
const candidates = (state: State, side: number): number[] =>
  state.replacements[side] < 1
    ? []
    : state.piecesWhere(
        ({ index, side: owner }) =>
          owner === side && (state.isOnMap(index) ? state.reduced[index] > 0 : state.cell[index] === ELIMINATED),
      );

function answersFor(state: State, side: number, piece: number): Answer[] {
  const ways: Cell[][] = state.isOnMap(piece) ? [[]] : state.ground.cities.map((cell) => [cell]);
  return ways
    .filter(([cell]) => replaceBar(state, side, piece, cell) === undefined)
    .map((cells) => ({ verb: 'replace', pieces: [piece], cells }));
}

function restore(state: State, piece: number, cell: Cell | undefined): void {
  const { side, faces } = state.piece(piece);
  state.replacements[side]--;
  state.replaced[piece] = 1;
  if (state.isOnMap(piece)) state.setReduced(piece, state.reduced[piece] - 1);
  else if (cell !== undefined) {
    state.setReduced(piece, faces.length - 1);
    state.put(piece, cell);
    state.control[cell] = side;
    state.newUnit[cell] = 1;
  }
  state.emit('replace', '3', () => ({
    text: `${state.name(piece)} ${cell === undefined ? 'regains a step' : `returns in ${state.label(cell)}`}; ${state.replacements[side]} left.`,
    pieces: [piece],
    cells: [state.cell[piece]],
  }));
}

/** Returns why a unit may not regain a step or return in a cell; undefined if it may [3]. */
function replaceBar(state: State, sideIndex: number, piece: number, cell: Cell | undefined): Bar | undefined {
  const { side, name } = state.piece(piece);
  if (side !== sideIndex) return bar('3', 'other-side', () => `${name} belongs to the other side.`);
  if (state.replacements[side] < 1)
    return bar('3', 'no-steps', () => `${state.sideName(side)} has no replacement steps left.`);
  if (state.replaced[piece] === 1) return bar('3', 'twice', () => `${name} has already regained a step in this turn.`);
  if (!state.isOnMap(piece)) return barOnReturning(state, piece, cell);
  if (state.reduced[piece] === 0) return bar('3', 'full', () => `${name} has lost no step.`);
  return isSupplied(state, piece) ? undefined : bar('3', 'no-supply', () => `${name} is out of supply.`);
}

/** Returns why a lost unit may not return in a cell. The cell must be Moscow, or a friendly city in supply [3]. */
function barOnReturning(state: State, piece: number, cell: Cell | undefined): Bar | undefined {
  const { side, name } = state.piece(piece);
  const { cities, moscow } = state.ground;
  if (state.cell[piece] !== ELIMINATED) return bar('3', 'not-lost', () => `${name} has not been lost.`);
  if (cell === undefined || !cities.includes(cell) || (state.control[cell] !== side && !moscow.has(cell)))
    return bar('3', 'no-place', () => `${name} returns in a city of its side: \`replace UNIT to CELL\`.`);
  const label = state.label(cell);
  if (state.owner[cell] === opponent(side)) return bar('3', 'enemy-occupied', () => `Enemies are in ${label}.`);
  if (state.newUnit[cell] === 1)
    return bar('3', 'place-used', () => `A unit has already returned in ${label} this turn.`);
  if (!moscow.has(cell) && !isCellSupplied(state, side, cell))
    return bar('3', 'no-supply', () => `${label} is out of supply.`);
  return state.fits(cell, [piece]) ? undefined : bar('3', 'no-room', () => `${label} has no room for ${name}.`);
}
