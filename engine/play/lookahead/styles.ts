import type { Heading } from './advance.js';
import type { GoalPull } from './goals.js';
import type { ExplorationRate, PlayoutPolicy } from './playout.js';

/**
 * The way in which explored answers (answers other than the default) are chosen. `anywhere`: at random; `approach`:
 * towards goals, without entering cells with enemies; `attack`: towards goals, and against the enemies on the way.
 */
type Direction = 'anywhere' | 'approach' | 'attack';

/** The way in which a candidate plan is generated. */
export interface Style {
  readonly own: ExplorationRate;
  readonly direction: Direction;
}

/**
 * Styles of the first candidate plans. `own` is the percentage of explored answers: with 0, a plan has only default
 * answers; with 100, it has none.
 */
export const STYLES: readonly Style[] = [
  { own: 0, direction: 'anywhere' },
  { own: 100, direction: 'approach' },
  { own: 100, direction: 'attack' },
  { own: 100, direction: 'anywhere' },
  { own: 90, direction: 'attack' },
  { own: 70, direction: 'approach' },
  { own: 30, direction: 'anywhere' },
  { own: 70, direction: 'anywhere' },
];

/** A way in which a candidate plan is made of assaults. */
export interface OffensiveStyle {
  /** The smallest odds of an assault, by strengths on the counters. */
  readonly odds: number;
  /** Maximum number of units that advance towards the goals although they are in no assault. */
  readonly others: number;
}

/** Styles of the first offensives. They are tried after the default answers. */
export const OFFENSIVE_STYLES: readonly OffensiveStyle[] = [
  { odds: 2, others: 48 },
  { odds: 1.25, others: 0 },
  { odds: 3, others: 48 },
  { odds: 1.25, others: 48 },
];

/**
 * Models of how the other sides play, and of how the side itself plays after the end of its plan. `later` and `others`
 * are percentages of explored answers (answers other than the default). Every plan is tried against all models, with
 * the same random numbers.
 */
export const OPPONENT_MODELS: readonly (Pick<PlayoutPolicy, 'later' | 'others'> & Pick<Style, 'direction'>)[] = [
  { later: 30, others: 80, direction: 'anywhere' },
  { later: 60, others: 80, direction: 'attack' },
  { later: 0, others: 30, direction: 'anywhere' },
  { later: 60, others: 100, direction: 'anywhere' },
  { later: 90, others: 100, direction: 'attack' },
  { later: 0, others: 60, direction: 'anywhere' },
  { later: 20, others: 100, direction: 'anywhere' },
  { later: 0, others: 90, direction: 'attack' },
];

/**
 * Returns the goals towards which explored answers lead, and whether they avoid enemies; undefined if explored answers
 * are random.
 */
export const headingOf = (direction: Direction, pull: GoalPull): Heading | undefined =>
  direction === 'anywhere' ? undefined : { pull, avoidsEnemies: direction === 'approach' };
