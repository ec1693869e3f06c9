import type { Replacement, ReplacementPoints } from '../declaration.js';

/** Returns the points with which a side pays for its replacements; undefined for a side that counts steps. */
export const pointsOf = ({ points }: Pick<Replacement, 'points'>, side: string): ReplacementPoints | undefined =>
  points.find((one) => one.side === side);
