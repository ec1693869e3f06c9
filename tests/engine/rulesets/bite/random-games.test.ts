import { expect, test } from 'vitest';
import type { RulingChoice, ScenarioModel, SettingModel } from '../../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { randomStream } from '../../../../engine/play/dice.js';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { OPTION_NAMES } from '../../../../engine/rulesets/bite/vocabulary/options.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const GAMES = 12;
const LAST_TURN = 14;

/** A longer game with a reading of every ruling, a layer, options, agreements and weather drawn by the seed. */
function drawn(scenario: ScenarioModel, seed: string): ScenarioModel {
  const random = randomStream(seed);
  const rulings = bite.rulings.map(({ option, values }): RulingChoice => ({
    option,
    value: values[random(values.length)],
    source: NO_SOURCE,
    valueSource: NO_SOURCE,
  }));
  const set = (name: string, ...values: readonly string[]): SettingModel => ({ name, values, source: NO_SOURCE });
  const switches = ['fog', 'cancel'].filter(() => random(2) === 0).map((name) => set(name, 'true'));
  const options = OPTION_NAMES.filter(() => random(2) === 0);
  const layer = set('layer', random(3) === 0 ? 'base' : 'advanced');
  const others = scenario.settings.filter(({ name }) => name !== 'layer');
  return {
    ...scenario,
    rulings,
    turns: LAST_TURN,
    settings: [layer, set('optional', ...options), ...switches, ...others],
  };
}

test('games by chance with readings, layers and options drawn by chance end, break no invariant, and go on from every pause as they would have gone on', async () => {
  const { scenario } = (await TestWorkspace.of({ 'it.sand': bite.starter.replace(/[‹›]/g, '') }, [bite])).analyse(
    'it.sand',
  );
  if (!scenario) throw new Error('There is no scenario.');
  for (let number = 0; number < GAMES; number++) {
    const seed = `border ${number}`;
    const played = drawn(scenario, seed);
    const game = playRandomly(bite, played, seed, { check: 'answer', keepLog: true, boldOnceIn: 8 });
    expect({ seed, broken: game.broken, ended: game.ended }).toEqual({ seed, broken: [], ended: true });
    expect(differencesOf(bite, played, game)).toEqual([]);
  }
});
