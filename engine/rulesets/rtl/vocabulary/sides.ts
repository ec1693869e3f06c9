export const SIDES = ['German', 'Soviet'] as const;
export type SideName = (typeof SIDES)[number];

export const GERMAN = 0;
export const SOVIET = 1;
export type Side = typeof GERMAN | typeof SOVIET;

/** The sides by index. */
export const BOTH = [GERMAN, SOVIET] as const;

export { opponent } from '../../../mechanics/sides.js';
