import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { findUnread } from '../../../scripts/citations.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** The form of an option's name in the parser: words separated by dots, none of them a keyword of the language. */
const OPTION_NAME = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/;
const RESERVED = ['terrain', 'map', 'columns', 'rows', 'house', 'rule', 'set', 'phase', 'orders', 'area', 'missing'];

describe.each([...rulesets.values()])('$title', ({ id, rulings, readings, rulebook }) => {
  const unknown = (rules: readonly string[]): readonly string[] => rules.filter((rule) => !rulebook.has(rule));

  test.each(rulings)('ruling $option offers a choice and explains each of its readings', (ruling) => {
    expect(ruling.option).toMatch(OPTION_NAME);
    for (const word of ruling.option.split('.')) expect(RESERVED).not.toContain(word);
    expect(ruling.values.length).toBeGreaterThan(1);
    expect(Object.keys(ruling.readings).sort()).toEqual(ruling.values.map(String).sort());
    for (const text of Object.values(ruling.readings)) expect(text).toMatch(/^[A-Z×0-9].*\.$/);
    expect(new Set(Object.values(ruling.readings)).size).toBe(ruling.values.length);
    expect(ruling.question).toMatch(/[?.]$/);
    expect(ruling.rules).not.toEqual([]);
    expect(unknown(ruling.rules)).toEqual([]);
    for (const value of ruling.values.filter((value) => typeof value === 'string'))
      expect(value).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  test.each(readings)(
    'the reading $name has a question, a text and rules that exist',
    ({ name, rules, question, text }) => {
      expect(name).toMatch(OPTION_NAME);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(question).toMatch(/\?$/);
      expect(rules).not.toEqual([]);
      expect(unknown(rules)).toEqual([]);
    },
  );

  test('no ruling has the same name as a reading', () => {
    const options = rulings.map(({ option }) => option);
    expect(readings.filter(({ name }) => options.includes(name))).toEqual([]);
  });

  test('every ruling is used by code, not only by a comment', () => {
    const options = rulings.map(({ option }) => option);
    expect(findUnread(root, id, options)).toEqual([]);
  });
});
