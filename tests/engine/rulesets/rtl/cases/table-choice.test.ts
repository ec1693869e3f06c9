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
    expect(assaultTableBar(state, fight)?.slug).toBe(assault);
  });

  test.each([
    { answer: 'use assault', table: 'assault' },
    { answer: 'use mobile', table: 'mobile' },
  ])('the attacker chooses the $answer table if both are allowed [10.31]', ({ answer, table }) => {
    const { events } = battle({ german: { 6230: [TANKS] }, soviet: defended, dice: [5], answers: { table: answer } });
    expect(factsOf(events, 'attack')).toMatchObject({ table });
  });
});
