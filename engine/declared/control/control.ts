import type { Cell } from '../../board/board.js';
import type { Control } from '../declaration/victory.js';
import type { State } from '../state/state.js';

/**
 * Gives the side of a unit control of the last cell of a path or, if the game says that units also take control of
 * places that they pass through, of all its cells.
 */
export function takeCells(state: State, piece: number, way: readonly Cell[], by: Control['by'][number]): void {
  const { control } = state.declaration;
  const { side } = state.piece(piece);
  if (way.length === 0) return;
  if (control !== undefined && !control.by.includes(by)) return;
  for (const cell of control?.takesInPassing === true ? way : way.slice(-1)) state.control[cell] = side;
}

/**
 * Gives a side control of each empty cell that is in the zones of control of this side only, if the game says that
 * zones give control.
 */
export function takeCellsInZones(state: State): void {
  if (state.declaration.control?.byZones !== true) return;
  const [first, second] = [0, 1].map((side) => new Set(state.zones.cellsOf(side)));
  for (let cell = 0; cell < state.count.length; cell++) {
    if (state.count[cell] > 0 || first.has(cell) === second.has(cell)) continue;
    state.control[cell] = first.has(cell) ? 0 : 1;
  }
}
