import { beforeAndInCombatRulings } from './before-and-in-combat.js';
import { supplyAndCommandRulings } from './supply-and-command.js';
import { supportAndWorksRulings } from './support-and-works.js';
import { victoryRulings } from './victory.js';
import { zonesMovementAndOverrunRulings } from './zones-movement-and-overrun.js';

/** The rulings in Italian, by name. */
export const rulingsIt = {
  ...beforeAndInCombatRulings,
  ...supplyAndCommandRulings,
  ...supportAndWorksRulings,
  ...victoryRulings,
  ...zonesMovementAndOverrunRulings,
};
