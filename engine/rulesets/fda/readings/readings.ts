import { namedReadings, type Reading } from '../../../play/readings.js';
import { combatReadings } from './combat.js';
import { dayAirAndVictoryReadings } from './day-air-and-victory.js';
import { turnAndMovementReadings } from './turn-and-movement.js';

/** Interpretations of unclear places of the book that are not an option. */
export const readings: readonly Reading[] = namedReadings({
  ...turnAndMovementReadings,
  ...combatReadings,
  ...dayAirAndVictoryReadings,
});
