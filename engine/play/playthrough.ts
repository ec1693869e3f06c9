import type { Finding } from '../model/finding.js';
import type { Source } from '../model/source.js';
import type { GameEvent } from './event.js';
import type { Address } from './moment.js';
import type { Game } from './ruleset.js';

/** Where to stop: at the end of a phase, side or turn, or before the moment with that number or address. */
export type Until =
  | { readonly turn: number; readonly side?: string; readonly phase?: string }
  | { readonly moment: number | Address };

export interface PlayOptions {
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** Default: the end of the last turn that has orders or expectations, or turn 1. `end`: the whole game. */
  readonly until?: Until | 'end';
  /** Who answers where the file has no order: the documented default, or a random legal answer drawn from the seed. */
  readonly unanswered?: 'default' | 'random';
}

/** A game played from a file: every moment with its answer, every event, and what was wrong with the orders. */
export interface Playthrough {
  /** The game where it stopped: its position, score and views. */
  readonly game: Game;
  readonly seed: string;
  readonly moments: readonly MomentRecord[];
  readonly events: readonly GameEvent[];
  /** Orders refused, orders for which the game never asked. */
  readonly findings: readonly Finding[];
  /** True when the game is over. */
  readonly ended: boolean;
}

export interface MomentRecord {
  readonly number: number;
  readonly address: Address;
  readonly kind: 'decision' | 'dice';
  readonly turn: number;
  readonly phase: string;
  readonly side?: string;
  readonly rule: string;
  readonly question?: string;
  readonly prompt: string;
  /** The answer or the dice as text. */
  readonly answer: string;
  /** Who gave it: an order of the file, a doctrine or default, the random player; the seed, or dice written down. */
  readonly by: 'order' | 'doctrine' | 'default' | 'random' | 'seed' | 'written';
  /** The order it was read from. */
  readonly source?: Source;
  /** The events that followed: `events.slice(from, to)`. */
  readonly from: number;
  readonly to: number;
}
