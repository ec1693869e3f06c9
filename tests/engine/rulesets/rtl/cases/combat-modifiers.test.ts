import { describe, expect, test } from 'vitest';
import { ledgerText } from '../../../../../engine/model/ledger.js';
import { modifiersOf } from '../../../../../engine/rulesets/rtl/combat/modifiers.js';
import { battle, factsOf, fightOn, type Battle } from '../battle.js';

const TANKS = 'tank battalion T 5-3-6 (efficiency 5)';
const LORRIES = 'motorized infantry battalion M 5-5-6 (efficiency 5)';
const ENGINEERS = 'engineer battalion P 5-5-4 (efficiency 5)';
const INFANTRY = 'infantry battalion I 5-4-4 (efficiency 5)';
const D = 'infantry battalion D 2-2-4 (efficiency 5)';
const defended = { 6229: [D] };

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
    case: 'C74: a strongpoint in a village helps the defender',
    rules: '10.22b 10.61b 14.13c',
    places: { Luga: ['village', '6229'] },
    strongpoints: { 6229: 'Soviet' },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'C75: rough terrain and a village help the defender once',
    rules: '10.22a',
    terrain: { 6229: 'rough' },
    places: { Luga: ['village', '6229'] },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 1,
  },
  {
    case: 'hills and a village help the defender once',
    rules: '10.21 10.22a 10.61a',
    terrain: { 6229: 'hills' },
    places: { Luga: ['village', '6229'] },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'a city helps the defender',
    rules: '10.22a',
    places: { Russa: ['city', '6229'] },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'woods do not help the defender against an attack',
    rules: 'TEC',
    terrain: { 6229: 'woods' },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 0,
  },
  {
    case: 'a swamp does not help the defender against an attack',
    rules: 'TEC',
    terrain: { 6229: 'swamp' },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 0,
  },
  {
    case: 'C76: a stream does not help if one of three hexes is not across it',
    rules: '10.22c',
    sides: { stream: '6230/6229 6329/6229' },
    german: { 6230: [INFANTRY], 6329: [ENGINEERS], 6129: ['infantry battalion J 4-4-4 (efficiency 5)'] },
    attackers: 'I, P, J',
    net: 0,
  },
  {
    case: 'C76: a stream helps if all attackers are across it',
    rules: '10.21 10.22c 10.61a',
    sides: { stream: '6230/6229 6329/6229 6129/6229' },
    german: { 6230: [INFANTRY], 6329: [ENGINEERS], 6129: ['infantry battalion J 4-4-4 (efficiency 5)'] },
    attackers: 'I, P, J',
    net: 1,
  },
  {
    case: 'a bridge does not remove the help of a stream',
    rules: 'TEC',
    sides: { stream: '6230/6229', bridge: '6230/6229' },
    german: { 6230: [INFANTRY] },
    attackers: 'I',
    net: 1,
  },
  {
    case: 'C87: combined arms give nothing against anti-tank guns',
    rules: '10.61f 16.12',
    ...combined,
    soviet: { 6229: [D, 'anti-tank battery A 1-2-4 (efficiency 5)'] },
    net: 0,
  },
  { case: 'C87: combined arms help the attacker', rules: '10.61f', ...combined, net: -1 },
  {
    case: 'combined arms from two hexes help the attacker',
    rules: '10.61f2',
    german: { 6230: [TANKS], 6329: [LORRIES] },
    attackers: 'T, M',
    net: -1,
  },
  {
    case: 'C88: armoured cars make no combined arms',
    rules: '10.61f2',
    german: { 6230: [TANKS, 'armoured-car company M 2-2-8 (efficiency 5)'] },
    attackers: 'T, M',
    net: 0,
  },
  {
    case: 'combined arms give nothing against tanks',
    rules: '10.61f3',
    ...combined,
    soviet: { 6229: [D, 'tank battalion A 3-2-6 (efficiency 5)'] },
    net: 0,
  },
  {
    case: 'combined arms give nothing against heavy anti-aircraft guns',
    rules: '10.61f3',
    ...combined,
    soviet: { 6229: [D, 'heavy anti-aircraft battery A 3-2-4 (efficiency 5)'] },
    net: 0,
  },
  {
    case: 'combined arms give nothing against guns with a red defence strength, whatever their type',
    rules: '10.61f3 16.11',
    ...combined,
    soviet: { 6229: [D, 'anti-aircraft battery A 3-2-4 (efficiency 5, red-defense)'] },
    net: 0,
  },
  {
    case: 'combined arms give nothing against a light tank with a red attack strength',
    rules: '10.61f3 16.11',
    ...combined,
    soviet: { 6229: [D, 'light tank company A 3-2-6 (efficiency 5, red-attack)'] },
    net: 0,
  },
  {
    case: 'light anti-aircraft guns do not cancel combined arms',
    rules: '16.11',
    ...combined,
    soviet: { 6229: [D, 'anti-aircraft battery A 3-2-4 (efficiency 5)'] },
    net: -1,
  },
  {
    case: 'motorized infantry without armour makes no combined arms',
    rules: '10.61f1',
    german: { 6230: [LORRIES, INFANTRY] },
    attackers: 'M, I',
    net: 0,
  },
  { case: 'combined arms give nothing in rain', rules: '10.61f4', weather: 'rain', ...combined, net: 0 },
  {
    case: 'combined arms give nothing against a city',
    rules: '10.61f5',
    places: { Russa: ['city', '6229'] },
    ...combined,
    net: 2,
  },
  { case: 'combined arms give nothing against swamp', rules: '10.61f5', ...swampRoad, ...combined, net: 0 },
  {
    case: 'combined arms give nothing against a strongpoint',
    rules: '10.61f5',
    strongpoints: { 6229: 'Soviet' },
    ...combined,
    net: 1,
  },
  {
    case: 'combined arms give nothing if the partner is across a river',
    rules: '10.61f6',
    sides: { river: '6329/6229' },
    german: { 6230: [TANKS], 6329: [LORRIES] },
    attackers: 'T, M',
    net: 0,
  },
  {
    case: 'combined arms give nothing if the armour is disrupted',
    rules: '10.61f6 3.72h',
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 7, disrupted)', LORRIES] },
    attackers: 'T, M',
    net: 0,
  },
  {
    case: 'C89: engineers attack a city',
    rules: '10.61h',
    places: { Russa: ['city', '6229'] },
    german: { 6230: [ENGINEERS] },
    attackers: 'P',
    net: 1,
  },
  {
    case: 'C89: engineers attack a village',
    rules: '10.61h',
    places: { Luga: ['village', '6229'] },
    german: { 6230: [ENGINEERS] },
    attackers: 'P',
    net: 1,
  },
  {
    case: 'two engineers attack a strongpoint',
    rules: '10.61h',
    strongpoints: { 6229: 'Soviet' },
    german: { 6230: [ENGINEERS, 'motorized engineer company Q 2-2-6 (efficiency 5)'] },
    attackers: 'P, Q',
    net: 0,
  },
  {
    case: 'engineers defend',
    rules: '10.61h',
    places: { Russa: ['city', '6229'] },
    german: { 6230: [INFANTRY] },
    soviet: { 6229: ['engineer battalion D 2-2-4 (efficiency 5)'] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'engineers attack across a river, under the reading `minusOne`',
    rules: 'RTL-23',
    sides: { river: '6230/6229' },
    german: { 6230: [ENGINEERS] },
    attackers: 'P',
    net: -1,
  },
  {
    case: 'engineers attack across a river, under the reading `none`',
    rules: 'RTL-23',
    rulings: { 'engineer.acrossRiver': 'none' },
    sides: { river: '6230/6229' },
    german: { 6230: [ENGINEERS] },
    attackers: 'P',
    net: 0,
  },
  {
    case: 'engineers attack together with units across a river',
    rules: 'RTL-23 10.61h',
    sides: { river: '6230/6229' },
    german: { 6230: [INFANTRY], 6329: [ENGINEERS] },
    attackers: 'I, P',
    net: 0,
  },
  {
    case: 'C90: the difference of efficiency modifies the roll',
    rules: '10.61c',
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 7)'] },
    soviet: { 6229: ['infantry battalion D 2-2-4|1-1-4 (efficiency 5-4, reduced, disrupted)'] },
    attackers: 'I',
    net: -5,
  },
  {
    case: 'a higher efficiency of the defender helps the defender',
    rules: '10.61c',
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 4)'] },
    soviet: { 6229: ['infantry battalion D 2-2-4 (efficiency 6)'] },
    attackers: 'I',
    net: 2,
  },
  {
    case: 'a modifier of more than 5 counts as 5',
    rules: '10.62',
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 1)'] },
    soviet: { 6229: ['infantry battalion D 2-2-4 (efficiency 7)'] },
    attackers: 'I',
    net: 5,
  },
];

describe('modifiers', () => {
  test.each(modified)('$case: the sum of the modifiers is $net [$rules]', ({ net, ...sketch }) => {
    const { state, fight } = fightOn({ soviet: defended, ...sketch });
    const counted = modifiersOf(state, fight);
    expect(counted.value, ledgerText(counted.ledger)).toBe(net);
  });

  test('if a village and terrain are of equal value, the ledger names the village [10.22a]', () => {
    const { state, fight } = fightOn({
      terrain: { 6229: 'rough' },
      places: { Luga: ['village', '6229'] },
      german: { 6230: [INFANTRY] },
      soviet: defended,
      attackers: 'I',
    });
    expect(ledgerText(modifiersOf(state, fight).ledger)).toContain('+1 village [10.22a]');
  });

  test('the roll is modified by 1 for holding without retreat, by 2 for failed coordination, and by the value of aircraft [9.43a, 10.61d, 10.61e, 10.61g]', () => {
    const { state, fight } = fightOn({ german: { 6230: [INFANTRY] }, soviet: defended, attackers: 'I' });
    state.noRetreat[fight.target] = 1;
    expect(modifiersOf(state, fight).value).toBe(1);
    fight.isUncoordinated = true;
    expect(modifiersOf(state, fight).value).toBe(3);
    fight.air.plus(-2, 'Ju87', '13.23');
    expect(ledgerText(modifiersOf(state, fight).ledger)).toContain('-2 Ju87 [13.23]');
    expect(modifiersOf(state, fight).value).toBe(1);
  });

  test('C86: combined arms, aircraft and efficiency add up to -7 and count as -5', () => {
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
