import { namedReadings, type Reading } from '../../../play/readings.js';
import { combatReadings } from './combat.js';
import { dayAirAndVictoryReadings } from './day-air-and-victory.js';
import { turnAndMovementReadings } from './turn-and-movement.js';

/** How unclear places of the book are read where there is no option to choose. */
export const readings: readonly Reading[] = namedReadings({
  ...turnAndMovementReadings,
  ...combatReadings,
  ...dayAirAndVictoryReadings,
});
