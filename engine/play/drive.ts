import type { Decision, DiceRoll, Pause, Reply } from './moment.js';
import type { Game } from './game.js';

/**
 * Drives a game: calls `reply` at every decision and roll, and yields every pause. Play stops when `reply` returns
 * undefined or when the caller does not request the next pause. Returns whether the game is over.
 */
export function* drive(
  game: Game,
  reply: (moment: Decision | DiceRoll) => Reply | undefined,
): Generator<Pause, boolean, void> {
  const play = game.play();
  let step = play.next();
  while (!step.done) {
    const moment = step.value;
    if (moment.kind === 'pause') {
      yield moment;
      step = play.next([]);
    } else {
      const given = reply(moment);
      if (given === undefined) return false;
      step = play.next(given);
    }
  }
  return true;
}

/** Runs a generator to its end and returns its result. */
export function runToEnd<R>(steps: Generator<unknown, R, void>): R {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
