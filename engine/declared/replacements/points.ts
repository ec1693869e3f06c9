import type { Replacement, ReplacementPoints } from '../declaration/reinforcement.js';

/** Returns the replacement points of a side; undefined for a side that counts steps instead. */
export const pointsOf = ({ points }: Pick<Replacement, 'points'>, side: string): ReplacementPoints | undefined =>
  points.find((one) => one.side === side);
