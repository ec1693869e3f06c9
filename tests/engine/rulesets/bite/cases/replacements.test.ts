import { expect, test } from 'vitest';
import { replacements } from '../../../../../engine/rulesets/bite/production/replacements.js';
import { CAPITALS } from '../economy.js';
import { field, type Field, type Sketch } from '../sketch.js';

const HQ = 'armoured headquarters HQ 4|3|2|1 (step 2)';
const front: Sketch = {
  phase: 'production',
  layer: 'advanced',
  places: CAPITALS,
  soviet: { '0905': ['infantry army 27.A 4|3|2|1'] },
  settings: { 'saved of Germany': [9, 9, 9, 9] },
};

/** The orders as text: `repair 1.Pz 2`, `rebuild 1.AK 0104 1`. */
const ordersIn = (f: Field): string[] =>
  replacements(f.state).map(({ verb, pieces = [], cells = [], choice }) =>
    [verb, ...pieces.map((piece) => f.state.name(piece)), ...cells.map((cell) => f.board.label(cell)), choice].join(
      ' ',
    ),
  );

const rows: readonly (readonly [rule: string, sketch: Sketch, orders: readonly string[]])[] = [
  [
    'headquarters come first, then armour, aircraft and other units',
    {
      axis: {
        '0105': [
          'infantry corps 1.AK 2|1 (step 2)',
          'fighter wing JG 2|1 (step 2)',
          'panzer corps 1.Pz 2|1 (step 2)',
          HQ,
        ],
      },
    },
    ['repair HQ 1', 'repair 1.Pz 1', 'repair JG 1', 'repair 1.AK 1'],
  ],
  [
    'the order for the most steps comes first',
    { axis: { '0105': ['infantry corps 1.AK 3|2|1 (step 3)'] } },
    ['repair 1.AK 2', 'repair 1.AK 1'],
  ],
  [
    'units near the enemy are repaired before others',
    {
      axis: {
        '0105': ['infantry corps 1.AK 2|1 (step 2)'],
        '0705': ['infantry corps 2.AK 2|1 (step 2)'],
      },
    },
    ['repair 2.AK 1', 'repair 1.AK 1'],
  ],
  [
    'a unit on the map is repaired before an eliminated one is rebuilt',
    { axis: { '0105': ['infantry corps 1.AK 2|1 (step 2)'], lost: ['infantry corps 2.AK 2|1'] } },
    ['repair 1.AK 1', 'rebuild 2.AK 0104 1', 'rebuild 2.AK 0104 2'],
  ],
  [
    'a unit is rebuilt in the free city that is nearest to the enemy',
    {
      places: { ...CAPITALS, Breslau: 'major city 0204' },
      control: { Axis: '0104 0204' },
      routes: { rail: ['0104 - 0204'] },
      axis: { lost: ['infantry corps 1.AK 1', 'infantry corps 2.AK 1'] },
    },
    ['rebuild 1.AK 0204 1', 'rebuild 2.AK 0104 1'],
  ],
];

test.each(rows)('of the orders that replace losses, %s [7.3]', (_, sketch, orders) => {
  expect(ordersIn(field({ ...front, ...sketch }))).toEqual(orders);
});

test('a Supreme HQ that must be repaired before other units is repaired first [13.8.2.repair]', () => {
  const axis = {
    '0104': ['supreme headquarters FHQ 4|3|2|1 (step 2)'],
    '0705': ['infantry corps 1.AK 2|1 (step 2)', HQ],
  };
  expect(ordersIn(field({ ...front, axis }))).toEqual(['repair FHQ 1', 'repair HQ 1', 'repair 1.AK 1']);
});

test('losses are replaced only in the Production Phase [7.3]', () => {
  expect(ordersIn(field({ ...front, phase: 'movement', axis: { '0105': [HQ] } }))).toEqual([]);
});
