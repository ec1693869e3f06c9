import { describe, expect, test } from 'vitest';
import { isFuelled } from '../../../../../engine/rulesets/bite/command/fuel.js';
import { takeHit } from '../../../../../engine/rulesets/bite/blocks/losses.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { groundOf } from '../../../../../engine/rulesets/bite/state/ground.js';
import { musterOf } from '../../../../../engine/rulesets/bite/state/muster.js';
import { ELIMINATED, REMOVED, State } from '../../../../../engine/rulesets/bite/state/state.js';
import { LEADING } from '../../../../../engine/rulesets/bite/vocabulary/nations.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { field } from '../sketch.js';

/** Returns the state with one block X of a nation on an empty map, compiled from scenario text. */
async function blockOf(nation: string, block: string, layer: string): Promise<{ state: State; piece: number }> {
  const side = nation === 'Soviet Union' ? 'Soviet' : 'Axis';
  const text = bite.starter
    .replace(/[‹›]/g, '')
    .replace('layer = base', `layer = ${layer}`)
    .replace(
      `side ${side} {`,
      `$& ${LEADING.some((name) => name === nation) ? block : `nation ${nation} { ${block} }`}`,
    );
  const { scenario } = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  const state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
  const piece = state.pieces.findIndex(({ name }) => name === 'X');
  state.put(piece, state.ground.board.cell('0303'));
  return { state, piece };
}

interface Case {
  readonly case: string;
  readonly rules: string;
  readonly nation?: string;
  readonly layer?: 'base' | 'advanced';
  readonly block: string;
  /**
   * Strength after each hit; `!` marks a struck shield, `gone` an eliminated unit that may be rebuilt, `lost` a unit
   * that may not.
   */
  readonly want: string;
}

describe('hits on a block', () => {
  test.each<Case>([
    {
      case: 'C27: a block of strength 4 takes four hits',
      rules: '3.15 7.7.8',
      block: 'infantry corps X 4 | 3 | 2 | 1',
      want: '3 2 1 gone',
    },
    {
      case: 'C31: a hit on the last point eliminates a block',
      rules: '7.7.10',
      block: 'infantry corps X 1',
      want: 'gone',
    },
    {
      case: 'C29: a shielded step takes two hits',
      rules: '7.7.8.shield',
      nation: 'Soviet Union',
      block: 'shock army X 7 | 5 | 3 | 1 (shield 7)',
      want: '7! 5 3 1 gone',
    },
    {
      case: 'only the marked steps of a block are shielded',
      rules: '3.15 7.7.8.shield',
      nation: 'Soviet Union',
      block: 'shock army X 7 | 6 | 5 | 4 (shield "7 5")',
      want: '7! 6 5 5! 4 gone',
    },
    {
      case: 'a step of strength 7 is shielded by default',
      rules: '3.15',
      nation: 'Soviet Union',
      block: 'shock army X 7 | 6',
      want: '7! 6 gone',
    },
    {
      case: '`shield 0` removes all shields',
      rules: '3.15',
      nation: 'Soviet Union',
      block: 'shock army X 7 | 6 (shield 0)',
      want: '6 gone',
    },
    {
      case: 'C32: artillery at 0 takes no more hits',
      rules: '7.7.10.support',
      block: 'artillery army X 4 | 2 | 1 | 0',
      want: '2 1 0 0',
    },
    {
      case: 'infantry at 0 is eliminated by the next hit',
      rules: '7.7.10',
      nation: 'Soviet Union',
      block: 'infantry army X 2 | 1 | 0',
      want: '1 0 gone',
    },
    {
      case: 'eliminated Italians may not be rebuilt',
      rules: '5.4',
      nation: 'Italy',
      block: 'infantry corps X 1',
      want: 'lost',
    },
    {
      case: 'eliminated Guards may not be rebuilt in the advanced game',
      rules: '10.0.lost',
      nation: 'Soviet Union',
      layer: 'advanced',
      block: 'guards infantry army X 1',
      want: 'lost',
    },
  ])('$case [$rules]', async ({ nation = 'Germany', layer = 'base', block, want }) => {
    const { state, piece } = await blockOf(nation, block, layer);
    const strengths = want.split(' ').map(() => {
      takeHit(state, piece, '7.7.9');
      if (state.cell[piece] === ELIMINATED) return 'gone';
      if (state.cell[piece] === REMOVED) return 'lost';
      return `${state.strength(piece)}${state.marked[piece] > 0 ? '!' : ''}`;
    });
    expect(strengths.join(' ')).toBe(want);
  });

  test('C29: a struck shield is restored at the end of the battle, not at the end of the round [7.7.8.shield]', async () => {
    const { state, piece } = await blockOf('Soviet Union', 'shock army X 7 | 5 | 3 | 1 (shield 7)', 'base');
    takeHit(state, piece, '7.7.9');
    expect(state.marked[piece]).toBe(1);
    state.clear('battle');
    takeHit(state, piece, '7.7.9');
    expect([state.marked[piece], state.strength(piece)]).toEqual([1, 7]);
  });
});

describe('an eliminated block', () => {
  test.each([
    ['base', ELIMINATED],
    ['advanced', REMOVED],
  ] as const)(
    'eliminated Guards may be rebuilt only in the base game: %s game, off-map code %i [10.0.lost]',
    (layer, code) => {
      const { state, piece } = field({ layer, soviet: { '0505': ['guards infantry army G 1'] } });
      takeHit(state, piece('G'), '7.7.10');
      expect(state.cell[piece('G')]).toBe(code);
    },
  );

  test('a rebuilt unit has no fuel [13.2]', () => {
    const { state, piece, cell } = field({ layer: 'advanced', axis: { '0505': ['panzer corps T 1 (fuelled)'] } });
    takeHit(state, piece('T'), '7.7.10');
    state.put(piece('T'), cell('0303'));
    expect(isFuelled(state, piece('T'))).toBe(false);
  });
});
