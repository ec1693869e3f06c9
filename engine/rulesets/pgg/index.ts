import type { Ruleset } from '../../play/ruleset.js';
import { checkForces } from './check/forces.js';
import { mapChecks } from './check/map.js';
import { settingChecks } from './check/settings.js';
import { PggGame } from './game.js';
import { rulebook } from './rulebook/index.js';
import { rulings } from './rulings.js';
import { vocabulary } from './vocabulary/index.js';

/** Panzergruppe Guderian: the battle of Smolensk, July 1941 (SPI, 1976). */
export const pgg: Ruleset = {
  id: 'pgg',
  title: 'Panzergruppe Guderian',
  rulebook,
  vocabulary,
  rulings,
  checkMap: (map, report) => {
    for (const check of mapChecks) check(map, report);
  },
  checkForces,
  checkScenario: (scenario, report) => {
    for (const check of settingChecks) check(scenario, report);
  },
  start: (scenario) => new PggGame(scenario),
};
