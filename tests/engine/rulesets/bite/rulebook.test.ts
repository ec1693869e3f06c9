import { describe, expect, test } from 'vitest';
import { isBiteRule, rulebook } from '../../../../engine/rulesets/bite/rulebook/index.js';
import { printedNumbers } from './rule-numbers.js';

describe('the rulebook of Blocks in the East', () => {
  test('has an entry for every number that the book prints', () => {
    expect(printedNumbers.filter((number) => !isBiteRule(number))).toEqual([]);
  });

  test('has the printed numbers in the order of the book', () => {
    const printed = new Set(printedNumbers);
    expect([...rulebook.keys()].filter((rule) => printed.has(rule))).toEqual(printedNumbers);
  });

  test('has a rule of its own number before the parts of it', () => {
    const rules = [...rulebook.keys()];
    for (const [at, rule] of rules.entries()) {
      const whole = /^(.+)\.[a-z]\w*$/i.exec(rule)?.[1];
      if (whole !== undefined) expect(rules.slice(0, at)).toContain(whole);
    }
  });

  test.each([...rulebook.values()])('$rule explains itself', ({ rule, title, text, see }) => {
    expect(title).toMatch(/^[A-Z0-9]/);
    expect(title).not.toMatch(/\.$/);
    expect(text).toMatch(/^[A-Z0-9].*[.?]$/);
    expect(see).not.toContain(rule);
    expect(new Set(see).size).toBe(see.length);
    expect(text.split(/(?<=[.!?])\s/).length).toBeLessThanOrEqual(7);
  });

  test('leads from every heading to a rule within it or of its chapter', () => {
    for (const { rule, see, heading } of rulebook.values())
      if (heading) expect([rule, see.length]).not.toEqual([rule, 0]);
  });

  test.each([
    ['3.10', ['four']],
    ['3.10.land', ['three', 'two']],
    ['3.1.sea', ['one major port', 'two minor']],
    ['3.13.price', ['4', '50', '46']],
    ['4.3', ['three hexes']],
    ['5.2.aid', ['3']],
    ['7.3.cost', ['black 1', 'white 2', 'red 3']],
    ['7.4.soviet', ['Five']],
    ['7.4.axis', ['Four', 'one more']],
    ['7.5.3.costs', ['Plain 1', 'forest 2', 'hill 2', 'mountain 3', 'swamp 3']],
    ['7.5.5', ['3 movement points']],
    ['7.7.2.places', ['two dice', 'minor city or a bunker one']],
    ['Box1.fortress', ['2 Malus', '2 Bonus']],
    ['Box1.bunker', ['1 Malus', '1 Bonus']],
    ['SBE4.victory', ['4 to 6', '8 to 18', '19']],
    ['SBE6.infrastructure', ['3 points', '4', '5', '10']],
  ])('%s names its numbers', (rule, words) => {
    for (const word of words) expect(rulebook.get(rule)?.text).toContain(word);
  });
});
