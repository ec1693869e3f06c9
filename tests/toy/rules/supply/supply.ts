import type { Cell } from '../../../../engine/board/board.js';
import { linksWhere, traceFirst, type LineRules, type TracedLine } from '../../../../engine/mechanics/lines.js';
import { step } from '../rulebook/rulebook.js';
import { opponent, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/vocabulary.js';

/** Maximum length of a supply line in hexes [8]. */
const MAX_LINE_HEXES = 4;

/** Returns the depots that a side owns on the map [8]. */
export function depotsOf(state: State, side: number): readonly Cell[] {
  return state.scenario.map.features
    .filter(({ kind, attributes }) => kind === 'depot' && attributes.owner?.value === SIDES[side])
    .flatMap(({ cells }) => cells);
}

/**
 * Returns where supply lines may pass: through cells without enemies that are in no enemy zone of control or contain a
 * friendly unit, and over every link [8, 4.3].
 */
export function courseOf(state: State, side: number): LineRules {
  const enemy = opponent(side);
  return {
    links: linksWhere(state.scenario.map.board, () => true),
    isOpen: (cell) =>
      state.fightersAt(cell, enemy).length === 0 &&
      (!state.zones[enemy].covers(cell) || state.fightersAt(cell, side).length > 0),
  };
}

/** Returns a unit's supply line, or why the unit has none [8]. */
export function lineOf(state: State, piece: number): TracedLine {
  const { side } = state.piece(piece);
  const depots = new Set(depotsOf(state, side));
  return traceFirst({
    line: () => {
      const end = state.search.nearest(
        courseOf(state, side),
        [state.cell[piece]],
        (cell) => depots.has(cell),
        MAX_LINE_HEXES,
      );
      return end < 0 ? [] : state.search.line(end);
    },
    why: (line) => [step(`a line of ${line.length - 1} cells to ${state.label(line[line.length - 1])}`, '8')],
    whyNot: () => [step(`no line of ${MAX_LINE_HEXES} cells to a depot`, '8')],
  });
}

/** Determines at the end of the turn which units are out of supply [8]. */
export function judgeSupply(state: State): void {
  for (const { index } of state.pieces) {
    if (!state.isOnMap(index)) continue;
    const isCut = !lineOf(state, index).value;
    if (isCut && state.isolated[index] === 0)
      state.emit('isolated', '8', () => ({
        side: state.piece(index).side,
        text: `${state.name(index)} is out of supply.`,
        pieces: [index],
      }));
    state.isolated[index] = isCut ? 1 : 0;
  }
}
