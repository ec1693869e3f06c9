import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { striking } from '../../../../engine/rulesets/fda/air/air.js';
import { assaulting } from '../../../../engine/rulesets/fda/assault/assault.js';
import { counterBattery, firing } from '../../../../engine/rulesets/fda/fire/fire.js';
import { forecastOf } from '../../../../engine/rulesets/fda/position/forecast.js';
import { FdaViews } from '../../../../engine/rulesets/fda/position/views.js';
import { order } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

/** Returns the sums of all possible rolls of a number of dice, one sum for each roll. */
function throws(dice: number): number[] {
  if (dice === 0) return [0];
  return throws(dice - 1).flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));
}

/** Returns the forecast of an order: its dice pools, and its chances in per cent. */
function foretold(at: Field, text: string): readonly [string, Readonly<Record<string, number>>] | undefined {
  const written = order(at, text);
  const kind = [assaulting, firing, counterBattery, striking].find(({ verbs }) => verbs.includes(written.verb));
  const answer = kind?.read(at.state, written);
  if (answer === undefined || isRefusal(answer)) throw new Error(answer?.message ?? text);
  const forecast = forecastOf(at.state, answer);
  return (
    forecast && [
      forecast.summary,
      Object.fromEntries(forecast.chances.map(({ result, chance }) => [result, Math.round(chance * 1000) / 10])),
    ]
  );
}

type Row = readonly [
  name: string,
  sketch: Sketch,
  text: string,
  summary: string,
  chances: Readonly<Record<string, number>>,
];

const air: Sketch = {
  active: 'X',
  A: { X: ['HQ hq @ 0,0', 'TAC stuka', 'BOMBER-H lancaster'] },
  B: { Y: ['INF y @ 3,0'], Z: ['AA-L flak @ 3,1'] },
};

const rows: readonly Row[] = [
  [
    'C04 [8g] the forecast is exact when heavy tanks assault infantry',
    { active: 'X', A: { X: ['ARM-A a @ 1,0'] }, B: { Y: ['INF y @ 0,0'] } },
    'assault 0,0 with a',
    '4 dice against 2',
    { Taken: 93.9, Equal: 2.5, Held: 3.6 },
  ],
  [
    'C05 [8g] the forecast is exact when infantry assaults medium tanks',
    { active: 'X', A: { X: ['INF a @ 1,0'] }, B: { Y: ['ARM-B y @ 0,0'] } },
    'assault 0,0 with a',
    '2 dice against 4',
    { Taken: 3.6, Equal: 2.5, Held: 93.9 },
  ],
  [
    'C50 [10c, 10e] the forecast is exact when tanks fire at tanks',
    { active: 'X', A: { X: ['ARM-A a @ 0,0'] }, B: { Y: ['ARM-B-bn y @ 1,0'] } },
    'fire a against y',
    '3 dice against 1',
    { Hit: 97.3, Miss: 2.7 },
  ],
  [
    'C55 [2.1m] the forecast includes the roll of 6 that finds unobserved guns',
    { active: 'X', A: { X: ['ART-M a @ 0,0'] }, B: { Y: ['ART-M y @ 5,0'] } },
    'counterbattery a against y',
    '2 dice against 2',
    { Hidden: 83.3, Hit: 7.4, Miss: 9.3 },
  ],
  [
    'C55 [2.1m] the forecast of fire at observed guns includes no search',
    { active: 'X', A: { X: ['ART-M a @ 0,0', 'REC-L r @ 4,0'] }, B: { Y: ['ART-M y @ 5,0'] } },
    'counterbattery a against y',
    '2 dice against 2',
    { Hit: 44.4, Miss: 55.6 },
  ],
];

describe.each(['hexes', 'squares'] as const)('forecasts of orders on %s', (grid) => {
  test.each(rows)('%s', (_, sketch, text, summary, chances) => {
    expect(foretold(field({ ...sketch, grid }), text)).toEqual([summary, chances]);
  });

  test.each([
    [
      '[12j, 12k, 12l] the forecast of aircraft near enemy guns: a lost attack costs them a point',
      'strike stuka against y',
      'Downed',
    ],
    [
      '[12l] the forecast of aircraft without enemy guns nearby: a lost attack repels them',
      'strike stuka against y',
      'Repelled',
    ],
  ])('%s', (_, text, lost) => {
    const B = lost === 'Repelled' ? { Y: ['INF y @ 3,0'] } : air.B;
    const at = field({ ...air, ...(B && { B }), grid });
    at.state.flying = 1;
    at.state.supremacy = 0;
    expect(foretold(at, text)).toEqual(['3 dice against 1', { Hit: 97.3, Equal: 1.5, [lost]: 1.2 }]);
  });

  test('[12i, 12j] the forecast of bombers against a fortification has three dice on each side', () => {
    const at = field({ ...air, grid, features: [['fortification', '3,0']] });
    at.state.flying = 1;
    at.state.supremacy = 0;
    const answer = {
      verb: 'strike',
      pieces: [at.piece('lancaster')],
      cells: [at.cell('3,0')],
      choice: 'fortification',
    };
    const chances = forecastOf(at.state, answer)?.chances ?? [];
    expect(chances.map(({ result }) => result)).toEqual(['Destroyed', 'Miss']);
    expect(chances[0].chance).toBeCloseTo(
      (1 - throws(3).reduce((s, a) => s + throws(3).filter((b) => b === a).length, 0) / 216 ** 2) / 2,
      12,
    );
  });

  test('[2.1l] the forecast against unobserved guns assumes the target most likely to hold', () => {
    const at = field({
      grid,
      active: 'X',
      A: { X: ['ART-M a @ 0,0'] },
      B: { Y: ['INF weak @ 5,0', 'ARM-A strong @ 5,0'] },
    });
    const answer = { verb: 'fire', pieces: [at.piece('a')], cells: [at.cell('5,0')] };
    expect(forecastOf(at.state, answer)?.summary).toBe('2 dice against 3');
  });
});

test('[8e] views show forecasts of legal orders only', () => {
  const at = field({ active: 'X', A: { X: ['ARM-A a @ 1,0'] }, B: { Y: ['INF y @ 0,0'] } });
  const views = new FdaViews(at.state);
  expect(views.forecast(order(at, 'assault 0,0 with a'))?.summary).toBe('4 dice against 2');
  expect(views.forecast(order(at, 'assault 3,0 with a'))).toBeUndefined();
  expect(views.forecast(order(at, 'move a to 2,0'))).toBeUndefined();
});
