import { describe, expect, test } from 'vitest';
import { deactivate } from '../../../../../engine/rulesets/bite/command/activation.js';
import { blitzing, markParticipation } from '../../../../../engine/rulesets/bite/movement/blitz.js';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { exploitationPhase, movementPhase } from '../../../../../engine/rulesets/bite/movement/phase.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { drive, order } from '../../pgg/drive.js';
import { take, type Step } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
  readonly eliminated?: string;
}

const ENEMY = 'infantry army E 4|3|2|1';
const TANK = 'panzer corps T 5|4|3 (fought)';
const no = (text: string, refused: string): Step => ({ order: text, refused });
const to = (units: string, cell: string): Step => ({
  order: `blitz ${units} to ${cell}`,
  at: Object.fromEntries(units.split(', ').map((unit) => [unit, cell])),
});
const blitz = { phase: 'blitz' } as const;

/** Sets up a sketch. For a unit marked `fought`, the hex of the unit is recorded as the hex in which it fought. */
function fought(sketch: Sketch): Field {
  const at = field(sketch);
  at.state.fought.forEach((has, piece) => {
    if (has === 1) at.state.foughtIn[piece] = at.state.cell[piece];
  });
  return at;
}

const cases: readonly Case[] = [
  {
    case: 'C57: a Blitz move enters plain, not forest',
    rules: '7.8.hex',
    ...blitz,
    terrain: { '0506': 'forest' },
    axis: { '0505': [TANK] },
    steps: [no('blitz T to 0506', '7.8.hex too-dear'), to('T', '0504'), no('blitz T to 0503', '7.8 blitzed')],
  },
  {
    case: 'C58: no unit makes a Blitz move in light rain',
    rules: '7.8.weather',
    ...blitz,
    layer: 'advanced',
    weather: 'light rain',
    axis: { '0505': [TANK] },
    steps: [no('blitz T to 0504', '7.8.weather blitz-weather')],
  },
  {
    case: 'C59: Soviet mechanized units of technology 1 make no Blitz move',
    rules: '7.8.who',
    ...blitz,
    turn: 'October 1942',
    side: 'Soviet',
    soviet: { '0505': ['mechanized corps M 3 (fought)', 'tank corps K 3 (fought)'] },
    steps: [no('blitz M to 0504', '7.8.who not-mobile'), to('K', '0504')],
  },
  {
    case: 'C59: Soviet mechanized units make Blitz moves from November 1942 on',
    rules: '7.8.who',
    ...blitz,
    turn: 'November 1942',
    side: 'Soviet',
    soviet: { '0505': ['mechanized corps M 3 (fought)'] },
    steps: [to('M', '0504')],
  },
  {
    case: 'units that did not fight and infantry make no Blitz move',
    rules: '7.8 7.8.who',
    ...blitz,
    axis: { '0505': ['panzer corps T 5', 'infantry corps I 3 (fought)'] },
    steps: [no('blitz T to 0504', '7.8 not-fought'), no('blitz I to 0504', '7.8.who not-mobile')],
  },
  {
    case: 'artillery and aircraft of technology 2 follow armour, but do not move alone',
    rules: '7.8.companions',
    ...blitz,
    axis: { '0505': [TANK, 'artillery army G 4|2 (fought)', 'fighter wing F 3 (fought, base 0305)'] },
    soviet: { '0504': [ENEMY] },
    steps: [no('blitz G to 0504', '7.8.companions no-armour'), to('T, G, F', '0504')],
  },
  {
    case: 'artillery and aircraft may follow armour that moved before',
    rules: '7.8.companions',
    ...blitz,
    axis: { '0505': [TANK, 'artillery army G 4|2 (fought)'] },
    steps: [to('T', '0504'), to('G', '0504')],
  },
  {
    case: 'two aircraft may join a battle by Blitz moves, whichever battles they come from',
    rules: '3.10.battle 7.8.companions',
    ...blitz,
    axis: {
      '0505': [TANK, 'fighter wing F1 3 (fought, base 0303)'],
      '0603': [
        'panzer corps U 5|4 (fought)',
        ...['F2', 'F3'].map((name) => `fighter wing ${name} 3 (fought, base 0303)`),
      ],
    },
    soviet: { '0604': [ENEMY] },
    steps: [to('T, F1', '0604'), no('blitz U, F2, F3 to 0604', '3.10.battle air-in-battle'), to('U, F2', '0604')],
  },
  {
    case: 'aircraft of a minor power follow only tanks of their nation',
    rules: '5.3.air 7.8.companions',
    ...blitz,
    turn: 'August 1943',
    axis: {
      '0505': [
        TANK,
        'tank corps R 3 (fought, of Romania)',
        'bomber wing KR 3 (fought, base 0303, of Romania, technology 2)',
      ],
    },
    soviet: { '0504': [ENEMY] },
    steps: [no('blitz T, KR to 0504', '5.3.air other-nation'), to('T, KR', '0404')],
  },
  {
    case: 'aircraft of a minor power may follow tanks of their nation that moved before',
    rules: '5.3.air 7.8.companions',
    ...blitz,
    turn: 'August 1943',
    axis: {
      '0505': ['tank corps R 3 (fought, of Romania)', 'bomber wing KR 3 (fought, base 0303, of Romania, technology 2)'],
    },
    soviet: { '0504': [ENEMY] },
    steps: [to('R', '0504'), to('KR', '0504')],
  },
  {
    case: 'aircraft of technology 1 do not follow a Blitz move',
    rules: '7.8.companions',
    ...blitz,
    turn: 'June 1941',
    side: 'Soviet',
    soviet: { '0505': ['tank corps T 3 (fought)', 'artillery army G 4|2 (fought)'] },
    steps: [no('blitz T, G to 0504', '7.8.companions not-skilled')],
  },
  {
    case: 'A32 true: tanks of minor powers make Blitz moves',
    rules: '7.8.who',
    ...blitz,
    axis: { '0505': ['tank corps T 3 (fought, of Romania)'] },
    steps: [to('T', '0504')],
  },
  {
    case: 'A32 false: tanks of minor powers make no Blitz moves',
    rules: '7.8.who',
    ...blitz,
    rulings: { 'blitz.minorArmour': false },
    axis: { '0505': ['tank corps T 3 (fought, of Romania)'] },
    steps: [no('blitz T to 0504', '7.8.who not-mobile')],
  },
];

describe('Blitz', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = fought(sketch);
    for (const step of steps) take(at, step, [blitzing]);
  });

  test.each(['once', 'afterEachBattle'])(
    'A32 %s: the reading decides whether a unit makes another Blitz move after another battle [7.8, A32]',
    (reading) => {
      const at = fought({ ...blitz, rulings: { 'blitz.often': reading }, axis: { '0505': [TANK] } });
      take(at, to('T', '0504'), [blitzing]);
      markParticipation(at.state, at.piece('T'), at.cell('0504'));
      take(at, reading === 'once' ? no('blitz T to 0503', '7.8 blitzed') : to('T', '0503'), [blitzing]);
    },
  );

  test('a Blitz move into an enemy hex starts a battle [7.8.combat]', () => {
    const at = fought({ ...blitz, axis: { '0505': [TANK] }, soviet: { '0504': [ENEMY] } });
    take(at, to('T', '0504'), [blitzing]);
    expect(at.state.battle[at.cell('0504')]).toBe(1);
  });

  test('tanks that retreated from a battle and tanks that won it may make one Blitz move together from two hexes [7.8]', () => {
    const at = field({
      ...blitz,
      axis: {
        '0505': ['panzer corps T 5 (fought)', 'artillery army G 4|2 (fought)'],
        '0404': ['panzer corps U 3 (fought)'],
      },
      soviet: { '0504': [ENEMY] },
    });
    for (const name of ['T', 'G', 'U']) markParticipation(at.state, at.piece(name), at.cell('0505'));
    take(at, no('blitz U to 0505', '7.8.hex friends-there'), [blitzing]);
    take(at, { order: 'blitz T, U, G to 0504', at: { T: '0504', U: '0504', G: '0504' } }, [blitzing]);
  });

  test('a unit cannot make a Blitz move into a hex where another unit has already won a Blitz battle [7.8.hex]', () => {
    const at = fought({ ...blitz, axis: { '0505': [TANK, 'panzer corps U 3 (fought)'] } });
    take(at, to('T', '0504'), [blitzing]);
    at.state.battle[at.cell('0504')] = 2;
    take(at, no('blitz U to 0504', '7.8.hex friends-there'), [blitzing]);
  });

  test('an air unit that withdrew to a base does not follow a Blitz move [7.8.companions]', () => {
    const at = fought({ ...blitz, axis: { '0505': [TANK, 'fighter wing F 3 (fought)'] } });
    at.state.hasRebased[at.piece('F')] = 1;
    take(at, no('blitz T, F to 0504', '7.8.companions withdrawn'), [blitzing]);
  });
});

const behind: Sketch = {
  phase: 'exploitation',
  places: { Berlin: 'capital 0505 (nation Germany, source Germany)' },
};

describe('second move of armour', () => {
  test.each<Case>([
    {
      case: 'C61: armour moves again with its whole allowance, but not into enemies',
      rules: '7.10 7.10.combat',
      ...behind,
      axis: { '0505': ['panzer corps T 5 (fought)'] },
      soviet: { '0506': [ENEMY] },
      steps: [
        no('move T to 0506', '7.10.combat no-combat'),
        { order: 'move T 0505 > 0504 > 0503 > 0502 > 0501', at: { T: '0501' } },
      ],
    },
    {
      case: 'infantry and units out of supply do not move again',
      rules: '7.10.who 7.10.supply',
      ...behind,
      axis: { '0505': ['infantry corps I 3', 'panzer corps T 5 (unsupplied)'] },
      steps: [no('move I to 0506', '7.10.who moves-once'), no('move T to 0506', '7.10.supply unsupplied')],
    },
    {
      case: 'C151: tanks of minor powers in the advanced game do not move again without fuel',
      rules: '13.7',
      ...behind,
      layer: 'advanced',
      axis: { '0505': ['tank corps T 3 (of Romania)'] },
      steps: [no('move T to 0506', '13.7 unfuelled')],
    },
    {
      case: 'an Armoured HQ may move again and be activated afterwards',
      rules: '13.7 7.10.who',
      ...behind,
      layer: 'advanced',
      axis: { '0505': ['armoured headquarters H 3'] },
      steps: [{ order: 'move H to 0507', at: { H: '0507' } }],
    },
  ])('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving]);
  });

  /**
   * Plays a phase with one order; returns the hex of the HQ, whether the HQ is activated, and its points after
   * deactivation.
   */
  const marched = (phase: 'movement' | 'exploitation', text: string, hq = 'armoured headquarters H 4|3|2|1') => {
    const at = field({ ...behind, phase, layer: 'advanced', axis: { '0505': [hq] } });
    let moves = 0;
    drive(phase === 'movement' ? movementPhase(at.state) : exploitationPhase(at.state), {
      answer(decision) {
        if (decision.question !== phase || moves++ > 0) return undefined;
        const answer = decision.read(order(at, text));
        return isRefusal(answer) ? undefined : answer;
      },
    });
    const isActivated = at.state.activated[at.piece('H')] === 1;
    deactivate(at.state);
    return [at.where('H'), isActivated, at.strength('H')];
  };

  test('an Armoured HQ that moves farther than its allowance without fuel is activated and pays a point [13.2, 13.3.activation, 13.6]', () => {
    expect([marched('movement', 'move H to 0507'), marched('movement', 'move H to 0508')]).toEqual([
      ['0507', false, 4],
      ['0508', true, 3],
    ]);
  });

  test('an Armoured HQ becomes activated when it moves a second time in a turn [13.7, 7.10.who]', () => {
    expect(marched('exploitation', 'move H to 0506')).toEqual(['0506', true, 3]);
  });

  test('an Armoured HQ without an activation point moves only once, like a tank without fuel [13.2, 13.5, 13.7]', () => {
    const spent = 'armoured headquarters H 3|2|0 (step 3)';
    expect([
      marched('movement', 'move H to 0508', spent),
      marched('movement', 'move H to 0507', spent),
      marched('exploitation', 'move H to 0506', spent),
    ]).toEqual([
      ['0505', false, 0],
      ['0507', false, 0],
      ['0505', false, 0],
    ]);
  });

  test('C61: armour that is cut off after its second move is marked as out of supply and suffers nothing else [7.10.supply]', () => {
    const at = field({ ...behind, axis: { '0505': ['panzer corps T 5', 'infantry corps I 3'] } });
    let moves = 0;
    drive(exploitationPhase(at.state), {
      answer(decision) {
        if (decision.question !== 'exploitation' || moves++ > 0) return undefined;
        const answer = decision.read(order(at, 'move T to 0509'));
        return isRefusal(answer) ? undefined : answer;
      },
    });
    expect([at.where('T'), at.state.outOfSupply[at.piece('T')], at.state.judged[at.piece('T')]]).toEqual([
      '0509',
      1,
      0,
    ]);
  });
});
