/** The sides of the game in the order of their phases. The rules refer to a side by its index in this list. */
export const SIDES = ['Blue', 'Red'] as const;

export { opponent } from '../../../../engine/mechanics/sides.js';

export const sideOf = (name: string | undefined): number => SIDES.findIndex((side) => side === name);
