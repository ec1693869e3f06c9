import { describe, expect, test } from 'vitest';
import { ledgerText, explained, step } from '../../../../engine/rulesets/pgg/rulebook/cite.js';
import { isPggRule, rulebook } from '../../../../engine/rulesets/pgg/rulebook/index.js';
import { ruleNumbers } from './rule-numbers.js';

describe('the rulebook of Panzergruppe Guderian', () => {
  test('the rulebook has exactly one entry for every printed number', () => {
    expect([...rulebook.keys()].sort()).toEqual([...ruleNumbers].sort());
  });

  test('the rulebook has the rules in the order of the printed rules', () => {
    expect([...rulebook.keys()]).toEqual(ruleNumbers);
  });

  test.each([...rulebook.values()])(
    'rule $rule has a title, a text of complete sentences and valid references',
    ({ rule, title, text, see, heading }) => {
      expect(title).toMatch(/^[A-Z]/);
      expect(title).not.toMatch(/\.$/);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.length).toBeGreaterThan(20);
      expect(see).not.toContain(rule);
      expect(new Set(see).size).toBe(see.length);
      if (heading !== true) expect(text.split(/(?<=[.!?])\s/).length).toBeLessThanOrEqual(6);
    },
  );

  test('the rulebook refers only to rules that exist', () => {
    const dangling = [...rulebook.values()].flatMap(({ rule, see }) =>
      see.filter((other) => !isPggRule(other)).map((other) => `${rule} > ${other}`),
    );
    expect(dangling).toEqual([]);
  });

  test('in the rulebook only the introduction and the lists of components have the status “advice”', () => {
    const advice = [...rulebook.values()].filter(({ status }) => status === 'advice').map(({ rule }) => rule);
    expect(advice).toEqual(['1.0', '3.1', '3.2', '3.3', '3.5']);
  });

  test.each([
    ['6.51', ['3 movement points', 'half strength']],
    ['7.1', ['three', 'four']],
    ['11.11', ['twenty', '0120']],
    ['13.2', ['column 40', 'Smolensk']],
    ['14.21', ['turn 2', 'five', 'ten']],
    ['15.2', ['125', '80', '50', '26', '1 to 25']],
  ])('the rulebook text of rule %s contains the numbers of the printed rule', (rule, words) => {
    for (const word of words) expect(rulebook.get(rule)?.text).toContain(word);
  });
});

describe('citations of rules', () => {
  test('ledgerText writes a ledger as a list of reasons, each with its rule in brackets', () => {
    const attack = explained(4, step('8 printed'), step('×2 integrity', '7.3'), step('÷2 out of supply', '11.31'));
    expect(attack.value).toBe(4);
    expect(ledgerText(attack.ledger)).toBe('8 printed; ×2 integrity [7.3]; ÷2 out of supply [11.31]');
  });
});
