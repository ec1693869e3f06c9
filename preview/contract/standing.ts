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
  /** The points that a source gives now, `10`, or gives not yet, `0 of 25`. */
  readonly points?: string;
  /** Whether it is so now; undefined if a die decides. */
  readonly isMet?: boolean;
  /** The parts that are so, and those that are missing. */
  readonly lines: readonly StandingLine[];
  readonly rule: string;
  /** The cells it is about, by index. */
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
