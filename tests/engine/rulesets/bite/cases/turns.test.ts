import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../../../engine/play/random-game.js';
import { BiteGame } from '../../../../../engine/rulesets/bite/game.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { isInSupply } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { supplyCheck } from '../../../../../engine/rulesets/bite/supply/supply.js';
import { calendar } from '../../../../../engine/rulesets/bite/vocabulary/calendar.js';
import { SIDES } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { field } from '../sketch.js';

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

/**
 * Plays a random game; returns its phases, for example `June 1941 Axis supply`, and the active side of the state in
 * each phase.
 */
async function phasesOf(options: string): Promise<{ readonly phases: string[]; readonly active: string[] }> {
  const text = bite.starter.replace(/[‹›]/g, '').replace('set layer = base', options);
  const { scenario } = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
  if (scenario === undefined) throw new Error('There is no scenario.');
  const phases: string[] = [];
  const active: string[] = [];
  playRandomly(bite, scenario, 'phases', {
    check: 'phase',
    watch: (game) => ({
      onMoment(_events, pause) {
        if (pause === undefined || pause.turn === 0 || !(game instanceof BiteGame)) return [];
        const { turn, side = '-', phase } = pause;
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
  test('a turn is a month with weather, Axis, Soviet and victory phases; the base game has no strategic war [1.1, 2.3, 7.0, 7.0.phases, 7.1]', async () => {
    const { phases } = await phasesOf('set layer = base');
    expect(phases).toEqual([...month('June 1941'), ...month('July 1941'), ...month('August 1941')]);
  });

  test('the turns begin with June 1941 and end with June 1945 [1.1]', () => {
    expect([calendar.at(0), calendar.at(-1), calendar.length]).toEqual(['June 1941', 'June 1945', 4 * 12 + 1]);
  });

  test('the strategic war comes first if its option is played [7.1]', async () => {
    const { phases } = await phasesOf('set layer = advanced\n  set optional = strategic-war');
    expect(phases.slice(0, 21)).toEqual(month('June 1941', ['strategic war']).slice(0, 21));
  });

  test('the active side is the side whose player turn it is [3.2]', async () => {
    const { active } = await phasesOf('set layer = base');
    expect(active).toEqual(['Axis Axis', 'Soviet Soviet']);
  });

  test('a unit in supply at the start of its turn acts as supplied until the turn ends [4.0]', () => {
    const { state, piece, cell } = field({
      places: { Berlin: 'capital 0105 (nation Germany, source Germany)' },
      axis: { '0107': ['infantry corps U 4|3|2|1'] },
    });
    supplyCheck(state);
    state.put(piece('U'), cell('0512'));
    expect([isInSupply(state, piece('U')), allowance(state, piece('U')).value]).toEqual([false, 4]);
    supplyCheck(state);
    expect(allowance(state, piece('U')).value).toBe(2);
  });
});
