import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { isRtlRule, rulebook } from '../../../../engine/rulesets/rtl/rulebook/index.js';
import { defaultRulings, isRulingName, rulingsOf } from '../../../../engine/rulesets/rtl/rulings/rulings.js';
import { rulings } from '../../../../engine/rulesets/rtl/rulings/texts.js';
import { printedNumbers } from './rule-numbers.js';

describe('the rulebook of Roads to Leningrad', () => {
  test('the rulebook has an entry for every printed number', () => {
    expect(printedNumbers.filter((number) => !isRtlRule(number))).toEqual([]);
  });

  test('the rulebook has the numbers of each chapter in ascending order', () => {
    const printed = new Set(printedNumbers);
    const ours = [...rulebook.keys()].filter((rule) => printed.has(rule));
    const chapter = (rule: string): string => rule.split('.')[0];
    for (const one of new Set(ours.map(chapter))) {
      const inOurs = ours.filter((rule) => chapter(rule) === one);
      const numbers = inOurs.map((rule) => rule.split('.')[1]);
      expect([one, numbers]).toEqual([one, [...numbers].sort()]);
    }
  });

  test.each([...rulebook.values()])(
    'rule $rule has a title, a text and valid references',
    ({ rule, title, text, see }) => {
      expect(title).toMatch(/^[A-Z0-9]/);
      expect(title).not.toMatch(/\.$/);
      expect(text).toMatch(/^[A-Z0-9].*[.?]$/);
      expect(see).not.toContain(rule);
      expect(new Set(see).size).toBe(see.length);
      expect(text.split(/(?<=[.!?])\s/).length).toBeLessThanOrEqual(7);
    },
  );

  test('every rulebook entry that is only a heading refers to at least one other rule', () => {
    for (const { rule, see, heading } of rulebook.values())
      if (heading) expect([rule, see.length]).not.toEqual([rule, 0]);
  });

  test.each([
    ['3.32', ['nine']],
    ['6.21', ['Seven', 'five']],
    ['7.33', ['8']],
    ['10.53a', ['1-4', 'two steps']],
    ['10.62', ['-5', '+5']],
    ['15.15', ['four hexes']],
    ['S3.26', ['eight']],
    ['S3.3', ['24', '28']],
    ['S6.31', ['-13']],
  ])('the text of rule %s contains the numbers of the rule', (rule, words) => {
    for (const word of words) expect(rulebook.get(rule)?.text).toContain(word);
  });
});

describe('the rulings of Roads to Leningrad', () => {
  const choice = (option: string, value: string | number) => ({
    option,
    value,
    source: NO_SOURCE,
    valueSource: NO_SOURCE,
  });

  test('the rulings default to the first value and explain every reading', () => {
    for (const { option, values, readings } of rulings) {
      expect(defaultRulings).toHaveProperty([option], values[0]);
      expect(Object.keys(readings).sort()).toEqual(values.map(String).sort());
      expect(new Set(Object.values(readings)).size).toBe(values.length);
    }
  });

  test('no ruling is named after a single scenario', () => {
    for (const { option } of rulings) expect(option).not.toMatch(/^s\d/);
  });

  test('rulingsOf replaces default rulings by valid choices of the scenario and ignores other choices', () => {
    const name = 'artillery.automaticCoordination';
    expect(rulingsOf({ rulings: [choice(name, 'none')] })).toEqual({ ...defaultRulings, [name]: 'none' });
    expect(rulingsOf({ rulings: [choice(name, 'two'), choice('no.such', 'none')] })).toEqual(defaultRulings);
    expect([isRulingName(name), isRulingName('constructor')]).toEqual([true, false]);
  });
});
