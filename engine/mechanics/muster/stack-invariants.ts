import { say } from '../../model/say.js';
import type { Cell } from '../../board/board.js';
import type { GameState } from '../game-state.js';
import type { Mustered } from './piece-register.js';

/**
 * Checks three invariants of pieces in cells: each piece is in the list of its cell, the counts are right, and no cell
 * has pieces of both sides unless the game allows both sides there. The function is fast, because it runs after every
 * answer.
 *
 * @param isListed returns whether a piece is in the list of any cell
 * @param isShared returns whether both sides may be in a cell
 * @returns a sentence for each broken invariant
 */
export function findBrokenStacks<Piece extends Mustered>(
  state: GameState<Piece>,
  isListed: (piece: Piece) => boolean = () => true,
  isShared: (cell: Cell) => boolean = () => false,
): string[] {
  const { head, next, count, owner } = state;
  const broken: string[] = [];
  let listed = 0;
  for (let cell = 0; cell < head.length; cell++) {
    let units = 0;
    for (let piece = head[cell]; piece >= 0 && units <= state.pieces.length; piece = next[piece]) {
      units++;
      if (state.cell[piece] !== cell)
        broken.push(say`${state.name(piece)} is listed in ${state.label(cell)} but stands elsewhere`);
      if (state.piece(piece).side !== owner[cell] && !isShared(cell))
        broken.push(say`${state.name(piece)} stands in ${state.label(cell)}, owned by the other side`);
    }
    listed += units;
    if (units !== count[cell]) broken.push(say`${state.label(cell)} counts ${count[cell]} units and lists ${units}`);
    if (units === 0 && owner[cell] >= 0) broken.push(say`${state.label(cell)} is empty and owned`);
  }
  let onMap = 0;
  for (const piece of state.pieces) if (isListed(piece) && state.isOnMap(piece.index)) onMap++;
  if (listed !== onMap) broken.push(say`${onMap} units are on the map, ${listed} are listed`);
  return broken;
}
