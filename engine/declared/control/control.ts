import type { Cell } from '../../board/board.js';
import type { Control } from '../declaration.js';
import type { State } from '../state/state.js';

/**
 * Gives cells of a path to the side of the unit that took it: the last cell or, if passing through a place takes it,
 * all cells.
 */
export function takeCells(state: State, piece: number, way: readonly Cell[], by: Control['by'][number]): void {
  const { control } = state.declaration;
  const { side } = state.piece(piece);
  if (way.length === 0) return;
  if (control !== undefined && !control.by.includes(by)) return;
  for (const cell of control?.takesInPassing === true ? way : way.slice(-1)) state.control[cell] = side;
}

/**
 * Gives each empty cell that is in the zones of control of only one side to that side, if zones take places in the
 * game.
 */
export function takeCellsInZones(state: State): void {
  if (state.declaration.control?.byZones !== true) return;
  const [first, second] = [0, 1].map((side) => new Set(state.zones.cellsOf(side)));
  for (let cell = 0; cell < state.count.length; cell++) {
    if (state.count[cell] > 0 || first.has(cell) === second.has(cell)) continue;
    state.control[cell] = first.has(cell) ? 0 : 1;
  }
}
