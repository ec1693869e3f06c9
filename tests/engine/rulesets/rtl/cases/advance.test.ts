import { describe, expect, test } from 'vitest';
import { won, type Over } from '../procedures.js';

interface Case extends Over {
  readonly case: string;
  readonly rules: string;
  /** Whether no unit is asked to advance. */
  readonly nobody?: true;
}

const TANK = 'tank battalion T 5-3-6|3-2-6 (efficiency 6, stacking 2)';
const FOOT = 'infantry battalion T 5-3-4 (efficiency 6, stacking 2)';
const RIFLES = 'infantry battalion D 3-4-4|2-3-4 (efficiency 4, stacking 2)';

describe('advance', () => {
  const far = (unit: string): Pick<Over, 'refused'> => ({
    refused: { advance: [`advance ${unit} 6229 > 6228`, '11.61 too-far'] },
  });
  const cases: readonly Case[] = [
    {
      case: 'C111: after the Mobile table motorized units advance two hexes, regardless of zones',
      rules: '11.61b 11.64',
      german: { 6329: [TANK] },
      soviet: { 6327: [RIFLES] },
      answers: { advance: 'advance T 6329 > 6229 > 6328' },
      at: { T: '6328' },
    },
    {
      case: 'a motorized victor does not advance back into its own hex',
      rules: '11.61b',
      german: { 6230: [TANK] },
      refused: { advance: ['advance T 6230 > 6229 > 6230', '11.61 too-far'] },
      answers: { advance: 'advance T 6230 > 6229 > 6228' },
      at: { T: '6228' },
    },
    {
      case: 'C112: infantry advances one hex',
      rules: '11.61c',
      german: { 6230: [FOOT] },
      ...far('T'),
      answers: { advance: 'advance T to 6229' },
      at: { T: '6229' },
    },
    {
      case: 'a victor advances straight into the emptied hex, and by no other path',
      rules: '11.61c',
      german: { 6230: [FOOT] },
      refused: { advance: ['advance T 6230 > 6231 > 6229', '11.61 another-way'] },
      answers: { advance: 'advance T 6230 > 6229' },
      at: { T: '6229' },
    },
    {
      case: 'C112: heavy guns do not advance',
      rules: '11.63',
      german: {
        6230: ['anti-tank battalion T 1-2-6 (efficiency 6, stacking 1)', 'infantry battalion U 5-3-4 (efficiency 6)'],
      },
      attackers: 'T, U',
      refused: { advance: ['advance T to 6229', '11.63 heavy'] },
      answers: { advance: 'advance U to 6229' },
      at: { T: '6230', U: '6229' },
    },
    {
      case: 'C112: disrupted motorized units advance one hex',
      rules: '11.61b 3.72e',
      german: { 6230: ['tank battalion T 5-3-6 (efficiency 6, stacking 2, disrupted)'] },
      ...far('T'),
      answers: { advance: 'advance T to 6229' },
      at: { T: '6229' },
    },
    {
      case: 'after the Assault table no unit advances beyond the emptied hex',
      rules: '11.61a',
      table: 'assault',
      german: { 6230: [TANK] },
      ...far('T'),
      answers: { advance: 'advance T' },
      at: { T: '6229' },
    },
    {
      case: 'C113: no unit advances if the last defender was eliminated while holding without retreat',
      rules: '11.42c 11.61b',
      lastDefenderLost: true,
      nobody: true,
      german: { 6230: [TANK] },
      at: { T: '6230' },
    },
    {
      case: 'an advance is optional',
      rules: '11.62',
      german: { 6230: [TANK] },
      answers: { advance: 'stay' },
      at: { T: '6230' },
    },
    {
      case: 'no advance is asked for if a defender is left in the hex',
      rules: '11.6',
      nobody: true,
      german: { 6230: [TANK] },
      soviet: { 6229: [RIFLES] },
      at: { T: '6230' },
    },
    {
      case: 'tanks do not advance over a river without a bridge',
      rules: '11.6 8.36c',
      sides: { river: '6230/6229' },
      german: { 6230: [TANK, 'motorized infantry battalion U 5-5-6 (efficiency 6, stacking 2)'] },
      attackers: 'T, U',
      refused: { advance: ['advance T to 6229', '11.6 barred'] },
      answers: { advance: 'advance U to 6229' },
      at: { T: '6230', U: '6229' },
    },
    {
      case: 'as many units advance as may stack in the hex',
      rules: '11.65',
      german: {
        6230: [
          'infantry regiment T 9-9-4 (efficiency 6, stacking 6)',
          'infantry regiment U 9-9-4 (efficiency 6, stacking 6)',
        ],
      },
      attackers: 'T, U',
      refused: { advance: ['advance T, U to 6229', '11.65 stack-limit'] },
      answers: { advance: 'advance U to 6229' },
      at: { T: '6230', U: '6229' },
    },
    {
      case: 'stacking counts where an advance ends: one unit passes through, another stays',
      rules: '11.65 11.61b',
      german: {
        6230: [
          'tank regiment T 9-9-6 (efficiency 6, stacking 6)',
          'motorized infantry regiment U 9-9-6 (efficiency 6, stacking 6)',
        ],
      },
      attackers: 'T, U',
      answers: { advance: ['advance T to 6229', 'advance U 6230 > 6229 > 6228'] },
      at: { T: '6229', U: '6228' },
    },
    {
      case: 'only units that attacked may advance',
      rules: '11.63',
      german: { 6230: [TANK], 6129: ['tank battalion U 5-3-6 (efficiency 6, stacking 2)'] },
      refused: { advance: ['advance U to 6229', '11.63 not-a-victor'] },
      at: { T: '6230', U: '6129' },
    },
  ];

  test.each(cases)('$case [$rules]', ({ nobody, ...setup }) => {
    const { moments } = won(setup);
    if (nobody) expect(moments).toEqual([]);
  });

  test('a unit that advanced does not attack again [11.62]', () => {
    const { state, piece } = won({ german: { 6230: [TANK] }, answers: { advance: 'advance T to 6229' } });
    expect(state.attacked[piece('T')]).toBe(1);
  });
});
