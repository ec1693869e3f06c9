import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import type { TableModel } from '../../../../../engine/model/special-rules.js';
import { coordinationModifiers } from '../../../../../engine/rulesets/rtl/coordination/coordination.js';
import { State } from '../../../../../engine/rulesets/rtl/state/state.js';
import { determineWeather } from '../../../../../engine/rulesets/rtl/weather/weather.js';
import { drive } from '../drive.js';
import { field, type Sketch } from '../sketch.js';

const table = (name: string, key: string, cells: Readonly<Record<string, string>>): TableModel => ({
  name,
  rows: [
    {
      key,
      cells: Object.entries(cells).map(([column, value]) => ({ column, value, source: NO_SOURCE })),
      source: NO_SOURCE,
    },
  ],
  citations: [],
  source: NO_SOURCE,
  nameSource: NO_SOURCE,
});
const TABLES = [
  table('weather', '19AM', { dry: '1-6', overcast: '7-8', rain: '9-10' }),
  table('weather.historical', '19AM', { weather: 'overcast' }),
];
/**
 * Returns the weather of turn 13 (19AM), for which the tables have an entry, or of turn 14 (19PM), for which they have
 * none.
 */
const found = (sketch: Sketch, dice: number[] = []): string => {
  const { state, scenario } = field({ turn: 13, weather: 'rain', ...sketch });
  const withTable = new State({ ...scenario, tables: TABLES }, state.ground, state.muster);
  withTable.turn = state.turn;
  withTable.weather = state.weather;
  const { moments } = drive(determineWeather(withTable), { dice });
  expect(moments.filter(({ kind }) => kind === 'dice')).toHaveLength(dice.length);
  return withTable.weather;
};

describe('the weather of a turn', () => {
  test.each([
    [1, 'dry'],
    [6, 'dry'],
    [7, 'overcast'],
    [8, 'overcast'],
    [9, 'rain'],
    [10, 'rain'],
  ])('a roll of %d gives the weather %s, by the table of the turn [5.11a, 5.11b]', (die, weather) => {
    expect(found({}, [die])).toBe(weather);
  });

  test('the historical weather needs no roll [5.11d]', () => {
    expect(found({ settings: { 'optional.historicalWeather': 'true' } })).toBe('overcast');
  });

  test('weather set by the scenario needs no roll', () => {
    expect(found({ settings: { weather: 'dry' } })).toBe('dry');
  });

  test('the weather stays unchanged in a turn without a row in the table [5.11c]', () => {
    expect(found({ turn: 14 })).toBe('rain');
  });

  test.each([
    { weather: 'dry', adds: 0, rules: '5.11b' },
    { weather: 'overcast', adds: 2, rules: '5.12' },
    { weather: 'rain', adds: 3, rules: '5.13f' },
  ] as const)('$weather adds $adds to the check of an aircraft [$rules]', ({ weather, adds }) => {
    const check = (now: Sketch['weather']): number => {
      const { state, cell } = field({ weather: now });
      return coordinationModifiers(state, cell('6430'), 'air').value;
    };
    expect(check(weather) - check('dry')).toBe(adds);
  });
});
