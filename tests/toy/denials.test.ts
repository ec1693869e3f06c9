import { describe, expect, test } from 'vitest';
import { expectationFinding } from '../../engine/play/expectations.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { opened } from './opened.js';
import { toy } from './rules/index.js';

/**
 * Plays a turn in which Blue moves 1/1 to 0303 and fires at an empty hex; returns the findings. `among` contains the
 * expectations between the orders, `after` the expectations at the end.
 */
async function judged(among: string, after = 'score Blue 0'): Promise<string[]> {
  const { findings, scenario } = await opened(`ruleset toy
import "land.sand"
scenario "A morning" {
  on Land
  turns 13AM..13PM
  set weather = dry
  setup Blue { 0202: 1/1  0103: 2/1, 3/1 (hidden) }
  setup Red { 0802: 1/7 }
}
dice "13AM/cup/1.Bde" = 1
orders turn 13AM Blue { draw "1.Bde" { march  ${among} } }
expect after turn 13AM { ${after} }
`);
  expect(findings).toEqual([]);
  return playThrough(toy, scenario).expectations.map(({ text, passed, got }) => `${text}: ${passed ? 'met' : got}`);
}

describe('a negated expectation', () => {
  test.each([
    ['a place', 'not 1/1 at 0202', 'met'],
    ['a place where the unit is', 'not 1/1 at Aust', 'at 0303, step 1'],
    ['a state', 'not 3/1 (lost)', 'met'],
    ['a state that the unit has', 'not 3/1 (hidden)', 'at 0103, step 1, hidden'],
    ['a place and a state, if the unit has only one of them', 'not 3/1 at 0103 (lost)', 'met'],
    ['an event', 'not attack 0402', 'met'],
    ['an event that happened', 'not move 1/1', '1/1 moves to 0303.'],
    ['a score', 'not score Blue 5', 'met'],
    ['the actual score', 'not score Blue 0', '0'],
    ['a place where no unit of a formation is', 'not "1.Bde" at 0802', 'met'],
    ['a place where a unit of a formation is', 'not "1.Bde" at 0303', '1/1 at 0303, step 1'],
  ])('the result of a negated expectation is right for %s', async (_what, written, outcome) => {
    const place = written.replace('Aust', '0303').replaceAll('"', '');
    expect(await judged('move 1/1 to 0303', written)).toEqual([`${place}: ${outcome}`]);
  });

  test('a failed negated expectation can be replaced by the actual result', async () => {
    const { scenario } = await opened(`ruleset toy
import "land.sand"
scenario "Set up" { on Land turns 13AM..13PM set weather = dry setup Blue { 0202: 1/1 } setup Red { 0802: 1/7 } }
expect after setup { not 1/1 at 0202 }
`);
    const [outcome] = playThrough(toy, scenario).expectations;
    expect(expectationFinding(outcome).message).toBe(
      'Expected after the set-up: not 1/1 at 0202. Got: at 0202, step 1.',
    );
    expect(outcome.instead).toBe('1/1 at 0202');
  });

  test('a negated expectation between the orders of an activation is judged before the next order is played', async () => {
    const met = await judged('expect not 1/1 at 0303  move 1/1 to 0303  expect { not 1/1 at 0202 }  move 2/1 to 0202');
    expect(met.slice(1)).toEqual(['not 1/1 at 0303: met', 'not 1/1 at 0202: met']);
    const failed = await judged('move 1/1 to 0303  expect not 1/1 at 0303  move 2/1 to 0202');
    expect(failed.slice(1)).toEqual(['not 1/1 at 0303: at 0303, step 1']);
  });

  test('a negated expectation after the last order, or before an unused order, is judged at the end of the activation', async () => {
    const last = await judged('move 1/1 to 0303  expect not move 1/1');
    expect(last.slice(1)).toEqual(['not move 1/1: 1/1 moves to 0303.']);
    const unasked = await judged('move 1/1 to 0303  expect not move 1/1  retreat 2/1 to 0202');
    expect(unasked.slice(1)).toEqual(['not move 1/1: 1/1 moves to 0303.']);
  });
});
