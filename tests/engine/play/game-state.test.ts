import { expect, test } from 'vitest';
import type { Board } from '../../../engine/board/board.js';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { GameState } from '../../../engine/play/game-state.js';

class Camp extends GameState<{ readonly name: string }> {
  protected readonly acting = 'Blue';

  constructor(pieces: number, board: Board) {
    super(
      Array.from({ length: pieces }, (_, index) => ({ name: String(index) })),
      board,
    );
  }
  put(index: number, to: number): void {
    if (this.cell[index] >= 0) this.unlink(index, this.cell[index]);
    this.cell[index] = to;
    this.link(index, to, 0);
  }
}

test('of 40,000 pieces on 40,000 cells each stands where it was put, and hundreds may share one', () => {
  const board = createBoard({ ...PLAIN_GRID, columns: 200, rows: 200 });
  const camp = new Camp(board.size, board);
  for (let index = 0; index < board.size; index++) camp.put(index, index);
  expect(Array.from(camp.cell)).toEqual(Array.from({ length: board.size }, (_, index) => index));
  expect(camp.unitsIn(board.size - 1)).toEqual([board.size - 1]);
  for (let index = 0; index < 300; index++) camp.put(index, board.size - 1);
  expect(camp.count[board.size - 1]).toBe(301);
  expect(camp.unitsIn(board.size - 1)).toHaveLength(301);
});
