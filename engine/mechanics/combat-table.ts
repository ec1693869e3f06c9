import type { TableModel } from '../model/special-rules.js';
import type { TableReading } from '../play/views.js';

/** A combat results table as printed. */
export interface PrintedTable<Column extends string, Result extends string> {
  /** The odds columns from the worst to the best for the attacker: `1-3`, `1-1`, `3-2`. */
  readonly columns: readonly Column[];
  /** All results, in the order in which chances are listed. */
  readonly results: readonly Result[];
  /** Number of faces of the die. */
  readonly sides: number;
  /** For each roll, one result per column. */
  readonly rows: readonly (readonly Result[])[];
  /**
   * The roll of the first row. If set, rolls outside the table use the nearest row. By default, the first row is for a
   * roll of 1, and a roll outside the table is an error.
   */
  readonly firstRoll?: number;
}

/** A possible result with its probability. */
export interface Chance<Result extends string = string> {
  readonly result: Result;
  readonly chance: number;
}

/** A value that replaces a printed cell of a table. */
export interface OtherCell {
  readonly roll: number;
  readonly column: string;
  readonly result: string;
}

/**
 * Returns the cells that the author's `table` statements replace in a table, such as `table crt { 6: 3-1 = A1 }`. If
 * several statements replace the same cell, the first one counts.
 */
export function cellsOf(tables: readonly TableModel[], name: string): OtherCell[] {
  const cells = new Map<string, OtherCell>();
  for (const { key, cells: row } of tables.filter((table) => table.name === name).flatMap(({ rows }) => rows))
    for (const { column, value } of row) {
      const at = `${key}: ${column}`;
      if (!cells.has(at)) cells.set(at, { roll: Number(key), column, result: value });
    }
  return [...cells.values()];
}

/** A combat results table: finds results by odds and roll, and computes their exact probabilities. */
export class CombatTable<Column extends string, Result extends string> {
  readonly columns: readonly Column[];
  readonly results: readonly Result[];
  readonly sides: number;
  private readonly ratios: readonly { readonly attack: number; readonly defense: number }[];

  constructor(private readonly printed: PrintedTable<Column, Result>) {
    this.columns = printed.columns;
    this.results = printed.results;
    this.sides = printed.sides;
    this.ratios = printed.columns.map((column) => {
      const [attack, defense] = column.split('-').map(Number) as [number, number];
      return { attack, defense };
    });
  }

  /** Returns the rolls for which the table has a row. */
  get rolls(): number[] {
    const { rows, firstRoll = 1 } = this.printed;
    return rows.map((_, index) => firstRoll + index);
  }

  /**
   * Returns the column for the odds of an attack: the highest column that the odds reach. Odds below the first column
   * use the first column. An attack against a defense of 0 uses the last column.
   */
  columnOf(attack: number, defense: number): Column {
    const best = this.ratios.findLastIndex((odds) => attack * odds.defense >= odds.attack * defense);
    return this.columns[Math.max(0, best)];
  }

  /**
   * Returns the column that is `by` columns to the right, or to the left if `by` is negative. The first and the last
   * column are the limits.
   */
  shifted(column: Column, by: number): Column {
    const at = this.columns.indexOf(column) + by;
    return this.columns[Math.max(0, Math.min(this.columns.length - 1, at))];
  }

  /**
   * Returns the result of a roll.
   * @throws RangeError if the table has no row for the roll
   */
  result(column: Column, roll: number): Result {
    const { rows, firstRoll } = this.printed;
    const row = firstRoll === undefined ? roll - 1 : Math.max(0, Math.min(rows.length - 1, roll - firstRoll));
    if (!(row in rows)) throw new RangeError(`The table has no row for a roll of ${roll}.`);
    return rows[row][this.columns.indexOf(column)];
  }

  /** Returns the exact probabilities of the results in a column. `net` is the sum of the die-roll modifiers. */
  chances(column: Column, net = 0): Chance<Result>[] {
    const { results, sides } = this.printed;
    const rolled = Array.from({ length: sides }, (_, face) => this.result(column, face + 1 + net));
    return results
      .map((result) => ({ result, chance: rolled.filter((one) => one === result).length / sides }))
      .filter(({ chance }) => chance > 0);
  }

  /**
   * Returns the whole table with the cell of a roll marked. `net` is the sum of the die-roll modifiers. Undefined for
   * an unknown column.
   */
  reading(named: unknown, roll: unknown, net = 0): TableReading | undefined {
    const column = this.columns.find((one) => one === named);
    if (column === undefined || typeof roll !== 'number') return undefined;
    const { firstRoll = 1, rows, sides } = this.printed;
    const last = firstRoll + rows.length - 1;
    const faces = Array.from({ length: sides }, (_, face) => face + 1);
    return {
      columns: this.columns,
      rows: rows.map((results, index) => ({ roll: firstRoll + index, results })),
      column,
      row: Math.max(firstRoll, Math.min(last, roll + net)),
      chances: this.chances(column, net).map(({ result, chance }) => ({
        result,
        chance,
        faces: faces.filter((face) => this.result(column, face + net) === result),
      })),
    };
  }

  /** Returns the exact probabilities of the results if each column applies with the given probability. */
  mixed(columns: ReadonlyMap<Column, number>, net = 0): Chance<Result>[] {
    const chances = new Map<Result, number>();
    for (const [column, weight] of columns)
      for (const { result, chance } of this.chances(column, net))
        chances.set(result, (chances.get(result) ?? 0) + weight * chance);
    return this.printed.results.flatMap((result) => {
      const chance = chances.get(result);
      return chance === undefined ? [] : [{ result, chance }];
    });
  }

  /**
   * Returns the table with some cells replaced. Unknown cells and results are ignored here and reported by the checks.
   */
  with(cells: readonly OtherCell[]): CombatTable<Column, Result> {
    const { rows, results, firstRoll = 1 } = this.printed;
    const other = rows.map((row) => [...row]);
    for (const { roll, column, result } of cells) {
      const at = this.columns.findIndex((one) => one === column);
      const known = results.find((one) => one === result);
      if (roll - firstRoll in other && at >= 0 && known !== undefined) other[roll - firstRoll][at] = known;
    }
    return new CombatTable({ ...this.printed, rows: other });
  }
}
