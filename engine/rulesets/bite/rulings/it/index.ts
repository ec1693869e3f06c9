import { advancedGameRulings } from './advanced-game.js';
import { classesAndProductionRulings } from './classes-and-production.js';
import { combatRulings } from './combat.js';
import { groundAndSupplyRulings } from './ground-and-supply.js';
import { optionalRulesRulings } from './optional-rules.js';
import { setUpAndVictoryRulings } from './set-up-and-victory.js';

/** The rulings in Italian, by name. */
export const rulingsIt = {
  ...advancedGameRulings,
  ...classesAndProductionRulings,
  ...combatRulings,
  ...groundAndSupplyRulings,
  ...optionalRulesRulings,
  ...setUpAndVictoryRulings,
};
