import { describe, expect, test } from 'vitest';
import { pointsText } from '../../../../../engine/rulesets/bite/production/stores.js';
import { priceLines } from '../../../../../engine/rulesets/bite/production/price-lines.js';
import { produce, setTable, type Produced } from '../economy.js';

interface Case extends Produced {
  readonly case: string;
  readonly rules: string;
  readonly refused?: readonly string[];
  /** What is saved afterwards: of Germany, unless it is Soviet production. */
  readonly saves?: string;
  readonly at?: Readonly<Record<string, string>>;
  readonly strength?: Readonly<Record<string, number>>;
}

function judge({ refused = [], saves, at = {}, strength = {}, ...told }: Case): void {
  const came = produce(told);
  expect(came.refused, came.refusals.map(({ message }) => message).join('\n')).toEqual(refused);
  const nation = told.side === 'Soviet' ? 'Soviet Union' : 'Germany';
  if (saves !== undefined) expect(pointsText(came.store(nation))).toBe(saves);
  for (const [unit, where] of Object.entries(at)) expect(came.where(unit), unit).toBe(where);
  for (const [unit, points] of Object.entries(strength)) expect(came.strength(unit), unit).toBe(points);
}

const PIPS = 'panzer corps T 5|4|3|2 (step 3, pips black white black black)';

describe('what steps cost', () => {
  test.each<Case>([
    {
      case: 'C103: a white and a black point',
      rules: '7.3.cost',
      axis: { '0105': [PIPS] },
      saved: { Germany: [4] },
      orders: ['repair T'],
      strength: { T: 5 },
      saves: '1 yellow',
    },
    {
      case: 'C103: blue ones are refused',
      rules: '7.3.cost',
      axis: { '0105': ['panzer corps T 5|4|3 (step 2, pips blue black black)'] },
      saved: { Germany: [4] },
      orders: ['repair T'],
      refused: ['7.3.cost blue-pips'],
      saves: '4 yellow',
    },
    {
      case: 'C104: in colours',
      rules: '11.0.cost',
      layer: 'advanced',
      axis: { '0105': [PIPS] },
      saved: { Germany: [4, 4] },
      orders: ['repair T'],
      strength: { T: 5 },
      saves: '1 yellow, 1 red',
    },
    {
      case: 'one step of two',
      rules: '7.3',
      axis: { '0105': [PIPS] },
      saved: { Germany: [2] },
      orders: ['repair T (steps 1)'],
      strength: { T: 4 },
      saves: 'nothing',
    },
    {
      case: 'too dear: what is missing is told',
      rules: '7.3',
      layer: 'advanced',
      axis: { '0105': [PIPS] },
      saved: { Germany: [9, 1] },
      orders: ['repair T'],
      refused: ['7.3 over-budget'],
    },
    {
      case: 'out of supply',
      rules: '4.4.replacements',
      axis: { '0505': ['infantry corps A 3|2|1 (step 3, unsupplied)'] },
      saved: { Germany: [9] },
      orders: ['repair A'],
      refused: ['4.4.replacements out-of-supply'],
    },
    {
      case: 'aircraft in blue, headquarters in black',
      rules: '11.0.cost',
      layer: 'advanced',
      axis: { '0105': ['fighter wing F 2|1 (step 2)', 'air headquarters H 4|3|2|1 (step 2)'] },
      saved: { Germany: [9, 0, 1, 1] },
      orders: ['repair F', 'repair H'],
      saves: '7 yellow',
    },
    {
      case: 'Soviet headquarters without oil',
      rules: '11.0.cost SBE9.oil',
      layer: 'advanced',
      side: 'Soviet',
      soviet: { '1405': ['air headquarters H 4|3|2|1 (step 2)'] },
      saved: { 'Soviet Union': [3] },
      orders: ['repair H'],
      saves: '2 yellow',
    },
    {
      case: 'but with it where it is counted',
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
      case: 'the Supreme HQ first',
      rules: '13.8.2.repair',
      layer: 'advanced',
      axis: { '0105': ['infantry corps A 3|2|1 (step 2)', 'supreme headquarters FHQ 4|3|2|1 (step 2)'] },
      saved: { Germany: [9, 0, 0, 9] },
      orders: ['repair A', 'repair FHQ', 'repair A'],
      refused: ['13.8.2 supreme-first'],
      strength: { A: 3, FHQ: 4 },
    },
  ])('$case [$rules]', judge);

  test('what is missing stands in the refusal', () => {
    const { refusals } = produce({
      layer: 'advanced',
      axis: { '0105': [PIPS] },
      saved: { Germany: [9, 1] },
      orders: ['repair T'],
    });
    expect(refusals[0].message).toBe(
      'Repairing T takes 3 yellow, 3 red; Germany has 9 yellow, 1 red: 2 red missing [7.3].',
    );
  });
});

describe('what a hover tells of a unit', () => {
  test.each([
    { points: [4, 4], want: 'Repair 3 yellow, 3 red: 1 yellow, 1 red left' },
    { points: [4, 1], want: 'Repair 3 yellow, 3 red: 2 red missing' },
  ])('its price and what would be left: $want [7.3, 11.0.cost]', ({ points, want }) => {
    const { state, piece } = setTable({ layer: 'advanced', axis: { '0105': [PIPS] }, saved: { Germany: points } });
    const [{ label, reckoned }] = priceLines(state, piece('T'));
    expect(`${label} ${reckoned.value}`).toBe(want);
  });
});

const LOST = { lost: ['infantry corps A 3|2|1', 'infantry corps B 3|2|1', 'infantry corps C 3|2|1'] };
const CITY = { Breslau: 'major city 0304', Danzig: 'major city 0302' };
const RAIL = { rail: ['0104 - 0204 - 0304'] };

describe('new units', () => {
  test.each<Case>([
    {
      case: 'a city that the edge of the map cuts yields, and takes nobody',
      rules: '7.5.4.partial',
      places: { ...CITY, Edge: 'partial 0304' },
      routes: RAIL,
      axis: LOST,
      saved: { Germany: [9] },
      orders: ['rebuild A to Breslau'],
      refused: ['7.5.4.partial partial'],
    },
    {
      case: 'C105: an ordinary major city takes one',
      rules: '7.3.1',
      places: CITY,
      routes: RAIL,
      axis: LOST,
      saved: { Germany: [9] },
      orders: ['rebuild A to Breslau', 'rebuild B to Breslau'],
      refused: ['7.3.1 city-limit'],
      at: { A: '0304' },
      saves: '8 yellow',
    },
    {
      case: 'C105: a capital two',
      rules: '7.3.1.two',
      axis: LOST,
      saved: { Germany: [9] },
      orders: ['rebuild A to Berlin', 'rebuild B to Berlin (step 1)', 'rebuild C to Berlin'],
      refused: ['7.3.1 city-limit'],
      strength: { A: 1, B: 3 },
      saves: '5 yellow',
    },
    {
      case: 'C105: so does a city with the role',
      rules: '7.3.1.two',
      places: { Breslau: 'major city 0304 (double)' },
      routes: RAIL,
      axis: LOST,
      saved: { Germany: [9] },
      orders: ['rebuild A to Breslau', 'rebuild B to Breslau'],
      at: { A: '0304', B: '0304' },
    },
    {
      case: 'not where no railway leads',
      rules: '7.3.2',
      places: CITY,
      routes: RAIL,
      axis: LOST,
      saved: { Germany: [9] },
      orders: ['rebuild A to Danzig'],
      refused: ['7.3.2 no-source'],
    },
    {
      case: 'not abroad',
      rules: '7.3.1',
      places: { Kiev: 'major city 1004' },
      control: { Axis: '1004' },
      axis: LOST,
      saved: { Germany: [9] },
      orders: ['rebuild A to Kiev'],
      refused: ['7.3.1 not-home'],
    },
    {
      case: 'armour at a red factory',
      rules: '7.3.1.armour C104',
      places: { ...CITY, Kassel: 'minor city 0204 (red 1)' },
      routes: RAIL,
      axis: { lost: ['panzer corps T 3|2|1'] },
      saved: { Germany: [9] },
      orders: ['rebuild T to Breslau', 'rebuild T to Kassel'],
      refused: ['7.3.1.armour wrong-place'],
      at: { T: '0204' },
    },
    {
      case: 'two at a factory that is no limit, in that reading',
      rules: 'A20',
      rulings: { 'placement.factories': 'noLimit' },
      places: { Kassel: 'minor city 0204 (blue 1)' },
      routes: RAIL,
      axis: { lost: ['fighter wing F 2|1', 'paratroop division P 2|1'] },
      saved: { Germany: [9] },
      orders: ['rebuild F to Kassel', 'rebuild P to Kassel'],
      at: { F: '0204', P: '0204' },
    },
    {
      case: 'one of them in the other',
      rules: 'A20 7.3.1.air',
      places: { Kassel: 'minor city 0204 (blue 1)' },
      routes: RAIL,
      axis: { lost: ['fighter wing F 2|1', 'paratroop division P 2|1'] },
      saved: { Germany: [9] },
      orders: ['rebuild F to Kassel', 'rebuild P to Kassel'],
      refused: ['7.3.1 city-limit'],
    },
    {
      case: 'paratroops where aircraft are made, for yellow and blue',
      rules: '23.0.rebuilding',
      layer: 'advanced',
      places: { Kassel: 'minor city 0204 (blue 1)', Essen: 'major city 0205' },
      routes: { rail: ['0104 - 0204', '0104 - 0205'] },
      axis: { lost: ['paratroop division P 2|1'] },
      saved: { Germany: [9, 0, 2] },
      settings: { income: 'listed', 'production of Germany': [0] },
      orders: ['rebuild P to Essen', 'rebuild P to Kassel (step 1)'],
      refused: ['7.3.1.air wrong-place'],
      at: { P: '0204' },
      saves: '7 yellow',
    },
    {
      case: 'marines in shipyards',
      rules: '7.3.1.marines 24.0.rebuilding A19',
      side: 'Soviet',
      places: { Oranienbaum: 'minor city 1304 (shipyard)' },
      routes: { rail: ['1404 - 1304'] },
      soviet: { lost: ['marine brigade M 3|2|1'] },
      saved: { 'Soviet Union': [9] },
      orders: ['rebuild M to Siberia', 'rebuild M to Oranienbaum (step 1)'],
      refused: ['7.3.1.marines wrong-place'],
      at: { M: '1304' },
      saves: '6 yellow',
    },
    {
      case: 'a yellow point for all of them, in that reading',
      rules: 'A53',
      side: 'Soviet',
      layer: 'advanced',
      options: ['marines'],
      rulings: { 'marines.price': 'perUnit' },
      places: { Oranienbaum: 'minor city 1304 (shipyard)' },
      routes: { rail: ['1404 - 1304'] },
      soviet: { lost: ['marine brigade M 3|2|1'] },
      saved: { 'Soviet Union': [9] },
      orders: ['rebuild M to Oranienbaum (step 1)'],
      saves: '8 yellow',
    },
    {
      case: 'Italians in Poland, reduced ones alone',
      rules: '7.3.1.italy 5.4',
      axis: { removed: ['infantry corps I 3|2|1 (of Italy)'] },
      saved: { Italy: [3] },
      orders: ['rebuild I to Berlin'],
      refused: ['5.4 not-rebuilt'],
    },
    {
      case: 'Guards never',
      rules: '10.0.lost',
      side: 'Soviet',
      layer: 'advanced',
      soviet: { removed: ['guards infantry army G 4|3|2|1'] },
      saved: { 'Soviet Union': [9] },
      orders: ['rebuild G to Siberia'],
      refused: ['10.0.lost not-rebuilt'],
    },
    {
      case: 'not what stands on the map',
      rules: '7.3',
      axis: { '0105': ['infantry corps A 3|2|1'] },
      saved: { Germany: [9] },
      orders: ['rebuild A to Berlin'],
      refused: ['7.3 not-lost'],
    },
    {
      case: 'disbanded units from the next turn on',
      rules: '7.3.4',
      axis: { '0105': ['infantry corps A 3|2|1'] },
      saved: { Germany: [9] },
      orders: ['disband A', 'rebuild A to Berlin'],
      refused: ['7.3.4 just-disbanded'],
      saves: '9 yellow',
    },
    {
      case: 'nobody is disbanded out of supply',
      rules: '7.3.4',
      axis: { '0505': ['infantry corps A 3|2|1 (unsupplied)'] },
      orders: ['disband A'],
      refused: ['7.3.4 out-of-supply'],
      at: { A: '0505' },
    },
    {
      case: 'artillery is built with a point of strength at least',
      rules: '7.3',
      axis: { lost: ['artillery army G 4|2|1|0'] },
      saved: { Germany: [9] },
      orders: ['rebuild G to Berlin'],
      strength: { G: 1 },
      saves: '8 yellow',
    },
    {
      case: 'a minor power places armour in its capital',
      rules: '11.2.minors',
      places: {
        Rumania: 'territory 0412..0416 (nation Romania)',
        Bucharest: 'capital 0414 (nation Romania, source Romania)',
      },
      axis: { lost: ['panzer division T 2|1 (of Romania)'] },
      saved: { Romania: [2] },
      orders: ['rebuild T to Bucharest'],
      at: { T: '0414' },
    },
  ])('$case [$rules]', judge);
});

describe('aid and saving', () => {
  const romania = { lost: ['infantry corps R 2|1 (of Romania)'] };
  test.each<Case>([
    {
      case: 'C112: three points an ally and turn',
      rules: '5.2.aid',
      axis: romania,
      saved: { Germany: [9] },
      orders: ['aid Romania (yellow 4)', 'aid Romania (yellow 2)', 'aid Romania (yellow 2)', 'aid Romania (yellow 1)'],
      refused: ['5.2.aid too-much-aid', '5.2.aid too-much-aid'],
      saves: '6 yellow',
    },
    {
      case: 'all colours together',
      rules: '5.2.aid',
      layer: 'advanced',
      axis: romania,
      saved: { Germany: [9, 2, 2] },
      orders: ['aid Romania (yellow 1, red 2)', 'aid Romania (blue 1)'],
      refused: ['5.2.aid too-much-aid'],
      saves: '8 yellow, 2 blue',
    },
    {
      case: 'no more than there is',
      rules: '5.2.aid',
      axis: romania,
      saved: { Germany: [1] },
      orders: ['aid Romania (yellow 2)'],
      refused: ['7.3 over-budget'],
    },
    {
      case: 'nobody but allies',
      rules: '5.2.aid',
      axis: romania,
      saved: { Germany: [1] },
      orders: ['aid Hungary (yellow 1)'],
      refused: ['5.2.aid no-ally'],
    },
    {
      case: 'each coloured point beside a yellow one',
      rules: '11.2.saving',
      layer: 'advanced',
      saved: { Germany: [3, 2, 2, 2] },
      saves: '3 yellow, 2 red, 1 blue',
    },
    {
      case: 'those that are wanted',
      rules: '11.2.saving',
      layer: 'advanced',
      saved: { Germany: [3, 2, 2, 2] },
      orders: ['save red 0', 'save blue 1', 'save yellow 4'],
      refused: ['7.3.saving not-there'],
      saves: '3 yellow, 1 blue, 2 black',
    },
    { case: 'in the base game all', rules: '7.3.saving', saved: { Germany: [7] }, saves: '7 yellow' },
  ])('$case [$rules]', judge);
});
