import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../../../../engine/board/board.js';
import { sumStepCosts } from '../../../../../engine/mechanics/movement/step-costs.js';
import { costOfWay, stepBar, stepCosts } from '../../../../../engine/rulesets/bite/movement/costs.js';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { BiteViews } from '../../../../../engine/rulesets/bite/position/views.js';
import { order } from '../../pgg/drive.js';
import { take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
}

const INF = 'infantry corps I 4|3|2|1';
const TANK = 'panzer corps T 5|4|3|2|1';
const MOUNTAIN = 'mountain corps M 4|3|2|1';
const RIDER = 'cavalry corps R 3|2|1';
const GUN = 'artillery army G 4|2|1|0';
const RUSSIAN = 'infantry army S 4|3|2|1';
const ENEMY = 'infantry army E 4|3|2|1';

/** Returns a move along a column of hexes from north to south (0505, 0506, 0507, 0508) and its cost. */
const to = (unit: string, path: string, cost: number): Step => ({
  order: `move ${unit} ${path}`,
  at: { [unit]: path.slice(-4) },
  facts: { move: { cost } },
});
const no = (unit: string, path: string, refused: string): Step => ({ order: `move ${unit} ${path}`, refused });
const ONE = '0505 > 0506';
const TWO = '0505 > 0506 > 0507';
const THREE = '0505 > 0506 > 0507 > 0508';

const kerch: Sketch = {
  sides: { strait: '0505/0506' },
  routes: { 'red arrow': ['0505 - 0506 (holding Sevastopol)'] },
  places: { Sevastopol: 'fortress 0301' },
};
const arrow: Sketch = { sides: { strait: '0505/0506' }, routes: { 'red arrow': ['0505 - 0506'] } };
const mountains: Sketch = {
  layer: 'advanced',
  options: ['mountains'],
  terrain: { '0506': 'mountain', '0507': 'swamp' },
};
const adv = { layer: 'advanced' } as const;

const cases: readonly Case[] = [
  {
    case: 'C81: a unit moves through an enemy ZOC into forest',
    rules: '7.5.3.costs 7.5.3.enemy',
    terrain: { '0508': 'forest' },
    axis: { '0505': [INF] },
    soviet: { '0606': [ENEMY] },
    steps: [to('I', THREE, 4)],
  },
  {
    case: 'C82: a unit with one point left does not enter forest',
    rules: '7.5.3.afford',
    turn: 'June 1941',
    side: 'Soviet',
    terrain: { '0508': 'forest' },
    soviet: { '0505': [RUSSIAN] },
    steps: [no('S', THREE, '7.5.3.afford too-far'), to('S', TWO, 2)],
  },
  {
    case: 'hills cost 2, swamps 3 and rivers nothing',
    rules: '7.5.3.costs',
    terrain: { '0506': 'hill', '0606': 'swamp' },
    sides: { river: '0505/0506 0505/0605' },
    axis: { '0505': [INF, MOUNTAIN] },
    steps: [to('I', ONE, 2), no('M', '0505 > 0506 > 0606', '7.5.3.afford too-far')],
  },
  {
    case: 'C83: a unit moves with 3 points in rain',
    rules: '9.2.rain',
    ...adv,
    turn: 'October 1941',
    weather: 'rain',
    side: 'Soviet',
    soviet: { '0505': [RUSSIAN, 'infantry army U 4|3|2|1 (unsupplied)'] },
    steps: [no('S', TWO, '7.5.3.afford too-far'), to('S', ONE, 3), no('U', ONE, '7.5.3.afford too-far')],
  },
  {
    case: 'C84: a unit moves in snow',
    rules: '9.2.snow',
    ...adv,
    weather: 'snow',
    terrain: { '0605': 'hill' },
    axis: { '0505': [INF, MOUNTAIN] },
    steps: [to('I', TWO, 4), to('M', '0505 > 0605', 3)],
  },
  {
    case: 'C148: plain costs 2 and forest 3 in light rain',
    rules: '39.0.movement',
    ...adv,
    weather: 'light rain',
    terrain: { '0605': 'forest' },
    axis: { '0505': [INF, MOUNTAIN] },
    steps: [to('I', ONE, 2), to('M', '0505 > 0605', 3)],
  },
  {
    case: 'C85: the Axis crosses at Kerch if it holds both shores and Sevastopol',
    rules: '7.5.5 7.5.5.kerch',
    ...kerch,
    control: { Axis: '0301 0505 0506' },
    axis: { '0505': [TANK] },
    steps: [to('T', ONE, 3)],
  },
  {
    case: 'C85: the Axis does not cross at Kerch if it does not hold Sevastopol',
    rules: '7.5.5.kerch',
    ...kerch,
    control: { Axis: '0505 0506', Soviet: '0301' },
    axis: { '0505': [TANK, INF] },
    steps: [no('T', ONE, '7.5.5.kerch strait-not-held'), no('I', ONE, '7.5.5.kerch strait-not-held')],
  },
  {
    case: 'C85: the Soviets cross at Kerch without holding Sevastopol',
    rules: '7.5.5.kerch',
    ...kerch,
    side: 'Soviet',
    control: { Axis: '0301', Soviet: '0506' },
    soviet: { '0505': [RUSSIAN] },
    steps: [to('S', ONE, 3)],
  },
  {
    case: 'C85: no unit crosses at Kerch in rain',
    rules: '9.2.kerch',
    ...kerch,
    ...adv,
    weather: 'rain',
    control: { Axis: '0301 0505 0506' },
    axis: { '0505': [INF] },
    steps: [no('I', ONE, '9.2.kerch strait-rain')],
  },
  {
    case: 'C86: only infantry uses a red arrow whose far end the enemy holds',
    rules: '7.5.5.infantry',
    ...arrow,
    control: { Soviet: '0506' },
    axis: { '0505': [TANK, INF] },
    steps: [no('T', ONE, '7.5.5.infantry arrow-infantry'), to('I', ONE, 3), to('T', ONE, 3)],
  },
  {
    case: 'A22 threeMore: a red arrow costs three in addition to the hex',
    rules: '7.5.5 A22',
    ...arrow,
    rulings: { 'arrow.cost': 'threeMore' },
    axis: { '0505': [INF] },
    steps: [to('I', ONE, 4)],
  },
  {
    case: 'no unit crosses a strait without an arrow',
    rules: '7.5.4',
    sides: { strait: '0505/0506' },
    axis: { '0505': [INF] },
    steps: [no('I', ONE, '7.5.4 water-side')],
  },
  {
    case: 'no unit enters water or partial hexes',
    rules: '7.5.4 7.5.4.partial',
    terrain: { '0506': 'water' },
    places: { Edge: 'partial 0605' },
    axis: { '0505': [INF] },
    steps: [no('I', ONE, '7.5.4 water'), no('I', '0505 > 0605', '7.5.4.partial partial')],
  },
  {
    case: 'C155: armour does not enter mountains in clear weather',
    rules: '14.0.armour 14.0.mountainUnits',
    ...mountains,
    axis: { '0505': ['panzer corps T 5|4 (fuelled)', MOUNTAIN, RIDER] },
    steps: [no('T', ONE, '14.0.armour armour-mountain'), to('M', ONE, 2), to('R', ONE, 3)],
  },
  {
    case: 'C155: only mountain units enter mountains in snow',
    rules: '14.0.weather',
    ...mountains,
    weather: 'snow',
    axis: { '0505': [INF, MOUNTAIN, RIDER] },
    steps: [
      no('I', ONE, '14.0.weather mountain-weather'),
      no('R', ONE, '14.0.weather mountain-weather'),
      to('M', ONE, 2),
    ],
  },
  {
    case: 'C155: armour enters mountains without the option',
    rules: '14.0',
    ...mountains,
    options: [],
    axis: { '0505': ['panzer corps T 5|4 (fuelled)', MOUNTAIN] },
    steps: [to('T', ONE, 3), to('M', ONE, 3)],
  },
  {
    case: 'cavalry pays 1 in plain and 2 in swamp in rain with the option',
    rules: '14.0.cavalry',
    ...mountains,
    weather: 'rain',
    terrain: { '0507': 'swamp' },
    axis: { '0505': [RIDER] },
    steps: [to('R', TWO, 3)],
  },
  {
    case: 'C35: units pass through a full hex',
    rules: '7.5.3.friends',
    axis: { '0505': [INF], '0506': [MOUNTAIN, GUN, TANK] },
    steps: [to('I', TWO, 2)],
  },
  {
    case: 'units need no headquarters to move in the base game',
    rules: '7.5.1',
    axis: { '0505': [INF, TANK, MOUNTAIN, RIDER] },
    steps: [to('I', ONE, 1), to('T', TWO, 2), to('M', TWO, 2), to('R', THREE, 3)],
  },
  {
    case: 'a unit stops in a hex with enemy units',
    rules: '7.5.3.enemy',
    axis: { '0505': [INF] },
    soviet: { '0506': [ENEMY] },
    steps: [no('I', TWO, '7.5.3.enemy enemy-stops'), to('I', ONE, 1)],
  },
  {
    case: 'artillery attacks only with a combat unit',
    rules: '3.8 3.9',
    axis: { '0505': [GUN, INF] },
    soviet: { '0506': [ENEMY] },
    steps: [no('G', 'to 0506', '3.9 support-alone'), { order: 'move G, I to 0506', at: { G: '0506', I: '0506' } }],
  },
  {
    case: 'C68: a unit of technology 1 out of supply may not attack',
    rules: '4.4.movement 4.4.attack',
    turn: 'June 1941',
    side: 'Soviet',
    terrain: { '0605': 'forest' },
    soviet: { '0505': ['infantry army S 4|3 (unsupplied)'] },
    axis: { '0506': ['infantry corps E 2|1'] },
    steps: [
      no('S', 'to 0605', '7.5.3.afford too-far'),
      no('S', 'to 0506', '4.4.attack unsupplied'),
      to('S', '0505 > 0504', 1),
    ],
  },
  {
    case: 'C80: no unit makes a Desperate Attack at technology 1 or in the base game',
    rules: '12.4',
    ...adv,
    side: 'Soviet',
    turn: 'June 1941',
    soviet: { '0505': ['infantry army S 4|3 (unsupplied)'] },
    axis: { '0506': ['infantry corps E 2|1'] },
    steps: [no('S', 'to 0506', '4.4.attack unsupplied')],
  },
  {
    case: 'C143: a unit of technology 2 makes a Desperate Attack',
    rules: '12.4 12.4.1',
    ...adv,
    axis: { '0505': ['infantry corps I 4|3 (unsupplied)'] },
    soviet: { '0506': [ENEMY] },
    steps: [to('I', ONE, 1)],
  },
  {
    case: 'C97: armour without fuel moves half its allowance and may not attack',
    rules: '13.5',
    ...adv,
    axis: { '0505': [TANK] },
    soviet: { '0506': [ENEMY] },
    steps: [no('T', 'to 0506', '13.5 unfuelled'), no('T', '0505 > 0504 > 0503 > 0502', '7.5.3.afford too-far')],
  },
  {
    case: 'an activated HQ may not move',
    rules: '13.0',
    ...adv,
    axis: { '0505': ['armoured headquarters H 4|3 (activated)'] },
    steps: [no('H', 'to 0506', '13.0 activated')],
  },
];

describe('land movement', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving]);
  });

  test('an order shows its path cost, and a refused one suggests other hexes [7.5.3.costs]', () => {
    const at = field({ terrain: { '0506': 'forest' }, axis: { '0505': [INF] } });
    const views = new BiteViews(at.state);
    const cost = views.cost?.(order(at, 'move I 0505 > 0506 > 0507'));
    expect(cost?.value).toBe(3);
    expect(cost?.ledger).toEqual([
      { text: '+2 0506: 2 forest', rule: '7.5.3.costs' },
      { text: '+1 0507: 1 plain', rule: '7.5.3.costs' },
    ]);
    expect(views.whyNot('I', at.cell('0512'))?.map(({ rule }) => rule)).toContain('6.1.1.second');
    expect(views.reach('I').every(({ cost: spent }) => spent <= 4)).toBe(true);
  });

  test.each(cases)(
    'the table used by movement search has the same costs as the explanation: $case [7.5.3.costs]',
    (sketch) => {
      const { state, piece, cell } = field(sketch);
      const { board } = state.ground;
      for (const { name } of state.pieces)
        for (let direction = 0; direction < board.directions; direction++) {
          const [from, to] = [cell('0505'), board.neighbour(cell('0505'), direction)];
          if (to === NOWHERE || stepBar(state, piece(name), from, to) !== undefined) continue;
          const cost = costOfWay(state, piece(name), [from, to]).value;
          expect(sumStepCosts(board, stepCosts(state, piece(name)), [from, to])).toBe(cost);
        }
    },
  );

  test('land units may not move after aircraft have flown [7.5.2]', () => {
    const at = field({ axis: { '0505': [INF] } });
    at.state.airborne = true;
    take(at, no('I', 'to 0506', '7.5.2 air-has-flown'), [moving]);
  });
});
