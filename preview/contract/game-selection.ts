/** Selects one of the games that a file can produce. Without fields, selects the game that the file plays by itself. */
export interface GameSelection {
  /** Overrides the seed of the file. */
  readonly seed?: string | undefined;
  /**
   * Plays to the end of the game, with this policy for decisions without an order. Default: stop at the end of the
   * file's orders.
   */
  readonly unanswered?: UnansweredPolicy | undefined;
  /**
   * Sides that are played in the panel. Play stops before the first decision of these sides that the text leaves open.
   * Default: play does not stop.
   */
  readonly playing?: readonly string[] | undefined;
}

/**
 * A policy for decisions that the text leaves open. Only policies that answer quickly enough for interactive use in an
 * editor are included.
 */
export type UnansweredPolicy = (typeof UNANSWERED)[number];
const UNANSWERED = ['default', 'random'] as const;

/**
 * Returns the value if it is a known policy, otherwise undefined. Stored states and command arguments may hold
 * anything.
 */
export const parseUnansweredPolicy = (value: unknown): UnansweredPolicy | undefined =>
  UNANSWERED.find((known) => known === value);
