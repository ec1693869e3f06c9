import type { GameEvent } from '../../engine/play/records.js';
import type { Pause } from '../../engine/play/moment.js';
import type { Game } from '../../engine/play/game.js';
import type { Watch } from '../../engine/play/random-game.js';

/** The function that an account calls with a sentence about an error that it has found. */
export type Wrong = (sentence: string) => void;

/**
 * Checks a game independently of the engine. An account computes numbers from the game record, the positions of the
 * counters and the scenario, and compares them with the engine's own numbers.
 */
export interface Account {
  /** Records or checks an event. The state already includes all events of the moment. */
  event?(event: GameEvent, wrong: Wrong): void;
  /** Checks the first moment of a phase, before any decision in it. */
  phaseBegins?(wrong: Wrong): void;
  /** Checks the state at the end of a phase. */
  pause?(pause: Pause, wrong: Wrong): void;
}

/**
 * Returns an observer that passes the events of one game to several accounts and collects the errors that they report.
 */
export function accountant(accounts: readonly Account[]): Watch {
  return {
    onMoment(events, pause) {
      const sentences: string[] = [];
      const wrong: Wrong = (sentence) => sentences.push(sentence);
      for (const event of events) for (const account of accounts) account.event?.(event, wrong);
      if (pause) for (const account of accounts) account.pause?.(pause, wrong);
      else if (events.some(({ kind }) => kind === 'phase'))
        for (const account of accounts) account.phaseBegins?.(wrong);
      return sentences;
    },
  };
}

/** Creates the independent checks of one game. Returns the observer that passes the game's events to the checks. */
export type Accounting = (game: Game) => Watch;

/** Adds to the count of a name and returns the new count. */
export function add(counts: Map<string, number>, name: string, amount = 1): number {
  const now = (counts.get(name) ?? 0) + amount;
  counts.set(name, now);
  return now;
}
