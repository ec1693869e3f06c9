import { describe, expect, test } from 'vitest';
import { before, type Attacked, type Came } from '../procedures.js';

interface Case extends Attacked {
  readonly case: string;
  readonly rules: string;
  /** The questions asked, in order. */
  readonly prompt?: string;
}

const firstPrompt = ({ moments }: Came): string =>
  moments.flatMap((moment) => (moment.kind === 'decision' ? [moment.question] : [])).join(' ');

const TANK = 'tank battalion T 5-3-6 (efficiency 6, stacking 2)';
const RECON = 'reconnaissance battalion R 2-2-6|1-1-6 (efficiency 6, stacking 1)';
const RIFLES = 'infantry battalion D 3-4-4|2-3-4 (efficiency 4, stacking 2)';

describe('no retreat', () => {
  const WEAK = 'infantry battalion D 3-4-4 (efficiency 5, stacking 2)';
  const STRONG = 'infantry battalion D 3-4-4|2-3-4 (efficiency 5, stacking 2)';
  const fort = (setup: Partial<Case>): Attacked => ({
    german: { 6230: [TANK] },
    soviet: { 6229: [STRONG] },
    strongpoints: { 6229: 'Soviet' },
    answers: { stand: 'stand' },
    ...setup,
  });

  test.each([
    [
      'C67: a headquarters turns a 6 into a 5, and the defenders hold without retreat',
      {
        soviet: { 6229: [STRONG], 6128: ['headquarters HQ 1-6 (command 1, efficiency 6)'] },
        answers: { stand: 'stand', command: 'spend HQ' },
        dice: [6],
      },
      1,
    ],
    ['C67: without a headquarters a 6 is too high to hold without retreat', { dice: [6] }, 0],
    [
      'C67: defenders outside a strongpoint may not hold without retreat [14.13d]',
      { strongpoints: {}, answers: {} },
      0,
    ],
    [
      'C67: defenders in an unfinished strongpoint may not hold without retreat',
      { strongpoints: { 6229: 'Soviet unfinished' }, answers: {} },
      0,
    ],
    ['C67: defenders with one step may not hold without retreat', { soviet: { 6229: [WEAK] }, answers: {} }, 0],
    [
      'two units of one step may hold without retreat',
      {
        soviet: { 6229: [WEAK, 'infantry battalion E 3-4-4 (efficiency 4, stacking 2)'] },
        answers: { stand: 'stand', lead: 'lead D' },
        dice: [5],
      },
      1,
    ],
    [
      'disruption counts in the check to hold without retreat',
      { soviet: { 6229: [STRONG.replace(')', ', disrupted)')] }, dice: [4] },
      0,
    ],
    ['holding without retreat is optional', { answers: { stand: 'yield' } }, 0],
  ] as const satisfies readonly (readonly [string, Partial<Case>, number])[])(
    '%s [9.41, 9.42a, 9.42b, 9.42c]',
    (_, setup: Partial<Case>, marked) => {
      const played = before(fort(setup));
      expect(played.state.noRetreat[played.cell('6229')]).toBe(marked);
      expect(firstPrompt(played).includes('stand')).toBe('stand' in (setup.answers ?? { stand: 'stand' }));
    },
  );
});

test('refusals are decided before reactions, and reactions before defenders hold without retreat [9.0]', () => {
  const played = before({
    german: { 6230: [TANK], 6429: ['tank battalion U 5-3-6 (efficiency 6, stacking 2)'] },
    attacks: { 6229: 'T', 6428: 'U' },
    soviet: {
      6229: [RECON],
      6428: [RIFLES],
      6227: ['motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)'],
    },
    strongpoints: { 6428: 'Soviet' },
  });
  expect(firstPrompt(played)).toBe('refusal reaction stand');
});
