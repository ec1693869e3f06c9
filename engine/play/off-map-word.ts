import type { Whereabouts } from './records.js';

/** Returns the word of an expectation for why a unit is off the map, `(at-hand)`; undefined for a unit on the map. */
export const fateOf = ({ off }: Pick<Whereabouts, 'off'>): string | undefined => off?.replaceAll(' ', '-');
