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

function play({ prompt: wanted, ...setup }: Case): Came {
  const played = before(setup);
  if (wanted !== undefined) expect(firstPrompt(played)).toBe(wanted);
  return played;
}

const TANK = 'tank battalion T 5-3-6 (efficiency 6, stacking 2)';

describe('reaction movement', () => {
  const E = 'motorized infantry battalion E 5-5-6 (efficiency 6, stacking 2)';
  const foe = 'tank brigade A 5-3-6 (efficiency 6, stacking 2)';
  /** A Soviet unit in 6328 that attacks Germans in 6229; E is two hexes west of the Germans. */
  const west = { side: 'Soviet', attacks: { 6229: 'A' }, soviet: { 6328: [foe] } } as const;
  const defenderUnit = 'infantry battalion D 3-4-4 (efficiency 4, stacking 2)';

  const cases: readonly Case[] = [
    {
      case: 'C63: a unit that rolls 6 reacts with at most half of its allowance',
      rules: '9.31 9.32 9.33a',
      ...west,
      german: { 6229: [defenderUnit], 6231: [E] },
      refused: { reaction: ['react E to 6235', '9.31 out-of-reach'] },
      answers: { reaction: 'react E to 6234' },
      dice: [6],
      at: { E: '6234' },
    },
    {
      case: 'C63: a unit that rolls 7 stays and does not try again',
      rules: '9.33b',
      ...west,
      german: { 6229: [defenderUnit], 6231: [E] },
      answers: { reaction: 'react E to 6229' },
      dice: [7],
      at: { E: '6231' },
      prompt: 'reaction',
    },
    {
      case: 'C64: three units that fail their checks stay',
      rules: '9.33 9.3',
      ...west,
      german: {
        6229: [defenderUnit],
        6231: [
          'motorized infantry battalion F 5-5-6 (efficiency 5, stacking 2)',
          'motorized infantry battalion G 5-5-6 (efficiency 5, stacking 2)',
        ],
        6330: ['motorized infantry battalion H 5-5-6 (efficiency 4, stacking 2)'],
      },
      answers: { reaction: ['react F to 6229', 'react G to 6229', 'react H to 6229'] },
      dice: [10, 9, 6],
      at: { F: '6231', G: '6231', H: '6330' },
    },
    {
      case: 'C65: German units react out of an enemy zone',
      rules: '9.32',
      ...west,
      soviet: {
        6328: [foe, 'infantry regiment B 3-3-4 (efficiency 4, stacking 2)'],
        6431: ['infantry regiment Z 3-3-4 (efficiency 4, stacking 2)'],
      },
      german: { 6229: [defenderUnit], 6330: [E] },
      answers: { reaction: 'react E to 6229' },
      dice: [6],
      at: { E: '6229' },
    },
    {
      case: 'C65: Soviet units do not react out of an enemy zone',
      rules: '9.32',
      german: { 6328: [TANK], 6431: ['infantry battalion Z 3-3-4 (efficiency 4, stacking 2)'] },
      soviet: { 6229: [defenderUnit], 6330: [E] },
      prompt: '',
    },
    {
      case: 'C66: a unit reacts to a hex next to the enemy only with a friendly unit there, and pays nothing for the zone',
      rules: '9.34',
      ...west,
      german: { 6229: [defenderUnit], 6231: ['motorized infantry battalion E 5-5-4 (efficiency 6, stacking 2)'] },
      refused: { reaction: ['react E 6231 > 6330 > 6329', '9.34 next-to-enemy'] },
      answers: { reaction: 'react E 6231 > 6230 > 6229' },
      dice: [6],
      at: { E: '6229' },
    },
    {
      case: 'C66: a reacting unit stops next to the enemy',
      rules: '9.34',
      ...west,
      german: { 6229: [defenderUnit], 6231: [E] },
      refused: { reaction: ['react E 6231 > 6230 > 6229 > 6129', '9.34 stopped'] },
      at: { E: '6231' },
    },
    {
      case: 'a reaction must respect the stacking limit',
      rules: '9.34 3.32',
      ...west,
      german: { 6229: ['infantry regiment D 3-4-4 (efficiency 4, stacking 8)'], 6231: [E] },
      refused: { reaction: ['react E to 6229', '3.32 stack-limit'] },
      at: { E: '6231' },
    },
    {
      case: 'hexsides that forbid movement forbid a reaction',
      rules: '9.35 8.36c',
      ...west,
      sides: { river: '6231/6232' },
      german: { 6229: [defenderUnit], 6231: ['tank battalion E 5-3-6 (efficiency 6, stacking 2)'] },
      refused: { reaction: ['react E 6231 > 6232', '8.36c river'] },
      at: { E: '6231' },
    },
    ...(
      [
        ['on foot', '9.32 not-motorized', 'infantry battalion E 5-5-6 (efficiency 6)'],
        ['heavy', '9.32 not-motorized', 'anti-tank battalion E 1-2-6 (efficiency 6)'],
        ['a headquarters', '9.31 headquarters', 'headquarters E 1-6 (command 1, efficiency 6)'],
        ['disrupted', '9.32 unfit', 'motorized infantry battalion E 5-5-6 (efficiency 6, disrupted)'],
        ['out of supply', '9.32 unfit', 'motorized infantry battalion E 5-5-6 (efficiency 6, oos)'],
        [
          'of another formation',
          '9.32 other-formation',
          'motorized infantry battalion E 5-5-6 (efficiency 6, of 8.Mot)',
        ],
      ] as const
    ).map(([why, slug, unit]): Case => ({
      case: `a unit that is ${why} does not react`,
      rules: slug.slice(0, 4),
      ...west,
      german: { 6229: [defenderUnit], 6231: [unit, 'motorized infantry battalion M 5-5-6 (efficiency 6)'] },
      refused: { reaction: ['react E to 6233', slug] },
      at: { E: '6231' },
    })),
    {
      case: 'a unit does not react from a hex that is attacked itself, nor from more than two hexes away',
      rules: '9.32',
      ...west,
      attacks: { 6229: 'A', 6327: 'A' },
      german: { 6229: [defenderUnit], 6327: [E], 6232: ['motorized infantry battalion M 5-5-6 (efficiency 6)'] },
      prompt: 'refusal',
    },
    {
      case: 'the first unit that reacts shows which formation leads',
      rules: '9.32 3.43',
      ...west,
      german: {
        6229: [defenderUnit, 'infantry battalion K 3-4-4 (efficiency 4, stacking 2, of 8.Mot)'],
        6231: [
          E,
          'motorized infantry battalion M 5-5-6 (efficiency 6, of 8.Mot)',
          'motorized infantry battalion N 5-5-6 (efficiency 6, of 8.Mot)',
        ],
      },
      answers: { reaction: ['react M to 6232', 'react N to 6232'] },
      dice: [6, 6],
      at: { M: '6232', N: '6232', E: '6231' },
      prompt: 'reaction reaction',
    },
    {
      case: 'a unit that has reacted does not react again in the phase',
      rules: '9.33',
      ...west,
      german: { 6229: [defenderUnit], 6231: [E] },
      answers: { reaction: 'react E to 6230' },
      dice: [6],
      at: { E: '6230' },
      prompt: 'reaction',
    },
    {
      case: 'Army units react for any formation',
      rules: '9.32',
      ...west,
      german: { 6229: [defenderUnit], 6231: ['motorized infantry battalion E 5-5-6 (efficiency 6, army)'] },
      answers: { reaction: 'react E to 6232' },
      dice: [6],
      at: { E: '6232' },
    },
  ];

  test.each(cases)('$case [$rules]', (row) => {
    play(row);
  });

  test('a headquarters of the formation helps the check of a reaction [9.33a, 15.33a]', () => {
    play({
      case: '',
      rules: '',
      ...west,
      german: { 6229: [defenderUnit], 6231: [E, 'headquarters HQ 1-6 (command 2, efficiency 6)'] },
      answers: { reaction: 'react E to 6229', command: 'spend HQ' },
      dice: [8],
      at: { E: '6229' },
    });
  });

  const two = { 6229: [defenderUnit], 6231: [E, 'motorized infantry battalion M 5-5-6 (efficiency 5, stacking 2)'] };
  test('RTL-08 eachUnit: each unit of a hex makes its own check', () => {
    before({
      ...west,
      german: two,
      answers: { reaction: ['react E to 6229', 'react M to 6229'] },
      dice: [6, 6],
      at: { E: '6229', M: '6231' },
    });
  });
  test.each([
    [6, '6229'],
    [7, '6231'],
  ] as const)(
    'RTL-08 leadPerHex: a roll of %d by the lead unit decides the reaction of all units in the hex',
    (die, at) => {
      const played = before({
        ...west,
        rulings: { 'reaction.check': 'leadPerHex' },
        german: two,
        answers: { reaction: die === 6 ? ['react E to 6229', 'react M to 6229'] : 'react E to 6229', lead: 'lead E' },
        dice: [die],
        at: { E: at, M: at },
      });
      expect(firstPrompt(played).match(/reaction/g)).toHaveLength(die === 6 ? 2 : 1);
    },
  );

  test.each([
    ['allowed', 'nothing'],
    ['forbidden', '9.35 defending-hex'],
  ] as const)('RTL-09 %s: the reading decides whether a unit may react into the attacked hex', (reading, why) => {
    before({
      ...west,
      rulings: { 'reaction.intoDefendingHex': reading },
      german: { 6229: [defenderUnit], 6231: [E] },
      refused: { reaction: ['react E to 6229', why] },
      at: { E: '6231' },
    });
  });

  test.each([
    ['anyEligible', 2, 'reaction'],
    ['withoutFinalMarker', 2, ''],
    ['withoutFinalMarker', 1, 'reaction'],
  ] as const)(
    'RTL-10 under the reading %s: an Army unit that was activated %d times reacts only if the reading allows it',
    (reading, activations, wanted) => {
      const played = before({
        ...west,
        rulings: { 'reaction.armyUnits': reading },
        german: { 6229: [defenderUnit], 6231: ['motorized infantry battalion E 5-5-6 (efficiency 6, army)'] },
        given: ({ state, piece }) => (state.activations[piece('E')] = activations),
      });
      expect(firstPrompt(played)).toBe(wanted);
    },
  );
});
