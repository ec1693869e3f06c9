import { stackingAndZones } from './stacking-and-zones.js';

/** The texts of the rules in Italian, by rule number. */
export const textsIt = { ...stackingAndZones };
