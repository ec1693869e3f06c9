import type { Ruleset } from '../../play/ruleset.js';
import { about } from './about.js';
import { checkForces, checkMap, checkScenario } from './check/index.js';
import { FdaGame } from './game.js';
import { readings } from './readings/readings.js';
import { rulebook } from './rulebook/index.js';
import { rulings } from './rulings/rulings.js';
import { starter } from './starter.js';
import { vocabulary } from './vocabulary/index.js';

/** Fronte d’Attacco: divisions of the Second World War, activated by turns, on hexes or squares (Miles Gloriosus, 2011). */
export const fda: Ruleset = {
  ...about,
  rulebook,
  vocabulary,
  rulings,
  readings,
  starter,
  checkMap,
  checkForces,
  checkScenario,
  start: (scenario, how) => new FdaGame(scenario, how),
};
