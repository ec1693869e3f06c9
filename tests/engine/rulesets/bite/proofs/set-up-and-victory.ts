import type { ScenarioModel } from '../../../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { victoryPhase } from '../../../../../engine/rulesets/bite/politics/surrender.js';
import type { setUpAndVictoryRulings } from '../../../../../engine/rulesets/bite/rulings/set-up-and-victory.js';
import { covered } from '../../../../../engine/rulesets/bite/setup/setup-rules.js';
import { outcomeOf } from '../../../../../engine/rulesets/bite/victory/victory.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import type { Proof } from '../../ruling-proofs.js';
import { shown, type BiteProofs } from './proving.js';

/** Two starter files: in `beside` a German corps is next to a Soviet army; in `onTheBug` the army is behind a river. */
const beside = await text(['0402: "28.AK"', '0503: "28.AK"']);
const onTheBug = await text(['0603: "27.A"', '0503: "27.A"'], ['set layer = base', 'set layer = advanced']);

/** Returns the scenario of the starter file after replacements in its text. */
async function text(...changes: readonly (readonly [was: string, is: string])[]): Promise<ScenarioModel> {
  const plain = bite.starter.replace(/[‹›]/g, '');
  const text = changes.reduce((now, [was, is]) => now.replace(was, is), plain);
  const { scenario } = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
  if (scenario === undefined) throw new Error('The file to begin with is no scenario.');
  return scenario;
}

/** Returns whether the Soviet set-up covers a hex under the chosen rulings. */
const isCovered = (scenario: ScenarioModel, cell: string, rulings: Parameters<Proof['play']>[0]): boolean => {
  const chosen = Object.entries(rulings).map(([option, value]) => ({
    option,
    value,
    source: NO_SOURCE,
    valueSource: NO_SOURCE,
  }));
  return covered({ ...scenario, rulings: chosen }, 'Soviet').has(scenario.map.board.cell(cell));
};

export const setUpAndVictoryProofs: BiteProofs<keyof typeof setUpAndVictoryRulings> = {
  'setup.cover': {
    situation: 'coverage of the hex of a German corps by an adjacent army',
    play: (rulings) => isCovered(beside, '0503', rulings),
    outcome: { enemiesIgnored: true, enemiesCounted: false },
  },
  'setup.rivers': {
    situation: 'coverage of the other bank of the Bug in the advanced game',
    play: (rulings) => isCovered(onTheBug, '0403', rulings),
    outcome: { baseZones: true, asPlayed: false },
  },
  'victory.germanSurrender': {
    situation: 'Berlin falls',
    play: shown(
      { places: { Berlin: 'capital 0101 (nation Germany, source Germany)' }, control: { Soviet: '0101' } },
      ({ state }) => {
        victoryPhase(state);
        state.phase = 'end';
        const { side, degree } = outcomeOf(state) ?? {};
        return side === undefined ? 'draw' : `${side} ${degree}`;
      },
    ),
    outcome: { marginal: 'Soviet marginal', decisive: 'Soviet decisive', playOn: 'draw' },
  },
};
