import { expect, test } from 'vitest';
import type { Board } from '../../../engine/board/board.js';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { byte, value, type Fields } from '../../../engine/mechanics/state-fields.js';
import { stateOf } from '../../../engine/mechanics/game-state.js';

interface Tent {
  readonly name: string;
}

const fields = {
  piece: { slept: byte('day') },
  game: { nights: value(0), visitors: value([] as string[], 'day') },
} as const satisfies Fields;

class Camp extends stateOf<Tent, typeof fields>(fields) {
  protected readonly acting = 'Blue';

  constructor(pieces: number, board: Board) {
    super(
      Array.from({ length: pieces }, (_, index) => ({ name: String(index) })),
      board,
      {},
    );
  }
  sideName(): string {
    return this.acting;
  }
  put(index: number, to: number): void {
    if (this.cell[index] >= 0) this.unlink(index, this.cell[index]);
    this.cell[index] = to;
    this.link(index, to, 0);
  }
}

test('a game state keeps the cells of 40,000 pieces on 40,000 cells, with hundreds in one cell', () => {
  const board = createBoard({ ...PLAIN_GRID, columns: 200, rows: 200 });
  const camp = new Camp(board.size, board);
  for (let index = 0; index < board.size; index++) camp.put(index, index);
  expect(Array.from(camp.cell)).toEqual(Array.from({ length: board.size }, (_, index) => index));
  expect(camp.unitsIn(board.size - 1)).toEqual([board.size - 1]);
  for (let index = 0; index < 300; index++) camp.put(index, board.size - 1);
  expect(camp.count[board.size - 1]).toBe(301);
  expect(camp.unitsIn(board.size - 1)).toHaveLength(301);
});

test('a snapshot contains the cells and fields of pieces, but not the recorded events', () => {
  const board = createBoard({ ...PLAIN_GRID, columns: 3, rows: 1 });
  const camp = new Camp(3, board);
  camp.put(0, 1);
  camp.put(2, 1);
  camp.slept[2] = 1;
  camp.nights = 2;
  camp.visitors.push('Ann');
  camp.address = '2/Blue';
  const other = new Camp(3, board);
  other.emit('rumour', '1', () => ({ text: 'Somebody comes.' }));
  other.restore(JSON.parse(JSON.stringify(camp.serialise())) as never);
  expect(other.unitsIn(1)).toEqual([2, 0]);
  expect(other.serialise()).toEqual(camp.serialise());
  expect(other.drainEvents()).toEqual([]);
  other.clear('day');
  expect([...other.slept, ...other.visitors]).toEqual([0, 0, 0]);
  expect(camp.visitors).toEqual(['Ann']);
});
