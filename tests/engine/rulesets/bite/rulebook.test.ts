import { describe, expect, test } from 'vitest';
import { isBiteRule, rulebook } from '../../../../engine/rulesets/bite/rulebook/index.js';
import { printedNumbers } from './rule-numbers.js';

describe('the rulebook of Blocks in the East', () => {
  test('the rulebook has an entry for every number that is printed in it', () => {
    expect(printedNumbers.filter((number) => !isBiteRule(number))).toEqual([]);
  });

  test('the rulebook has the printed numbers in their printed order', () => {
    const printed = new Set(printedNumbers);
    expect([...rulebook.keys()].filter((rule) => printed.has(rule))).toEqual(printedNumbers);
  });

  test('the rulebook has each whole rule before its lettered parts', () => {
    const rules = [...rulebook.keys()];
    for (const [at, rule] of rules.entries()) {
      const whole = /^(.+)\.[a-z]\w*$/i.exec(rule)?.[1];
      if (whole !== undefined) expect(rules.slice(0, at)).toContain(whole);
    }
  });

  test.each([...rulebook.values()])(
    'rule $rule has a title, a text of complete sentences and valid references',
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
    ['3.10', ['four']],
    ['3.10.land', ['three', 'two']],
    ['3.1.sea', ['one major port', 'two minor']],
    ['3.13.price', ['4', '50', '46']],
    ['4.3', ['three hexes']],
    ['5.2.aid', ['3']],
    ['7.3.cost', ['black 1', 'white 2', 'red 3']],
    ['7.4.soviet', ['five']],
    ['7.4.axis', ['four', 'one more']],
    ['7.5.3.costs', ['Plain costs 1', 'forest and hill 2', 'mountain and swamp 3']],
    ['7.5.5', ['3 movement points']],
    ['7.7.2.places', ['two dice', 'minor city or a bunker one']],
    ['Box1.fortress', ['2 Malus', '2 Bonus']],
    ['Box1.bunker', ['1 Malus', '1 Bonus']],
    ['9.0', ['1 to 3', '4 to 6']],
    ['9.1', ['two hexes']],
    ['9.2.rain', ['3']],
    ['9.2.snow', ['2 points', '3']],
    ['10.0.guards', ['4', '3', '5']],
    ['11.3', ['1 to 5', '6']],
    ['13.3.hexes', ['5 hexes']],
    ['13.3.weather', ['three']],
    ['13.8.2', ['four', 'two', '4 to 6']],
    ['14.0.cavalry', ['2 points', '1']],
    ['15.1', ['Ten', 'one']],
    ['16.0.repair', ['3 yellow']],
    ['16.2', ['1941', 'three']],
    ['16.2.new', ['box 8', 'box 10']],
    ['17.0.second', ['twenty']],
    ['17.0.third', ['thirty']],
    ['17.2', ['5 points and 5 turns']],
    ['18.1', ['1 to 3', '4 or 5', '6']],
    ['18.2', ['1 to 5', '6']],
    ['19.1.range', ['5, 10 or 15']],
    ['19.1.roll', ['4 or less', 'reduced by 2', 'by 4 at a fortress']],
    ['20.0.barbo', ['3 more dice', 'once']],
    ['22.0', ['2 more dice']],
    ['23.0.conditions', ['5 hexes']],
    ['23.0.gliders', ['10 hexes']],
    ['24.0.target', ['5 hexes']],
    ['25.0', ['level 2', '2 more dice']],
    ['26.0.third', ['3 to 6']],
    ['28.0', ['1 point']],
    ['29.1', ['every three']],
    ['29.1.limit', ['twenty', 'three']],
    ['29.1.three', ['2 dice', '6']],
    ['32.1', ['Ten']],
    ['32.2', ['One hit', 'Three']],
    ['33.0', ['December 1941', 'March 1942']],
    ['33.0.supply', ['one hex', 'two']],
    ['33.1', ['one strategic', 'two from November 1942 to March 1943']],
    ['33.2', ['4 movement points']],
    ['34.0', ['3 red and 2 blue', '2 red and 1 blue']],
    ['34.0.late', ['2 red and 4 blue', '1 red and 2 blue', '2 blue']],
    ['35.1.air', ['January 1943', 'May 1944']],
    ['35.1.flak', ['six', 'October 1944']],
    ['35.1.bombs', ['January 1944']],
    ['35.2', ['strength 3', 'strength 2', 'strength 1 hit on 6']],
    ['36.0', ['1 in July', '2 or less', '4 or less', '5 or less']],
    ['37.0.corridor', ['Nine months']],
    ['39.0', ['1 or 2', '3 or 4', '5 or 6']],
    ['39.0.movement', ['3 points', 'plain costs 2']],
    ['SBE4.victory', ['4 to 6', '8 to 18', '19']],
    ['SBE6.infrastructure', ['3 points', '4', '5', '10']],
  ])('the rulebook text of rule %s contains the numbers of the printed rule', (rule, words) => {
    for (const word of words) expect(rulebook.get(rule)?.text).toContain(word);
  });
});
