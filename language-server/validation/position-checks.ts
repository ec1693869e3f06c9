import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Check } from './check.js';

/**
 * Reports parts of a `position` statement that the game does not know, such as names of values and words for places off
 * the map.
 */
export const positionMustBeOfTheGame: Check = ({ ruleset, ownScenarios }, report) => {
  for (const { position, ...scenario } of ownScenarios) {
    if (position === undefined || !ruleset) continue;
    const game = ruleset.start(scenario satisfies ScenarioModel, { silent: true });
    game.takePosition?.(position, (source, message) => {
      report({ severity: 'error', code: 'sandtable/not-in-position', message, source });
    });
  }
};
