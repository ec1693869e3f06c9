import type { TableModel } from '../model/special-rules.js';
import type { TableReading } from '../play/views.js';

/** A table of combat results as a card prints it. */
export interface PrintedTable<Column extends string, Result extends string> {
  /** Odds from the worst for the attacker to the best: `1-3`, `1-1`, `3-2`. */
  readonly columns: readonly Column[];
  /** Every result, in the order in which chances are told. */
  readonly results: readonly Result[];
  /** Sides of its die. */
  readonly sides: number;
  /** A row for each roll, one result to a column. */
  readonly rows: readonly (readonly Result[])[];
  /** The roll of the first row, unless it is 1; the first and the last row hold for what lies beyond them, too. */
  readonly firstRoll?: number;
}

/** How likely a result is; only what can come up. */
export interface Chance<Result extends string = string> {
  readonly result: Result;
  readonly chance: number;
}

/** A cell that reads otherwise than printed: its roll, its column, what stands there. */
export interface OtherCell {
  readonly roll: number;
  readonly column: string;
  readonly result: string;
}

/** Cells that a scenario's statements give of a table; where two give the same the first counts: `table crt { 6: 3-1 = A1 }`. */
export function cellsOf(tables: readonly TableModel[], name: string): OtherCell[] {
  const cells = new Map<string, OtherCell>();
  for (const { key, cells: row } of tables.filter((table) => table.name === name).flatMap(({ rows }) => rows))
    for (const { column, value } of row) {
      const at = `${key}: ${column}`;
      if (!cells.has(at)) cells.set(at, { roll: Number(key), column, result: value });
    }
  return [...cells.values()];
}

/** Looks results up by odds and roll, and tells their exact chances. */
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

  /** The rolls that have a row. */
  get rolls(): number[] {
    const { rows, firstRoll = 1 } = this.printed;
    return rows.map((_, index) => firstRoll + index);
  }

  /**
   * The best column that the odds reach: they are rounded in the defender's favour, and held between the first column and
   * the last. Against a defense of nothing any attack has the last.
   */
  columnOf(attack: number, defense: number): Column {
    const best = this.ratios.findLastIndex((odds) => attack * odds.defense >= odds.attack * defense);
    return this.columns[Math.max(0, best)];
  }

  /** So many columns to the right, or to the left when negative, as far as there are any. */
  shifted(column: Column, by: number): Column {
    const at = this.columns.indexOf(column) + by;
    return this.columns[Math.max(0, Math.min(this.columns.length - 1, at))];
  }

  /** What a roll brings. Throws a RangeError for one that no row is printed for. */
  result(column: Column, roll: number): Result {
    const { rows, firstRoll } = this.printed;
    const row = firstRoll === undefined ? roll - 1 : Math.max(0, Math.min(rows.length - 1, roll - firstRoll));
    if (!(row in rows)) throw new RangeError(`The table has no row for a roll of ${roll}.`);
    return rows[row][this.columns.indexOf(column)];
  }

  /** Exact chances of a column; `net` is what is added to every roll. */
  chances(column: Column, net = 0): Chance<Result>[] {
    const { results, sides } = this.printed;
    const rolled = Array.from({ length: sides }, (_, face) => this.result(column, face + 1 + net));
    return results
      .map((result) => ({ result, chance: rolled.filter((one) => one === result).length / sides }))
      .filter(({ chance }) => chance > 0);
  }

  /** All of it, with the place where a roll was read; `net` is what is added to every roll. Undefined for no column of it. */
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

  /** Exact chances where the column itself is a matter of chance. */
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

  /** The table with cells that an author reads otherwise; what names no cell or result of it is left to the checks. */
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
