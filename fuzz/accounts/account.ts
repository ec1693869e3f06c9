import type { GameEvent } from '../../engine/play/event.js';
import type { Pause } from '../../engine/play/moment.js';
import type { Game } from '../../engine/play/ruleset.js';
import type { Watch } from '../../engine/play/random-game.js';

/** Where an account puts what is wrong. */
export type Wrong = (sentence: string) => void;

/**
 * A book kept beside a game: from the record, from where the counters lie, and from what the author wrote. It never asks
 * the engine for what the engine counts itself, so that a wrong count has somebody to disagree with.
 */
export interface Account {
  /** An event goes into the book, or is wrong by what stands there. The state is already that after all events of the moment. */
  event?(event: GameEvent, wrong: Wrong): void;
  /** The first moment of a phase: it has begun, and nobody has acted yet but by rule. */
  phaseBegins?(wrong: Wrong): void;
  /** The end of a phase: the table has to agree with the book. */
  pause?(pause: Pause, wrong: Wrong): void;
}

/** An onlooker who keeps several accounts of one game. */
export function accountant(accounts: readonly Account[]): Watch {
  return {
    look(events, pause) {
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

/** Begins the accounts of one game. */
export type Accounting = (game: Game) => Watch;

/** Adds to a count by name. */
export function add(counts: Map<string, number>, name: string, amount = 1): number {
  const now = (counts.get(name) ?? 0) + amount;
  counts.set(name, now);
  return now;
}
