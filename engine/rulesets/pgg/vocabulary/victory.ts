import type { Side } from './sides.js';

export interface VictoryPlace {
  /** A city's name, or a hex's label. */
  readonly place: string;
  readonly points: number;
  /** The Soviet scores its recapture [15.12.2]: cities only (ruling `victory.recaptureHexes`). */
  readonly city: boolean;
}

const city = (place: string, points: number): VictoryPlace => ({ place, points, city: true });
const hex = (place: string, points: number): VictoryPlace => ({ place, points, city: false });

/** Points of the German side for places that it holds at the end [15.11]. */
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
  /** Least German points, Soviet points already taken off; the lowest level has none. */
  readonly from: number;
  readonly side: Side;
  readonly degree: Degree;
}

/** Levels of victory, highest first [15.2]. */
export const victoryLevels: readonly VictoryLevel[] = [
  { from: 125, side: 'German', degree: 'decisive' },
  { from: 80, side: 'German', degree: 'strategic' },
  { from: 50, side: 'German', degree: 'marginal' },
  { from: 26, side: 'Soviet', degree: 'marginal' },
  { from: 1, side: 'Soviet', degree: 'strategic' },
  { from: -Infinity, side: 'Soviet', degree: 'decisive' },
];

/** The level of victory for a net score: German points less Soviet points [15.2]. */
export const victoryLevel = (net: number): VictoryLevel => victoryLevels.find(({ from }) => net >= from)!;
