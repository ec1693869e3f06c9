import { describe, expect, test } from 'vitest';
import { factsOf, phase, standing, type Battle } from '../battle.js';
import type { Sketch } from '../sketch.js';

/** A combat in which two rules interact: the declared attacks, the dice, and the units left. */
interface Meeting extends Sketch, Pick<Battle, 'dice' | 'answers'> {
  readonly case: string;
  readonly rules: string;
  readonly orders: readonly string[];
  /** Units that have retreated into the attacked hex before the phase begins. */
  readonly standing?: string;
  /** Expected facts of the last attack. Other facts are not checked. */
  readonly attack?: Readonly<Record<string, string | number>>;
  readonly checks?: number;
  readonly left: Readonly<Record<string, string>>;
}

const T = 'tank battalion T 5-5-6|3-3-6 (efficiency 6, stacking 2)';
const M = 'motorized infantry battalion M 5-5-6|3-3-6 (efficiency 5, stacking 2)';
const D = 'infantry battalion D 4-2-4|2-1-4 (efficiency 4, stacking 2)';
const E = 'infantry battalion E 4-2-4|2-1-4 (efficiency 4, stacking 2)';
const F = 'infantry company F 1-1-4 (efficiency 3, stacking 1)';
const GUNS = 'artillery battalion G 6-1-4 (range 6, efficiency 5, stacking 1, banded)';
const HQ = 'headquarters HQ 1-6 (command 2, efficiency 5, stacking 0)';

const meetings: readonly Meeting[] = [
  {
    case: 'a headquarters that spends its points on the first attack has none for the second',
    rules: '15.32 10.44',
    german: {
      6230: [T, HQ],
      6329: [M],
      6129: ['infantry battalion I 6-4-4 (efficiency 5, stacking 2)'],
      6030: ['infantry battalion J 6-4-4 (efficiency 5, stacking 2)'],
    },
    soviet: { 6229: [D], 6029: [E] },
    orders: ['attack 6229 with T, M', 'attack 6029 with I, J'],
    dice: [6, 10, 10, 5],
    answers: { command: ['spend HQ', 'spend HQ'] },
    checks: 2,
    left: { HQ: '6230' },
  },
  {
    case: 'a step lost in the first attack is missing when the lead of the second is compared',
    rules: '11.22 10.61c',
    german: { 6230: [M], 6129: ['infantry battalion I 9-4-4|6-2-4 (efficiency 6-3, stacking 2)'] },
    soviet: { 6229: [D], 6029: [E] },
    orders: ['attack 6229 with M', 'attack 6029 with I'],
    dice: [5, 5],
    attack: { odds: '4-1', modifier: -2 },
    left: {},
  },
  {
    case: 'a guest adds no defence to the hex that it fled to, and retreats with its hosts',
    rules: '11.35 11.3',
    german: {
      6230: ['infantry regiment I 12-4-4 (efficiency 4, stacking 2)'],
      6429: ['infantry regiment J 12-4-4 (efficiency 4, stacking 2)'],
    },
    soviet: { 6229: [D], 6329: [E] },
    orders: ['attack 6329 with J', 'attack 6229 with I'],
    dice: [6, 6],
    answers: { resolution: 'resolve 6329', retreat: 'retreat E to 6229' },
    attack: { defense: 2 },
    left: {},
  },
  {
    case: 'a disrupted attacker makes a coordination check necessary even in one hex, and checks with lower efficiency',
    rules: '10.44a 3.72b',
    german: { 6230: ['infantry battalion I 6-4-4 (efficiency 5, stacking 2, disrupted)'] },
    soviet: { 6229: [D] },
    orders: ['attack 6229 with I'],
    dice: [3, 5],
    checks: 1,
    attack: { modifier: 3 },
    left: {},
  },
  {
    case: 'in an Assault Sequence inactive units join, but an active unit leads and takes the first loss',
    rules: '9.11 3.43c 11.22',
    sequence: 'assault',
    german: {
      6230: [
        'infantry battalion I 4-4-4|2-2-4 (efficiency 4, stacking 2)',
        'infantry battalion J 4-4-4|2-2-4 (efficiency 8, stacking 2, idle)',
      ],
    },
    soviet: { 6229: ['infantry battalion D 4-2-4|2-1-4 (efficiency 4, stacking 2)'] },
    orders: ['attack 6229 with I, J'],
    dice: [8],
    attack: { odds: '4-1', modifier: 0, result: 'A1/D1' },
    left: { I: '6230 reduced', J: '6230', D: '6229 reduced' },
  },
  {
    case: 'support is capped by the strength that a river has halved',
    rules: '10.42e 10.25',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 4, stacking 2)', GUNS] },
    soviet: { 6229: [D] },
    orders: ['attack 6229 with I'],
    answers: { artillery: 'support G' },
    dice: [5],
    attack: { attack: 4, support: 2, defense: 2, odds: '2-1', table: 'assault' },
    left: {},
  },
  {
    case: 'supporting guns next to the target share the retreat and the disruption',
    rules: '11.13 12.16 3.71',
    sequence: 'assault',
    german: {
      6230: [
        'infantry battalion I 4-4-4|2-2-4 (efficiency 4, stacking 2)',
        'artillery battalion G 1-1-4 (range 6, efficiency 5, stacking 1, banded)',
      ],
    },
    soviet: { 6229: ['infantry battalion D 4-9-4|2-1-4 (efficiency 4, stacking 2)'] },
    orders: ['attack 6229 with I'],
    answers: { artillery: 'support G' },
    dice: [6],
    attack: { attack: 5, odds: '1-2', result: 'ARd' },
    left: { G: '6330 disrupted', I: '6330 disrupted' },
  },
  {
    case: 'fired guns add nothing to a second attack of the phase',
    rules: '12.15 12.13d',
    german: { 6231: [GUNS], 6230: [M], 6129: ['infantry battalion I 6-4-4 (efficiency 4, stacking 2)'] },
    soviet: { 6229: [D], 6029: [E] },
    orders: ['attack 6229 with M', 'attack 6029 with I'],
    answers: { artillery: ['support G'] },
    dice: [5, 5, 5],
    attack: { support: 0 },
    left: {},
  },
  {
    case: 'holding without retreat in a strongpoint costs 2 on the roll and a step, and keeps the hex',
    rules: '9.43 10.61b 11.42b',
    strongpoints: { 6229: 'Soviet' },
    german: { 6230: ['infantry regiment I 8-4-4 (efficiency 4, stacking 2)'] },
    soviet: { 6229: [D, E] },
    orders: ['attack 6229 with I'],
    answers: { stand: 'stand', lead: ['lead D', 'lead D'] },
    dice: [4, 3],
    attack: { modifier: 2, row: '5', result: 'A1/D1d' },
    left: { I: 'lost', D: '6229 reduced disrupted' },
  },
  {
    case: 'a result of one step and a retreat eliminates two steps that hold without retreat, and no unit advances',
    rules: '11.42c 11.6',
    strongpoints: { 6229: 'Soviet' },
    german: { 6230: ['infantry regiment I 8-4-4 (efficiency 8, stacking 2)'] },
    soviet: { 6229: [D] },
    orders: ['attack 6229 with I'],
    answers: { stand: 'stand', advance: 'advance I to 6229' },
    dice: [4, 5],
    attack: { odds: '4-1', modifier: -2, row: '3', result: 'D1R' },
    left: { I: '6230', D: 'lost' },
  },
  {
    case: 'armour that cannot cross leaves the crossing units no Mobile table',
    rules: '10.32 9.15',
    sides: { river: '6230/6229 6329/6229', bridge: '6230/6229' },
    german: { 6230: [T], 6329: [M] },
    soviet: { 6229: [D] },
    orders: ['attack 6229 with T, M'],
    dice: [3, 5],
    attack: { table: 'assault', attack: 5, modifier: -2 },
    left: {},
  },
  {
    case: 'engineers cancel the help of the city, and combined arms give nothing there',
    rules: '10.61h 10.61f5',
    places: { Russa: ['city', '6229'] },
    german: { 6230: [T, 'motorized engineer battalion P 4-4-6 (efficiency 4, stacking 2)'] },
    soviet: { 6229: ['infantry battalion D 4-2-4|2-1-4 (efficiency 6, stacking 2)'] },
    orders: ['attack 6229 with T, P'],
    dice: [5],
    attack: { modifier: 1, table: 'assault' },
    left: {},
  },
  {
    case: 'the reduction by 11.24 spares the only step of the lead',
    rules: '11.24 11.22',
    german: { 6230: ['infantry company I 12-4-4 (efficiency 4, stacking 2)'] },
    soviet: { 6229: ['infantry company D 4-2-4 (efficiency 4, stacking 2)'] },
    orders: ['attack 6229 with I'],
    dice: [3],
    attack: { odds: '6-1', result: 'A1/D3R', row: '3' },
    left: { I: '6230', D: 'lost' },
  },
  {
    case: 'an attack below 1-4 after support of the defender fails without a roll, and beaten units retreat disrupted',
    rules: '10.53a 12.13 3.71',
    sequence: 'assault',
    german: {
      6230: [
        'infantry battalion I 1-4-4|1-2-4 (efficiency 4, stacking 2)',
        'infantry battalion J 1-4-4|1-2-4 (efficiency 4, stacking 2)',
      ],
    },
    soviet: { 6229: ['infantry battalion D 4-8-4 (efficiency 4, stacking 2)'], 6128: [GUNS] },
    orders: ['attack 6229 with I, J'],
    answers: { artillery: 'support G', loss: 'lose J' },
    dice: [3],
    attack: { odds: 'below 1-4', result: 'A2Rd', 'defensive-support': 6 },
    left: { D: '6229' },
  },
  {
    case: 'the disrupted lead has lower efficiency only in the second attack',
    rules: '3.72b 10.61c',
    sequence: 'assault',
    german: {
      6230: ['infantry battalion I 4-4-4 (efficiency 5, stacking 2)'],
      6329: ['infantry battalion J 4-4-4 (efficiency 5, stacking 2)'],
    },
    soviet: { 6229: ['infantry battalion D 4-2-4|2-1-4 (efficiency 5, stacking 2)'], 6429: [F] },
    orders: ['attack 6229 with I', 'attack 6429 with J'],
    dice: [6, 6],
    attack: { modifier: -2, odds: '4-1' },
    left: {},
  },
];

describe('interacting rules of combat', () => {
  test.each(meetings)('$case [$rules]', ({ orders, dice, answers, attack, checks, left, ...sketch }) => {
    const { at, events } = phase(sketch, orders, { ...(dice && { dice }), ...(answers && { answers }) });
    if (attack !== undefined) expect(factsOf(events, 'attack')).toMatchObject(attack);
    if (checks !== undefined) expect(events.filter(({ kind }) => kind === 'check')).toHaveLength(checks);
    if (Object.keys(left).length > 0) expect(standing(at, Object.keys(left).join(','))).toEqual(left);
  });
});
