import type { Meaning } from './stated-position/meanings.js';
import { createSlab } from './typed-array-slab.js';

/**
 * A field of a game's state. In a group, such as pieces, cells or divisions, the field is an array with one number for
 * each member. In the group `game`, the field is a single value.
 */
export interface Field<Value = unknown, Occasion extends string = string> {
  readonly kind: 'byte' | 'word' | 'value';
  /** The initial value of the field. If it is a list or object, each state gets a copy. */
  readonly start: unknown;
  /** The occasions that reset the field to its initial value. */
  readonly until: readonly Occasion[];
  /** The meaning of the field's numbers in a `position` statement. */
  readonly meaning?: Meaning;
  /** Set if the value follows from the statements of the scenario, so that a `position` statement leaves it out. */
  readonly isByStatements?: true;
  /** Used only by the type checker, for the type of the field's value. */
  readonly holds?: Value;
}

/** The fields of a state by group and name. The group `game` has a single member. */
export type Fields = Readonly<Record<string, Readonly<Record<string, Field>>>>;

/** The number of members of each group. */
export type GroupSizes = Readonly<Record<string, number>>;

/** Lists of members by group: the name of a group leads to the indices of some of its members. Groups may be absent. */
export type IndicesByGroup = Readonly<Record<string, readonly number[] | undefined>>;

type Named<Group> = { -readonly [Name in keyof Group]: Group[Name] extends Field<infer Value> ? Value : never };
type Each<F> = { [Group in keyof F]: Group extends 'game' ? Named<F[Group]> : Readonly<Named<F[Group]>> }[keyof F];
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The properties of a state that has these fields. */
export type FieldValues<F extends Fields> = Together<Each<F>>;

type OccasionOf<F> = F extends Field<unknown, infer Occasion> ? Occasion : never;

/** The occasions that reset at least one field. */
export type Occasions<F extends Fields> = {
  [Group in keyof F]: { [Name in keyof F[Group]]: OccasionOf<F[Group][Name]> }[keyof F[Group]];
}[keyof F];

/** Defines a field with a number from 0 to 255 for each member of a group, initially 0. */
export function byte<Occasion extends string = never>(...until: Occasion[]): Field<Uint8Array, Occasion> {
  return { kind: 'byte', start: 0, until };
}

/**
 * Defines a field with a 32-bit integer for each member of a group.
 *
 * @param start the initial value
 * @param until the occasions that reset the field to the initial value
 */
export function word<Occasion extends string = never>(start = 0, ...until: Occasion[]): Field<Int32Array, Occasion> {
  return { kind: 'word', start, until };
}

/** Defines a field of the game with a value that is plain JSON. */
export function value<Value, Occasion extends string = never>(
  start: Value,
  ...until: Occasion[]
): Field<Value, Occasion> {
  return { kind: 'value', start, until };
}

/** Returns a field whose numbers a `position` statement writes as names: labels of cells, names of units, words. */
export function meaning<F extends Field>(what: Meaning, field: F): F {
  return { ...field, meaning: what };
}

/** Returns a field that the statements of the scenario determine, so that a `position` statement leaves it out. */
export function byStatements<F extends Field>(field: F): F {
  return { ...field, isByStatements: true };
}

/** A snapshot of a state as plain JSON, by the names of its fields. */
export type StateRecord = Readonly<Record<string, unknown>>;

/** A field with its name and group. */
export interface Column extends Field {
  readonly group: string;
  readonly name: string;
}

type Values = Record<string, unknown>;
type Numbers = Uint8Array | Int32Array;

/**
 * The list of the fields of a state. It creates the arrays, writes and reads snapshots, and resets fields, so that none
 * of these operations can omit a field.
 */
export class StateFields {
  readonly columns: readonly Column[];
  /**
   * All fields in the order of their arrays in memory. Fields that the same occasions reset to the same number are
   * neighbours, so that one call resets all of them.
   */
  private readonly inMemory: readonly Column[];
  /** The fields that each occasion resets, in the order of `inMemory`. */
  private readonly resetBy = new Map<string, Column[]>();
  /**
   * Typed arrays of restored records. They are cached because the look-ahead player restores one record a thousand
   * times, and lists are slow to copy.
   */
  private readonly arraysOf = new WeakMap<StateRecord, Readonly<Record<string, Numbers>>>();

  constructor(...lists: readonly Fields[]) {
    this.columns = lists.flatMap((fields) =>
      Object.entries(fields).flatMap(([group, named]) =>
        Object.entries(named).map(([name, field]) => ({ ...field, group, name })),
      ),
    );
    const byReset = new Map<string, Column[]>();
    for (const column of this.columns) {
      const reset = JSON.stringify([column.kind, column.start, column.until]);
      byReset.set(reset, [...(byReset.get(reset) ?? []), column]);
    }
    this.inMemory = [...byReset.values()].flat();
    for (const column of this.inMemory)
      for (const occasion of column.until) this.resetBy.set(occasion, [...(this.resetBy.get(occasion) ?? []), column]);
  }

  /**
   * Defines the fields as properties of a state. Assignments `state[name] =` would turn the state into a slow
   * dictionary.
   */
  defineOn(state: object, sizes: GroupSizes): void {
    const property = { value: undefined as unknown, writable: true, enumerable: true, configurable: true };
    const create = this.valueFactory(sizes);
    for (const column of this.inMemory) {
      property.value = create(column);
      Object.defineProperty(state, column.name, property);
    }
  }

  /** Returns a function that creates the initial value of each field for one game state. */
  private valueFactory(sizes: GroupSizes): (column: Column) => unknown {
    const all = (kind: Field['kind']): number =>
      this.columns.reduce((sum, column) => (column.kind === kind ? sum + sizes[column.group] : sum), 0);
    const bytes = createSlab(new Uint8Array(all('byte')));
    const words = createSlab(new Int32Array(all('word')));
    return ({ kind, start, group }) => {
      if (kind === 'value') return copy(start);
      const numbers = kind === 'byte' ? bytes(sizes[group]) : words(sizes[group]);
      return start === 0 ? numbers : numbers.fill(start as number);
    };
  }

  write(state: object): StateRecord {
    return Object.fromEntries(this.columns.map(({ name }) => [name, toJson((state as Values)[name])]));
  }

  /** Restores the values. Arrays remain the same objects, because other objects may refer to them. */
  read(state: object, record: StateRecord): void {
    const values = state as Values;
    const arrays = this.arraysOf.get(record);
    for (const { name, kind } of this.columns)
      if (kind === 'value') values[name] = copy(record[name]);
      else (values[name] as Numbers).set(arrays?.[name] ?? (record[name] as readonly number[]));
    if (arrays === undefined) this.arraysOf.set(record, this.numbersOf(values));
  }

  private numbersOf(values: Values): Record<string, Numbers> {
    const numbers = this.columns.filter(({ kind }) => kind !== 'value');
    return Object.fromEntries(numbers.map(({ name }) => [name, (values[name] as Numbers).slice()]));
  }

  /** Returns the functions that reset the fields of a state which last until an occasion. */
  resetsOf(state: object, occasion: string): readonly (() => void)[] {
    const values = state as Values;
    const resets: (() => void)[] = [];
    let last: { numbers: Numbers; readonly start: unknown } | undefined;
    for (const { name, kind, start } of this.resetBy.get(occasion) ?? []) {
      const numbers = values[name] as Numbers;
      if (kind === 'value') resets.push(() => (values[name] = copy(start)));
      else if (last !== undefined && last.start === start && isBefore(last.numbers, numbers))
        last.numbers = join(last.numbers, numbers);
      else {
        const all = (last = { numbers, start });
        resets.push(() => all.numbers.fill(start as number));
      }
    }
    return resets;
  }

  /**
   * Resets the fields that last until an occasion. If `indices` lists members of a group, only these members are reset
   * in that group.
   */
  clear(state: object, occasion: string, indices: IndicesByGroup): void {
    const values = state as Values;
    for (const { group, name, kind, start } of this.resetBy.get(occasion) ?? []) {
      const numbers = values[name] as Numbers;
      const members = indices[group];
      if (kind === 'value') values[name] = copy(start);
      else if (members === undefined) numbers.fill(start as number);
      else for (const index of members) numbers[index] = start as number;
    }
  }

  /**
   * Resets all fields of one member of a group, except the fields in `except`. Returns a function that writes the old
   * values to another member.
   */
  lift(state: object, group: string, index: number, except: readonly string[]): PutValues {
    const lifted = this.columns
      .filter((column) => column.group === group && !except.includes(column.name))
      .map(({ name, start }) => {
        const numbers = (state as Values)[name] as Numbers;
        const value = numbers[index];
        numbers[index] = start as number;
        return { numbers, value };
      });
    return (to) => {
      for (const { numbers, value } of lifted) numbers[to] = value;
    };
  }
}

/** Returns whether an array ends where another one begins in the same buffer. */
const isBefore = (one: Numbers, other: Numbers): boolean =>
  one.buffer === other.buffer && one.byteOffset + one.byteLength === other.byteOffset;

/** Returns an array with the memory of two adjacent arrays. */
const join = (one: Numbers, other: Numbers): Numbers =>
  one instanceof Uint8Array
    ? new Uint8Array(one.buffer, one.byteOffset, one.length + other.length)
    : new Int32Array(one.buffer, one.byteOffset, one.length + other.length);

/** Gives the values of one member of a group to another. */
type PutValues = (index: number) => void;

/** Base class for the state of a game. An instance has one property for each field that the game defines. */
export class FieldHolder<Occasion extends string> {
  /** The functions that reset the fields of this state, by the occasion. Most phases begin with a reset. */
  private readonly resets = new Map<string, readonly (() => void)[]>();

  constructor(
    private readonly columns: StateFields,
    sizes: GroupSizes,
  ) {
    columns.defineOn(this, sizes);
  }

  /** The fields of the state, in the order of its snapshots. */
  get fieldList(): readonly Column[] {
    return this.columns.columns;
  }

  /** Returns a snapshot as plain JSON. */
  serialise(): StateRecord {
    return this.columns.write(this);
  }
  restore(record: StateRecord): void {
    this.columns.read(this, record);
  }
  /**
   * Resets all fields of one member of a group, except the fields in `except`. Returns a function that writes the old
   * values to another member.
   */
  protected lift(group: string, index: number, except: readonly string[]): PutValues {
    return this.columns.lift(this, group, index, except);
  }
  /**
   * Resets the fields that last until an occasion. If `indices` lists members of a group, only these members are reset
   * in that group.
   */
  clear(occasion: Occasion, indices?: IndicesByGroup): void {
    if (indices !== undefined) {
      this.columns.clear(this, occasion, indices);
      return;
    }
    let resets = this.resets.get(occasion);
    if (resets === undefined) this.resets.set(occasion, (resets = this.columns.resetsOf(this, occasion)));
    for (const reset of resets) reset();
  }
}

function toJson(value: unknown): unknown {
  return ArrayBuffer.isView(value) ? toList(value as Numbers) : copy(value);
}

/**
 * Converts a typed array to a list. A loop is used because it takes an eighth of the time of `Array.from`, and
 * snapshots are taken while the author types.
 */
function toList(numbers: Numbers): number[] {
  const list = new Array<number>(numbers.length);
  for (let i = 0; i < numbers.length; i++) list[i] = numbers[i];
  return list;
}

/** Returns a deep copy, so that states and snapshots share no list or object. */
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  if (Object.keys(value).length === 0) return {}; // the most frequent case
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)]));
}
