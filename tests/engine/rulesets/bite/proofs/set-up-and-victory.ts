import { NO_SOURCE } from '../../../../../engine/model/source.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { victoryPhase } from '../../../../../engine/rulesets/bite/politics/surrender.js';
import type { setUpAndVictoryRulings } from '../../../../../engine/rulesets/bite/rulings/set-up-and-victory.js';
import { covered } from '../../../../../engine/rulesets/bite/setup/covered.js';
import { outcomeOf } from '../../../../../engine/rulesets/bite/victory/victory.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { shown, type BiteProofs } from './proving.js';

/** The game to begin with, in which a German corps stands beside a Soviet army. */
const text = bite.starter.replace(/[‹›]/g, '').replace('0402: "28.AK"', '0503: "28.AK"');
const { scenario } = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
if (scenario === undefined) throw new Error('The file to begin with is no scenario.');
const begun = scenario;

export const setUpAndVictoryProofs: BiteProofs<keyof typeof setUpAndVictoryRulings> = {
  'setup.cover': {
    situation: 'whether the hex of a German corps counts as covered by the army beside it',
    play: (rulings) => {
      const chosen = Object.entries(rulings).map(([option, value]) => ({
        option,
        value,
        source: NO_SOURCE,
        valueSource: NO_SOURCE,
      }));
      const cells = covered({ ...begun, rulings: chosen }, 'Soviet');
      return cells.has(begun.map.board.cell('0503'));
    },
    comes: { enemiesIgnored: true, enemiesCounted: false },
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
