import { GameError } from '../../engine/play/counting/count-games.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import type { ShardResult } from './task.js';

/**
 * A result, or the kind of an error and its message. This is plain data, because errors lose their class between
 * threads and machines.
 */
export type Outcome<T = ShardResult> = T | { readonly broke: 'game' | 'task'; readonly message: string };

/** Awaits a result, and turns GameFailed and Unusable into plain data. Rethrows all other errors. */
export async function captureOutcome<T extends object>(playing: Promise<T>): Promise<Outcome<T>> {
  try {
    return await playing;
  } catch (problem) {
    if (problem instanceof GameError) return { broke: 'game', message: problem.message };
    if (problem instanceof UsageError) return { broke: 'task', message: problem.message };
    throw problem;
  }
}

/**
 * Returns the result of an outcome. @throws GameFailed when a game failed, Unusable when the task could not be played.
 */
export function unwrapOutcome<T extends object>(outcome: Outcome<T>): T {
  if (!('broke' in outcome)) return outcome;
  throw outcome.broke === 'game' ? new GameError(outcome.message) : new UsageError(outcome.message);
}
