import { GameFailed } from '../../engine/play/counting/in-steps.js';
import { Unusable } from '../../language-server/report/unusable.js';
import type { ShardResult } from './task.js';

/** What was played came to, or why it was not played: errors lose their class on the way between threads, and between machines. */
export type Outcome<T = ShardResult> = T | { readonly broke: 'game' | 'task'; readonly message: string };

/** What playing comes to, as it is told elsewhere. What is neither the game's fault nor the task's is thrown on. */
export async function outcomeOf<T extends object>(playing: Promise<T>): Promise<Outcome<T>> {
  try {
    return await playing;
  } catch (problem) {
    if (problem instanceof GameFailed) return { broke: 'game', message: problem.message };
    if (problem instanceof Unusable) return { broke: 'task', message: problem.message };
    throw problem;
  }
}

/** The result that was told. @throws GameFailed when a game broke, Unusable when nothing could be played. */
export function resultOf<T extends object>(outcome: Outcome<T>): T {
  if (!('broke' in outcome)) return outcome;
  throw outcome.broke === 'game' ? new GameFailed(outcome.message) : new Unusable(outcome.message);
}
