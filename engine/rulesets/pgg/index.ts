import type { Ruleset } from '../../play/ruleset.js';
import { about } from './about.js';
import { checkForces, checkMap, checkScenario } from './check/index.js';
import { PggGame } from './game.js';
import { readings } from './readings/readings.js';
import { rulebook } from './rulebook/index.js';
import { rulings } from './rulings/rulings.js';
import { starter } from './starter.js';
import { vocabulary } from './vocabulary/index.js';

/** Panzergruppe Guderian: the battle of Smolensk, July 1941 (SPI, 1976). */
export const pgg: Ruleset = {
  ...about,
  rulebook,
  vocabulary,
  rulings,
  readings,
  starter,
  checkMap,
  checkForces,
  checkScenario,
  start: (scenario, how) => new PggGame(scenario, how),
};
