import { describe, expect, test } from 'vitest';
import { ledgerText } from '../../../../engine/model/ledger.js';
import { explained, step } from '../../../../engine/rulesets/fda/rulebook/cite.js';
import { isFdaRule, rulebook } from '../../../../engine/rulesets/fda/rulebook/index.js';
import { headings, ruleNumbers } from './rule-numbers.js';

describe("the rulebook of Fronte d'Attacco", () => {
  test('the rulebook has exactly one entry for every rule, in the order of the printed rulebook', () => {
    expect([...rulebook.keys()]).toEqual(ruleNumbers);
  });

  test.each([...rulebook.values()])(
    'rule $rule has a title, a text and valid references',
    ({ rule, title, text, see, heading }) => {
      expect(title).toMatch(/^[A-Z]/);
      expect(title).not.toMatch(/\.$/);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.length).toBeGreaterThan(20);
      expect(see.filter((other) => !isFdaRule(other))).toEqual([]);
      expect(see).not.toContain(rule);
      expect(new Set(see).size).toBe(see.length);
      expect(heading === true).toBe(headings.includes(rule));
      expect(text.split(/(?<=[.!?])\s/).length).toBeLessThanOrEqual(6);
    },
  );

  test('the rules marked as advice are only introductions, examples of other rules, and rules without a procedure', () => {
    const advice = [...rulebook.values()].filter(({ status }) => status === 'advice').map(({ rule }) => rule);
    expect(advice).toEqual(['2.1t', '4b', 'B', 'Ba', 'Bc']);
  });

  test.each([
    ['4c', ['6 to 9']],
    ['4d', ['4', 'three']],
    ['7a', ['1;', '3;', '4;', '5;', '10']],
    ['8h', ['5 points', 'three', '1 additional die']],
    ['8n', ['3 or more']],
    ['8p', ['1 break point', '2 sectors']],
    ['11c', ['4 or more', '5 or more', '6']],
    ['12e', ['1 to 4', '5 and 6']],
    ['12j', ['3 dice', '2;', '1;']],
    ['13b', ['5 or 6']],
    ['15.1b', ['105 mm', '1 to 4']],
    ['15.2a', ['16 sectors']],
    ['16b', ['1 to 10', '11 to 25', '26']],
    ['16e', ['100', '25', '50']],
    ['Ab', ['4/2', '3/1', '2/0', '2/6', '3/8', '2/1', '1/0', '1/1']],
  ])('the text of rule %s contains the numbers that the engine uses', (rule, words) => {
    for (const word of words) expect(rulebook.get(rule)?.text).toContain(word);
  });

  test('a ledger is written as a list of reasons with their rules', () => {
    const dice = explained(3, step('1 leader', '8e'), step('+1 regiment size', '8f'), step('+1 support of 5', '8h'));
    expect(ledgerText(dice.ledger)).toBe('1 leader [8e]; +1 regiment size [8f]; +1 support of 5 [8h]');
  });
});
