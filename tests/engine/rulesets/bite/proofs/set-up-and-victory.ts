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

/** A German corps stands beside a Soviet army, or an army behind a river. */
const beside = await begun(['0402: "28.AK"', '0503: "28.AK"']);
const onTheBug = await begun(['0603: "27.A"', '0503: "27.A"'], ['set layer = base', 'set layer = advanced']);

/** The file to begin with, with some of it written otherwise. */
async function begun(...changes: readonly (readonly [was: string, is: string])[]): Promise<ScenarioModel> {
  const plain = bite.starter.replace(/[‹›]/g, '');
  const text = changes.reduce((now, [was, is]) => now.replace(was, is), plain);
  const { scenario } = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
  if (scenario === undefined) throw new Error('The file to begin with is no scenario.');
  return scenario;
}

/** A hex that the Soviet set-up covers, or not, by the readings chosen. */
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
    situation: 'whether the hex of a German corps counts as covered by the army beside it',
    play: (rulings) => isCovered(beside, '0503', rulings),
    comes: { enemiesIgnored: true, enemiesCounted: false },
  },
  'setup.rivers': {
    situation: 'whether an army on the Bug covers the other bank in the advanced game',
    play: (rulings) => isCovered(onTheBug, '0403', rulings),
    comes: { baseZones: true, asPlayed: false },
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
    comes: { marginal: 'Soviet marginal', decisive: 'Soviet decisive', playOn: 'draw' },
  },
};
