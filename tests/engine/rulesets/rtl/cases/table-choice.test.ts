import { describe, expect, test } from 'vitest';
import { assaultTableBar } from '../../../../../engine/rulesets/rtl/combat/table-choice.js';
import { battle, factsOf, fightOn, type Battle } from '../battle.js';

const TANKS = 'tank battalion T 5-3-6 (efficiency 5)';
const LORRIES = 'motorized infantry battalion M 5-5-6 (efficiency 5)';
const INFANTRY = 'infantry battalion I 5-4-4 (efficiency 5)';
const D = 'infantry battalion D 2-2-4 (efficiency 5)';
const defended = { 6229: [D] };

interface Table extends Battle {
  readonly case: string;
  readonly rules: string;
  /** The reason why the Assault table is compulsory; undefined if either table may be used. */
  readonly assault?: string;
}

const tables: readonly Table[] = [
  {
    case: 'C71: hills make the Assault table compulsory',
    rules: '10.32',
    terrain: { 6229: 'hills' },
    german: { 6230: [TANKS] },
    assault: 'terrain',
  },
  { case: 'C71: in open country either table may be used', rules: '10.33', german: { 6230: [TANKS] } },
  {
    case: 'C72: without armour the Assault table is compulsory',
    rules: '10.32',
    german: { 6230: [LORRIES] },
    attackers: 'M',
    assault: 'no-armour',
  },
  {
    case: 'armoured cars do not count as armour',
    rules: '3.15',
    german: { 6230: ['armoured-car company T 2-2-8 (efficiency 7)'] },
    assault: 'no-armour',
  },
  {
    case: 'light tanks with a red attack strength count as armour',
    rules: '3.15',
    german: { 6230: ['light tank company T 2-2-8 (efficiency 7, red-attack)'] },
  },
  {
    case: 'C73: rain makes the Assault table compulsory',
    rules: '5.13e TEC.j',
    weather: 'rain',
    german: { 6230: [TANKS] },
    assault: 'rain',
  },
  {
    case: 'an Assault Sequence makes the Assault table compulsory',
    rules: '7.21b',
    sequence: 'assault',
    german: { 6230: [TANKS] },
    assault: 'assault-sequence',
  },
  {
    case: 'a city makes the Assault table compulsory',
    rules: '10.32',
    places: { Russa: ['city', '6229'] },
    german: { 6230: [TANKS] },
    assault: 'terrain',
  },
  {
    case: 'a village leaves the choice of the table',
    rules: '10.33',
    places: { Luga: ['village', '6229'] },
    german: { 6230: [TANKS] },
  },
  {
    case: 'a swamp makes the Assault table compulsory',
    rules: '10.32',
    terrain: { 6229: 'wooded swamp' },
    routes: { trail: ['6230 - 6229'] },
    german: { 6230: [TANKS] },
    assault: 'terrain',
  },
  {
    case: 'a strongpoint of the defender makes the Assault table compulsory',
    rules: '10.32 14.13a',
    strongpoints: { 6229: 'Soviet' },
    german: { 6230: [TANKS] },
    assault: 'terrain',
  },
  {
    case: 'an unfinished strongpoint of the defender leaves the choice of the table',
    rules: '14.13',
    strongpoints: { 6229: 'Soviet unfinished' },
    german: { 6230: [TANKS] },
  },
  {
    case: 'a strongpoint of the attacker that the enemy holds leaves the choice of the table',
    rules: '14.13a',
    strongpoints: { 6229: 'German' },
    german: { 6230: [TANKS] },
  },
  {
    case: 'an attack across a river makes the Assault table compulsory',
    rules: '10.32',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: [TANKS] },
    assault: 'river',
  },
  {
    case: 'an attack of armour across a river makes the Assault table compulsory',
    rules: '10.33',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: [TANKS], 6330: [INFANTRY] },
    attackers: 'T',
    assault: 'river',
  },
  {
    case: 'an attack of armour across a river leaves the choice if infantry attacks over land',
    rules: '10.33',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: [TANKS], 6329: [INFANTRY] },
    attackers: 'T, I',
  },
];

describe('the choice of the combat table', () => {
  test.each(tables)('$case [$rules]', ({ assault, ...sketch }) => {
    const { state, fight } = fightOn({ soviet: defended, ...sketch });
    expect(assaultTableBar(state, fight)?.slug).toBe(assault);
  });

  test.each([
    { answer: 'use assault', table: 'assault' },
    { answer: 'use mobile', table: 'mobile' },
  ])('the attacker chooses the $answer table if both tables are allowed [10.31]', ({ answer, table }) => {
    const { events } = battle({ german: { 6230: [TANKS] }, soviet: defended, dice: [5], answers: { table: answer } });
    expect(factsOf(events, 'attack')).toMatchObject({ table });
  });
});
