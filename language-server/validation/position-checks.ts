import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Check } from './check.js';

/** Reports the parts of a position that the game does not have, such as values, and places off the map. */
export const positionMustBeOfTheGame: Check = ({ ruleset, ownScenarios }, report) => {
  for (const { position, ...scenario } of ownScenarios) {
    if (position === undefined || !ruleset) continue;
    const game = ruleset.start(scenario satisfies ScenarioModel, { silent: true });
    game.takePosition?.(position, (source, message) => {
      report({ severity: 'error', code: 'sandtable/not-in-position', message, source });
    });
  }
};
