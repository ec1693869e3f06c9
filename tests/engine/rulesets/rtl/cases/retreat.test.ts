import { describe, expect, test } from 'vitest';
import { ELIMINATED } from '../../../../../engine/rulesets/rtl/state/state.js';
import { beaten, type Over } from '../procedures.js';

interface Case extends Over {
  readonly case: string;
  readonly rules: string;
  /** True if the retreat asks neither side a question. */
  readonly nobody?: true;
}

const TANK = 'tank battalion T 5-3-6|3-2-6 (efficiency 6, stacking 2)';
const RIFLES = 'infantry battalion D 3-4-4|2-3-4 (efficiency 4, stacking 2)';
const RECON = 'reconnaissance battalion R 2-2-6|1-1-6 (efficiency 6, stacking 1)';
const GUNS = 'artillery battalion G 3-2-6 (range 6, efficiency 5, stacking 1)';

/**
 * Lakes around 6229. A unit can leave 6229 only through 6228, which is in the ZOC of B in 6327. Beyond 6228, the hex
 * 6127 is free.
 */
const gap = { '6128 6328 6129 6329': 'lake' };

const byTanks = { 6230: [TANK], 6327: ['tank battalion B 5-3-6 (efficiency 6, stacking 2)'] };
const onFoot = { 6230: [TANK], 6327: ['infantry battalion B 5-3-4 (efficiency 6, stacking 2)'] };

describe('retreat', () => {
  const cases: readonly Case[] = [
    {
      case: 'C105: after the Assault table each unit retreats one or two hexes, as its owner chooses',
      rules: '11.31b 11.3',
      table: 'assault',
      target: '5730',
      german: { 5729: [TANK] },
      soviet: { 5730: [RIFLES, RECON] },
      answers: { retreat: ['retreat D to 5631', 'retreat R to 5930'] },
      at: { D: '5631', R: '5930' },
    },
    {
      case: 'no unit retreats more than two hexes',
      rules: '11.31c',
      table: 'assault',
      target: '5730',
      german: { 5729: [TANK] },
      soviet: { 5730: [RIFLES] },
      refused: { retreat: ['retreat D 5730 > 5731 > 5732 > 5733', '11.3 no-way'] },
      answers: { retreat: 'retreat D 5730 > 5731 > 5732' },
      at: { D: '5732' },
    },
    {
      case: 'C106: after the Mobile table units retreat exactly two hexes',
      rules: '11.31a',
      target: '5730',
      german: { 5729: [TANK] },
      soviet: { 5730: [RIFLES] },
      refused: { retreat: ['retreat D to 5631', '11.3 no-way'] },
      answers: { retreat: 'retreat D 5730 > 5831 > 5930' },
      at: { D: '5930' },
    },
    ...([7, 6] as const).map((die): Case => ({
      case: `C107: a unit retreats through one empty hex in an enemy zone, with a ${die}`,
      rules: '11.55 11.56b 11.56c',
      terrain: gap,
      german: onFoot,
      soviet: { 6229: [RECON] },
      dice: [die],
      at: { R: '6127' },
      lost: die === 7 ? 'R' : '',
    })),
    {
      case: 'C108: units without a motorized unit do not pass the zone of tanks, and their owner chooses which is lost',
      rules: '11.56d 11.56a',
      terrain: gap,
      german: byTanks,
      soviet: { 6229: [RIFLES, 'infantry battalion E 2-2-4|1-1-4 (efficiency 4, stacking 2)'] },
      answers: { loss: 'lose E' },
      at: { D: '6127', E: '6127' },
      lost: 'E',
    },
    {
      case: 'C108: a motorized unit in the stack allows the check for the zone',
      rules: '11.56d 11.56b',
      terrain: gap,
      german: byTanks,
      soviet: { 6229: [RIFLES, RECON] },
      answers: { lead: 'lead D' },
      dice: [5],
      at: { D: '6127', R: '6127' },
      lost: 'D',
    },
    {
      case: 'C108: the zone of infantry needs a check as well',
      rules: '11.56d 11.56b',
      terrain: gap,
      german: onFoot,
      soviet: { 6229: [RIFLES] },
      dice: [4],
      at: { D: '6127' },
      lost: '',
    },
    {
      case: 'C109: no unit retreats through two hexes in a zone',
      rules: '11.54',
      terrain: gap,
      german: { ...onFoot, 6126: ['infantry battalion C 5-3-4 (efficiency 6, stacking 2)'] },
      soviet: { 6229: [RECON] },
      at: { R: ELIMINATED },
    },
    {
      case: 'C110: heavy guns stay behind and take no loss for the others',
      rules: '11.55a 11.55b',
      terrain: gap,
      routes: { 'main road': ['6229 - 6228 - 6127'] },
      german: onFoot,
      soviet: { 6229: [GUNS, RECON] },
      dice: [8],
      at: { G: ELIMINATED, R: '6127' },
      lost: 'R',
    },
    {
      case: 'heavy guns retreat along a free path',
      rules: '11.55a',
      german: { 6230: [TANK] },
      soviet: { 6229: [GUNS] },
      answers: { retreat: 'retreat G to 6227' },
      at: { G: '6227' },
    },
    {
      case: 'no unit retreats into a zone while another path is open',
      rules: '11.51',
      german: { 6230: [TANK] },
      soviet: { 6229: [RIFLES] },
      refused: { retreat: ['retreat D 6229 > 6129 > 6030', '11.3 no-way'] },
      answers: { retreat: 'retreat D to 6028' },
      at: { D: '6028' },
    },
    {
      case: 'friendly units make a hex in a zone safe to pass and to end in',
      rules: '11.52 11.53 11.34',
      terrain: gap,
      german: byTanks,
      soviet: {
        6229: [RIFLES],
        6228: ['infantry battalion F 2-2-4 (efficiency 4, stacking 2)'],
        6227: ['infantry battalion H 2-2-4 (efficiency 4, stacking 2)'],
      },
      answers: { retreat: 'retreat D 6229 > 6228 > 6227' },
      at: { D: '6227' },
      lost: '',
    },
    {
      case: 'no retreat ends in an empty hex in a zone',
      rules: '11.34',
      table: 'assault',
      german: { 6230: [TANK], 6327: ['infantry battalion B 5-3-4 (efficiency 6, stacking 2)'] },
      soviet: { 6229: [RIFLES] },
      refused: { retreat: ['retreat D to 6228', '11.3 no-way'] },
      answers: { retreat: 'retreat D to 6128' },
      at: { D: '6128' },
    },
    {
      case: 'hexsides that forbid movement forbid a retreat',
      rules: '11.32 8.36c',
      sides: { river: '6229/6128 6229/6228 6229/6328' },
      german: { 6230: ['infantry battalion T 5-3-4 (efficiency 6, stacking 2)'] },
      soviet: { 6229: [GUNS, RIFLES] },
      answers: { retreat: 'retreat D to 6227' },
      at: { G: ELIMINATED, D: '6227' },
    },
    {
      case: 'a retreat takes another path if too many units would be in a hex',
      rules: '11.33',
      german: { 6230: [TANK] },
      soviet: { 6229: [RIFLES], 6227: ['infantry regiment F 9-9-4 (efficiency 4, stacking 9)'] },
      refused: { retreat: ['retreat D to 6227', '11.3 no-way'] },
      answers: { retreat: 'retreat D 6229 > 6228 > 6127' },
      at: { D: '6127' },
    },
    {
      case: 'if a retreat has no other path, the owner eliminates one of the retreating units',
      rules: '11.33 3.32',
      terrain: { '6128 6328 6129 6329 6127 6327': 'lake' },
      german: { 6230: [TANK] },
      soviet: {
        6229: [RIFLES, 'infantry battalion E 2-2-4 (efficiency 4, stacking 2)'],
        6227: ['infantry regiment F 9-9-4 (efficiency 4, stacking 7)'],
      },
      answers: { excess: 'remove D' },
      at: { D: ELIMINATED, E: '6227', F: '6227' },
    },
    {
      case: 'attackers retreat away from the hex that they attacked',
      rules: '11.3 11.31a',
      german: { 6230: [TANK] },
      soviet: { 6229: [RIFLES] },
      retreating: 'T',
      refused: { retreat: ['retreat T 6230 > 6130 > 6030', '11.3 no-way'] },
      answers: { retreat: 'retreat T 6230 > 6231 > 6232' },
      at: { T: '6232' },
    },
    {
      case: 'C94: in an overrun the attacker chooses the path of retreat, and the zone of tanks costs a step',
      rules: '11.3 11.56d 8.67g',
      kind: 'overrun',
      terrain: gap,
      german: byTanks,
      soviet: { 6229: [RIFLES] },
      at: { D: '6127' },
      lost: 'D',
    },
  ];

  test.each(cases)('$case [$rules]', (row) => {
    const { moments } = beaten(row);
    const leads = moments.flatMap((moment) =>
      moment.kind === 'decision' && moment.question === 'retreat' ? [moment.side] : [],
    );
    const owner = row.kind === 'overrun' || row.retreating === 'T' ? 'German' : 'Soviet';
    expect(leads.every((side) => side === owner)).toBe(true);
  });

  test.each([
    ['guns next to an empty hex in a zone', '11.55a', { terrain: gap, german: onFoot, soviet: { 6229: [GUNS] } }],
    [
      'two empty hexes in a zone, one behind the other',
      '11.54',
      {
        terrain: { ...gap, 6227: 'lake' },
        german: { ...onFoot, 6126: ['infantry battalion C 5-3-4 (efficiency 6, stacking 2)'] },
        soviet: { 6229: [RIFLES] },
      },
    ],
    [
      'water on all sides',
      '11.3',
      { terrain: { ...gap, 6228: 'lake' }, german: { 6230: [TANK] }, soviet: { 6229: [RIFLES] } },
    ],
  ] as const satisfies readonly (readonly [string, string, Over])[])(
    'a unit that cannot retreat is eliminated: %s, by rule %s',
    (_, rule, over) => {
      const { events } = beaten(over);
      expect(events.flatMap((event) => (event.kind === 'eliminated' ? [event.rule] : []))).toEqual([rule]);
    },
  );

  test('a stack that must pass a zone retreats together along one path [11.56a]', () => {
    const { moments } = beaten({
      terrain: gap,
      german: onFoot,
      soviet: { 6229: [RIFLES, RECON, 'infantry battalion E 2-2-4 (efficiency 4, stacking 2)'] },
      answers: { retreat: 'retreat E to 6127', lead: 'lead R' },
      dice: [6],
      at: { D: '6127', R: '6127', E: '6127' },
    });
    expect(moments.filter((moment) => moment.kind === 'decision' && moment.question === 'retreat')).toHaveLength(1);
  });

  test('a unit that retreats into a hex that will still be attacked counts as a guest there [11.35]', () => {
    const { state, piece } = beaten({
      german: { 6230: [TANK] },
      soviet: { 6229: [RIFLES, RECON], 6227: ['infantry battalion F 2-2-4 (efficiency 4, stacking 2)'] },
      stillToCome: '6229 6227',
      answers: { retreat: ['retreat D to 6227', 'retreat R to 6028'] },
      at: { D: '6227', R: '6028' },
    });
    expect([state.guest[piece('D')], state.guest[piece('R')], state.guest[piece('F')]]).toEqual([1, 0, 0]);
  });

  test.each([
    ['eachHexFarther', '11.3 no-way'],
    ['neverCloser', 'nothing'],
  ] as const)(
    'RTL-24 under the reading %s: a retreat from 6128 to 6129, both adjacent to the attacked hex, is legal or not',
    (reading, why) => {
      beaten({
        rulings: { 'retreat.direction': reading },
        german: { 6330: [TANK] },
        soviet: { 6229: [RIFLES] },
        refused: { retreat: ['retreat D 6229 > 6128 > 6129', why] },
        answers: { retreat: 'retreat D 6229 > 6128 > 6028' },
        at: { D: '6028' },
      });
    },
  );
});
