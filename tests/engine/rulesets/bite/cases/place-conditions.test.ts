import { describe, expect, test } from 'vitest';
import { specialFace } from '../../../../../engine/rulesets/bite/victory/special.js';
import { field, type Sketch } from '../sketch.js';

const home = {
  Moscow: 'capital 1005 (nation "Soviet Union")',
  East: 'territory 1001..1012 1101..1112 (nation "Soviet Union")',
};

/** The six hexes around 1005. */
const RING = ['1004', '1006', '0905', '0906', '1105', '1106'];
const units = (hexes: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(hexes.map((hex, at) => [hex, [`infantry corps ${at}.AK 3|2|1`]]));

/** Tests the scenario condition that a place is encircled [SBE2.victory]. */
describe('Axis encircled Moscow', () => {
  const rows: [string, Partial<Sketch>, boolean][] = [
    ['Axis units in every hex around encircle Moscow', { axis: units(RING) }, true],
    [
      'Axis units in two hexes whose zones reach all the others encircle Moscow',
      { axis: units(['0905', '1106']) },
      true,
    ],
    ['Axis units in two adjacent hexes leave the far side of Moscow open', { axis: units(['0905', '0906']) }, false],
    [
      'Moscow is encircled if the only open hex is water, which no unit can enter',
      { axis: units(['0905', '0906', '1004', '1006']), terrain: { '1105 1106': 'water' } },
      true,
    ],
    [
      'Moscow is not encircled if an enemy unit in one of the hexes cancels the ZOC',
      { axis: units(['0905', '1106']), soviet: { '1105': ['infantry army 8.A 4'] } },
      false,
    ],
  ];
  test.each(rows)('the condition that Moscow is encircled is judged: %s', (_, sketch, expected) => {
    const { state, cell } = field({ places: home, ...sketch });
    expect(specialFace(state, 1).ofPlaces?.encircled('Axis', [cell('1005')])).toBe(expected);
  });
});

/** Tests the scenario condition that two places are connected [SBE1.victory]. */
describe('connected Leningrad from Siberia', () => {
  const wall = Array.from({ length: 16 }, (_, row) => `12${String(row + 1).padStart(2, '0')}`);
  const rows: [string, Partial<Sketch>, boolean][] = [
    ['open land of any length connects the two places', {}, true],
    ['enemies in every hex of a column disconnect the two places', { axis: units(wall) }, false],
    [
      'enemy zones that close every hex of a column disconnect them as well',
      { axis: units(wall.filter((_, at) => at % 2 === 0)) },
      false,
    ],
    ['a gap wider than the enemy zones connects the two places', { axis: units(wall.slice(0, 8)) }, true],
    [
      'a railway through enemy ZOC connects them under the reading that ZOC do not cut it',
      {
        axis: units(wall.filter((hex) => hex !== '1205')),
        routes: { rail: ['1005 - 1105 - 1205 - 1305 - 1405'] },
        rulings: { 'supply.railBrokenBy': 'unitsAndCities' },
      },
      true,
    ],
    ['a lake without ports between the two places disconnects them', { terrain: { [wall.join(' ')]: 'water' } }, false],
    [
      'ports on one sea connect the two places',
      {
        terrain: { [wall.join(' ')]: 'water' },
        places: {
          Ladoga: `sea ${wall.join(' ')}`,
          West: 'minor port 1105 (sea Ladoga)',
          East: 'minor port 1305 (sea Ladoga)',
        },
      },
      true,
    ],
  ];
  test.each(rows)('the condition that Leningrad is connected to Siberia is judged: %s', (_, sketch, expected) => {
    const { state, cell } = field({ control: { Soviet: '1101..1116 1301..1316' }, ...sketch });
    expect(specialFace(state, 1).connects?.('Soviet', [cell('1005')], [cell('1505')])).toBe(expected);
  });
});
