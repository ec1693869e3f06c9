import { describe, expect, test } from 'vitest';
import { field as fdaField } from './fda/field.js';
import { field as pggField } from './pgg/field.js';

type Fields = Record<string, unknown>;
type Numbers = Int32Array | Uint8Array | number[];

/**
 * Returns functions that change a field: a number by one, a word or flag to another value, and a list by one entry,
 * including each list within it. Each function returns the function that restores the field.
 */
function changesOf(fields: Fields, key: string): readonly (() => () => void)[] {
  const value = fields[key];
  const set = (other: unknown) => () => (fields[key] = other);
  if (typeof value === 'number') return [() => (set(value + 1)(), set(value))];
  if (typeof value === 'string') return [() => (set(`${value}!`)(), set(value))];
  if (typeof value === 'boolean') return [() => (set(!value)(), set(value))];
  const lists: readonly unknown[] = isNumbers(value) ? [value] : Array.isArray(value) ? (value as unknown[]) : [];
  const longer = Array.isArray(value) ? [() => (value.push(1), () => void value.pop())] : [];
  return [
    ...longer,
    ...lists.filter(isNumbers).map((list) => () => {
      list[0]++;
      return () => list[0]--;
    }),
  ];
}

function isNumbers(value: unknown): value is Numbers {
  return (ArrayBuffer.isView(value) || Array.isArray(value)) && typeof (value as Numbers).at(0) === 'number';
}

const pgg = () => pggField({ german: { '2010': ['pz 25/7'] }, soviet: { '2012': ['rifle A 6-8-6'] } }).state;
const fda = () => fdaField({ A: { X: ['INF x @ 0,0'] }, B: { Y: ['INF y @ 1,0'] } }).state;

/**
 * Fields that a snapshot does not contain: values that a restore recomputes, change counters, facts fixed by the
 * scenario, and the record of events.
 */
const OF_ALL = ['changes', 'events', 'isSilent', 'pieces', 'skippedDecisions'];
const OF_PGG = [...OF_ALL, 'changesOf', 'lineChanges', 'lineOpen', 'markersLaid', 'marks', 'steps', 'zone'];
const OF_FDA = [...OF_ALL, 'lineOpen', 'lines', 'stackLimit', 'turnsPerDay', 'zone'];

/**
 * Fields that form linked lists of units. They are not changed by this test, because a wrong link would make a list
 * endless.
 */
const LISTED = ['cell', 'next', 'head', 'count', 'owner'];

describe.each([
  ['pgg', pgg, OF_PGG],
  ['fda', fda, OF_FDA],
])('a snapshot of %s', (_, start, others) => {
  test('a snapshot contains everything that changes in a game', () => {
    const state = start();
    const fields = state as unknown as Fields;
    const before = JSON.stringify(state.serialise());
    const isHeld = (change: () => () => void): boolean => {
      const undo = change();
      const after = JSON.stringify(state.serialise());
      undo();
      return after !== before;
    };
    const missing = Object.keys(fields).filter((key) => !changesOf(fields, key).every(isHeld));
    expect(missing.toSorted()).toEqual(others.toSorted());
  });

  test('a restored snapshot restores every field', () => {
    const state = start();
    const fields = state as unknown as Fields;
    for (const key of Object.keys(fields))
      if (!others.includes(key) && !LISTED.includes(key)) for (const change of changesOf(fields, key)) change();
    const record: ReturnType<typeof state.serialise> = state.serialise();
    const restored = start();
    restored.restore(structuredClone(record));
    expect(restored.serialise()).toEqual(record);
    expect(record).not.toEqual(start().serialise());
  });
});
