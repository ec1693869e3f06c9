import { describe, expect, test } from 'vitest';
import { determineWeather } from '../../../../../engine/rulesets/bite/weather/weather.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import type { TableModel } from '../../../../../engine/model/special-rules.js';
import type { Weather } from '../../../../../engine/rulesets/bite/vocabulary/terrain.js';
import { drive } from '../../rtl/drive.js';
import { field, type Sketch } from '../sketch.js';

interface Row {
  readonly case: string;
  readonly rules: string;
  readonly sketch: Sketch;
  /** Weather of the previous roll, if any. */
  readonly before?: Weather;
  readonly dice?: readonly number[];
  readonly want: Weather;
}
const advanced = { layer: 'advanced' } as const;
const light: Sketch = { layer: 'advanced', options: ['light-rain'], turn: 'May 1942' };
const track: TableModel = {
  name: 'weather',
  rows: [{ key: 'April', cells: [{ column: '1942', value: 'rain', source: NO_SOURCE }], source: NO_SOURCE }],
  citations: [],
  source: NO_SOURCE,
  nameSource: NO_SOURCE,
};

const rows: readonly Row[] = [
  { case: 'C146: the base game has no weather', rules: '9.0', sketch: { turn: 'October 1941' }, want: 'clear' },
  {
    case: 'C146: a roll of 3 in October is clear weather',
    rules: '9.0',
    sketch: { ...advanced, turn: 'October 1941' },
    dice: [3],
    want: 'clear',
  },
  {
    case: 'C146: a roll of 4 in October is rain',
    rules: '9.0',
    sketch: { ...advanced, turn: 'October 1941' },
    dice: [4],
    want: 'rain',
  },
  {
    case: 'a roll of 2 in May is clear weather',
    rules: '9.0',
    sketch: { ...advanced, turn: 'May 1942' },
    dice: [2],
    want: 'clear',
  },
  { case: 'December has snow', rules: '9.0', sketch: { ...advanced, turn: 'December 1941' }, want: 'snow' },
  {
    case: 'an author’s weather track is used',
    rules: '9.0',
    sketch: { ...advanced, turn: 'April 1942', tables: [track] },
    want: 'rain',
  },
  {
    case: 'the weather set by the scenario is used',
    rules: '9.0',
    sketch: { ...advanced, turn: 'October 1941', settings: { weather: 'snow' } },
    want: 'snow',
  },
  {
    case: 'C147: a 6 after rain is rolled again',
    rules: '39.0.twice A49',
    sketch: light,
    before: 'rain',
    dice: [6, 5, 2],
    want: 'clear',
  },
  {
    case: 'C147: a second roll of 3 gives light rain',
    rules: '39.0',
    sketch: light,
    before: 'rain',
    dice: [3],
    want: 'light rain',
  },
  {
    case: 'C147: a second roll of 2 gives clear weather',
    rules: '39.0',
    sketch: light,
    before: 'rain',
    dice: [2],
    want: 'clear',
  },
  { case: 'the first month has no second roll', rules: '39.0.twice', sketch: light, dice: [6], want: 'rain' },
  {
    case: 'without the option no weather is rolled again',
    rules: '9.0',
    sketch: { ...advanced, turn: 'May 1942' },
    before: 'rain',
    dice: [6],
    want: 'rain',
  },
  {
    case: 'under the reading `previousTurn` the weather of the month before counts',
    rules: '39.0.twice A49',
    sketch: { ...light, weather: 'clear', rulings: { 'lightRain.repeat': 'previousTurn' } },
    before: 'rain',
    dice: [1, 6],
    want: 'rain',
  },
];

describe('the weather of a month', () => {
  test.each(rows)('$case [$rules]', ({ sketch, before, dice = [], want }) => {
    const { state } = field(sketch);
    if (before !== undefined) state.rolledWeather = before;
    const { moments } = drive(determineWeather(state), { dice });
    expect([state.weather, moments.length]).toEqual([want, dice.length]);
    expect(state.drainEvents().map(({ kind, facts }) => [kind, facts])).toEqual([['weather', { weather: want }]]);
    if (dice.length > 0) expect(state.rolledWeather).toBe(want);
    expect(new Set(moments.map((moment) => 'address' in moment && moment.address)).size).toBe(moments.length);
  });
});
