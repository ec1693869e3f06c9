import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { isPggRule } from '../../../../engine/rulesets/pgg/rulebook/index.js';
import { defaultRulings, rulings, rulingsOf } from '../../../../engine/rulesets/pgg/rulings.js';

const choice = (option: string, value: string | number | boolean) => ({
  option,
  value,
  source: NO_SOURCE,
  valueSource: NO_SOURCE,
});

/** What the parser takes for an option's name: words parted by dots, none a word of the language. */
const OPTION_NAME = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/;
const RESERVED = ['terrain', 'map', 'columns', 'rows', 'house', 'rule', 'set', 'phase', 'orders', 'area', 'missing'];

describe('the rulings of Panzergruppe Guderian', () => {
  test('are fifty-six', () => {
    expect(rulings).toHaveLength(56);
  });

  test.each(rulings)('$option tells each of its readings', ({ option, values, rules, question, readings }) => {
    expect(option).toMatch(OPTION_NAME);
    for (const word of option.split('.')) expect(RESERVED).not.toContain(word);
    expect(Object.keys(readings).sort()).toEqual(values.map(String).sort());
    for (const reading of Object.values(readings)) expect(reading).toMatch(/\.$/);
    expect(question).toMatch(/[?.]$/);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !isPggRule(rule))).toEqual([]);
    for (const value of values.filter((value) => typeof value === 'string'))
      expect(value).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  test('default to the first reading', () => {
    for (const { option, values } of rulings) expect(defaultRulings).toHaveProperty([option], values[0]);
  });

  test('follow the scenario where it chooses a reading', () => {
    const chosen = rulingsOf({ rulings: [choice('overrun.fromZoc', false), choice('rail.interdictedCost', 5)] });
    expect(chosen).toEqual({ ...defaultRulings, 'overrun.fromZoc': false, 'rail.interdictedCost': 5 });
  });

  test.each([
    choice('overrun.fromZoc', 'perhaps'),
    choice('overrun.fromZoc', 1),
    choice('no.such', true),
    choice('constructor', true),
  ])('keep the default for $option = $value', (wrong) => {
    expect(rulingsOf({ rulings: [wrong] })).toEqual(defaultRulings);
  });
});
