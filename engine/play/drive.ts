import type { Decision, DiceRoll, Pause, Reply } from './moment.js';
import type { Game } from './game.js';

/** A search for a reply. The search yields several times before it returns, so that the caller can do other work. */
export type Search = Generator<'searching', Reply | undefined, void>;

/**
 * Drives a game: calls `reply` at every decision and roll, and yields every pause. Play stops when `reply` returns
 * undefined or when the caller does not request the next pause. Returns whether the game is over. If `reply` returns a
 * search, its yields are passed on.
 */
export function drive(
  game: Game,
  reply: (moment: Decision | DiceRoll) => Reply | undefined,
): Generator<Pause, boolean, void>;
export function drive(
  game: Game,
  reply: (moment: Decision | DiceRoll) => Reply | Search | undefined,
): Generator<Pause | 'searching', boolean, void>;
export function* drive(
  game: Game,
  reply: (moment: Decision | DiceRoll) => Reply | Search | undefined,
): Generator<Pause | 'searching', boolean, void> {
  const play = game.play();
  let step = play.next();
  while (!step.done) {
    const moment = step.value;
    if (moment.kind === 'pause') {
      yield moment;
      step = play.next([]);
    } else {
      const replied = reply(moment);
      const given = isSearch(replied) ? yield* replied : replied;
      if (given === undefined) return false;
      step = play.next(given);
    }
  }
  return true;
}

const isSearch = (replied: Reply | Search | undefined): replied is Search => replied !== undefined && 'next' in replied;

/** Runs a generator to its end and returns its result. */
export function runToEnd<R>(steps: Generator<unknown, R, void>): R {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
