export const SIDES = ['Axis', 'Soviet'] as const;

export const AXIS = 0;
export const SOVIET = 1;
/** Index of a side. */
export type Side = typeof AXIS | typeof SOVIET;
/** Both sides, in the order in which they move [2.3]. */
export const BOTH: readonly Side[] = [AXIS, SOVIET];

export { opponent } from '../../../mechanics/sides.js';
