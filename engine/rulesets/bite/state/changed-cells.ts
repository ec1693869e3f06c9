import type { Cell } from '../../../board/board.js';

/** A set of cells that changed since the last `clear`, for incremental updates. Initially it includes all cells. */
export class ChangedCells {
  /** The changed cells, unordered. The list has no meaning while {@link includesAll} is true. */
  readonly cells: Cell[] = [];
  private readonly isListed: Uint8Array;
  private hasAll = true;

  constructor(size: number) {
    this.isListed = new Uint8Array(size);
  }

  /** Returns whether all cells count as changed. */
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

  /** Empties the set. Called after the cells have been processed. */
  clear(): void {
    for (const cell of this.cells) this.isListed[cell] = 0;
    this.cells.length = 0;
    this.hasAll = false;
  }
}
