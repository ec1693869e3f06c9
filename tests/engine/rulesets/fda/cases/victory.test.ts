import { describe, expect, test } from 'vitest';
import { BOAT_BRIDGE, NO_BRIDGE } from '../../../../../engine/rulesets/fda/state/ground.js';
import { reorganisation } from '../../../../../engine/rulesets/fda/night/night.js';
import { WITHDRAWN } from '../../../../../engine/rulesets/fda/state/state.js';
import { countVictory, scoreLines } from '../../../../../engine/rulesets/fda/victory/victory.js';
import { victoryDegree } from '../../../../../engine/rulesets/fda/vocabulary/victory.js';
import { drive } from '../drive.js';
import { field } from '../field.js';
import { grids } from './table.js';

test('C72: the victory count adds up all items [5b, 16a, 16b]', () => {
  const at = field({
    A: { X: ['INF a @ 0,0', 'INF a2 @ 1,0', 'INF dead (left 0)', 'HQ h @ -1,0'] },
    B: { Y: ['INF b (left 0)', 'ARM-B t (left 0)', 'HQ k (left 0)', 'AT-L guns (left 0)', 'INF c @ 9,9'] },
    features: [
      ['city', '0,0', { name: 'Caen', owner: 'B' }],
      ['village', '1,0', { name: 'Cagny', owner: 'B' }],
      ['village', '-1,0', { name: 'Own', owner: 'A' }],
      ['village', '5,5', { name: 'Nobody' }],
      ['bridge', '8,8', { name: 'Far', owner: 'B' }],
    ],
  });
  const { state } = at;
  Object.assign(state.inflictedInAll, [9, 5]);
  Object.assign(state.inflicted, [2, 1]);
  state.phase = 'end';
  drive(countVictory(state), { dice: [3, 4, 2, 2] });
  const points = (side: string): number[] =>
    scoreLines(state).flatMap((line) => (line.side === side ? line.points : []));
  expect(points('A')).toEqual([7, 4, 3, 5, 4, 3, 4]);
  expect(points('B')).toEqual([4, 3]);
  expect(state.drainEvents().find(({ kind }) => kind === 'victory')?.facts).toEqual({
    degree: 'significant',
    lead: 23,
    outcome: 'A significant',
  });
});

test.each([
  ['mechanised infantry', 'MECH', 5],
  ['armoured reconnaissance', 'REC-L', 5],
  ['cavalry', 'CAV', 3],
  ['guns', 'ART-M', 0],
  ['an anti-tank unit in tanks, which does not count as armour,', 'AT-H', 0],
  ['engineers in tanks', 'ENG', 0],
  ['infantry in tanks', 'INF', 5],
  ['a headquarters in tanks, counted once,', 'HQ', 4],
])('C72: the destruction of %s scores points [16a]', (name, code, points) => {
  const marks = name.includes('tanks') || code === 'REC-L' ? 'left 0, armoured' : 'left 0';
  const at = field({ A: { X: ['INF a @ 0,0'] }, B: { Y: [`${code} b (${marks})`] } });
  expect(scoreLines(at.state).reduce((sum, line) => sum + line.points, 0)).toBe(points);
});

describe('a unit that retreated off its own edge is off the map at the end, and counts as destroyed [8p, 11a, 16a]', () => {
  test.each([
    ['infantry', 'INF', 3],
    ['armour', 'ARM-B', 5],
    ['a headquarters', 'HQ', 4],
    ['guns, which count only by their break points', 'ART-M', 0],
  ])('a unit that retreated off its own map edge scores as destroyed: %s [16a]', (_, code, points) => {
    const at = field({
      A: { X: ['INF a @ 1,0'] },
      B: { Y: [`${code} b @ 0,0`, 'INF c @ 9,9'] },
      rulings: { retreatOffFriendlyEdge: true },
    });
    at.state.put(at.piece('b'), WITHDRAWN);
    expect(scoreLines(at.state).reduce((sum, line) => sum + line.points, 0)).toBe(points);
  });
  test('a unit off its own edge that returns in the night before the end does not score as destroyed', () => {
    const at = field({
      A: { X: ['INF a @ 1,0'] },
      B: { Y: ['HQ h @ 5,5', 'INF b @ 0,0 (pr 3)'] },
      rulings: { retreatOffFriendlyEdge: true },
    });
    at.state.put(at.piece('b'), WITHDRAWN);
    at.state.pr[at.piece('b')] = 1; // two break points of b are missing, so the night restores one [11e]
    drive(reorganisation(at.state), { every: 6 });
    expect(at.where('b')).toBe('5,5');
    expect(scoreLines(at.state)).toEqual([]);
  });
});

test.each([
  [undefined, 2],
  [NO_BRIDGE, 0],
  [BOAT_BRIDGE, 0],
])(
  'C72: a bridge last entered by the enemy scores if it is intact, but not if it was replaced or removed (%s) [16a, 12i, 14g]',
  (left, points) => {
    const at = field({
      A: { X: ['INF a @ 0,0'] },
      B: { Y: ['INF b @ 5,5'] },
      rivers: { Orne: '0,-1 0,0 0,1' },
      features: [['bridge', '0,0', { name: 'Old', owner: 'B' }]],
    });
    if (left !== undefined) at.state.bridge[at.cell('0,0')] = left;
    expect(scoreLines(at.state).reduce((sum, line) => sum + line.points, 0)).toBe(points);
  },
);

test.each([
  [0, 'draw'],
  [1, 'marginal'],
  [10, 'marginal'],
  [11, 'significant'],
  [25, 'significant'],
  [26, 'overwhelming'],
  [60, 'overwhelming'],
])('C73: a lead of %i points is this degree of victory: %s [16b]', (lead, degree) => {
  expect(victoryDegree(lead)).toBe(degree);
});

describe.each(grids)('C75 objectives on %s', (grid) => {
  test.each([
    ['without enemies nearby it scores its points', [], 25],
    ['with an enemy next to it, it is contested', ['INF b @ 1,0'], 0],
    ['with an enemy two sectors away it scores its points', ['INF b @ 2,0'], 25],
    ['with an enemy headquarters next to it, it is contested', ['HQ b @ 0,-1'], 0],
    ...(grid === 'squares' ? ([['with an enemy across a corner it is contested', ['INF b @ 1,1'], 0]] as const) : []),
  ] as const)('an objective of 25 points that side A holds: %s [16e, 16f]', (_, enemies, points) => {
    const at = field({
      grid,
      settings: { victory: 'points' },
      scores: [
        ['0,0', 25, 'A'],
        ['0,0', 40, 'B'],
      ],
      A: { X: ['INF a @ 0,0'] },
      B: { Y: [...enemies, 'INF far @ 9,9'] },
    });
    expect(scoreLines(at.state)).toEqual(
      points === 0 ? [] : [expect.objectContaining({ side: 'A', points, rule: '16f' })],
    );
    drive(countVictory(at.state));
    expect(at.state.drainEvents().find(({ kind }) => kind === 'victory')?.rule).toBe('16f');
  });
  test('an objective in which neither side has a unit scores for neither side [16f]', () => {
    const at = field({
      grid,
      settings: { victory: 'points' },
      scores: [['0,0', 25, 'A']],
      A: { X: ['INF a @ 1,0'] },
      B: { Y: ['INF far @ 9,9'] },
    });
    expect(scoreLines(at.state)).toEqual([]);
  });
});
