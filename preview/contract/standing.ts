import type { Place } from './scene.js';

/** The sources of points and the verdicts of a game, as the Score page shows it. */
export interface StandingView {
  readonly verdicts: readonly StandingItem[];
  readonly points: readonly StandingItem[];
  readonly effects: readonly StandingItem[];
}

/** A verdict, a source of points, an offer or a condition, with its present state. */
export interface StandingItem {
  readonly title: string;
  /** The side that wins or scores. */
  readonly side?: string;
  /** The points that the item gives now, such as `10`, or those that it can give, such as `0 of 25`. */
  readonly points?: string;
  /** True if the condition of the item is met now; undefined if a die roll decides. */
  readonly isMet?: boolean;
  /** A line for each part of the condition: met or not, and what is missing. */
  readonly lines: readonly StandingLine[];
  readonly rule: string;
  /** Indices of the cells to which the item refers. */
  readonly cells?: readonly number[];
  /** The statement in the text. */
  readonly place?: Place;
}

export interface StandingLine {
  readonly text: string;
  /** Depth of the part in the condition; 0 for the whole. */
  readonly level: number;
  readonly isMet?: boolean;
}
