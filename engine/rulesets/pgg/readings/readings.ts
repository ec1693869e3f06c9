import { namedReadings, type Reading } from '../../../play/readings.js';
import { campaignReadings } from './campaign.js';
import { combatReadings } from './combat.js';
import { commandReadings } from './command-and-supply.js';
import { firstTurnReadings } from './first-turn-and-movement.js';

/** Interpretations of unclear passages of the rulebook. Unlike rulings, a scenario cannot change them. */
export const readings: readonly Reading[] = namedReadings({
  ...firstTurnReadings,
  ...combatReadings,
  ...commandReadings,
  ...campaignReadings,
});
