import type { Cell } from '../../../board/board.js';

/** Cells about which something has changed, each told once, until who keeps something up from them has looked at them anew. */
export class ChangedCells {
  /** In no order; of no meaning while every cell is meant. */
  readonly cells: Cell[] = [];
  private readonly isListed: Uint8Array;
  private hasAll = true;

  constructor(size: number) {
    this.isListed = new Uint8Array(size);
  }

  /** Whether every cell is to be looked at: nobody has told which. */
  get includesAll(): boolean {
    return this.hasAll;
  }
  get isEmpty(): boolean {
    return !this.hasAll && this.cells.length === 0;
  }

  add(cell: Cell): void {
    if (this.hasAll || this.isListed[cell] === 1) return;
    this.isListed[cell] = 1;
    this.cells.push(cell);
  }
  addAll(): void {
    this.hasAll = true;
  }

  /** They have been looked at. */
  clear(): void {
    for (const cell of this.cells) this.isListed[cell] = 0;
    this.cells.length = 0;
    this.hasAll = false;
  }
}
