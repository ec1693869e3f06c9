import { specialChecks } from '../../mechanics/special-rules/checks.js';
import { createCheckers } from '../../play/checks.js';
import { createRefusals } from '../../play/refusal.js';
import type { Ruleset } from '../../play/ruleset.js';
import type { Vocabulary } from '../../play/vocabulary.js';
import type { GameData } from '../state/game-data.js';
import { forcesChecks } from './forces.js';
import { mapChecks } from './map.js';
import { scenarioChecks } from './scenario.js';

/** Returns the checks of maps, forces and scenarios of a declared game. */
export const checkersOf = (
  game: GameData,
  vocabulary: Vocabulary,
): Pick<Ruleset, 'checkMap' | 'checkForces' | 'checkScenario'> =>
  createCheckers(
    {
      map: mapChecks(game.declaration),
      forces: forcesChecks(game.declaration),
      scenario: { ...scenarioChecks(game), ...specialChecks(vocabulary) },
    },
    createRefusals<string>().citing,
  );
