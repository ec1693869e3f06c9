import { combatRulings } from './combat.js';
import { dayAirAndVictoryRulings } from './day-air-and-victory.js';
import { turnAndMovementRulings } from './turn-and-movement.js';

/** The rulings in Italian, by name. */
export const rulingsIt = {
  ...combatRulings,
  ...dayAirAndVictoryRulings,
  ...turnAndMovementRulings,
};
