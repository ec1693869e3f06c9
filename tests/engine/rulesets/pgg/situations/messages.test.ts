import { describe, expect, test } from 'vitest';
import { messagesOf, play, type Situation } from './situation.js';

const OVERRUN_FAILS = `
  setup Soviet { 2015: 1 rifle (face 7-7-6) of army "30"  2515: Kachalov }
  setup German { 1915: 25/7  1916: Ilse  1010: Ida }`;

/** Situations that check that the reason of a refusal is the one that applies. */
const reasons: readonly Situation[] = [
  {
    case: 'the refusal after a failed overrun names the overrun, not a finished move or spent points',
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
    case: 'an order for one hex names one hex: a second hex is reported, not ignored',
    rules: ['6.51', '14.3'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6) of army "30"  2016: 1 rifle (face 1-2-6) of army "31"  2515: Kachalov }
  setup German { 1915: "7.Pz" }
  arrive turn 1 at X: 1 rifle of army "28"`,
    play: `
orders turn 1 Soviet { phase movement: enter 28/1 to 4920, 4919 }
orders turn 1 German { phase initial movement: overrun 2015, 2016 with "7.Pz" }
expect after turn 1 { "7.Pz" at 1915 }`,
    findings: ['14.3/several-cells', '6.51/several-hexes'],
  },
  {
    case: 'a retreat of two hexes with only one named is too short, whatever is in that hex',
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
  test('a reason does not repeat a rule that is cited next to it [6.0]', async () => {
    const played = await messagesOf({
      case: 'moved twice',
      rules: ['6.0'],
      scenario: OVERRUN_FAILS,
      play: 'orders turn 1 German { phase initial movement: move Ida to 1011  move Ida to 1012 }',
    });
    expect(played.flatMap(({ why }) => why).filter(({ text, rule }) => text.includes(`[${rule ?? ''}]`))).toEqual([]);
    expect(played).toHaveLength(1);
  });

  const IN_ZOC = `
  setup Soviet { 1414: 1 rifle, Konev of army "19"  2015: Lukin  2116: 1 rifle of army "30"  2515: Kachalov }
  setup German { 1314: "1.Kav"  1915: Ida  2117: Ilse }`;
  const HELD = 'stands in enemy ZOC and may not leave by choice [6.22, 8.13]';

  test.each([
    {
      case: 'a division may overrun',
      unit: '30/1',
      why: `30/1 in 2116 ${HELD}; it can leave only by an overrun [6.56].`,
    },
    {
      case: 'a leader does not overrun alone',
      unit: 'Lukin',
      why: `Lukin in 2015 ${HELD}; he can leave only with units that overrun [6.53, 6.56].`,
    },
    { case: 'a frozen army does not overrun', unit: '19/1', why: `19/1 in 1414 ${HELD}.` },
    {
      case: 'no unit may, under the ruling `overrun.fromZoc` = false',
      unit: '30/1',
      ruling: 'ruling overrun.fromZoc = false',
      why: `30/1 in 2116 ${HELD}.`,
    },
  ])(
    'a refused move out of enemy ZOC mentions overruns only if the unit may overrun: $case [6.22]',
    async ({ unit, ruling = '', why, ...of }) => {
      const played = await messagesOf({
        ...of,
        rules: ['6.22'],
        scenario: `${ruling}${IN_ZOC}`,
        play: `dice "1/Soviet/army 19" = 5\norders turn 1 Soviet { phase movement: move ${unit} to 2413 }`,
      });
      expect(played.map(({ message }) => message)).toEqual([why]);
    },
  );

  test('a move that only the closed west columns prevent is refused with a message that names these columns [6.4]', async () => {
    const played = await messagesOf({
      case: 'through the west',
      rules: ['6.4'],
      turns: 2,
      map: 'map West { grid hexes flat columns 40 rows 20 labels CCRR even columns lower }',
      scenario: 'setup Soviet { 0110: 1 rifle of army "30"  0512: Kachalov } setup German { 0119: Ida }',
      play: 'orders turn 2 Soviet { phase movement: move 30/1 to 0310 }',
    });
    expect(played.map(({ message }) => message)).toEqual([
      'Every path to 0310 runs through the west columns (the shortest enters them at 0210), which 30/1 may not enter before turn 7 [6.4].',
    ]);
  });

  test.each([
    {
      case: 'the South-Western Front with every hex of its edge held [14.22]',
      turns: 2,
      map: `
map South {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  rail 4024 - 4025
  area Z 4025
}`,
      scenario: 'setup Soviet { 4720: Kachalov } setup German { 4025: Ida }',
      play: 'orders turn 2 Soviet { phase movement: call 4025 }',
      message: 'The South-Western Front does not come by 4025 [14.22]. No rail hex of its edge is open now.',
    },
    {
      case: 'an entry with its only hex held [6.21]',
      turns: 2,
      scenario: `
  arrive turn 2 at X: 1 rifle of army "30"
  setup Soviet { 4720: Kachalov } setup German { 4920: Ida }`,
      play: 'orders turn 2 Soviet { phase movement: enter 30/1 to 4920 }',
      message: '4920 is closed to 30/1 [6.21]. Every hex of this entry is closed now.',
    },
  ])(
    'if no hex is open, the refusal says so instead of showing an empty list: $case',
    async ({ message, ...situation }) => {
      const found = await messagesOf({ ...situation, rules: [] });
      expect(found.map((one) => one.message)).toEqual([message]);
    },
  );

  test('the refusal of a march with one point left uses the singular [5.23]', async () => {
    const played = await messagesOf({
      case: 'one point left',
      rules: ['5.23'],
      scenario: 'setup Soviet { 2015: 1 rifle, Remezov of army "13" } setup German { 1010: Isa }',
      play: 'orders turn 1 Soviet { phase movement: move 13/1 2015 > 2115 > 2215 > 2315 > 2415 > 2515 }',
    });
    expect(played.map(({ message }) => message)).toEqual([
      '13/1 still has 1 point in 2515; on turn 1 it spends its whole allowance [5.23].',
    ]);
  });
});
