import { createSlab } from './typed-array-slab.js';

/**
 * A field of a game's state: what it holds when the game begins, and the occasions that bring it back to that.
 * In a group of things (pieces, cells, divisions) it holds one number for each of them; in `game` a single value.
 */
export interface Field<Value = unknown, Occasion extends string = string> {
  readonly kind: 'byte' | 'word' | 'value';
  /** What it holds at first: of a list or an object each state gets its own. */
  readonly start: unknown;
  readonly until: readonly Occasion[];
  /** Never there: the type of what a state holds. */
  readonly holds?: Value;
}

/** By group of things, by name, the fields of a state; what stands under `game` is there once. */
export type Fields = Readonly<Record<string, Readonly<Record<string, Field>>>>;

/** How many things each group has. */
export type GroupSizes = Readonly<Record<string, number>>;

/** Things of some groups, by their index. */
export type IndicesByGroup = Readonly<Record<string, readonly number[] | undefined>>;

type Named<Group> = { -readonly [Name in keyof Group]: Group[Name] extends Field<infer Value> ? Value : never };
type Each<F> = { [Group in keyof F]: Group extends 'game' ? Named<F[Group]> : Readonly<Named<F[Group]>> }[keyof F];
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What a state with these fields holds, name by name. */
export type FieldValues<F extends Fields> = Together<Each<F>>;

type OccasionOf<F> = F extends Field<unknown, infer Occasion> ? Occasion : never;

/** The occasions that clear something. */
export type Occasions<F extends Fields> = {
  [Group in keyof F]: { [Name in keyof F[Group]]: OccasionOf<F[Group][Name]> }[keyof F[Group]];
}[keyof F];

/** A small number, 0 to 255, for each thing of a group; 0 at first. */
export function byte<Occasion extends string = never>(...until: Occasion[]): Field<Uint8Array, Occasion> {
  return { kind: 'byte', start: 0, until };
}

/** A whole number for each thing of a group. */
export function word<Occasion extends string = never>(start = 0, ...until: Occasion[]): Field<Int32Array, Occasion> {
  return { kind: 'word', start, until };
}

/** Anything plain JSON can tell, once in a game. */
export function value<Value, Occasion extends string = never>(
  start: Value,
  ...until: Occasion[]
): Field<Value, Occasion> {
  return { kind: 'value', start, until };
}

/** Plain JSON of everything a state holds, by the names of its fields. */
export type StateRecord = Readonly<Record<string, unknown>>;

/** A field with its name and the group it stands in. */
interface Column extends Field {
  readonly group: string;
  readonly name: string;
}

type Held = Record<string, unknown>;
type Numbers = Uint8Array | Int32Array;

/**
 * The fields of a state, told once: they make its arrays, write and read its snapshots, and clear what an occasion ends.
 * Whatever stands in the list is in all of these: none can forget it.
 */
export class StateFields {
  private readonly columns: readonly Column[];
  /** By occasion, what it ends. */
  private readonly ending = new Map<string, Column[]>();
  /** The numbers of records read before: who looks ahead reads the same one a thousand times, and a list is slow to copy. */
  private readonly readBefore = new WeakMap<StateRecord, Readonly<Record<string, Numbers>>>();

  constructor(...lists: readonly Fields[]) {
    this.columns = lists.flatMap((fields) =>
      Object.entries(fields).flatMap(([group, named]) =>
        Object.entries(named).map(([name, field]) => ({ ...field, group, name })),
      ),
    );
    for (const column of this.columns)
      for (const occasion of column.until) this.ending.set(occasion, [...(this.ending.get(occasion) ?? []), column]);
  }

  /** Gives a state its fields. Each is defined: an object filled by `state[name] =` would become a table, slow to read. */
  lay(state: object, sizes: GroupSizes): void {
    const how = { writable: true, enumerable: true, configurable: true };
    const make = this.maker(sizes);
    for (const column of this.columns) Object.defineProperty(state, column.name, { value: make(column), ...how });
  }

  /** Makes what the fields of one state hold. */
  private maker(sizes: GroupSizes): (column: Column) => unknown {
    const all = (kind: Field['kind']): number =>
      this.columns.reduce((sum, column) => (column.kind === kind ? sum + sizes[column.group] : sum), 0);
    const bytes = createSlab(new Uint8Array(all('byte')));
    const words = createSlab(new Int32Array(all('word')));
    return ({ kind, start, group }) => {
      if (kind === 'value') return copied(start);
      const numbers = kind === 'byte' ? bytes(sizes[group]) : words(sizes[group]);
      return start === 0 ? numbers : numbers.fill(start as number);
    };
  }

  write(state: object): StateRecord {
    return Object.fromEntries(this.columns.map(({ name }) => [name, written((state as Held)[name])]));
  }

  /** Arrays stay the same objects: others may hold on to them. */
  read(state: object, record: StateRecord): void {
    const held = state as Held;
    const before = this.readBefore.get(record);
    for (const { name, kind } of this.columns)
      if (kind === 'value') held[name] = copied(record[name]);
      else (held[name] as Numbers).set(before?.[name] ?? (record[name] as readonly number[]));
    if (before === undefined) this.readBefore.set(record, this.numbersOf(held));
  }

  private numbersOf(held: Held): Record<string, Numbers> {
    const numbers = this.columns.filter(({ kind }) => kind !== 'value');
    return Object.fromEntries(numbers.map(({ name }) => [name, (held[name] as Numbers).slice()]));
  }

  /** What lasts until the occasion is again what it was at first; of a group that is told only the things picked. */
  clear(state: object, occasion: string, picked: IndicesByGroup = {}): void {
    const held = state as Held;
    for (const { group, name, kind, start } of this.ending.get(occasion) ?? []) {
      const numbers = held[name] as Numbers;
      const among = picked[group];
      if (kind === 'value') held[name] = copied(start);
      else if (among === undefined) numbers.fill(start as number);
      else for (const index of among) numbers[index] = start as number;
    }
  }

  /** Takes from a thing of a group all that its fields tell of it, but for those named: they are as at first. */
  lift(state: object, group: string, index: number, but: readonly string[]): Laying {
    const lifted = this.columns
      .filter((column) => column.group === group && !but.includes(column.name))
      .map(({ name, start }) => {
        const numbers = (state as Held)[name] as Numbers;
        const told = numbers[index];
        numbers[index] = start as number;
        return { numbers, told };
      });
    return (to) => {
      for (const { numbers, told } of lifted) numbers[to] = told;
    };
  }
}

/** Lays on one thing of a group what was taken from another. */
type Laying = (index: number) => void;

/** What holds the fields of a list: the state of a game. */
export class FieldHolder<Occasion extends string> {
  constructor(
    private readonly columns: StateFields,
    sizes: GroupSizes,
  ) {
    columns.lay(this, sizes);
  }

  /** Plain JSON of everything that changes. */
  serialise(): StateRecord {
    return this.columns.write(this);
  }
  restore(record: StateRecord): void {
    this.columns.read(this, record);
  }
  /** Takes from a thing of a group what its fields tell of it, but for those named, to lay it on another. */
  protected lift(group: string, index: number, but: readonly string[]): Laying {
    return this.columns.lift(this, group, index, but);
  }
  /** Ends what lasts until the occasion; of pieces, cells and the like that are told, only theirs. */
  clear(occasion: Occasion, picked?: IndicesByGroup): void {
    this.columns.clear(this, occasion, picked);
  }
}

function written(held: unknown): unknown {
  return ArrayBuffer.isView(held) ? listed(held as Numbers) : copied(held);
}

/** Snapshots are taken at every key: a loop takes an eighth of the time of `Array.from`. */
function listed(held: Numbers): number[] {
  const list = new Array<number>(held.length);
  for (let i = 0; i < held.length; i++) list[i] = held[i];
  return list;
}

/** A value of its own: states and snapshots share no list or object. */
function copied(held: unknown): unknown {
  if (typeof held !== 'object' || held === null) return held;
  if (Array.isArray(held)) return held.map(copied);
  if (Object.keys(held).length === 0) return {}; // what occasions begin anew is mostly empty
  return Object.fromEntries(Object.entries(held).map(([name, value]) => [name, copied(value)]));
}
