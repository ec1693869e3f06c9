/**
 * A cell that cannot be read as a value: a date or time, an error such as `#REF!`, or a formula without a stored value.
 */
export type CellProblem = 'date' | 'error' | 'formula';

export interface SheetCell {
  /** The value as text, as a spreadsheet would display it without units and separators. */
  readonly text: string;
  readonly problem?: CellProblem;
}

/** A row with at least one filled cell. Empty cells have an empty text. */
export interface SheetRow {
  /** Number of the row in the sheet. Numbers begin with 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: () => readonly SheetRow[];
}

export const EMPTY: SheetCell = { text: '' };

/** The reason why a file is not read as a spreadsheet. */
export type Unreadable = 'encrypted' | 'old format' | 'damaged' | 'too large';

export class UnreadableSpreadsheet extends Error {
  constructor(readonly reason: Unreadable) {
    super(reason);
  }
}

/** Maximum number of cells of a sheet. A larger sheet is not an order of battle, and could exhaust the memory. */
const MAX_CELLS = 1_000_000;

/** Collects the cells of a sheet by row and column, which count from 0. */
export class SheetBuilder {
  private readonly rows = new Map<number, SheetCell[]>();
  private cells = 0;

  set(row: number, column: number, cell: SheetCell): void {
    if (cell.text === '' && cell.problem === undefined) return;
    const cells = this.rows.get(row) ?? [];
    this.cells += Math.max(1, column + 1 - cells.length);
    if (this.cells > MAX_CELLS) throw new UnreadableSpreadsheet('too large');
    while (cells.length < column) cells.push(EMPTY);
    cells[column] = cell;
    this.rows.set(row, cells);
  }

  /** Copies a cell into the rows below it, because a merged cell applies to all its rows. */
  fillDown(row: number, column: number, rows: number): void {
    const cell = this.rows.get(row)?.[column];
    for (let below = row + 1; cell && below < row + rows; below++) this.set(below, column, cell);
  }

  build(): readonly SheetRow[] {
    return [...this.rows].sort(([a], [b]) => a - b).map(([row, cells]) => ({ line: row + 1, cells }));
  }
}

/**
 * Returns a number as text with at most 15 significant digits, which hides rounding errors: `0.3`, not
 * `0.30000000000000004`.
 */
export const numberText = (value: number): string => String(Number(value.toPrecision(15)));
