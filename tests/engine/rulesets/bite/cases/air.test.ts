import { describe, expect, test } from 'vitest';
import { airKinds, returnToBases } from '../../../../../engine/rulesets/bite/air/flying.js';
import { scoutModifier, scoutRange } from '../../../../../engine/rulesets/bite/air/scouting.js';
import { withdrawAir } from '../../../../../engine/rulesets/bite/air/withdrawal.js';
import { BiteViews } from '../../../../../engine/rulesets/bite/position/views.js';
import { ELIMINATED } from '../../../../../engine/rulesets/bite/state/state.js';
import { drive } from '../../pgg/drive.js';
import { answerTo, take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
}

/** A front with Berlin and a railway from Berlin through the cities 0205, 0305 … 1905. */
const home: Sketch = {
  places: {
    Berlin: 'capital 0105 (nation Germany, source Germany)',
    Near: 'minor city 0605',
    Far: 'minor city 1105',
    Farthest: 'minor city 1505',
  },
  routes: {
    rail: ['0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805 - 0905 - 1005 - 1105 - 1205 - 1305 - 1405 - 1505'],
  },
  control: { Axis: '0105..1505' },
};
const FIGHTER = 'fighter wing F 4|3|2|1';
const BOMBER = 'bomber wing B 4|3|2|1';
const ENEMY = 'infantry army E 4|3|2|1';
const adv = { layer: 'advanced' } as const;
const fly = (unit: string, cell: string): Step => ({ order: `fly ${unit} to ${cell}`, at: { [unit]: cell } });
const rebase = (unit: string, cell: string): Step => ({ order: `rebase ${unit} to ${cell}`, at: { [unit]: cell } });
const no = (text: string, refused: string): Step => ({ order: text, refused });

const cases: readonly Case[] = [
  {
    case: 'C88: an air unit flies at most 6 hexes to a battle',
    rules: '7.5.2.missions',
    ...home,
    axis: { '0605': [FIGHTER, BOMBER] },
    soviet: { '1207': [ENEMY] },
    steps: [no('fly F to 1207', '7.5.2.missions out-of-range'), fly('B', '1207')],
  },
  {
    case: 'C88: an air unit changes base over twice its range',
    rules: '7.5.2.rebasing 3.4',
    ...home,
    axis: { '0105': [FIGHTER], '0205': [BOMBER] },
    steps: [
      no('rebase F to 1505', '7.5.2.rebasing out-of-range'),
      no('rebase F to 0805', '3.4 no-base'),
      rebase('F', '1105'),
      rebase('B', '1505'),
    ],
  },
  {
    case: 'C89: an air unit out of supply changes base only over its range',
    rules: '4.4.air',
    ...home,
    axis: { '0605': ['bomber wing B 4|3 (unsupplied)', 'fighter wing F 4|3 (unsupplied)'] },
    soviet: { '0707': [ENEMY] },
    steps: [no('fly B to 0707', '4.4.air unsupplied'), rebase('F', '1105'), rebase('B', '1505')],
  },
  {
    case: 'A12 halfRange: an air unit out of supply changes base over half its range',
    rules: '4.4.air A12',
    ...home,
    rulings: { 'supply.rebasing': 'halfRange' },
    axis: { '0605': ['bomber wing B 4|3 (unsupplied)', 'fighter wing F 4|3 (unsupplied)'] },
    steps: [no('rebase F to 1105', '7.5.2.rebasing out-of-range'), rebase('B', '1105')],
  },
  {
    case: 'a base has room for only one air unit',
    rules: '3.10.air',
    ...home,
    axis: { '0605': [FIGHTER], '1105': [BOMBER] },
    steps: [no('rebase F to 1105', '3.10.air base-full'), rebase('B', '1505'), rebase('F', '1105')],
  },
  {
    case: 'a battle has room for two air units of a side',
    rules: '3.10.battle',
    ...home,
    axis: { '0605': [FIGHTER, BOMBER, 'bomber wing C 4|3'], '0705': ['infantry corps I 3'] },
    soviet: { '0707': [ENEMY] },
    steps: [
      no('fly F, B, C to 0707', '3.10.battle air-in-battle'),
      { order: 'fly F, B to 0707', at: { F: '0707', B: '0707' } },
      no('fly C to 0707', '3.10.battle air-in-battle'),
    ],
  },
  {
    case: 'rejects a mission to a hex without enemies, and by a unit without strength',
    rules: '7.5.2.missions 7.6.1',
    ...home,
    axis: { '0605': [FIGHTER, 'bomber wing B 1|0 (step 2)'] },
    soviet: { '0707': [ENEMY] },
    steps: [no('fly F to 0807', '7.5.2.missions no-enemy'), no('fly B to 0707', '7.6.1 no-strength')],
  },
  {
    case: 'aircraft may only change base in rain',
    rules: '9.2.flying',
    ...home,
    ...adv,
    weather: 'rain',
    axis: { '0605': ['fighter wing F 4|3 (fuelled)'] },
    soviet: { '0707': [ENEMY] },
    steps: [no('fly F to 0707', '9.2.flying rain'), rebase('F', '1105')],
  },
  {
    case: 'Soviet fighters may not take off in the surprise turn, bombers may',
    rules: 'SBE5.surprise',
    side: 'Soviet',
    settings: { surprise: 'true' },
    places: { Luga: 'minor city 0605 (source Soviet Union)', Pskov: 'minor city 0805 (source Soviet Union)' },
    control: { Soviet: '0605 0805' },
    axis: { '0505': ['infantry corps I 3'] },
    soviet: { '0605': ['fighter division F 3'], '0805': ['bomber division B 3'] },
    steps: [
      no('fly F to 0505', 'SBE5.surprise surprised'),
      no('rebase F to 0705', 'SBE5.surprise surprised'),
      fly('B', '0505'),
    ],
  },
  {
    case: 'aircraft without fuel may only change base',
    rules: '13.5.air',
    ...home,
    ...adv,
    axis: { '0605': [FIGHTER] },
    soviet: { '0707': [ENEMY] },
    steps: [no('fly F to 0707', '13.5.air unfuelled'), rebase('F', '1105')],
  },
  {
    case: 'aircraft of a minor power support only units of their nation',
    rules: '5.3.air',
    ...home,
    axis: {
      '0605': ['fighter wing F 4|3 (of Romania)'],
      '0707': ['infantry corps I 3'],
      '0709': ['infantry corps R 3 (of Romania)'],
    },
    soviet: { '0707': [ENEMY], '0709': ['infantry army G 3'] },
    steps: [no('fly F to 0707', '5.3.air other-nation'), fly('F', '0709')],
  },
  {
    case: 'in reaction aircraft fly only to battles, and not out of a battle hex',
    rules: '7.6 7.6.battle',
    ...home,
    phase: 'reaction',
    side: 'Soviet',
    axis: { '0605': [FIGHTER], '0705': [ENEMY.replace('army', 'corps')], '1105': [BOMBER] },
    soviet: { '0705': ['infantry army S 3'], '1105': ['infantry army Q 3'], '0809': ['infantry army Z 3'] },
    steps: [no('fly F to 0809', '7.6 no-battle'), no('fly B to 0705', '7.6.battle in-battle'), fly('F', '0705')],
  },
];

describe('aircraft', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, airKinds(at.state));
  });

  test.each([
    {
      case: 'C56: a fighter 6 hexes from another base',
      unit: 'fighter wing F 4|3|2|1',
      cell: '1205',
      want: ELIMINATED,
    },
    {
      case: 'C56: a fighter of technology 3, 6 hexes from its base,',
      unit: 'fighter wing F 4|3|2|1 (technology 3)',
      cell: '1205',
      want: '0605',
    },
    { case: 'C46: a fighter 5 hexes from another base', unit: 'fighter wing F 3|2|1', cell: '1107', want: '0605' },
    { case: 'C46: a fighter with one strength point', unit: 'fighter wing F 1', cell: '0705', want: ELIMINATED },
  ])('$case retreats from its base to $want [7.6.2, 7.7.16]', ({ unit, cell, want }) => {
    const { places, routes } = home;
    const near = { places: { Berlin: places?.Berlin ?? '', Near: 'minor city 0605' }, ...(routes && { routes }) };
    const at = field({ ...near, control: { Axis: '0105..1205' }, axis: { [cell]: [unit] } });
    const before = at.strength('F');
    drive(
      withdrawAir(at.state, at.piece('F'), {
        rule: '7.6.2',
        question: 'evacuation',
        verb: 'withdraw',
        address: '1',
        loses: true,
      }),
    );
    expect(at.where('F')).toBe(want);
    if (want !== ELIMINATED) expect(at.strength('F')).toBe(before - 1);
  });

  test('the legal missions and changes of base of an air unit are listed [7.5.2.missions, 7.5.2.rebasing]', () => {
    const at = field({
      ...home,
      axis: { '0605': [FIGHTER] },
      soviet: { '0707': [ENEMY], '1805': ['infantry army Z 3'] },
    });
    const views = new BiteViews(at.state);
    const listed = (verb: string): string[] =>
      views.reach('F', verb).map(({ cell, cost }) => `${at.board.label(cell)} for ${cost}`);
    expect(listed('fly')).toEqual(['0707 for 2']);
    expect(listed('rebase')).toEqual(['0105 for 5', '1105 for 5', '1505 for 9']);
  });

  test('C34: an air unit returns to its own base, or to one its owner chooses [7.8.1]', () => {
    const sketch = { ...home, axis: { '0907': [`${FIGHTER} (base 0605)`, `${BOMBER} (base 0605)`] } };
    const at = field(sketch);
    drive(returnToBases(at.state), {
      answer: (decision) =>
        answerTo(at, decision, { rebasing: decision.prompt.includes('F fly') ? ['rebase F to 1105'] : [] }),
    });
    expect([at.where('F'), at.where('B')]).toEqual(['1105', '0605']);
    const again = field(sketch);
    drive(returnToBases(again.state));
    expect([again.where('F'), again.where('B')]).toEqual(['0605', '1105']);
  });

  const FULL: Sketch = {
    ...home,
    places: { Berlin: 'capital 0105 (nation Germany, source Germany)', Near: 'minor city 0605' },
    axis: { '0907': [`${FIGHTER} (base 0605)`], '0605': [BOMBER] },
  };
  test.each([
    ['F', ELIMINATED, '0605'],
    ['B', '0605', ELIMINATED],
  ] as const)(
    'if every base in range is full, the owner chooses which of two air units is eliminated: %s [7.8.1, 3.10.air]',
    (lost, f, b) => {
      const at = field(FULL);
      const left = { excess: [`remove ${lost}`], rebasing: ['rebase F to 0605'] };
      drive(returnToBases(at.state), { answer: (decision) => answerTo(at, decision, left) });
      expect([at.where('F'), at.where('B'), left.excess]).toEqual([f, b, []]);
    },
  );

  test('an air unit that has no base in range is eliminated and displaces no unit from a full base [7.8.1, 7.7.16]', () => {
    const at = field({ ...FULL, axis: { '1407': [`${FIGHTER} (base 0605)`], '0605': [BOMBER] } });
    drive(returnToBases(at.state));
    expect([at.where('F'), at.where('B')]).toEqual([ELIMINATED, '0605']);
  });
});

const HQ = 'air headquarters H 4|3|2|1 (activated)';
const scouts: Sketch = { ...home, ...adv, options: ['recon'], axis: { '0605': [HQ] } };

describe('reconnaissance', () => {
  const attempts: readonly Case[] = [
    {
      case: 'a hit foils reconnaissance, which may be tried again',
      rules: '19.1 19.1.flak',
      ...scouts,
      soviet: { '0707': ['infantry army E 2|1'] },
      steps: [
        { order: 'scout 0707 with H', dice: [6, 1], facts: { scout: { outcome: 'foiled' } } },
        { order: 'scout 0707 with H', dice: [5, 5, 6], facts: { scout: { outcome: 'seen', roll: 6 } } },
        no('scout 0707 with H', '19.1 known'),
      ],
    },
    {
      case: 'an HQ may reconnoitre as often as it has points to spend',
      rules: '19.1',
      ...scouts,
      axis: { '0605': ['air headquarters H 1 (activated)', 'air headquarters K 2|1'] },
      soviet: { '0707': ['infantry army E 1'], '1805': ['infantry army Z 1'] },
      steps: [
        no('scout 1805 with H', '19.1.range out-of-range'),
        no('scout 0807 with H', '19.1 no-enemy'),
        no('scout 0707 with K', '19.1 not-activated'),
        { order: 'scout 0707 with H', dice: [6], facts: { scout: { outcome: 'foiled' } } },
        no('scout 0707 with H', '19.1 no-attempt'),
      ],
    },
    {
      case: 'reconnaissance is allowed in rain',
      rules: '19.0.rain',
      ...scouts,
      weather: 'rain',
      terrain: { '0707': 'forest' },
      soviet: { '0707': ['infantry army E 1'] },
      steps: [{ order: 'scout 0707 with H', dice: [1, 3], facts: { scout: { outcome: 'failed', roll: 3 } } }],
    },
    {
      case: 'reconnaissance needs its option',
      rules: '19.0',
      ...scouts,
      options: [],
      soviet: { '0707': ['infantry army E 1'] },
      steps: [no('scout 0707 with H', '19.0 not-played')],
    },
  ];
  test.each(attempts)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, airKinds(at.state));
  });

  test.each([
    { dice: [1, 1], revealed: [1, 1] },
    { dice: [1, 6], revealed: [0, 0] },
  ])('reconnaissance reveals all units of the hex, air units too: $dice [19.1.seen]', ({ dice, revealed }) => {
    const at = field({
      ...scouts,
      terrain: { '0707': 'forest' },
      soviet: {
        '0707': ['infantry army E 2|1 (step 2)', 'artillery army G 2|1|0 (step 3)'],
        '1805': ['infantry army Z 1'],
      },
    });
    take(at, { order: 'scout 0707 with H', dice }, airKinds(at.state));
    expect(at.pieces('E, G').map((piece) => at.state.revealed[piece])).toEqual(revealed);
    expect(at.state.revealed[at.piece('Z')]).toBe(0);
  });

  test('A40 combat: reconnaissance takes place before the first battle [19.1, A40]', () => {
    const { state } = field({ ...scouts, rulings: { 'recon.when': 'combat' } });
    expect(airKinds(state).flatMap(({ verbs }) => verbs)).not.toContain('scout');
  });

  test.each([
    {
      case: 'C113: reconnaissance of Vologda at technology 2',
      place: 'major city',
      terrain: 'forest',
      level: 2,
      weather: 'snow',
      want: 4,
    },
    {
      case: 'C113: reconnaissance of Vologda at technology 3',
      place: 'major city',
      terrain: 'forest',
      level: 3,
      weather: 'snow',
      want: 2,
    },
    { case: 'reconnaissance of a fortress', place: 'fortress', terrain: 'plain', level: 1, weather: 'clear', want: 4 },
    { case: 'reconnaissance of a bunker', place: 'bunker', terrain: 'swamp', level: 1, weather: 'clear', want: 4 },
  ] as const)(
    '$case has the die modifier $want [19.1.roll, 19.1.range]',
    ({ place, terrain, level, weather, want }) => {
      const { state, piece, cell } = field({
        ...scouts,
        weather,
        terrain: { '0707': terrain },
        places: { Vologda: `${place} 0707` },
        settings: { 'technology of Germany': [2, 2, level, 2] },
      });
      expect(scoutModifier(state, piece('H'), cell('0707')).value).toBe(want);
      expect(scoutRange(state, piece('H')).value).toBe([5, 10, 15][level - 1]);
    },
  );
});
