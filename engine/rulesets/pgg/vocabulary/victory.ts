import type { Side } from './sides.js';

export interface VictoryPlace {
  /** The name of a city, or the label of a hex. */
  readonly place: string;
  readonly points: number;
  /**
   * Whether the Soviet side scores the recapture of the place [15.12.2]: cities only (ruling `victory.recaptureHexes`).
   */
  readonly city: boolean;
}

const city = (place: string, points: number): VictoryPlace => ({ place, points, city: true });
const hex = (place: string, points: number): VictoryPlace => ({ place, points, city: false });

/** The places that give the German side points if that side holds them at the end of the game [15.11]. */
export const victoryPlaces: readonly VictoryPlace[] = [
  city('Vitebsk', 10),
  city('Orsha', 5),
  city('Mogilev', 5),
  city('Smolensk', 25),
  city('Roslavl', 10),
  city('Yelnya', 10),
  city('Rzhev', 5),
  city('Gzhatsk', 5),
  city('Vyazma', 15),
  city('Kaluga', 20),
  hex('5907', 20),
  hex('5915', 20),
];

export type Degree = 'marginal' | 'strategic' | 'decisive';

export interface VictoryLevel {
  /** The lowest net score of this level, which is German points minus Soviet points; -Infinity for the lowest level. */
  readonly from: number;
  readonly side: Side;
  readonly degree: Degree;
}

/** Levels of victory, the highest first [15.2]. */
export const victoryLevels: readonly VictoryLevel[] = [
  { from: 125, side: 'German', degree: 'decisive' },
  { from: 80, side: 'German', degree: 'strategic' },
  { from: 50, side: 'German', degree: 'marginal' },
  { from: 26, side: 'Soviet', degree: 'marginal' },
  { from: 1, side: 'Soviet', degree: 'strategic' },
  { from: -Infinity, side: 'Soviet', degree: 'decisive' },
];

/** Returns the level of victory for a net score, which is German points minus Soviet points [15.2]. */
export const victoryLevel = (net: number): VictoryLevel => victoryLevels.find(({ from }) => net >= from)!;
