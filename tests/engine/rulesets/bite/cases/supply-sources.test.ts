import { describe, expect, test } from 'vitest';
import { isInSupply, lineOf, suppliedThrough } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { field } from '../sketch.js';
import { judgeSupply, onRails, type Supplied } from '../supplied.js';

const U = 'infantry corps U 4|3|2|1';
const RED = 'infantry army R 4|3|2|1';
const advanced = { layer: 'advanced' } as const;

const rows: readonly Supplied[] = [
  {
    case: 'an enemy unit cuts a railway',
    rules: '4.2 A10',
    sketch: { axis: { '0805': [U] }, soviet: { '0305': [RED] } },
    want: false,
  },
  {
    case: 'an enemy ZOC cuts a railway if no friendly unit is in the hex',
    rules: '4.2 A10',
    sketch: { axis: { '0805': [U] }, soviet: { '0304': [RED] } },
    want: false,
  },
  {
    case: 'a friendly unit in an enemy ZOC keeps a railway open',
    rules: '4.2 A10',
    sketch: {
      axis: {
        '0805': [U],
        '0305': ['infantry corps F 2'],
        '0204': ['infantry corps G 2'],
        '0205': ['infantry corps H 2'],
        '0405': ['infantry corps I 2'],
      },
      soviet: { '0304': [RED] },
    },
    want: true,
  },
  {
    case: 'an enemy ZOC does not cut a railway under the reading `unitsAndCities`',
    rules: '4.2 A10',
    sketch: { axis: { '0805': [U] }, soviet: { '0304': [RED] }, rulings: { 'supply.railBrokenBy': 'unitsAndCities' } },
    want: true,
  },
  {
    case: 'an enemy city cuts a railway',
    rules: '4.2 A10',
    sketch: {
      axis: { '0805': [U] },
      places: { Posen: 'minor city 0405' },
      control: { Soviet: '0405' },
      rulings: { 'supply.railBrokenBy': 'unitsAndCities' },
    },
    want: false,
  },
  {
    case: 'C67: a capital is a source only if it is named as one',
    rules: '4.1',
    sketch: {
      side: 'Soviet',
      soviet: { '1012': [U.replace('corps', 'army')] },
      places: { Moscow: 'capital 1012 (nation Soviet Union)' },
      axis: { '1512': ['infantry corps A 4'] },
    },
    want: false,
  },
  {
    case: 'a primary source held by the enemy supplies no unit',
    rules: '4.1',
    sketch: { axis: { '0805': [U] }, soviet: { '0105': [RED] }, control: { Soviet: '0105' } },
    want: false,
  },
  {
    case: 'Romanians trace no line through Hungary',
    rules: '5.6.hungary',
    sketch: {
      axis: { '0805': ['infantry corps U 2 (of Romania)'] },
      places: {
        Bucharest: 'capital 0105 (nation Romania, source Romania)',
        Hungary: 'territory 0405 (nation Hungary)',
      },
    },
    want: false,
  },
  {
    case: 'Germans trace a line through Hungary',
    rules: '5.6.hungary',
    sketch: { axis: { '0805': [U] }, places: { Hungary: 'territory 0405 (nation Hungary)' } },
    want: true,
  },
  {
    case: 'Finns trace no line beyond their zone',
    rules: '5.5.area',
    sketch: {
      axis: { '0808': ['infantry corps U 2 (of Finland)'] },
      places: {
        Helsinki: 'capital 0105 (nation Finland, source Finland)',
        Area: 'operative zone 0101..0116 0201..0216 0301..0316 0401..0416 0501..0516 (nation Finland)',
      },
    },
    want: false,
  },
  {
    case: 'Germans in the Finnish zone are supplied through Finland',
    rules: '5.5.area',
    sketch: {
      axis: { '0508': [U] },
      places: {
        Berlin: 'capital 0116 (nation Germany)',
        Helsinki: 'capital 0105 (nation Finland, source Finland)',
        Area: 'operative zone 0101..0116 0201..0216 0301..0316 0401..0416 0501..0516 (nation Finland)',
      },
    },
    want: true,
  },
  {
    case: 'rebels are supplied by the place where they rose',
    rules: '30.0.supply',
    sketch: {
      axis: { '1505': ['rebel brigade U 2'] },
      places: { Grozny: 'minor city 1504 (rebels)' },
      control: { Axis: '1504' },
    },
    want: true,
  },
  {
    case: 'three battalions of partisans cut the railway',
    rules: '29.1.three',
    sketch: { ...advanced, options: ['partisans'], axis: { '0805': [U] }, settings: { 'partisans at 0305': 3 } },
    want: false,
  },
  {
    case: 'two battalions of partisans do not cut the railway',
    rules: '29.1.three',
    sketch: { ...advanced, options: ['partisans'], axis: { '0805': [U] }, settings: { 'partisans at 0305': 2 } },
    want: true,
  },
  {
    case: 'two battalions of partisans block a line over land',
    rules: '29.1.two',
    sketch: {
      ...advanced,
      options: ['partisans'],
      axis: { '0508': [U] },
      terrain: { '0407 0607': 'mountain' },
      settings: { 'partisans at 0507': 2 },
    },
    want: false,
  },
  {
    case: 'one battalion of partisans does not block a line over land',
    rules: '29.1.one 29.1.two',
    sketch: {
      ...advanced,
      options: ['partisans'],
      axis: { '0508': [U] },
      terrain: { '0407 0607': 'mountain' },
      settings: { 'partisans at 0507': 1 },
    },
    want: true,
  },
  {
    case: 'partisans block no Soviet line',
    rules: '29.0',
    sketch: {
      ...advanced,
      options: ['partisans'],
      soviet: { '1012': [U.replace('corps', 'army')] },
      settings: { 'partisans at 1312': 3 },
    },
    want: true,
  },
  {
    case: 'supply goes from port to port of a sea',
    rules: '4.2 A10',
    sketch: {
      axis: { '0814': [U] },
      places: {
        Baltic: 'sea 0611 0612 (freezes)',
        Stettin: 'minor port 0505 (sea Baltic)',
        Riga: 'minor port 0813 (sea Baltic)',
      },
      control: { Axis: '0505 0813' },
    },
    want: true,
  },
  {
    case: 'supply does not go to a port held by the enemy',
    rules: '4.2 A10',
    sketch: {
      axis: { '0814': [U] },
      places: {
        Baltic: 'sea 0611 0612 (freezes)',
        Stettin: 'minor port 0505 (sea Baltic)',
        Riga: 'minor port 0813 (sea Baltic)',
      },
      control: { Axis: '0505' },
    },
    want: false,
  },
  {
    case: 'supply does not cross a frozen sea in snow',
    rules: '9.2.ports',
    sketch: {
      ...advanced,
      weather: 'snow',
      axis: { '0814': [U] },
      places: {
        Baltic: 'sea 0611 0612 (freezes)',
        Stettin: 'minor port 0505 (sea Baltic)',
        Riga: 'minor port 0813 (sea Baltic)',
      },
      control: { Axis: '0505 0813' },
    },
    want: false,
  },
];

describe('sources of supply', () => {
  test.each(rows)('$case [$rules]', judgeSupply);

  test('C127: a port hit three times is not a source in that turn [32.2]', () => {
    const { state, cell, piece } = field(
      onRails({
        axis: { '0814': [U] },
        places: {
          Baltic: 'sea 0611',
          Stettin: 'minor port 0505 (sea Baltic)',
          Riga: 'minor port 0813 (sea Baltic)',
        },
        control: { Axis: '0505 0813' },
      }),
    );
    const byHits = [0, 1, 2, 3].map((hits) => {
      state.portHits[cell('0813')] = hits;
      state.invalidateSupply();
      return isInSupply(state, piece('U'));
    });
    expect(byHits).toEqual([true, true, true, false]);
  });

  test('the finding for a map without a primary source says where to write one [4.1]', () => {
    const { state, piece } = field({ axis: { '0507': [U] } });
    expect(lineOf(state, piece('U')).ledger.map(({ text }) => text)).toEqual([
      'the map has no primary source of Germany: mark one with (source "Germany")',
    ]);
  });

  test('a German within the Finnish zone is supplied through Finland [5.5.area]', () => {
    const { state, piece } = field(
      onRails({
        axis: { '0508': [U], '0805': ['infantry corps V 2'] },
        places: { Area: 'operative zone 0301..0316 0401..0416 0501..0516 0601..0616 0701..0716 (nation Finland)' },
      }),
    );
    expect([suppliedThrough(state, piece('U')), suppliedThrough(state, piece('V'))]).toEqual(['Finland', undefined]);
  });
});
