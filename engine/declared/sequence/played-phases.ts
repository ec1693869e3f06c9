import type { DeclaredPhase } from '../state/game-data.js';

/** Returns whether a phase is played in a turn. */
export const isPlayed = (
  { turn }: { readonly turn: number },
  { declared: { turns } }: Pick<DeclaredPhase, 'declared'>,
): boolean => turns === undefined || (turn >= turns.first && turn <= turns.last);
