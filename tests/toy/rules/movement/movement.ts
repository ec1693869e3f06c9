import type { Cell } from '../../../../engine/board/board.js';
import { neighboursOver } from '../../../../engine/board/links.js';
import { BLOCKED, IMPASSABLE, Reach, STOP } from '../../../../engine/board/reach.js';
import type { Bar } from '../../../../engine/mechanics/bars.js';
import { overstackedText } from '../../../../engine/mechanics/stacking.js';
import { bar } from '../rulebook/rulebook.js';
import { overstacks, stackLimit } from '../stacking/stacking.js';
import { opponent, type State } from '../state/state.js';

const COSTS: Readonly<Record<string, number>> = { open: 1, woods: 2 };

/** The points a unit has: a point less in mud [2]. */
export const allowance = (state: State, piece: number): number =>
  Math.max(1, state.movement(piece) - (state.weather === 'mud' ? 1 : 0));

const overLand = (kinds: readonly string[]): boolean => kinds.includes('land link');

/** Where a unit may go now, with cost; the cell it stands in left out [4, 4.3]. */
export function reachOf(state: State, piece: number): Map<Cell, number> {
  const { board, terrain, terrainWords } = state.scenario.map;
  const enemy = opponent(state.piece(piece).side);
  const reach = new Reach(board);
  const steps = Uint8Array.from(neighboursOver(board, overLand), (to) =>
    to < 0 ? IMPASSABLE : (COSTS[terrainWords[terrain[to]]] ?? IMPASSABLE),
  );
  const marks = new Uint8Array(board.size);
  if (!state.isScout(piece))
    for (let cell = 0; cell < board.size; cell++) {
      if (state.fightersAt(cell, enemy).length > 0) marks[cell] |= BLOCKED;
      if (state.zones[enemy].covers(cell)) marks[cell] |= STOP;
    }
  const start = state.cell[piece];
  const count = reach.run(start, allowance(state, piece), steps, marks);
  const reached = new Map<Cell, number>();
  for (const cell of reach.cells.subarray(1, count))
    if (!overstacks(state, [piece], cell)) reached.set(cell, reach.cost[cell]);
  return reached;
}

const hasMoved = bar<[State, number]>(
  '4',
  'moved',
  (state, piece) => `${state.name(piece)} has moved in this activation.`,
);

/** What holds a unit where it is [4]. */
export const barOnMoving = (state: State, piece: number): typeof hasMoved | undefined =>
  state.moved[piece] === 1 ? hasMoved : undefined;

/** Why units that are not held may not go there together [4, 5]. */
export function moveBar(state: State, pieces: readonly number[], cell: Cell): Bar | undefined {
  if (overstacks(state, pieces, cell))
    return bar('5', 'stack-limit', () => {
      const { side } = state.piece(pieces[0]);
      const together = [...new Set([...pieces, ...state.fightersAt(cell, side)])].length;
      return overstackedText(stackLimit(state, state.sideName(side)), together, state.label(cell));
    });
  const far = pieces.find((piece) => !reachOf(state, piece).has(cell));
  if (far === undefined) return undefined;
  return bar(
    '4',
    'out-of-reach',
    () => `${state.name(far)} does not reach ${state.label(cell)} with ${allowance(state, far)} points.`,
  );
}

/** Carries a move out: the unit is where it went, and whom it found shows itself. */
export function move(state: State, piece: number, to: Cell): void {
  const from = state.cell[piece];
  state.put(piece, to);
  state.moved[piece] = 1;
  state.emit('move', '4', () => ({
    text: `${state.name(piece)} moves to ${state.label(to)}.`,
    pieces: [piece],
    cells: [from, to],
  }));
}
