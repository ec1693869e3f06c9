import type { Board, Cell } from '../board/board.js';
import type { MapModel } from '../model/map.js';

/**
 * Returns the terrain of each cell as an index into the game's terrain words; 0 for unknown words and cells without
 * terrain.
 */
export function terrainIn({ board, terrain, terrainWords }: MapModel, words: readonly string[]): Uint8Array {
  const indices = terrainWords.map((word) => Math.max(0, words.indexOf(word)));
  return Uint8Array.from({ length: board.size }, (_, cell) => indices[terrain[cell]] ?? 0);
}

/**
 * Sets bits for the move between two neighbours, in both directions: `marks[cell * directions + direction]`. Cells that
 * are not neighbours are ignored.
 */
export function markBetween(marks: Uint8Array | Int32Array, board: Board, from: Cell, to: Cell, bits: number): void {
  const [forward, backward] = [board.direction(from, to), board.direction(to, from)];
  if (forward < 0 || backward < 0) return;
  marks[from * board.directions + forward] |= bits;
  marks[to * board.directions + backward] |= bits;
}

/** Sets bits for every move along chains of cells, such as roads and railways, in both directions. */
export function markAlong(
  marks: Uint8Array | Int32Array,
  board: Board,
  chains: readonly (readonly Cell[])[],
  bits: number,
): void {
  for (const chain of chains)
    for (let i = 1; i < chain.length; i++) markBetween(marks, board, chain[i - 1], chain[i], bits);
}
