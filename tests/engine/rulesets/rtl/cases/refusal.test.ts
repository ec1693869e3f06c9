import { describe, expect, test } from 'vitest';
import { before, type Attacked, type Came } from '../procedures.js';

interface Case extends Attacked {
  readonly case: string;
  readonly rules: string;
  /** The questions that must be asked, in order and separated by spaces. */
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
const RECON = 'reconnaissance battalion R 2-2-6|1-1-6 (efficiency 6, stacking 1)';
const RIFLES = 'infantry battalion D 3-4-4|2-3-4 (efficiency 4, stacking 2)';
const CAVALRY = 'cavalry regiment C 3-3-6 (efficiency 6, stacking 2)';

describe('refusal of combat', () => {
  /** A sketch in which the only way out of 6229 is 6228, which is in the ZOC of B in 6327. */
  const gap = {
    terrain: { '6128 6328 6129 6329': 'lake' },
    german: { 6230: [TANK], 6327: ['infantry battalion B 5-3-4 (efficiency 6, stacking 2)'] },
  } as const;
  const east = {
    side: 'Soviet',
    attacks: { 5529: 'A' },
    soviet: { 5528: ['tank battalion A 5-3-6 (efficiency 6, stacking 2)'] },
  } as const;

  const cases: readonly Case[] = [
    {
      case: 'C60: with a 6 the defenders leave their hex for two hexes to the west, and the attacker follows',
      rules: '9.23c 9.23d 11.31a',
      ...east,
      german: { 5529: [RECON] },
      answers: { refusal: 'refuse R to 5531', advance: 'advance A to 5529' },
      dice: [6],
      at: { R: '5531', A: '5529' },
    },
    {
      case: 'with a 7 the defenders stay and fight',
      rules: '9.23b',
      ...east,
      german: { 5529: [RECON] },
      answers: { refusal: 'refuse R to 5531' },
      dice: [7],
      at: { R: '5529', A: '5528' },
      prompt: 'refusal',
    },
    {
      case: 'a move of one hex is not a refusal of combat',
      rules: '11.31a 9.23c',
      ...east,
      german: { 5529: [RECON] },
      refused: { refusal: ['refuse R to 5530', '9.23c no-way'] },
      at: { R: '5529' },
    },
    {
      case: 'a refusal is not movement: hills cost nothing, and one point is enough',
      rules: '9.22 11.32',
      german: { 6230: [TANK] },
      soviet: { 6229: ['reconnaissance battalion R 2-2-1 (efficiency 6, stacking 1)'] },
      terrain: { '6228 6227': 'hills' },
      answers: { refusal: 'refuse R to 6227' },
      dice: [6],
      at: { R: '6227' },
    },
    {
      case: 'tanks that follow a refusal move only into the abandoned hex',
      rules: '9.23d',
      ...east,
      german: { 5529: [RECON] },
      answers: { refusal: 'refuse' },
      refused: { advance: ['advance A 5528 > 5529 > 5429', '11.61 too-far'] },
      dice: [1],
      at: { A: '5528' },
    },
    {
      case: 'C61: no unit refuses if the only path leads through an empty hex in a zone',
      rules: '9.25',
      ...gap,
      soviet: { 6229: [RECON] },
      prompt: '',
    },
    {
      case: 'C61: a friendly unit in a hex in a zone opens the path of a refusal',
      rules: '9.25 11.52',
      ...gap,
      soviet: { 6229: [RECON], 6228: ['infantry battalion F 3-4-4 (efficiency 4, stacking 2)'] },
      answers: { refusal: 'refuse R to 6127' },
      dice: [6],
      at: { R: '6127' },
    },
    {
      case: 'C62: infantry in the hex of armour prevents its refusal',
      rules: '9.21',
      german: { 6230: [TANK] },
      soviet: { 6229: [RIFLES, 'tank brigade K 5-3-6 (efficiency 5, stacking 2)'] },
      prompt: '',
    },
    {
      case: 'cavalry and motorized units refuse, each to the hex that its owner chooses',
      rules: '9.21 9.23c',
      german: { 6230: [TANK] },
      soviet: { 6229: [CAVALRY, RECON] },
      answers: { refusal: 'refuse C to 6227', retreat: 'refuse R to 6028', lead: 'lead C' },
      dice: [6],
      at: { C: '6227', R: '6028' },
    },
    {
      case: 'a disrupted unit in the hex prevents a refusal',
      rules: '9.21 3.72d',
      german: { 6230: [TANK] },
      soviet: { 6229: [CAVALRY, 'reconnaissance battalion R 2-2-6 (efficiency 6, disrupted)'] },
      prompt: '',
    },
    {
      case: 'no unit refuses into a hex under declared attack',
      rules: '9.24',
      german: { 6230: [TANK], 6226: ['tank battalion U 5-3-6 (efficiency 6, stacking 2)'] },
      attacks: { 6229: 'T', 6227: 'U' },
      soviet: { 6229: [RECON], 6227: [RIFLES] },
      refused: { refusal: ['refuse R to 6227', '9.24 attacked'] },
      answers: { refusal: 'refuse R to 6127' },
      dice: [1],
      at: { R: '6127' },
    },
    {
      case: 'a unit may refuse through a hex under declared attack',
      rules: '9.24 11.52',
      german: { 6230: [TANK], 6328: ['tank battalion U 5-3-6 (efficiency 6, stacking 2)'] },
      attacks: { 6228: 'U', 6229: 'T' },
      soviet: { 6229: [RECON], 6228: [RIFLES] },
      answers: { refusal: 'refuse R 6229 > 6228 > 6227' },
      dice: [1],
      at: { R: '6227' },
    },
  ];

  test.each(cases)('$case [$rules]', (row) => {
    play(row);
  });

  test('the units of an attack that the defender refused may not attack again, and their target is cleared [9.23d]', () => {
    const { state, piece } = before({
      german: { 6230: [TANK] },
      soviet: { 6229: [RECON] },
      answers: { refusal: 'refuse R to 6028' },
      dice: [6],
    });
    expect([state.attacked[piece('T')], state.target[piece('T')], state.targets]).toEqual([1, -1, []]);
  });

  test.each([6, 7])(
    'after an attempt to refuse with a roll of %d no unit of the hex reacts in this turn [9.26, 9.32]',
    (die) => {
      const { state, piece } = before({
        german: { 6230: [TANK], 6429: ['tank battalion U 5-3-6 (efficiency 6, stacking 2)'] },
        attacks: { 6229: 'T', 6428: 'U' },
        soviet: { 6229: [RECON], 6428: [RIFLES] },
        answers: { refusal: 'refuse R to 6028' },
        dice: [die],
        at: { R: die === 6 ? '6028' : '6229' },
      });
      expect(state.triedToRefuse[piece('R')]).toBe(1);
    },
  );
});
