import { describe, expect, test } from 'vitest';
import { airKinds } from '../../../../../engine/rulesets/bite/air/flying.js';
import { blitzing } from '../../../../../engine/rulesets/bite/movement/blitz.js';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import { evacuating } from '../../../../../engine/rulesets/bite/rail/factory-evacuation.js';
import { checkStacks } from '../../../../../engine/rulesets/bite/stacking/excess.js';
import { stackingBar, unitsCountedForStacking } from '../../../../../engine/rulesets/bite/stacking/stacking.js';
import { AXIS } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { drive } from '../../pgg/drive.js';
import { take, type Step } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';

interface Meeting extends Sketch {
  readonly meet: string;
  readonly rules: string;
  readonly steps: readonly Step[];
  readonly then?: (at: Field) => void;
}

const INF = 'infantry corps I 4|3|2|1';
const ENEMY = 'infantry army E 4|3|2|1';
const no = (text: string, refused: string): Step => ({ order: text, refused });
const to = (unit: string, cell: string): Step => ({ order: `move ${unit} to ${cell}`, at: { [unit]: cell } });
/** Returns a move along the red arrow; other paths lead around the arrow. */
const along = (unit: string): Step => ({ order: `move ${unit} 0505 > 0506`, at: { [unit]: '0506' } });
const adv = { layer: 'advanced' } as const;
/** A front with a capital, a more distant city, and the railway between the two. */
const home: Sketch = {
  places: { Berlin: 'capital 0105 (nation Germany, source Germany)', City: 'minor city 0405' },
  routes: { rail: ['0105 - 0205 - 0305 - 0405'] },
  control: { Axis: '0105 0205 0305 0405' },
};

const meetings: readonly Meeting[] = [
  {
    meet: 'capture of the far end of a red arrow opens it to armour that follows',
    rules: '7.5.5.infantry 3.3',
    sides: { strait: '0505/0506' },
    routes: { 'red arrow': ['0505 - 0506'] },
    axis: { '0505': [INF, 'panzer corps T 5'] },
    steps: [no('move T 0505 > 0506', '7.5.5.infantry arrow-infantry'), along('I'), along('T')],
  },
  {
    meet: 'a red arrow stays closed to armour while the enemy holds its far end',
    rules: '7.5.5.infantry 3.3',
    sides: { strait: '0505/0506' },
    routes: { 'red arrow': ['0505 - 0506'] },
    axis: { '0505': [INF, 'panzer corps T 5'] },
    soviet: { '0506': [ENEMY] },
    steps: [along('I'), no('move T 0505 > 0506', '7.5.5.infantry arrow-infantry')],
  },
  {
    meet: 'the fall of Sevastopol in the same phase opens the strait of Kerch',
    rules: '7.5.5.kerch 3.3',
    sides: { strait: '0505/0506' },
    routes: { 'red arrow': ['0505 - 0506 (holding Sevastopol)'] },
    places: { Sevastopol: 'fortress 0309' },
    control: { Soviet: '0309' },
    axis: { '0505': [INF], '0308': ['infantry corps J 4'] },
    steps: [no('move I 0505 > 0506', '7.5.5.kerch strait-not-held'), to('J', '0309'), along('I')],
  },
  {
    meet: 'mountain troops out of supply pay their two points for a mountain',
    rules: '4.4.movement 14.0.mountainUnits',
    ...adv,
    options: ['mountains'],
    terrain: { '0506': 'mountain' },
    axis: { '0505': ['mountain corps M 4 (unsupplied)', 'infantry corps I 4 (unsupplied)'] },
    steps: [no('move I to 0506', '7.5.3.afford too-far'), to('M', '0506')],
  },
  {
    meet: 'cavalry out of supply in light rain still crosses a plain hex',
    rules: '4.4.movement 14.0.cavalry 39.0.movement',
    ...adv,
    options: ['mountains', 'light-rain'],
    weather: 'light rain',
    axis: { '0505': ['cavalry corps R 3 (unsupplied)', 'infantry corps I 4 (unsupplied)'] },
    steps: [
      { order: 'move R 0505 > 0506 > 0507', at: { R: '0507' } },
      { order: 'move I to 0506', at: { I: '0506' } },
    ],
  },
  {
    meet: 'artillery joins a battle that another unit began, a unit out of supply does not',
    rules: '3.9 4.4.attack 3.22',
    axis: { '0505': [INF, 'artillery army G 4|2', 'infantry corps U 3 (unsupplied)'] },
    soviet: { '0506': [ENEMY] },
    steps: [
      no('move G to 0506', '3.9 support-alone'),
      to('I', '0506'),
      to('G', '0506'),
      no('move U to 0506', '4.4.attack unsupplied'),
    ],
  },
  {
    meet: 'aircraft alone begin a battle, which land units may no longer join',
    rules: '7.5.2 3.22 7.6.1',
    ...home,
    axis: { '0405': ['bomber wing B 4|3'], '0505': [INF] },
    soviet: { '0606': [ENEMY] },
    steps: [{ order: 'fly B to 0606', at: { B: '0606' } }, no('move I to 0606', '7.5.2 air-has-flown')],
    then: ({ state, cell }) => {
      expect(state.battle[cell('0606')]).toBe(1);
    },
  },
  {
    meet: 'an air unit that flies away leaves room on its base for another',
    rules: '7.5.2.rebasing 3.10.air 7.5.2.missions',
    ...home,
    axis: { '0405': ['bomber wing B 4|3'], '0105': ['fighter wing F 3'] },
    soviet: { '0606': [ENEMY] },
    steps: [
      no('rebase F to 0405', '3.10.air base-full'),
      { order: 'fly B to 0606', at: { B: '0606' } },
      { order: 'rebase F to 0405', at: { F: '0405' } },
    ],
  },
  {
    meet: 'a unit moved by rail may still move and attack',
    rules: '7.4 7.5 3.22',
    ...home,
    settings: { 'saved of Germany': [2] },
    axis: { '0105': [INF] },
    soviet: { '0606': [ENEMY] },
    steps: [{ order: 'rail I to 0405', at: { I: '0405' } }, to('I', '0606')],
  },
  {
    meet: 'a unit adjacent to the railway closes it even across a river without ZOC',
    rules: '7.4 8.0',
    ...home,
    ...adv,
    sides: { river: '0304/0305 0304/0405 0304/0205' },
    settings: { 'saved of Germany': [2] },
    axis: { '0105': [INF] },
    soviet: { '0304': [ENEMY] },
    steps: [no('rail I to 0405', '7.4 no-railway')],
  },
  {
    meet: 'evacuating a factory uses rail movements that units then lack',
    rules: '16.2 7.4.soviet',
    ...adv,
    options: ['scorched-earth'],
    turn: 'August 1941',
    side: 'Soviet',
    places: {
      Siberia: 'major city 1905 (source Soviet Union, red 2)',
      Russia: 'territory 1705 1805 1905 (nation Soviet Union)',
    },
    routes: { rail: ['1705 - 1805 - 1905'] },
    settings: { 'saved of Soviet Union': [9] },
    soviet: { '1705': ['A', 'B', 'C'].map((name) => `infantry army ${name} 3`) },
    steps: [
      { order: 'evacuate 1905 red' },
      no('evacuate 1905 red', '16.2 no-capacity'),
      { order: 'rail A to 1905', at: { A: '1905' } },
      { order: 'rail B to 1905', at: { B: '1905' } },
      no('rail C to 1905', '7.4.soviet no-capacity'),
    ],
  },
  {
    meet: 'frozen armour moves neither by land nor by rail, but may be attacked',
    rules: '3.21 7.4',
    ...home,
    turn: 'June 1941',
    settings: { 'saved of Germany': [2] },
    axis: { '0205': ['panzer corps T 5|4 (frozen)'] },
    steps: [no('move T to 0305', '3.21 frozen'), no('rail T to 0405', '3.21 frozen')],
  },
  {
    meet: 'a river hampers an attack by a Blitz move',
    rules: '7.8 Box1.river A32',
    phase: 'blitz',
    sides: { river: '0504/0505' },
    axis: { '0505': ['panzer corps T 5 (fought)'] },
    soviet: { '0504': [ENEMY] },
    steps: [{ order: 'blitz T to 0504', at: { T: '0504' } }],
    then: ({ state, piece, cell }) => {
      expect(state.enteredFrom[piece('T')]).toBe(cell('0505'));
    },
  },
  {
    meet: 'no unit makes a Blitz move in snow, whatever cavalry pays for plain',
    rules: '7.8.weather 14.0.cavalry 9.2.snow',
    ...adv,
    options: ['mountains'],
    phase: 'blitz',
    weather: 'snow',
    axis: { '0505': ['panzer corps T 5 (fought)'] },
    steps: [no('blitz T to 0504', '7.8.weather blitz-weather')],
  },
];

describe('interacting rules of movement', () => {
  test.each(meetings)('$meet [$rules]', ({ steps, then, ...sketch }) => {
    const at = field(sketch);
    at.state.fought.forEach((has, piece) => {
      if (has === 1) at.state.foughtIn[piece] = at.state.cell[piece];
    });
    for (const step of steps) {
      take(at, step, [moving, byRail, evacuating, blitzing, ...airKinds(at.state)]);
      if (step.order.startsWith('rail')) at.state.phase = 'movement';
    }
    then?.(at);
  });

  test('the siege gun is exempt from stacking only in a battle against a fortress and with the option `siege-gun` [26.0, 3.10.land]', () => {
    const stack = ['infantry corps A 3', 'infantry corps B 3', 'artillery army C 4|2', 'siege artillery army G 4|2'];
    for (const [options, cell, isFull] of [
      [['siege-gun'], '0505', false],
      [['siege-gun'], '0305', true],
      [[], '0505', true],
    ] as const) {
      const at = field({
        ...adv,
        options,
        places: { Sevastopol: 'fortress 0505' },
        control: { Soviet: '0505' },
        soviet: { '0505': [ENEMY] },
        axis: { [cell]: stack },
      });
      const crowd = stackingBar(at.state, unitsCountedForStacking(at.state, AXIS, at.cell(cell)));
      expect(crowd !== undefined, `${options.join()} ${cell}`).toBe(isFull);
    }
  });

  test.each([
    { reading: 'eachPhase', when: 'movement', left: 2 },
    { reading: 'turnEnd', when: 'movement', left: 3 },
    { reading: 'turnEnd', when: 'blitz', left: 3 },
    { reading: 'turnEnd', when: 'exploitation', left: 2 },
  ] as const)(
    'A04 $reading: of three corps in a hex, $left remain after the check at the end of the phase “$when” [3.10]',
    ({ reading, when, left }) => {
      const at = field({
        rulings: { 'stacking.checked': reading },
        axis: { '0505': ['A', 'B', 'C'].map((name) => `infantry corps ${name} 3`) },
      });
      drive(checkStacks(at.state, AXIS, when, '1'));
      expect(at.state.count[at.cell('0505')]).toBe(left);
    },
  );

  test.each([
    { reading: 'afterBattle', owner: 1 },
    { reading: 'onEntry', owner: 0 },
  ])(
    'A01 $reading: the reading decides which side controls a city that a unit enters while enemies are still there [3.3]',
    ({ reading, owner }) => {
      const at = field({
        rulings: { 'capture.contestedHex': reading },
        places: { City: 'minor city 0506' },
        axis: { '0505': [INF] },
        soviet: { '0506': [ENEMY] },
      });
      take(at, to('I', '0506'), [moving]);
      expect(at.state.control[at.cell('0506')]).toBe(owner);
    },
  );
});
