import { SEATS, type GameOver, type OpenQuestion, type Seat, type Seats, type Unplayable } from './playing.js';

/** The choices of the start form. */
export interface PlaySetup {
  readonly seats: Seats;
  /** Strength of the look-ahead player, 1 or more. */
  readonly strength: number;
  /**
   * The player's choice for the map: it shows everything (`umpire`), or only what the side to move may see (`side`).
   */
  readonly view: 'umpire' | 'side';
}

/** Default strength of the look-ahead player. */
export const DEFAULT_STRENGTH = 10;
export const MAX_STRENGTH = 100;

/**
 * The stage of the game that is played in the panel: the start form, an open question, a computer player that answers,
 * or the end of the game.
 */
export type PlayStage =
  | { readonly kind: 'off' }
  /** The start form, with the choices of the last game of the file. */
  | { readonly kind: 'form'; readonly setup?: PlaySetup }
  /** The next question has been requested. */
  | { readonly kind: 'waiting' }
  /** A person must answer. `refused` is the reason why the last answer could not be written. */
  | { readonly kind: 'question'; readonly question: OpenQuestion; readonly refused?: Refusal }
  /** A computer player answers. */
  | { readonly kind: 'thinking'; readonly side: string }
  /** A computer player was stopped before it had answered all of its questions. */
  | { readonly kind: 'stopped'; readonly side: string }
  /** Covers the map until the player of this side confirms that the other player no longer sees the screen. */
  | { readonly kind: 'handOver'; readonly side: string }
  | GameOver
  | Unplayable;

export interface Refusal {
  readonly reason: string;
  readonly rule?: string;
}

/** The game that is played, as the extension sends it to the page. */
export interface PlayView {
  readonly stage: PlayStage;
  /** The answer that *Undo* takes back: none, an answer, or an answer after which dice were rolled. */
  readonly undo: 'none' | 'answer' | 'dice';
  /** True while the rest of the game is shown as the default answers would play it. */
  readonly isRestShown: boolean;
}

/** An action of the user in the page while a game is played. */
export type PlayAction =
  /** Opens the start form. */
  | { readonly act: 'open' }
  /** Starts the game. `seed` is written into the file, unless it is empty. */
  | { readonly act: 'start'; readonly setup: PlaySetup; readonly seed: string }
  | { readonly act: 'answer'; readonly order: string; readonly version: string; readonly moment: number }
  | { readonly act: 'undo' }
  | { readonly act: 'showRest'; readonly on: boolean }
  /** Stops the computer player; its best answers so far are written. */
  | { readonly act: 'stop' }
  /** Lets the computer player that was stopped answer its remaining questions. */
  | { readonly act: 'resume' }
  /** Confirms the hand-over, so that the map is shown. */
  | { readonly act: 'takeSeat' }
  | { readonly act: 'balance' }
  | { readonly act: 'end' };

/** Returns the value if it is a complete set-up. A stored set-up may come from another version, or be damaged. */
export function parsePlaySetup(value: unknown): PlaySetup | undefined {
  const { seats, strength, view } = (value ?? {}) as Partial<Record<keyof PlaySetup, unknown>>;
  if (typeof seats !== 'object' || seats === null) return undefined;
  const known = Object.entries(seats).filter((entry): entry is [string, Seat] => SEATS.includes(entry[1] as Seat));
  return {
    seats: Object.fromEntries(known),
    strength: typeof strength === 'number' && strength >= 1 ? Math.min(strength, MAX_STRENGTH) : DEFAULT_STRENGTH,
    view: view === 'umpire' ? 'umpire' : 'side',
  };
}

/**
 * Returns the sides for which play stops at decisions that the text leaves open: all sides except those that use the
 * default answers.
 */
export const playedSides = (seats: Seats): string[] =>
  Object.keys(seats).filter((side) => seats[side] !== undefined && seats[side] !== 'default');
