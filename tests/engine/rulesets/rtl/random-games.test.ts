import { describe, expect, test } from 'vitest';
import type { RulingChoice } from '../../../../engine/model/statements.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { randomStream } from '../../../../engine/play/dice.js';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { changed, type Scenario } from './examples.js';

const SCENARIOS: readonly Scenario[] = [
  'the-battle-of-soltsy',
  'counterattack-at-soltsy',
  'manstein-attacks',
  'the-battle-of-staraya-russa',
];
const OPTIONS = ['optional.historicalWeather', 'optional.secretAir'];
const GAMES_PER_SCENARIO = 1;

/** Returns the scenario with a random reading of every ruling and random options, chosen by the seed. */
function drawn(scenario: ScenarioModel, seed: string): ScenarioModel {
  const random = randomStream(seed);
  const rulings = rtl.rulings.map(({ option, values }): RulingChoice => ({
    option,
    value: values[random(values.length)],
    source: NO_SOURCE,
    valueSource: NO_SOURCE,
  }));
  const options = OPTIONS.filter(() => random(2) === 0).map((name) => ({ name, values: ['true'], source: NO_SOURCE }));
  return { ...scenario, rulings, settings: [...options, ...scenario.settings] };
}

describe.each(SCENARIOS)('random games of %s with random readings and options', (name) => {
  test('a random game ends with a verdict, breaks no invariant, and continues identically from every pause', async () => {
    const { scenario } = await changed(name, []);
    if (!scenario) throw new Error('There is no scenario.');
    for (let number = 0; number < GAMES_PER_SCENARIO; number++) {
      const seed = `${name} ${number}`;
      const played = drawn(scenario, seed);
      const game = playRandomly(rtl, played, seed, { check: 'phase', keepLog: true, boldOnceIn: 20 });
      expect({ seed, broken: game.broken, ended: game.ended }).toEqual({ seed, broken: [], ended: true });
      expect(game.game.outcome()).toBeDefined();
      expect(differencesOf(rtl, played, game)).toEqual([]);
    }
  });
});
