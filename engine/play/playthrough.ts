import type { Finding } from '../model/finding.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { GameEvent } from './event.js';
import type { Point } from './boundary.js';
import type { ExpectationOutcome } from './expectations.js';
import type { Address, Reply } from './moment.js';
import type { Game, Ruleset } from './ruleset.js';
import type { ScriptRecord } from './script.js';
import { Session } from './session.js';

/** Where to stop: at the end of a turn, of a side's turn or of a phase, or before the moment with that number or address. */
export type Until = Point | { readonly moment: number | Address };

export interface PlayOptions {
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** Default: the end of the last turn that has orders or expectations, or turn 1. `end`: the whole game. */
  readonly until?: Until | 'end';
  /** Who answers where the file has no order: the documented default, or a random legal answer drawn from the seed. */
  readonly unanswered?: 'default' | 'random';
  /** Goes on from where another playthrough stopped, with the same seed. */
  readonly from?: Checkpoint;
}

/** Where play stopped at the end of a phase: plain JSON from which it goes on as if it had never stopped. */
export interface Checkpoint {
  readonly snapshot: unknown;
  readonly turn: number;
  readonly seed: string;
  /** Moments before it. */
  readonly moments: number;
  readonly script: ScriptRecord;
  /** How often each address that was used more than once, or may be again, was used. */
  readonly addresses: Readonly<Record<Address, number>>;
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
  /** The expectations of the file, judged where it says. */
  readonly expectations: readonly ExpectationOutcome[];
  /** Every answer and roll in order, plain JSON: what {@link replay} needs. */
  readonly log: readonly Reply[];
  /** True when the game is over. */
  readonly ended: boolean;
  /** Takes down where play stopped; undefined unless that was the end of a phase. */
  readonly checkpoint?: () => Checkpoint;
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

/** Plays a file: its orders, its dice, and for the rest the documented defaults. The same file and seed give the same game. */
export function playThrough(ruleset: Ruleset, scenario: ScenarioModel, options: PlayOptions = {}): Playthrough {
  return new Session(ruleset, scenario, options).play();
}

/** Judges the expectations of a scenario by playing it as far as they go. */
export function checkExpectations(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  options: PlayOptions = {},
): readonly ExpectationOutcome[] {
  return playThrough(ruleset, scenario, options).expectations;
}

/** The game as a log left it, after all its answers or the first `count`. The log must come from the same scenario. */
export function replay(ruleset: Ruleset, scenario: ScenarioModel, log: readonly Reply[], count = log.length): Game {
  const game = ruleset.start(scenario);
  const play = game.play();
  let step = play.next();
  for (let next = 0; !step.done;) {
    if (step.value.kind === 'pause') step = play.next([]);
    else if (next < count) step = play.next(log[next++]);
    else break;
  }
  game.drain();
  return game;
}
