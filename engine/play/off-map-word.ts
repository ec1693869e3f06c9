import type { UnitLocation } from './records.js';

/**
 * Returns the word with which an expectation says why a unit is off the map, such as `at-hand` in `(at-hand)`;
 * undefined for a unit on the map.
 */
export const offMapWord = ({ off }: Pick<UnitLocation, 'off'>): string | undefined => off?.replaceAll(' ', '-');
