import { describe, expect, test } from 'vitest';
import { messagesOf, play, type Situation } from './situation.js';

const OVERRUN_FAILS = `
  setup Soviet { 2015: 1 rifle (face 7-7-6) of army "30"  2515: Kachalov }
  setup German { 1915: 25/7  1916: Ilse  1010: Ida }`;

/** The reason a refusal gives is the one that holds. */
const reasons: readonly Situation[] = [
  {
    case: 'a failed overrun, not a finished move or spent points, keeps its units from moving and overrunning',
    rules: ['6.52'],
    scenario: OVERRUN_FAILS,
    play: `
orders turn 1 German { phase initial movement:
  overrun 2015 with 25/7 (roll 3) { on A1: lose 25/7 }
  move 25/7 to 1914
  overrun 2015 with 25/7 }
expect after turn 1 German initial movement { overrun 2015 (result A1)  25/7 at 1915 (step 2) }`,
    findings: ['6.52/overrun-failed', '6.52/overrun-failed'],
  },
  {
    case: 'a retreat of two hexes with one named is too short, whatever stands in it',
    rules: ['9.65', '9.73'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 4-5-6) of army "30"
    2115: 3 rifle (face 7-7-6) of army "31"
    2116: 2 rifle (face 7-7-6) of army "32"
    2315: Kachalov
  }
  setup German { 1915: Ida  2114: Ilse  2014: Inge  2016: Irma  1916: "1.Kav" }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat:
  attack 2015 with Ida, Inge, Irma (roll 1) { on D2: retreat 30/1 to 2116 } }
expect after turn 1 German combat { attack 2015 (attack 27, defense 5, result D2) }`,
    findings: ['9.65/retreat-length'],
  },
];

describe('refusals', () => {
  play(reasons);
  test('a reason repeats no rule that stands beside it [6.0]', async () => {
    const played = await messagesOf({
      case: 'moved twice',
      rules: ['6.0'],
      scenario: OVERRUN_FAILS,
      play: 'orders turn 1 German { phase initial movement: move Ida to 1011  move Ida to 1012 }',
    });
    expect(played.flatMap(({ why }) => why).filter(({ text, rule }) => text.includes(`[${rule ?? ''}]`))).toEqual([]);
    expect(played).toHaveLength(1);
  });
});
