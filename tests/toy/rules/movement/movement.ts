import type { Cell } from '../../../../engine/board/board.js';
import { BLOCKED, IMPASSABLE, Reach, STOP } from '../../../../engine/board/reach.js';
import { whyNot, type Bar } from '../../../../engine/mechanics/bars.js';
import type { Answer, Refusal } from '../../../../engine/play/moment.js';
import { bar } from '../rulebook/rulebook.js';
import { opponent, type State } from '../state/state.js';

const COSTS: Readonly<Record<string, number>> = { open: 1, woods: 2 };

/** The points a unit has: a point less in mud [2]. */
export const allowance = (state: State, piece: number): number =>
  Math.max(1, state.movement(piece) - (state.weather === 'mud' ? 1 : 0));

/** Where a unit may go now, with cost; the cell it stands in left out [4]. */
export function reachOf(state: State, piece: number): Map<Cell, number> {
  const { board, terrain, terrainWords } = state.scenario.map;
  const enemy = opponent(state.piece(piece).side);
  const reach = new Reach(board);
  const steps = Uint8Array.from(board.neighbours, (to) =>
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
    if (!overstacks(state, piece, cell)) reached.set(cell, reach.cost[cell]);
  return reached;
}

/** Whether a unit finds no room in a cell [5]. */
export function overstacks(state: State, piece: number, cell: Cell): boolean {
  if (state.isScout(piece)) return false;
  return state.fightersAt(cell, state.piece(piece).side).length >= state.numbers['stack.limit'];
}

/** Why a unit may not go there [4, 5]. */
export function moveBar(state: State, piece: number, cell: Cell): Bar | undefined {
  const name = state.name(piece);
  if (state.moved[piece] === 1) return bar('4', 'moved', () => `${name} has moved in this activation.`);
  if (overstacks(state, piece, cell))
    return bar(
      '5',
      'stack-limit',
      () => `${state.label(cell)} is full; a side may stack ${state.numbers['stack.limit']}.`,
    );
  if (reachOf(state, piece).has(cell)) return undefined;
  return bar(
    '4',
    'out-of-reach',
    () => `${name} does not reach ${state.label(cell)} with ${allowance(state, piece)} points.`,
  );
}

export const refuseMove = (state: State, { pieces = [], cells = [] }: Answer): Refusal | undefined =>
  whyNot(moveBar(state, pieces[0], cells[0]));

/** Carries a move out: the unit is where it went, and whom it found shows itself. */
export function move(state: State, piece: number, to: Cell): void {
  const from = state.cell[piece];
  state.put(piece, to);
  state.moved[piece] = 1;
  state.emit(() => ({
    kind: 'move',
    rule: '4',
    text: `${state.name(piece)} moves to ${state.label(to)}.`,
    pieces: [state.name(piece)],
    cells: [state.label(from), state.label(to)],
  }));
}
