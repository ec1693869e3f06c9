import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byte, StateFields, value, word, type Field, type Fields } from '../../../engine/mechanics/state-fields.js';

type Held = Record<string, unknown>;

const SIZES = { piece: 3, cell: 4 };
const fields = {
  piece: { step: byte(), moved: byte('phase', 'turn'), from: word(-1, 'turn') },
  cell: { smoke: byte('phase') },
  game: { turn: value(0), points: value([] as number[], 'turn') },
} as const satisfies Fields;

const START = { step: [0, 0, 0], moved: [0, 0, 0], from: [-1, -1, -1], smoke: [0, 0, 0, 0], turn: 0, points: [] };
const USED = { step: [1, 1, 1], moved: [1, 1, 1], from: [5, 6, 7], smoke: [1, 1, 1, 1], turn: 4, points: [9, 8] };

function laid(columns: StateFields): Held {
  const state: Held = {};
  columns.defineOn(state, SIZES);
  return state;
}

test('a new state has the initial values of its fields', () => {
  const columns = new StateFields(fields);
  const state = laid(columns);
  expect(columns.write(state)).toEqual(START);
  expect([state.step, state.from].map((array) => (array as object).constructor)).toEqual([Uint8Array, Int32Array]);
});

describe.each([
  ['phase', {}, { moved: START.moved, smoke: START.smoke }],
  ['turn', {}, { moved: START.moved, from: START.from, points: [] }],
  ['phase', { piece: [1] }, { moved: [1, 0, 1], smoke: START.smoke }],
  ['turn', { piece: [0, 2] }, { moved: [0, 1, 0], from: [-1, 6, -1], points: [] }],
  ['turn', { piece: [] }, { points: [] }],
  ['year', {}, {}],
])('clearing the occasion %s for the members %j', (occasion, picked, cleared) => {
  test('clearing an occasion resets only the state fields that last until this occasion', () => {
    const columns = new StateFields(fields);
    const state = laid(columns);
    columns.read(state, USED);
    columns.clear(state, occasion, picked);
    expect(columns.write(state)).toEqual({ ...USED, ...cleared });
  });
});

const neighbours = {
  piece: { moved: byte('phase'), step: byte(), fired: byte('phase'), from: word(-1, 'phase'), to: word(-1, 'phase') },
  cell: { spent: word(0, 'phase'), owner: word(-1), smoke: byte('phase'), fires: byte('phase', 'turn') },
  game: { shots: value(0, 'phase') },
} as const satisfies Fields;

test.each([
  ['phase', ['step', 'owner']],
  ['turn', ['moved', 'step', 'fired', 'from', 'to', 'spent', 'owner', 'smoke', 'shots']],
])('the reset at the occasion %s leaves only the fields %j as they are', (occasion, unchanged) => {
  const columns = new StateFields(neighbours);
  const state = laid(columns);
  const start = columns.write(state);
  const used = Object.fromEntries(
    Object.entries(start).map(([name, values]) => [name, Array.isArray(values) ? values.map(() => 7) : 7]),
  );
  columns.read(state, used);
  for (const reset of columns.resetsOf(state, occasion)) reset();
  const expected = Object.entries(start).map(([name, values]) => [
    name,
    unchanged.includes(name) ? used[name] : values,
  ]);
  expect(columns.write(state)).toEqual(Object.fromEntries(expected));
});

test('StateFields.lift removes the values of one member of a group and can give them to another member', () => {
  const columns = new StateFields(fields);
  const state = laid(columns);
  columns.read(state, USED);
  const layOn = columns.lift(state, 'piece', 1, ['moved']);
  expect(columns.write(state)).toEqual({ ...USED, step: [1, 0, 1], from: [5, -1, 7] });
  layOn(2);
  expect(columns.write(state)).toEqual({ ...USED, step: [1, 0, 1], from: [5, -1, 6] });
});

test('changing a list in a game state changes no other state, no snapshot and no initial value', () => {
  const columns = new StateFields(fields);
  const [one, other] = [laid(columns), laid(columns)];
  (one.points as number[]).push(1);
  const record = columns.write(one);
  columns.read(other, record);
  (one.points as number[]).push(2);
  (other.points as number[]).push(3);
  expect([record.points, one.points, other.points, laid(columns).points]).toEqual([[1], [1, 2], [1, 3], []]);
  columns.clear(one, 'turn', {});
  (one.points as number[]).push(4);
  expect(laid(columns).points).toEqual([]);
});

test('the initial value of a field may have any properties, also those that JavaScript calls itself', () => {
  const columns = new StateFields({ game: { orders: value({ toString: 0, valueOf: 0 }) } });
  expect(columns.write(laid(columns))).toEqual({ orders: { toString: 0, valueOf: 0 } });
});

test('a state keeps the same arrays when a snapshot is restored', () => {
  const columns = new StateFields(fields);
  const state = laid(columns);
  const { step, from } = state;
  columns.read(state, USED);
  expect(state.step === step && state.from === from).toBe(true);
});

/**
 * Generates a field of a game's state: a number for each member of a group or, for the group `game`, any JSON value.
 */
const anyField = (group: string): fc.Arbitrary<Field> =>
  group === 'game'
    ? fc.jsonValue().map((start) => value(start))
    : fc.oneof(
        fc.constant(byte()),
        fc.integer({ min: -9, max: 9 }).map((start) => word(start)),
      );
const anyFields: fc.Arbitrary<Fields> = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 12 })
  .chain((names) =>
    fc
      .tuple(
        ...names.map((name) =>
          fc
            .constantFrom('piece', 'cell', 'game')
            .chain((group) => fc.tuple(fc.constant(group), fc.constant(name), anyField(group))),
        ),
      )
      .map((all) => {
        const lists: Record<string, Record<string, Field>> = {};
        for (const [group, name, field] of all) (lists[group] ??= {})[name] = field;
        return lists;
      }),
  );

test('a state that reads a snapshot has every value of the state that wrote it', () => {
  fc.assert(
    fc.property(anyFields, fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (lists, numbers) => {
      const columns = new StateFields(lists);
      const state = laid(columns);
      for (const [name, values] of Object.entries(state)) {
        if (ArrayBuffer.isView(values))
          (values as Uint8Array).set(Array.from(values as Uint8Array, () => Number(numbers.next().value)));
        else state[name] = { was: values, is: Number(numbers.next().value) };
      }
      const restored = laid(columns);
      columns.read(restored, JSON.parse(JSON.stringify(columns.write(state))) as Held);
      expect(restored).toEqual(normalised(state));
    }),
  );
});

/** Replaces minus zero by zero, as JSON does. */
function normalised(state: Held): Held {
  return Object.fromEntries(
    Object.entries(state).map(([name, values]) => [
      name,
      ArrayBuffer.isView(values) ? values : (JSON.parse(JSON.stringify(values)) as unknown),
    ]),
  );
}
