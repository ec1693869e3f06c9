import { describe, expect, test } from 'vitest';
import { isNextToEnemy, inZone, zoneOf } from '../../../../../engine/rulesets/bite/zones/zones.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Sketch } from '../sketch.js';

const tank = { '0504': ['panzer corps 41.Pz 4|3|2|1'] };
/** The six hexes around 0504, from the north clockwise. */
const AROUND = ['0503', '0603', '0604', '0505', '0404', '0403'];

interface Row {
  readonly rules: readonly string[];
  readonly what: string;
  readonly sketch: Sketch;
  /** The hexes around 0504 that are in the ZOC of the Axis. */
  readonly zone: readonly string[];
}
const without = (...labels: readonly string[]): string[] => AROUND.filter((label) => !labels.includes(label));

const rows: readonly Row[] = [
  { rules: ['3.19'], what: 'a land unit exerts a ZOC into six hexes', sketch: { axis: tank }, zone: AROUND },
  {
    rules: ['3.19'],
    what: 'an air unit on the ground exerts a ZOC',
    sketch: { axis: { '0504': ['fighter wing JG54 2|1'] } },
    zone: AROUND,
  },
  {
    rules: ['3.19.lost'],
    what: 'an air unit in flight exerts no ZOC',
    sketch: { axis: { '0504': ['fighter wing JG54 2|1 (base 0304)'] } },
    zone: [],
  },
  {
    rules: ['3.19'],
    what: 'a unit exerts no ZOC into a hex with enemy units',
    sketch: { axis: tank, soviet: { '0604': ['infantry army 27.A 4|3|2|1'] } },
    zone: without('0604'),
  },
  {
    rules: ['3.19.lost'],
    what: 'a unit in battle exerts no ZOC',
    sketch: { axis: tank, soviet: { '0504': ['infantry army 27.A 4|3|2|1'] } },
    zone: [],
  },
  {
    rules: ['3.19.water'],
    what: 'a unit exerts no ZOC across water',
    sketch: { axis: tank, sides: { water: '0503/0504' } },
    zone: without('0503'),
  },
  {
    rules: ['3.19.water'],
    what: 'a unit exerts no ZOC across a strait',
    sketch: { axis: tank, sides: { strait: '0503/0504' } },
    zone: without('0503'),
  },
  {
    rules: ['3.19.water'],
    what: 'a unit exerts no ZOC into an all-water hex',
    sketch: { axis: tank, terrain: { '0603': 'water' } },
    zone: without('0603'),
  },
  {
    rules: ['3.19.water', 'A08'],
    what: 'a ZOC extends into coastal hexes',
    sketch: { axis: tank, places: { Shore: 'coast 0603' } },
    zone: AROUND,
  },
  {
    rules: ['3.19.water', 'A08'],
    what: 'under the reading `coastalHexes` a unit exerts no ZOC into coastal hexes',
    sketch: { axis: tank, places: { Shore: 'coast 0603' }, rulings: { 'zoc.coast': 'coastalHexes' } },
    zone: without('0603'),
  },
  {
    rules: ['3.19'],
    what: 'a ZOC extends across rivers in the base game',
    sketch: { axis: tank, sides: { river: '0503/0504' } },
    zone: AROUND,
  },
  {
    rules: ['8.0.rivers'],
    what: 'a unit exerts no ZOC across rivers in the advanced game',
    sketch: { axis: tank, sides: { river: '0503/0504' }, layer: 'advanced' },
    zone: without('0503'),
  },
  {
    rules: ['8.0.rivers', '9.3.rivers'],
    what: 'a ZOC extends across frozen rivers in the advanced game',
    sketch: { axis: tank, sides: { river: '0503/0504' }, layer: 'advanced', weather: 'snow' },
    zone: AROUND,
  },
  {
    rules: ['8.0.strongholds'],
    what: 'a unit exerts no ZOC into an empty enemy major city',
    sketch: { axis: tank, places: { Luga: 'major city 0604' }, control: { Soviet: '0604' }, layer: 'advanced' },
    zone: without('0604'),
  },
  {
    rules: ['8.0.strongholds', '3.3.cities'],
    what: 'a unit exerts no ZOC into a capital or fortress, but does into a minor city',
    sketch: {
      axis: tank,
      places: { Riga: 'capital 0604', Brest: 'fortress 0503', Luga: 'minor city 0505' },
      control: { Soviet: '0604 0503 0505' },
      layer: 'advanced',
    },
    zone: without('0604', '0503'),
  },
  {
    rules: ['8.0.strongholds'],
    what: 'a unit exerts no ZOC into an enemy bunker',
    sketch: { axis: tank, places: { Hanko: 'bunker 0604' }, control: { Soviet: '0604' }, layer: 'advanced' },
    zone: without('0604'),
  },
  {
    rules: ['8.0.strongholds'],
    what: 'a ZOC extends into a friendly stronghold',
    sketch: { axis: tank, places: { Luga: 'major city 0604' }, control: { Axis: '0604' }, layer: 'advanced' },
    zone: AROUND,
  },
  {
    rules: ['8.0.strongholds'],
    what: 'a ZOC extends into a surrounded enemy stronghold',
    sketch: {
      axis: {
        ...tank,
        ...Object.fromEntries(
          ['0603', '0704', '0705', '0605', '0505'].map((at, i) => [at, [`infantry corps ${i}.AK 3|2|1`]]),
        ),
      },
      places: { Luga: 'major city 0604' },
      control: { Soviet: '0604' },
      layer: 'advanced',
    },
    zone: AROUND,
  },
  {
    rules: ['8.0.strongholds'],
    what: 'an enemy stronghold next to water is surrounded even if no unit is in the water',
    sketch: {
      axis: {
        ...tank,
        ...Object.fromEntries(['0603', '0704', '0705', '0605'].map((at, i) => [at, [`infantry corps ${i}.AK 3|2|1`]])),
      },
      terrain: { '0505': 'water' },
      places: { Luga: 'major city 0604' },
      control: { Soviet: '0604' },
      layer: 'advanced',
    },
    zone: without('0505'),
  },
  {
    rules: ['3.19'],
    what: 'a ZOC extends into any city in the base game',
    sketch: { axis: tank, places: { Luga: 'major city 0604' }, control: { Soviet: '0604' } },
    zone: AROUND,
  },
];

describe('zones of control', () => {
  test.each(rows)('$what [$rules]', ({ sketch, zone }) => {
    const { state, board } = field(sketch);
    const labels = zoneOf(state, AXIS).map((cell) => board.label(cell));
    expect(AROUND.filter((label) => labels.includes(label))).toEqual(AROUND.filter((label) => zone.includes(label)));
  });

  test('a ZOC is the same after a unit moves away and back, and after the game is restored [3.19]', () => {
    const { state, piece, cell } = field({ axis: tank, soviet: { '0604': ['infantry army 27.A 4|3|2|1'] } });
    const before = zoneOf(state, AXIS);
    const saved = state.serialise();
    state.put(piece('41.Pz'), cell('0604'));
    expect(zoneOf(state, AXIS)).toEqual([]);
    expect(zoneOf(state, SOVIET)).toEqual([]);
    state.put(piece('41.Pz'), cell('0504'));
    expect(zoneOf(state, AXIS)).toEqual(before);
    state.put(piece('27.A'), cell('1010'));
    state.restore(saved);
    expect(zoneOf(state, AXIS)).toEqual(before);
    expect(inZone(state, SOVIET, cell('0603'))).toBe(true);
  });

  test('a unit across a river counts as adjacent to the enemy [7.4]', () => {
    const { state, cell } = field({ axis: tank, sides: { river: '0503/0504' }, layer: 'advanced' });
    expect(isNextToEnemy(state, SOVIET, cell('0503'))).toBe(true);
    expect(isNextToEnemy(state, SOVIET, cell('0502'))).toBe(false);
  });
});
