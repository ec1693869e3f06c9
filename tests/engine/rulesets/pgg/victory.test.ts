import { describe, expect, test } from 'vitest';
import { eliminate } from '../../../../engine/rulesets/pgg/combat/elimination.js';
import { GERMAN, SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import {
  germansHold,
  rememberGermanCities,
  scoreLines,
  scoreRecaptures,
  verdict,
} from '../../../../engine/rulesets/pgg/victory/victory.js';
import { victoryLevel } from '../../../../engine/rulesets/pgg/vocabulary/victory.js';
import { field, type Field, type Sketch } from './field.js';

const cities: Sketch = {
  places: {
    Vitebsk: ['major city', '0412 0513'],
    Orsha: ['minor city', '0420'],
    Mogilev: ['major city', '0424'],
    Smolensk: ['major city', '2216 2217'],
    Roslavl: ['minor city', '2626'],
    Yelnya: ['minor city', '3021'],
    Mozhaisk: ['town', '5907'],
  },
  scores: { Vitebsk: 10, Orsha: 5, Mogilev: 5, Smolensk: 25, Roslavl: 10, Yelnya: 10, Mozhaisk: 20 },
};

function take(at: Field, labels: string): void {
  for (const cell of at.cells(labels)) at.state.control[cell] = GERMAN;
}

describe('levels of victory', () => {
  const levels: readonly (readonly [number, string, string])[] = [
    [0, 'Soviet', 'decisive'],
    [1, 'Soviet', 'strategic'],
    [25, 'Soviet', 'strategic'],
    [26, 'Soviet', 'marginal'],
    [49, 'Soviet', 'marginal'],
    [50, 'German', 'marginal'],
    [79, 'German', 'marginal'],
    [80, 'German', 'strategic'],
    [124, 'German', 'strategic'],
    [125, 'German', 'decisive'],
  ];
  test.each(levels)('C104 [15.2] a net score of %i points is this level of victory: %s %s', (net, side, degree) => {
    expect(victoryLevel(net)).toMatchObject({ side, degree });
  });
});

describe('points', () => {
  test('C103 [15.11, 15.12, 15.2] points add up for six cities, seven divisions of the front, a lost division and a recaptured city', () => {
    const at = field({ ...cities, german: { '3010': ['inf 6'] } });
    take(at, '0412 0513 0420 0424 2216 2217 2626 3021');
    for (const points of [1, 1, 1, 1, 1, 2, 2])
      at.state.points.push({ side: GERMAN, points, text: 'a division of the front', rule: '14.23', turn: 3 });
    eliminate(at.state, at.piece('6'), '9.61', 'it lost its last step');
    at.state.points.push({ side: SOVIET, points: 2, text: 'Orsha is taken back.', rule: '15.12.2', turn: 7 });
    expect(verdict(at.state)).toMatchObject({ german: 74, soviet: 7, net: 67, text: 'German marginal' });
    expect(scoreLines(at.state).filter(({ rule }) => rule === '15.11')).toHaveLength(6);
  });

  test('[balance-note] with the option `marginalIsDraw` a marginal German victory is a draw', () => {
    const at = field({ ...cities, settings: { 'optional.marginalIsDraw': 'true' } });
    at.state.points.push({ side: GERMAN, points: 60, text: 'test', rule: '15.11', turn: 1 });
    expect(verdict(at.state).text).toBe('draw');
  });

  test('C105 [15.12.1] two regiments, an independent regiment and the cavalry give no points; the third regiment gives five', () => {
    const at = field({ german: { '2010': ['pz 25/7', 'gr 6/7', 'gr 7/7'], '2011': ['mot Lehr', 'kav 1'] } });
    for (const name of ['25/7', '6/7', 'Lehr', '1'])
      eliminate(at.state, at.piece(name), '9.61', 'it lost its last step');
    expect(at.state.points).toEqual([]);
    eliminate(at.state, at.piece('7/7'), '9.61', 'it lost its last step');
    expect(at.state.points).toMatchObject([{ side: SOVIET, points: 5, rule: '15.12.1' }]);
  });

  test('C106 [15.11] a city gives no points if ZOC cut all its lines, unless a German unit restores a line', () => {
    const wall = Object.fromEntries(
      Array.from({ length: 16 }, (_, i) => [`15${String(2 * i + 1).padStart(2, '0')}`, [`rifle W${i}`]]),
    );
    const at = field({ ...cities, soviet: wall });
    take(at, '2216 2217');
    expect(germansHold(at.state, at.cells('2216 2217')).value).toBe(false);
    const open = field({
      ...cities,
      soviet: wall,
      german: { '1504': ['inf 6'], '1404': ['inf 26'], '1604': ['inf 5'] },
    });
    take(open, '2216 2217');
    expect(germansHold(open.state, open.cells('2216 2217')).value).toBe(true);
  });

  test('a city of two hexes gives points only to a side that holds both hexes [15.11, AMB-40]', () => {
    const at = field(cities);
    take(at, '2216');
    expect(germansHold(at.state, at.cells('2216 2217'))).toMatchObject({
      value: false,
      ledger: [{ text: '2217 still Soviet', rule: '15.11' }],
    });
  });
});

describe('recaptures', () => {
  function retake(at: Field): void {
    rememberGermanCities(at.state);
    at.state.put(at.piece('A'), at.cell('0420'));
    scoreRecaptures(at.state);
  }
  test('C107 [15.12.2] a city held with a line and then recaptured gives two points, every time', () => {
    const at = field({ ...cities, soviet: { '0620': ['rifle A'] } });
    for (const total of [2, 4]) {
      take(at, '0420');
      retake(at);
      expect(at.state.points.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      at.state.put(at.piece('A'), at.cell('0820'));
    }
  });
  test('[15.12.2] a city that is Soviet again is not scored twice', () => {
    const at = field({ ...cities, soviet: { '0620': ['rifle A'] } });
    take(at, '0420');
    retake(at);
    scoreRecaptures(at.state);
    expect(at.state.points).toHaveLength(1);
  });
  test('[15.12.2] a unit that only passes through a city does not occupy it', () => {
    const at = field({ ...cities, soviet: { '0620': ['rifle A'] } });
    take(at, '0420');
    rememberGermanCities(at.state);
    at.state.control[at.cell('0420')] = SOVIET;
    scoreRecaptures(at.state);
    expect(at.state.points).toEqual([]);
  });
  test('AMB-42 [15.12.2] a victory hex outside of cities counts only under the ruling `victory.recaptureHexes` = true', () => {
    for (const [reading, awards] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const at = field({ ...cities, soviet: { '5807': ['rifle A'] }, rulings: { 'victory.recaptureHexes': reading } });
      take(at, '5907');
      rememberGermanCities(at.state);
      at.state.put(at.piece('A'), at.cell('5907'));
      scoreRecaptures(at.state);
      expect(at.state.points).toHaveLength(awards);
    }
  });
});
