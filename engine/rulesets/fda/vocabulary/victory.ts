/** The degree of a victory [16b]. */
export type Degree = 'draw' | 'marginal' | 'significant' | 'overwhelming';

export interface VictoryLevel {
  /** The smallest lead in points for which a side wins by this degree of victory. */
  readonly from: number;
  readonly degree: Degree;
}

/** Degrees of victory, the highest first [16b]. */
export const victoryLevels: readonly VictoryLevel[] = [
  { from: 26, degree: 'overwhelming' },
  { from: 11, degree: 'significant' },
  { from: 1, degree: 'marginal' },
  { from: 0, degree: 'draw' },
];

/** Returns the degree of victory for a lead of 0 or more points [16b]. */
export const victoryDegree = (lead: number): Degree => victoryLevels.find(({ from }) => lead >= from)!.degree;
