import { describe, expect, test } from 'vitest';
import { priceLines } from '../../../../../engine/rulesets/bite/production/price-lines.js';
import { ROAD_OF_LIFE } from '../../../../../engine/rulesets/bite/state/fields.js';
import { produce, setTable } from '../economy.js';
import { judge, type Case } from '../produced.js';

const PIPS = 'panzer corps T 5|4|3|2 (step 3, pips black white black black)';

describe('price of steps', () => {
  test.each<Case>([
    {
      case: 'C103: steps with white and black pips have a price',
      rules: '7.3.cost',
      axis: { '0105': [PIPS] },
      saved: { Germany: [4] },
      orders: ['repair T'],
      strength: { T: 5 },
      saves: '1 yellow',
    },
    {
      case: 'C103: steps with blue pips are refused',
      rules: '7.3.cost',
      axis: { '0105': ['panzer corps T 5|4|3 (step 2, pips blue black black)'] },
      saved: { Germany: [4] },
      orders: ['repair T'],
      refused: ['7.3.cost blue-pips'],
      saves: '4 yellow',
    },
    {
      case: 'units in the pocket are paid with points of the pocket',
      rules: '4.4.replacements 12.3.road',
      side: 'Soviet',
      soviet: { '1204': ['infantry army 27.A 4|3|2|1 (step 2, unsupplied)'] },
      saved: { 'Soviet Union': [9] },
      given: ({ state, piece }) => (state.siege[piece('27.A')] = ROAD_OF_LIFE),
      orders: ['repair 27.A'],
      refused: ['7.3 over-budget'],
      saves: '9 yellow',
    },
    {
      case: 'C104: steps cost colours in the advanced game',
      rules: '11.0.cost',
      layer: 'advanced',
      axis: { '0105': [PIPS] },
      saved: { Germany: [4, 4] },
      orders: ['repair T'],
      strength: { T: 5 },
      saves: '1 yellow, 1 red',
    },
    {
      case: 'one of two steps may be repaired',
      rules: '7.3',
      axis: { '0105': [PIPS] },
      saved: { Germany: [2] },
      orders: ['repair T (steps 1)'],
      strength: { T: 4 },
      saves: 'nothing',
    },
    {
      case: 'the refusal of an unpaid price names the missing points',
      rules: '7.3',
      layer: 'advanced',
      axis: { '0105': [PIPS] },
      saved: { Germany: [9, 1] },
      orders: ['repair T'],
      refused: ['7.3 over-budget'],
    },
    {
      case: 'a unit out of supply is not repaired',
      rules: '4.4.replacements',
      axis: { '0505': ['infantry corps A 3|2|1 (step 3, unsupplied)'] },
      saved: { Germany: [9] },
      orders: ['repair A'],
      refused: ['4.4.replacements out-of-supply'],
    },
    {
      case: 'aircraft cost blue, headquarters black',
      rules: '11.0.cost',
      layer: 'advanced',
      axis: { '0105': ['fighter wing F 2|1 (step 2)', 'air headquarters H 4|3|2|1 (step 2)'] },
      saved: { Germany: [9, 0, 1, 1] },
      orders: ['repair F', 'repair H'],
      saves: '7 yellow',
    },
    {
      case: 'Soviet headquarters cost no oil',
      rules: '11.0.cost SBE9.oil',
      layer: 'advanced',
      side: 'Soviet',
      soviet: { '1405': ['air headquarters H 4|3|2|1 (step 2)'] },
      saved: { 'Soviet Union': [3] },
      orders: ['repair H'],
      saves: '2 yellow',
    },
    {
      case: 'Soviet headquarters cost oil in games in which oil is in play',
      rules: 'SBE9.oil',
      layer: 'advanced',
      side: 'Soviet',
      settings: { oil: 'true' },
      soviet: { '1405': ['air headquarters H 4|3|2|1 (step 2)'] },
      saved: { 'Soviet Union': [3] },
      orders: ['repair H'],
      refused: ['7.3 over-budget'],
    },
    {
      case: 'the Supreme HQ is repaired before any other unit',
      rules: '13.8.2.repair',
      layer: 'advanced',
      axis: {
        '0105': ['infantry corps A 3|2|1 (step 2)', 'supreme headquarters FHQ 4|3|2|1 (step 2)'],
        lost: ['infantry corps B 3|2|1'],
      },
      saved: { Germany: [9, 0, 0, 9] },
      orders: ['repair A', 'rebuild B to Berlin', 'repair FHQ', 'repair A', 'rebuild B to Berlin'],
      refused: ['13.8.2 supreme-first', '13.8.2 supreme-first'],
      strength: { A: 3, B: 1, FHQ: 4 },
    },
  ])('$case [$rules]', judge);

  test('the refusal names the missing points [7.3]', () => {
    const { refusals } = produce({
      layer: 'advanced',
      axis: { '0105': [PIPS] },
      saved: { Germany: [9, 1] },
      orders: ['repair T'],
    });
    expect(refusals[0].message).toBe(
      'Repairing T costs 3 yellow, 3 red; Germany has 9 yellow, 1 red: 2 red missing [7.3].',
    );
  });
});

describe('hover of a unit', () => {
  test.each([
    { points: [4, 4], want: 'Repair 3 yellow, 3 red: 1 yellow, 1 red left' },
    { points: [4, 1], want: 'Repair 3 yellow, 3 red: 2 red missing' },
  ])('the hover of a unit shows its price and the points left: $want [7.3, 11.0.cost]', ({ points, want }) => {
    const { state, piece } = setTable({ layer: 'advanced', axis: { '0105': [PIPS] }, saved: { Germany: points } });
    const [{ label, explained }] = priceLines(state, piece('T'));
    expect(`${label} ${explained.value}`).toBe(want);
  });
});

describe('aid and saving', () => {
  const romania = { lost: ['infantry corps R 2|1 (of Romania)'] };
  test.each<Case>([
    {
      case: 'C112: an ally gets at most three points a turn',
      rules: '5.2.aid',
      axis: romania,
      saved: { Germany: [9] },
      orders: ['aid Romania (yellow 4)', 'aid Romania (yellow 2)', 'aid Romania (yellow 2)', 'aid Romania (yellow 1)'],
      refused: ['5.2.aid too-much-aid', '5.2.aid too-much-aid'],
      saves: '6 yellow',
    },
    {
      case: 'the limit of aid counts all colours together',
      rules: '5.2.aid',
      layer: 'advanced',
      axis: romania,
      saved: { Germany: [9, 2, 2] },
      orders: ['aid Romania (yellow 1, red 2)', 'aid Romania (blue 1)'],
      refused: ['5.2.aid too-much-aid'],
      saves: '8 yellow, 2 blue',
    },
    {
      case: 'aid may not exceed the store',
      rules: '5.2.aid',
      axis: romania,
      saved: { Germany: [1] },
      orders: ['aid Romania (yellow 2)'],
      refused: ['7.3 over-budget'],
    },
    {
      case: 'aid is refused if no ally is in play',
      rules: '5.2.aid',
      saved: { Germany: [1] },
      orders: ['aid Hungary (yellow 1)'],
      refused: ['5.2.aid no-ally'],
    },
    {
      case: 'only allies get aid',
      rules: '5.2.aid',
      axis: romania,
      saved: { Germany: [1] },
      orders: ['aid Hungary (yellow 1)'],
      refused: ['5.2.aid no-ally'],
    },
    {
      case: 'each coloured point saved needs a yellow one',
      rules: '11.2.saving',
      layer: 'advanced',
      saved: { Germany: [3, 2, 2, 2] },
      saves: '3 yellow, 2 red, 1 blue',
    },
    {
      case: 'only the ordered points are saved',
      rules: '11.2.saving',
      layer: 'advanced',
      saved: { Germany: [3, 2, 2, 2] },
      orders: ['save red 0', 'save blue 1', 'save yellow 4'],
      refused: ['7.3.saving not-there'],
      saves: '3 yellow, 1 blue, 2 black',
    },
    { case: 'all points are saved in the base game', rules: '7.3.saving', saved: { Germany: [7] }, saves: '7 yellow' },
  ])('$case [$rules]', judge);
});
