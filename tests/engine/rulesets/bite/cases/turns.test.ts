import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../../../engine/play/random-game.js';
import { BiteGame } from '../../../../../engine/rulesets/bite/game.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { calendar } from '../../../../../engine/rulesets/bite/vocabulary/calendar.js';
import { SIDES } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

const PHASES = [
  'supply',
  'production',
  'strategic rail',
  'movement',
  'reaction',
  'combat',
  'blitz',
  'supply status',
  'exploitation',
];

/** The phases of a game by chance, as `June 1941 Axis supply`, and whose turn the state says it is in each. */
async function phasesOf(options: string): Promise<{ readonly phases: string[]; readonly active: string[] }> {
  const text = bite.starter.replace(/[‹›]/g, '').replace('set layer = base', options);
  const { scenario } = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
  if (scenario === undefined) throw new Error('There is no scenario.');
  const phases: string[] = [];
  const active: string[] = [];
  playRandomly(bite, scenario, 'phases', {
    check: 'phase',
    watch: (game) => ({
      look(_events, pause) {
        if (pause === undefined || pause.turn === 0 || !(game instanceof BiteGame)) return [];
        const { turn, side = '-', phase = '-' } = pause;
        phases.push(`${calendar[turn - 1]} ${side} ${phase}`);
        if (side !== '-') active.push(`${side} ${SIDES[game.state.side]}`);
        return [];
      },
    }),
  });
  return { phases, active: [...new Set(active)] };
}

const month = (name: string, first: readonly string[] = []): string[] => [
  `${name} - weather`,
  ...SIDES.flatMap((side) => [...first, ...PHASES].map((phase) => `${name} ${side} ${phase}`)),
  `${name} - victory`,
];

describe('turns', () => {
  test('are months: weather, the Axis, the Soviets, victory; in the base game no strategic war [1.1, 2.3, 7.0, 7.0.phases, 7.1]', async () => {
    const { phases } = await phasesOf('set layer = base');
    expect(phases).toEqual([...month('June 1941'), ...month('July 1941'), ...month('August 1941')]);
  });

  test('the strategic war comes first where its option is played [7.1]', async () => {
    const { phases } = await phasesOf('set layer = advanced\n  set optional = strategic-war');
    expect(phases.slice(0, 21)).toEqual(month('June 1941', ['strategic war']).slice(0, 21));
  });

  test('active is he whose player turn it is [3.2]', async () => {
    const { active } = await phasesOf('set layer = base');
    expect(active).toEqual(['Axis Axis', 'Soviet Soviet']);
  });
});
