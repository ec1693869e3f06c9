import type { TableModel } from '../model/special-rules.js';
import type { TableReading } from '../play/views.js';
import { reaches } from './rounding.js';

/** A combat results table as printed. */
export interface PrintedTable<Column extends string, Result extends string> {
  /** The odds columns from the worst to the best for the attacker: `1-3`, `1-1`, `3-2`. */
  readonly columns: readonly Column[];
  /** All results, in the order in which chances are listed. */
  readonly results: readonly Result[];
  /** Whether the columns are odds, such as `3-1`, or differences of strength, such as `+3`. Default: odds. */
  readonly columnsAre?: 'odds' | 'difference';
  /** Number of faces of a die. */
  readonly sides: number;
  /** Number of dice that are rolled together; their sum is the roll. Default: 1. */
  readonly dice?: number;
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

/**
 * A combat results table: finds results by roll and by odds or difference of strength, and computes their exact
 * probabilities.
 */
export class CombatTable<Column extends string, Result extends string> {
  readonly columns: readonly Column[];
  readonly results: readonly Result[];
  readonly sides: number;
  readonly dice: number;
  /** For each column, the odds that an attack needs at least. In a table of differences, `defense` is 0. */
  private readonly least: readonly { readonly attack: number; readonly defense: number }[];
  private readonly isByDifference: boolean;
  /** For each sum of the dice, beginning with {@link dice}, the number of throws that give it. */
  private readonly ways: readonly number[];

  constructor(private readonly printed: PrintedTable<Column, Result>) {
    const { columns, dice = 1, sides, columnsAre } = printed;
    this.columns = columns;
    this.results = printed.results;
    this.sides = sides;
    this.dice = dice;
    this.isByDifference = columnsAre === 'difference';
    this.least = columns.map((column) => {
      if (this.isByDifference) return { attack: Number(column), defense: 0 };
      const [attack, defense] = column.split('-').map(Number) as [number, number];
      return { attack, defense };
    });
    this.ways = countThrows(dice, sides);
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
    return this.columns[Math.max(0, this.indexOf(attack, defense))];
  }

  /** Returns the index of the highest column that an attack reaches; -1 if it is below the first column. */
  indexOf(attack: number, defense: number): number {
    const { least, isByDifference } = this;
    for (let at = least.length - 1; at >= 0; at--) {
      const column = least[at];
      const isReached = isByDifference
        ? reaches(attack - defense, column.attack)
        : reaches(attack * column.defense, column.attack * defense);
      if (isReached) return at;
    }
    return -1;
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
    const { ways, dice } = this;
    const rolled = ways.map((_, index) => this.result(column, index + dice + net));
    const throws = this.sides ** dice;
    const waysTo = (result: Result): number =>
      ways.reduce((sum, count, index) => (rolled[index] === result ? sum + count : sum), 0);
    return this.results
      .map((result) => ({ result, chance: waysTo(result) / throws }))
      .filter(({ chance }) => chance > 0);
  }

  /**
   * Returns the whole table with the cell of a roll marked. `net` is the sum of the die-roll modifiers. Undefined for
   * an unknown column.
   */
  reading(named: unknown, roll: unknown, net = 0): TableReading | undefined {
    const column = this.columns.find((one) => one === named);
    if (column === undefined || typeof roll !== 'number') return undefined;
    const { firstRoll = 1, rows } = this.printed;
    const last = firstRoll + rows.length - 1;
    const faces = this.ways.map((_, index) => index + this.dice);
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

/** Returns, for each sum of the dice from the smallest one on, the number of throws that give it. */
function countThrows(dice: number, sides: number): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(ways.length + sides - 1).fill(0);
    ways.forEach((count, sum) => {
      for (let face = 0; face < sides; face++) next[sum + face] += count;
    });
    ways = next;
  }
  return ways;
}
