import type { Cell } from '../../../../engine/board/board.js';
import { noLine, traceFirst, type LineRules, type TracedLine } from '../../../../engine/mechanics/lines.js';
import { memoize } from '../../../../engine/mechanics/memoize.js';
import { opponent } from '../../../../engine/mechanics/sides.js';
import { count } from '../../../../engine/model/words.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** A line of supply contains no enemy unit and no hex in an enemy zone [6]. */
export const lineRulesOf = (state: State, side: number): LineRules => ({
  links: state.ground.board.neighbours,
  isOpen: (cell) => state.owner[cell] !== opponent(side) && !state.isInEnemyZone(side, cell),
});

const openSources = (state: State, side: number, { isOpen }: LineRules): readonly Cell[] =>
  state.ground.sources[side].filter((cell) => isOpen?.(cell) === true);

/** The cells from which a line leads to a source, for one side and one revision of the position. */
interface Supplied {
  revision: number;
  readonly cells: Uint8Array;
}

const suppliedOf = memoize((state: State): readonly Supplied[] =>
  SIDES.map(() => ({ revision: 0, cells: new Uint8Array(state.count.length) })),
);

/** Returns whether a line of supply of a side leads from a cell to its edge of the map [6]. */
export function isCellSupplied(state: State, side: number, cell: Cell): boolean {
  const supplied = suppliedOf(state)[side];
  if (supplied.revision !== state.changes) {
    supplied.revision = state.changes;
    supplied.cells.fill(0);
    const rules = lineRulesOf(state, side);
    for (const one of state.lines.spread(rules, openSources(state, side, rules))) supplied.cells[one] = 1;
  }
  return supplied.cells[cell] === 1;
}

/** Returns whether a unit on the map is in supply [6]. */
export const isSupplied = (state: State, piece: number): boolean =>
  state.isOnMap(piece) && isCellSupplied(state, state.piece(piece).side, state.cell[piece]);

/** Returns the line of supply of a unit, or why it has none. */
export function lineOf(state: State, piece: number): TracedLine {
  if (!state.isOnMap(piece)) return noLine(true);
  const { side } = state.piece(piece);
  return traceFirst({
    line() {
      const rules = lineRulesOf(state, side);
      const sources = new Set(openSources(state, side, rules));
      return state.lines.line(state.lines.nearest(rules, state.cell[piece], (cell) => sources.has(cell)));
    },
    why: (line) => [
      {
        text: `a line of ${count(line.length - 1, 'hex', 'hexes')} to ${state.label(line[line.length - 1])}`,
        rule: '6',
      },
    ],
    whyNot: () => [{ text: 'no open line to a source of supply', rule: '6' }],
  });
}
