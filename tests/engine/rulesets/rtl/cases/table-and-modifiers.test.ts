import { describe, expect, test } from 'vitest';
import { ledgerText } from '../../../../../engine/model/ledger.js';
import { mustCoordinate } from '../../../../../engine/rulesets/rtl/combat/coordination.js';
import { modifiersOf } from '../../../../../engine/rulesets/rtl/combat/modifiers.js';
import { assaultOnly } from '../../../../../engine/rulesets/rtl/combat/table-choice.js';
import { battle, factsOf, fightOn, phase, type Battle } from '../battle.js';
import type { Sketch } from '../sketch.js';

const TANKS = 'tank battalion T 5-3-6 (efficiency 5)';
const LORRIES = 'motorized infantry battalion M 5-5-6 (efficiency 5)';
const ENGINEERS = 'engineer battalion P 5-5-4 (efficiency 5)';
const INFANTRY = 'infantry battalion I 5-4-4 (efficiency 5)';
const D = 'infantry battalion D 2-2-4 (efficiency 5)';
const defended = { 6229: [D] };

interface Table extends Battle {
  readonly case: string;
  readonly rules: string;
  /** Why the Assault table is compulsory; nothing where either may be used. */
  readonly assault?: string;
}
const tables: readonly Table[] = [
  { case: 'C71 hills', rules: '10.32', terrain: { 6229: 'hills' }, german: { 6230: [TANKS] }, assault: 'terrain' },
  { case: 'C71 open', rules: '10.33', german: { 6230: [TANKS] } },
  { case: 'C72 no armour', rules: '10.32', german: { 6230: [LORRIES] }, attackers: 'M', assault: 'no-armour' },
  {
    case: 'armoured cars are no armour',
    rules: '3.15',
    german: { 6230: ['armoured-car company T 2-2-8 (efficiency 7)'] },
    assault: 'no-armour',
  },
  {
    case: 'light tanks with a red attack strength are',
    rules: '3.15',
    german: { 6230: ['light tank company T 2-2-8 (efficiency 7, red-attack)'] },
  },
  { case: 'C73 rain', rules: '5.13e TEC.j', weather: 'rain', german: { 6230: [TANKS] }, assault: 'rain' },
  {
    case: 'Assault Sequence',
    rules: '7.21b',
    sequence: 'assault',
    german: { 6230: [TANKS] },
    assault: 'assault-sequence',
  },
  { case: 'city', rules: '10.32', places: { Russa: ['city', '6229'] }, german: { 6230: [TANKS] }, assault: 'terrain' },
  { case: 'village', rules: '10.33', places: { Luga: ['village', '6229'] }, german: { 6230: [TANKS] } },
  {
    case: 'swamp',
    rules: '10.32',
    terrain: { 6229: 'wooded swamp' },
    routes: { trail: ['6230 - 6229'] },
    german: { 6230: [TANKS] },
    assault: 'terrain',
  },
  {
    case: 'strongpoint',
    rules: '10.32 14.13a',
    strongpoints: { 6229: 'Soviet' },
    german: { 6230: [TANKS] },
    assault: 'terrain',
  },
  {
    case: 'unfinished strongpoint',
    rules: '14.13',
    strongpoints: { 6229: 'Soviet unfinished' },
    german: { 6230: [TANKS] },
  },
  {
    case: 'the attacker’s own strongpoint under the enemy',
    rules: '14.13a',
    strongpoints: { 6229: 'German' },
    german: { 6230: [TANKS] },
  },
  {
    case: 'all across a river',
    rules: '10.32',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: [TANKS] },
    assault: 'river',
  },
  {
    case: 'some across a river',
    rules: '10.33',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: [TANKS], 6330: [INFANTRY] },
    attackers: 'T',
    assault: 'river',
  },
  {
    case: 'armour across, infantry not',
    rules: '10.33',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: [TANKS], 6329: [INFANTRY] },
    attackers: 'T, I',
  },
];

describe('the table', () => {
  test.each(tables)('$case [$rules]', ({ assault, ...sketch }) => {
    const { state, fight } = fightOn({ soviet: defended, ...sketch });
    expect(assaultOnly(state, fight)?.slug).toBe(assault);
  });

  test.each([
    { answer: 'use assault', table: 'assault' },
    { answer: 'use mobile', table: 'mobile' },
  ])('where he may choose the attacker says $answer [10.31]', ({ answer, table }) => {
    const { events } = battle({ german: { 6230: [TANKS] }, soviet: defended, dice: [5], answers: { table: answer } });
    expect(factsOf(events, 'attack')).toMatchObject({ table });
  });
});

interface Modified extends Battle {
  readonly case: string;
  readonly rules: string;
  readonly net: number;
}
const both = { 6230: [TANKS, LORRIES] };
const combined = { german: both, attackers: 'T, M' };
const swampRoad = { terrain: { 6229: 'swamp' }, routes: { 'main road': ['6230 - 6229'] } } as const;
const modified: readonly Modified[] = [
  {
    case: 'C74 strongpoint in a village',
    rules: '10.22b 10.61b 14.13c',
    places: { Luga: ['village', '6229'] },
    strongpoints: { 6229: 'Soviet' },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'C75 rough and village',
    rules: '10.22a',
    terrain: { 6229: 'rough' },
    places: { Luga: ['village', '6229'] },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 1,
  },
  {
    case: 'hills and village',
    rules: '10.21 10.22a 10.61a',
    terrain: { 6229: 'hills' },
    places: { Luga: ['village', '6229'] },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'city',
    rules: '10.22a',
    places: { Russa: ['city', '6229'] },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'woods do not help against an attack',
    rules: 'TEC',
    terrain: { 6229: 'woods' },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 0,
  },
  {
    case: 'swamp does not either',
    rules: 'TEC',
    terrain: { 6229: 'swamp' },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 0,
  },
  {
    case: 'C76 two of three hexes across the stream',
    rules: '10.22c',
    sides: { stream: '6230/6229 6329/6229' },
    german: { 6230: [INFANTRY], 6329: [ENGINEERS], 6129: ['infantry battalion J 4-4-4 (efficiency 5)'] },
    attackers: 'I, P, J',
    net: 0,
  },
  {
    case: 'C76 all across it',
    rules: '10.21 10.22c 10.61a',
    sides: { stream: '6230/6229 6329/6229 6129/6229' },
    german: { 6230: [INFANTRY], 6329: [ENGINEERS], 6129: ['infantry battalion J 4-4-4 (efficiency 5)'] },
    attackers: 'I, P, J',
    net: 1,
  },
  {
    case: 'a bridge leaves the stream',
    rules: 'TEC',
    sides: { stream: '6230/6229', bridge: '6230/6229' },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 1,
  },
  {
    case: 'C87 combined arms against anti-tank guns',
    rules: '10.61f 16.12',
    ...combined,
    soviet: { 6229: [D, 'anti-tank battery A 1-2-4 (efficiency 5)'] },
    net: 0,
  },
  { case: 'C87 combined arms', rules: '10.61f', ...combined, net: -1 },
  {
    case: 'combined arms from two hexes',
    rules: '10.61f2',
    german: { 6230: [TANKS], 6329: [LORRIES] },
    attackers: 'T, M',
    net: -1,
  },
  {
    case: 'C88 armoured cars make none',
    rules: '10.61f2',
    german: { 6230: [TANKS, 'armoured-car company M 2-2-8 (efficiency 5)'] },
    attackers: 'T, M',
    net: 0,
  },
  {
    case: 'against tanks',
    rules: '10.61f3',
    ...combined,
    soviet: { 6229: [D, 'tank battalion A 3-2-6 (efficiency 5)'] },
    net: 0,
  },
  {
    case: 'against heavy anti-aircraft guns',
    rules: '10.61f3',
    ...combined,
    soviet: { 6229: [D, 'heavy anti-aircraft battery A 3-2-4 (efficiency 5)'] },
    net: 0,
  },
  {
    case: 'against guns with a red defence strength, whatever their type',
    rules: '10.61f3 16.11',
    ...combined,
    soviet: { 6229: [D, 'anti-aircraft battery A 3-2-4 (efficiency 5, red-defense)'] },
    net: 0,
  },
  {
    case: 'against a light tank with a red attack strength',
    rules: '10.61f3 16.11',
    ...combined,
    soviet: { 6229: [D, 'light tank company A 3-2-6 (efficiency 5, red-attack)'] },
    net: 0,
  },
  {
    case: 'light anti-aircraft guns do not cancel it',
    rules: '16.11',
    ...combined,
    soviet: { 6229: [D, 'anti-aircraft battery A 3-2-4 (efficiency 5)'] },
    net: -1,
  },
  {
    case: 'motorized infantry without armour',
    rules: '10.61f1',
    german: { 6230: [LORRIES, INFANTRY] },
    attackers: 'M, I',
    net: 0,
  },
  { case: 'in rain', rules: '10.61f4', weather: 'rain', ...combined, net: 0 },
  { case: 'against a city', rules: '10.61f5', places: { Russa: ['city', '6229'] }, ...combined, net: 2 },
  { case: 'against swamp', rules: '10.61f5', ...swampRoad, ...combined, net: 0 },
  { case: 'against a strongpoint', rules: '10.61f5', strongpoints: { 6229: 'Soviet' }, ...combined, net: 1 },
  {
    case: 'the partner across a river',
    rules: '10.61f6',
    sides: { river: '6329/6229' },
    german: { 6230: [TANKS], 6329: [LORRIES] },
    attackers: 'T, M',
    net: 0,
  },
  {
    case: 'the armour disrupted',
    rules: '10.61f6 3.72h',
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 7, disrupted)', LORRIES] },
    attackers: 'T, M',
    net: 0,
  },
  {
    case: 'C89 engineers against a city',
    rules: '10.61h',
    places: { Russa: ['city', '6229'] },
    german: { 6230: [ENGINEERS] },
    attackers: 'P',
    net: 1,
  },
  {
    case: 'C89 engineers against a village',
    rules: '10.61h',
    places: { Luga: ['village', '6229'] },
    german: { 6230: [ENGINEERS] },
    attackers: 'P',
    net: 1,
  },
  {
    case: 'two engineers against a strongpoint',
    rules: '10.61h',
    strongpoints: { 6229: 'Soviet' },
    german: { 6230: [ENGINEERS, 'motorized engineer company Q 2-2-6 (efficiency 5)'] },
    attackers: 'P, Q',
    net: 0,
  },
  {
    case: 'defending engineers',
    rules: '10.61h',
    places: { Russa: ['city', '6229'] },
    german: { 6230: [INFANTRY] },
    soviet: { 6229: ['engineer battalion D 2-2-4 (efficiency 5)'] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'engineer.acrossRiver minusOne',
    rules: 'RTL-23',
    sides: { river: '6230/6229' },
    german: { 6230: [ENGINEERS] },
    attackers: 'P',
    net: -1,
  },
  {
    case: 'engineer.acrossRiver none',
    rules: 'RTL-23',
    rulings: { 'engineer.acrossRiver': 'none' },
    sides: { river: '6230/6229' },
    german: { 6230: [ENGINEERS] },
    attackers: 'P',
    net: 0,
  },
  {
    case: 'engineers beside those who cross',
    rules: 'RTL-23 10.61h',
    sides: { river: '6230/6229' },
    german: { 6230: [INFANTRY], 6329: [ENGINEERS] },
    attackers: 'I, P',
    net: 0,
  },
  {
    case: 'C90 efficiency',
    rules: '10.61c',
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 7)'] },
    soviet: { 6229: ['infantry battalion D 2-2-4|1-1-4 (efficiency 5-4, reduced, disrupted)'] },
    attackers: 'I',
    net: -5,
  },
  {
    case: 'efficiency helps the better defender',
    rules: '10.61c',
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 4)'] },
    soviet: { 6229: ['infantry battalion D 2-2-4 (efficiency 6)'] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'more than 5 is 5',
    rules: '10.62',
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 1)'] },
    soviet: { 6229: ['infantry battalion D 2-2-4 (efficiency 7)'] },
    attackers: 'I',
    net: 5,
  },
];

describe('modifiers', () => {
  test.each(modified)('$case: $net [$rules]', ({ net, ...sketch }) => {
    const { state, fight } = fightOn({ soviet: defended, ...sketch });
    const counted = modifiersOf(state, fight);
    expect(counted.value, ledgerText(counted.ledger)).toBe(net);
  });

  test('no retreat gives 1, a failed coordination 2, aircraft what they have [9.43a, 10.61d, 10.61e, 10.61g]', () => {
    const { state, fight } = fightOn({ german: { 6230: [INFANTRY] }, soviet: defended, attackers: 'I' });
    state.standing[fight.target] = 1;
    expect(modifiersOf(state, fight).value).toBe(1);
    fight.uncoordinated = true;
    expect(modifiersOf(state, fight).value).toBe(3);
    fight.air.plus(-2, 'Ju87', '13.23');
    expect(ledgerText(modifiersOf(state, fight).ledger)).toContain('-2 Ju87 [13.23]');
    expect(modifiersOf(state, fight).value).toBe(1);
  });

  test('C86: combined arms, aircraft and efficiency come to -7 and count -5', () => {
    const { events } = battle({
      german: {
        6230: ['assault-gun company T 8-3-6 (efficiency 7)', 'motorized infantry regiment M 30-5-6 (efficiency 5)'],
        6231: ['headquarters HQ 1-6 (command 1, efficiency 6)'],
        ready: ['ground-attack air unit Bf110 1 (efficiency 8)', 'ground-attack air unit Ju87 2 (efficiency 7)'],
      },
      soviet: { 6229: ['infantry battalion D 2-10-4 (efficiency 4)'] },
      attackers: 'T, M',
      weather: 'overcast',
      settings: { missions: 4 },
      answers: { air: 'fly Bf110, Ju87', command: 'spend HQ', table: 'use mobile' },
      dice: [4, 2],
    });
    expect(factsOf(events, 'check')).toMatchObject({ roll: 4, total: 6, efficiency: 8, outcome: 'passed' }); // C81
    expect(factsOf(events, 'attack')).toMatchObject({
      attack: 38,
      defense: 10,
      odds: '3-1',
      modifier: -5,
      row: '0',
      result: 'D2R',
    });
  });
});

const lead = (more = ''): string => `infantry battalion L 4-4-4 (efficiency ${more})`;
const others = {
  6329: ['infantry battalion B 4-4-4 (efficiency 3)'],
  6129: ['infantry battalion C 4-4-4 (efficiency 3)'],
};
const HQ = (points: number): string => `headquarters HQ 1-6 (command ${points}, efficiency 3)`;

interface Coordinated extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly with: string;
  readonly dice: readonly number[];
  readonly spend?: string;
  /** The die with all that is added; nothing when it is not rolled. */
  readonly total?: number;
  readonly outcome?: string;
  /** What efficiency and coordination add to the combat roll. */
  readonly modifier: number;
}
const coordinated: readonly Coordinated[] = [
  {
    case: 'C82',
    rules: '10.44',
    german: { 6230: [lead('7'), HQ(2)], 6329: others[6329] },
    with: 'L, B',
    dice: [1, 5],
    spend: 'spend HQ',
    total: 0,
    outcome: 'passed',
    modifier: -2,
  },
  {
    case: 'C83 passed',
    rules: '10.44c',
    german: { 6230: [lead('7'), HQ(2)], ...others },
    with: 'L, B, C',
    dice: [4, 5],
    spend: 'spend HQ',
    total: 4,
    outcome: 'passed',
    modifier: -2,
  },
  {
    case: 'C83 failed',
    rules: '10.44b 10.61g',
    german: { 6230: [lead('7'), HQ(2)], ...others },
    with: 'L, B, C',
    dice: [10, 5],
    spend: 'spend HQ',
    total: 10,
    outcome: 'failed',
    modifier: 0,
  },
  {
    case: 'C84',
    rules: 'CT',
    sequence: 'assault',
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [6, 5],
    total: 5,
    outcome: 'passed',
    modifier: 0,
  },
  {
    case: 'C85 one hex',
    rules: '10.44a',
    german: { 6230: [lead('5'), 'infantry battalion B 4-4-4 (efficiency 3)'] },
    with: 'L, B',
    dice: [5],
    modifier: 0,
  },
  {
    case: 'C85 one of them disrupted',
    rules: '10.44a',
    german: { 6230: [lead('5'), 'infantry battalion B 4-4-4 (efficiency 3, disrupted)'] },
    with: 'L, B',
    dice: [5, 5],
    total: 6,
    outcome: 'failed',
    modifier: 2,
  },
  {
    case: 'woods and weather do not count',
    rules: 'CT',
    terrain: { 6229: 'woods' },
    weather: 'rain',
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [4, 5],
    total: 5,
    outcome: 'passed',
    modifier: 0,
  },
  {
    case: 'combat.failedCoordination onSuccess: it succeeds',
    rules: 'RTL-12',
    rulings: { 'combat.failedCoordination': 'onSuccess' },
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [4, 5],
    total: 5,
    outcome: 'passed',
    modifier: 2,
  },
  {
    case: 'combat.failedCoordination onSuccess: it fails',
    rules: 'RTL-12',
    rulings: { 'combat.failedCoordination': 'onSuccess' },
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [5, 5],
    total: 6,
    outcome: 'failed',
    modifier: 0,
  },
  {
    case: 'combat.failedCoordination onFailure: it fails',
    rules: 'RTL-12',
    rulings: { 'combat.failedCoordination': 'onFailure' },
    german: { 6230: [lead('5')], 6329: others[6329] },
    with: 'L, B',
    dice: [5, 5],
    total: 6,
    outcome: 'failed',
    modifier: 2,
  },
];

describe('coordination of the ground units', () => {
  test.each(coordinated)('$case [$rules]', ({ with: units, dice, spend, total, outcome, modifier, ...sketch }) => {
    const { events } = phase({ soviet: defended, ...sketch }, [`attack 6229 with ${units}`], {
      dice,
      answers: { lead: 'lead L', ...(spend !== undefined && { command: spend }) },
    });
    expect(factsOf(events, 'check')?.total).toBe(total);
    expect(factsOf(events, 'check')?.outcome).toBe(outcome);
    expect(factsOf(events, 'attack')).toMatchObject({ modifier });
  });

  test('artillery in other hexes does not make it needed [10.44]', () => {
    const { state, fight } = fightOn({
      german: { 6230: [INFANTRY], 6231: ['artillery battalion G 3-1-4 (range 4, efficiency 5)'] },
      soviet: defended,
      attackers: 'I',
    });
    expect(mustCoordinate(state, fight)).toBe(false);
  });
});
