import { namedReadings, type Reading } from '../../../play/readings.js';
import { combatReadings } from './combat.js';
import { dayAirAndVictoryReadings } from './day-air-and-victory.js';
import { turnAndMovementReadings } from './turn-and-movement.js';

/** Interpretations of unclear passages of the rulebook. Unlike rulings, a scenario cannot change them. */
export const readings: readonly Reading[] = namedReadings({
  ...turnAndMovementReadings,
  ...combatReadings,
  ...dayAirAndVictoryReadings,
});
