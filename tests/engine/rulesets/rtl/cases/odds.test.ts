import { describe, expect, test } from 'vitest';
import { battle, factsOf, type Battle } from '../battle.js';

const I = (name: string, strength: string, more = ''): string =>
  `infantry battalion ${name} ${strength} (efficiency 5${more})`;

const around = { 6229: [I('D', '2-2-4')] };

/** Strengths of one attacker and one defender, and the resulting odds column. */
const ratios = [
  { strengths: [8, 2], table: 'assault', odds: '4-1' },
  { strengths: [8, 3], table: 'assault', odds: '2-1' },
  { strengths: [8, 4], table: 'assault', odds: '2-1' },
  { strengths: [8, 5], table: 'assault', odds: '3-2' },
  { strengths: [27, 4], table: 'mobile', odds: '6-1' },
  { strengths: [11, 7], table: 'assault', odds: '3-2' },
  { strengths: [2, 3], table: 'mobile', odds: '1-2' },
  { strengths: [18, 4], table: 'mobile', odds: '4-1' },
  { strengths: [24, 2], table: 'assault', odds: '7-1' },
  { strengths: [18, 1], table: 'mobile', odds: '8-1' },
] as const;

describe('odds', () => {
  test.each(ratios)(
    'C68, C69: the strengths $strengths on the $table table have the odds $odds [10.52, 10.53b, 10.53c]',
    ({ strengths, table, odds }) => {
      const [attack, defense] = strengths;
      const kind = table === 'mobile' ? 'tank regiment T' : 'infantry regiment T';
      const { events } = battle({
        german: { 6230: [`${kind} ${attack}-3-6 (efficiency 5)`] },
        soviet: { 6229: [I('D', `2-${defense}-4`)] },
        dice: [5],
      });
      expect(factsOf(events, 'attack')).toMatchObject({ attack, defense, odds, table, roll: 5, modifier: 0, row: '5' });
    },
  );

  test('in an attack the whole stack defends in full, attackers across a river are halved, and support by guns is added [10.16, 10.51a, 10.51b]', () => {
    const { events } = battle({
      sides: { river: '6230/6229' },
      german: { 6230: [I('T', '9-3-4'), 'artillery battalion G 3-1-4 (range 4, efficiency 5)'] },
      soviet: { 6229: [I('D', '2-2-4'), I('E', '2-1-4'), 'headquarters HQ 1-4 (efficiency 4)'] },
      answers: { artillery: 'support G' },
      dice: [5],
    });
    expect(factsOf(events, 'attack')).toMatchObject({ attack: 7, defense: 4, support: 3, odds: '3-2' });
  });

  test('defenders never advance, even if the attackers leave their hex [11.61d]', () => {
    const { at, moments, events } = battle({
      german: { 6230: [I('T', '4-3-4')] },
      soviet: { 6229: [I('D', '2-4-4')] },
      dice: [6],
    });
    expect(factsOf(events, 'attack')).toMatchObject({ odds: '1-1', result: 'AR' });
    expect(at.where('T')).not.toBe('6230');
    expect(at.where('D')).toBe('6229');
    expect(moments.flatMap((moment) => (moment.kind === 'decision' ? [moment.question] : []))).toEqual(['retreat']);
  });

  const below = (more: Partial<Battle>): Battle => ({
    german: { 6230: ['tank battalion T 1-3-6 (efficiency 5)', 'tank battalion U 1-3-6 (efficiency 5)'] },
    soviet: { 6229: [I('D', '2-9-4')] },
    attackers: 'T, U',
    ...more,
  });
  test.each([
    { case: 'C69', reading: 'assault', sequence: 'mobile', result: 'A2R' },
    { case: 'C69', reading: 'assault', sequence: 'assault', result: 'A2Rd' },
    { case: 'combat.belowMinimumDisrupts', reading: 'mobile', sequence: 'mobile', result: 'A2Rd' },
    { case: 'combat.belowMinimumDisrupts', reading: 'mobile', sequence: 'assault', result: 'A2R' },
  ] as const)(
    '$case: under the reading $reading, an attack below 1-4 in a sequence of the kind $sequence has the result $result without a roll [10.53a]',
    ({ reading, sequence, result }) => {
      const { events, at } = battle(below({ sequence, rulings: { 'combat.belowMinimumDisrupts': reading } }));
      expect(factsOf(events, 'attack')).toMatchObject({ odds: 'below 1-4', result });
      expect(events.some(({ dice }) => dice !== undefined)).toBe(false);
      expect(at.where('T')).toBe(-3);
    },
  );

  test('C70: the attack uses the column of its odds, and the attacker is not asked to choose a lower column [10.53d]', () => {
    const { events, moments } = battle({ german: { 6230: [I('T', '9-3-4')] }, soviet: around, dice: [5] });
    expect(factsOf(events, 'attack')).toMatchObject({ odds: '4-1' });
    expect(moments.flatMap((moment) => (moment.kind === 'decision' ? [moment.question] : []))).toEqual([
      'retreat',
      'advance',
    ]);
  });
});
