import { expect, test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Supply } from '../../engine/declared/declaration/supply.js';
import { BED, expectFindings, openBed, ZONE, type BedCase } from './bed.js';

const supply: Supply = {
  sources: { Red: ['West'], Blue: ['city'] },
  length: Infinity,
  inPoints: false,
  judged: 'moment',
  arrivals: 'normal',
  endsIn: [],
  lostAfterTurns: undefined,
  rule: '8',
};

test.each<BedCase>([
  {
    title: 'reports a unit without numbers',
    red: 'infantry A 4-6  infantry B',
    findings: ['bed/2/missing-numbers: B has no numbers [2]. Write strength-movement, such as 4-6'],
  },
  {
    title: 'reports a face with the wrong number of numbers',
    red: 'infantry A 4-5-6',
    findings: ['bed/2/face-format: A has the face 4-5-6; an infantry has strength-movement, such as 4-6 [2].'],
  },
  {
    title: 'reports a stack of a set-up that exceeds the limit, with the nearest free hex',
    red: 'infantry A 4-6  infantry B 4-6  infantry C 4-6',
    setup: 'setup Red { 0302: A, B, C }\nsetup Blue { 0702: X }',
    findings: ['bed/4/stack-limit: 3 units in 0302; Red may stack 2 [4]. Nearest free hex: 0301.'],
  },
  {
    title: 'reports stacking points of a set-up with half points for reduced units',
    game: {
      stacking: { ...BED.stacking, limit: 5, points: { byKind: { infantry: 3 }, halvesReduced: true } },
    },
    red: 'infantry A 4-6 | 2-6  infantry B 4-6 | 2-6  infantry C 4-6 | 2-6',
    setup: 'setup Red { 0302: A, B (step 2), C (step 2) }\nsetup Blue { 0702: X }',
    findings: ['bed/4/stack-limit: 6 stacking points in 0302; Red may stack 5 [4].'],
  },
  {
    title: 'reports enemies that begin in one hex',
    setup: 'setup Red { 0302: A }\nsetup Blue { 0302: X }',
    findings: ['bed/4/enemies-in-hex: Blue and Red units begin in 0302; enemies never share a hex [4].'],
  },
  {
    title: 'reports a source of supply that is not on the map',
    game: { supply },
    map: 'city Town at 0303\narea East 0701',
    findings: [
      'bed/8/unknown-place: West is a source of supply for Red, but Bed has no place or area of this name [8].',
    ],
  },
  {
    title: 'reports an exit that is not on the map',
    game: { exits: [{ side: 'Red', area: 'North', cost: 1, rule: '12' }] },
    findings: ['bed/12/unknown-place: North is the exit of Red, but Bed has no place or area'],
  },
  {
    title: 'reports arrivals in a game without a rule for them',
    red: 'infantry A 4-6  infantry B 4-6',
    scenario: 'turns 3\narrive turn 2 by 0101: B',
    findings: ['bed/no-arrival: Units arrive at 0101, but The test bed has no statement `arrival`'],
  },
  {
    title: 'reports a scored place without a hex',
    map: 'road Way 0101 - 0102',
    scenario: 'turns 3\nscore Way 5',
    findings: ['bed/score-without-hexes: Way has no hex on the map Bed; no side can hold it.'],
  },
  {
    title: 'reports weather that the game does not have',
    game: { weather: [{ word: 'mud', text: '', rule: '14', turns: undefined }] },
    scenario: 'turns 3\nset weather turn 2 = snow',
    findings: ['bed/14/setting-value: weather must be mud, not snow [14].'],
  },
  {
    title: 'reports a house rule that changes nothing',
    scenario: 'turns 3\nhouse rule stack.limit = 2 "as printed"',
    findings: ['bed/4/idle-house-rule'],
  },
])('$title', expectFindings);

test('the zone and supply layers show the zone of a side and the line of a unit', async () => {
  const game: Declaration = { ...BED, zones: [ZONE], supply };
  const analysis = await openBed(game, { map: 'city Town at 0303\narea West 0101' });
  const views = analysis.playthrough()?.game.views;
  const zone = views?.layers.find(({ name }) => name === 'zone')?.contentFor('Red');
  const labels = (cells: readonly number[] = []): string[] =>
    cells.map((cell) => analysis.scenario?.map.board.label(cell) ?? '').sort();
  expect(labels(zone?.shapes[0]?.cells)).toEqual(['0201', '0202', '0301', '0303', '0401', '0402']);
  const line = views?.layers.find(({ name }) => name === 'supply')?.contentFor('A');
  expect(line?.state?.value).toBe('In supply');
  expect(line?.shapes[0]?.cells).toHaveLength(3);
});

test('the reach of a unit shows cells with their points, and why it cannot reach others', async () => {
  const analysis = await openBed(BED, { red: 'infantry A 4-1' });
  const { game } = analysis.playthrough() ?? {};
  const board = analysis.scenario?.map.board;
  expect(game?.views.reach('A').map(({ cell, cost }) => [board?.label(cell), cost])).toEqual(
    expect.arrayContaining([['0303', 1]]),
  );
  expect(game?.views.reach('A')).toHaveLength(6);
  expect(game?.views.whyNot('A', board?.cell('0304') ?? -1)?.map(({ text }) => text)).toEqual([
    'The path to 0304 costs 2 points; A has 1 point.',
    '1 printed',
  ]);
  expect(game?.views.describe('A').map(({ label, explained }) => [label, explained.value])).toEqual([
    ['Counter', '4-1'],
    ['Movement', '1'],
  ]);
});
