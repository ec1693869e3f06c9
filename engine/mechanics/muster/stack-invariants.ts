import type { Cell } from '../../board/board.js';
import type { GameState } from '../game-state.js';
import type { Mustered } from './piece-register.js';

/**
 * What must be true of where pieces stand, whatever was played: each that is listed stands in one cell and its cell knows it,
 * and no cell lists both sides, unless the game shares it, or belongs to nobody who stands there. Broken ones in words. Quick:
 * asked after every answer.
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
        broken.push(`${state.name(piece)} is listed in ${state.label(cell)} but stands elsewhere`);
      if (state.piece(piece).side !== owner[cell] && !isShared(cell))
        broken.push(`${state.name(piece)} stands in ${state.label(cell)}, owned by the other side`);
    }
    listed += units;
    if (units !== count[cell]) broken.push(`${state.label(cell)} counts ${count[cell]} units and lists ${units}`);
    if (units === 0 && owner[cell] >= 0) broken.push(`${state.label(cell)} is empty and owned`);
  }
  let onMap = 0;
  for (const piece of state.pieces) if (isListed(piece) && state.isOnMap(piece.index)) onMap++;
  if (listed !== onMap) broken.push(`${onMap} units are on the map, ${listed} are listed`);
  return broken;
}
