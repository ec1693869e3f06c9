import type { Cell } from '../../../board/board.js';

/** Cells about which something has changed, each told once, until who keeps something up from them has looked at them anew. */
export class Touched {
  /** In no order; of no meaning while every cell is meant. */
  readonly cells: Cell[] = [];
  private readonly isTold: Uint8Array;
  private areAll = true;

  constructor(size: number) {
    this.isTold = new Uint8Array(size);
  }

  /** Whether every cell is to be looked at: nobody has told which. */
  get isEverything(): boolean {
    return this.areAll;
  }
  get isNothing(): boolean {
    return !this.areAll && this.cells.length === 0;
  }

  touch(cell: Cell): void {
    if (this.areAll || this.isTold[cell] === 1) return;
    this.isTold[cell] = 1;
    this.cells.push(cell);
  }
  touchAll(): void {
    this.areAll = true;
  }

  /** They have been looked at. */
  forget(): void {
    for (const cell of this.cells) this.isTold[cell] = 0;
    this.cells.length = 0;
    this.areAll = false;
  }
}
