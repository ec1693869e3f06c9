/** Movement points times two, so that the rate of a road, ½ point, is an integer. */
export type HalfPoints = number;

/** Number of half points in one movement point. */
export const HALF_POINTS: HalfPoints = 2;
