import { linksWhere, traceFirst, type LineRules, type TracedLine } from '../../../../engine/mechanics/lines.js';
import { count } from '../../../../engine/model/words.js';
import { IMPASSABLE } from '../../../../engine/board/reach.js';
import { step } from '../refusal.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';

/** Returns where supply lines may pass: wherever units may move, except cells with enemies [5]. */
function courseOf(state: State, side: number): LineRules {
  const enemy = opponent(side);
  return {
    links: linksWhere(state.scenario.map.board, (at) => state.steps[at] !== IMPASSABLE),
    isOpen: (cell) => state.owner[cell] !== enemy,
  };
}

/** Returns a unit's supply line to a depot of its side, or why it has none [5]. */
export function lineOf(state: State, piece: number): TracedLine {
  const { side } = state.piece(piece);
  const longest = state.numbers['supply.length'];
  const depots = new Set(
    state.scenario.map.features
      .filter(({ kind, attributes }) => kind === 'depot' && attributes.owner?.value === SIDES[side])
      .flatMap(({ cells }) => cells),
  );
  return traceFirst({
    line() {
      if (!state.isOnMap(piece)) return [];
      const end = state.lines.nearest(courseOf(state, side), [state.cell[piece]], (cell) => depots.has(cell), longest);
      return end < 0 ? [] : state.lines.line(end);
    },
    why: (line) => [
      step(`a line of ${count(line.length - 1, 'hex', 'hexes')} to ${state.label(line[line.length - 1])}`, '5'),
    ],
    whyNot: () => [step(`no line of ${longest} hexes to a depot`, '5')],
  });
}

/** Determines which units of a side have no supply, at the beginning of the side's phase [5]. */
export function judgeSupply(state: State, side: number): void {
  for (const piece of state.unitsOf(side)) state.isolated[piece] = lineOf(state, piece).value ? 0 : 1;
}
