/** Number of occurrences of each value. The keys are the values as text. */
export type Counts = Readonly<Record<string, number>>;

/** A position in a series of runs: the number of the run, and a number that orders positions within the run. */
export type Place = readonly [run: number, number: number];

/**
 * The counts of one counted thing, such as the winner or the points of a side: for each value, the number of times that
 * it occurred and where it occurred first. Plain JSON.
 */
export interface Row<T extends object = object> {
  /** Identifies the counted thing. */
  readonly key: string;
  readonly of: T;
  /** The first occurrence of the counted thing, with any value. */
  readonly at: Place;
  readonly counts: Counts;
  readonly first: Readonly<Record<string, Place>>;
}

/**
 * Returns whether parsed JSON is a row with a count and a first occurrence for every value. The field `of` may be any
 * object.
 */
export function isRow(value: unknown): value is Row {
  const { key, of, at, counts, first } = (value ?? {}) as Partial<Record<keyof Row, unknown>>;
  if (typeof key !== 'string' || !isRecord(of) || !isPlace(at) || !isRecord(counts) || !isRecord(first)) return false;
  return (
    Object.values(counts).every((times) => Number.isSafeInteger(times) && Number(times) > 0) &&
    Object.keys(counts).length === Object.keys(first).length &&
    Object.keys(counts).every((each) => Object.hasOwn(first, each) && isPlace(first[each]))
  );
}

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isSafeInteger(each));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Collects the counts of a series of runs in rows. The result of {@link all} is the same for every order of counting
 * and adding.
 */
export class Rows<T extends object> {
  private readonly rows = new Map<string, Counting<T>>();

  count(key: string, of: T, at: Place, value: string, where: Place = at, times = 1): void {
    const row = this.row(key, of, at);
    row.counts.set(value, (row.counts.get(value) ?? 0) + times);
    const first = row.first.get(value);
    if (!first || isBefore(where, first)) row.first.set(value, where);
  }

  add(rows: readonly Row<T>[]): void {
    for (const { key, of, at, counts, first } of rows)
      for (const [value, times] of Object.entries(counts)) this.count(key, of, at, value, first[value], times);
  }

  /** Returns the rows, and the values in each row, in the order of their first occurrence. */
  all(): Row<T>[] {
    return [...this.rows]
      .map(([key, { of, at, counts, first }]) => {
        const values = [...first].sort(([a, one], [b, two]) => inOrder(one, two) || (a < b ? -1 : 1));
        return {
          key,
          of,
          at,
          counts: Object.fromEntries(values.map(([value]) => [value, counts.get(value) ?? 0])),
          first: Object.fromEntries(values),
        };
      })
      .sort((a, b) => inOrder(a.at, b.at) || (a.key < b.key ? -1 : 1));
  }

  private row(key: string, of: T, at: Place): Counting<T> {
    const known = this.rows.get(key);
    if (known && !isBefore(at, known.at)) return known;
    const row = {
      of,
      at,
      counts: known?.counts ?? new Map<string, number>(),
      first: known?.first ?? new Map<string, Place>(),
    };
    this.rows.set(key, row);
    return row;
  }
}

interface Counting<T> {
  readonly of: T;
  readonly at: Place;
  readonly counts: Map<string, number>;
  readonly first: Map<string, Place>;
}

const inOrder = ([a, m]: Place, [b, n]: Place): number => a - b || m - n;
const isBefore = (one: Place, other: Place): boolean => inOrder(one, other) < 0;
