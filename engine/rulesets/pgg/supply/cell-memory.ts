import type { Cell } from '../../../board/board.js';

/** Answers about cells that hold until the number of changes they were worked out at is another: units of one hex share them. */
export class CellMemory {
  private readonly at: Int32Array;
  private readonly answers: Uint8Array;

  constructor(size: number) {
    this.at = new Int32Array(size);
    this.answers = new Uint8Array(size);
  }

  /** Knows every cell at once: no, but for those it is then told of. */
  learn(changes: number): void {
    this.at.fill(changes);
    this.answers.fill(0);
  }

  /** Yes for some of the cells just learnt. */
  add(cells: Int32Array): void {
    for (const cell of cells) this.answers[cell] = 1;
  }

  /** The answer for a cell, worked out when it was not yet asked since the change of that number. */
  recall(cell: Cell, changes: number, ask: (cell: Cell) => boolean): boolean {
    if (this.at[cell] !== changes) {
      this.answers[cell] = ask(cell) ? 1 : 0;
      this.at[cell] = changes;
    }
    return this.answers[cell] === 1;
  }
}
