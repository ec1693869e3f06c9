import type { Finding } from '../model/finding.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { GameEvent } from './event.js';
import type { Point } from './boundary.js';
import type { ExpectationOutcome } from './expectations.js';
import type { Address, Pause, Reply } from './moment.js';
import type { Game, Ruleset } from './ruleset.js';
import { run } from './drive.js';
import { Session } from './session.js';
import type { Secret } from './sight.js';
import type { Track } from './stop.js';

/** The documented default, a legal answer drawn by chance from the seed, or the best of some that were tried. */
export type Unanswered = (typeof UNANSWERED)[number];
export const UNANSWERED = ['default', 'random', 'considered'] as const;

/** Where to stop: at the end of a turn, of a side's turn or of a phase, or before the moment with that number or address. */
export type Until = Point | { readonly moment: number | Address };

export interface PlayOptions {
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** Default: the end of the last turn that has orders or expectations, or of the first turn. `end`: the whole game. */
  readonly until?: Until | 'end';
  /** Who answers where the file has no order. */
  readonly unanswered?: Unanswered;
  /** The same of sides by themselves. */
  readonly seats?: Readonly<Record<string, Unanswered>>;
  /** Of considered answers how many hundred are played ahead for each, from 1. */
  readonly strength?: number;
  /** Keeps track, so that another playthrough can go on from this one: a stop at a pause when so many moments have passed since the last. */
  readonly stopsApart?: number;
  /**
   * An earlier playthrough of the same file, from which everything is taken over that comes before what is written otherwise now.
   * What comes of it is the same as without.
   */
  readonly after?: Playthrough;
  /** Told of each order refused and each expectation not met, with the number of the moment that comes next. */
  readonly onTrouble?: (trouble: Finding, moment: number) => void;
  /** Looks at the game at every pause. */
  readonly look?: (game: Game, pause: Pause) => void;
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
  /** Every answer and roll in order, plain JSON: what `replay` needs. */
  readonly log: readonly Reply[];
  /** True when the game is over. */
  readonly ended: boolean;
  /** Where it may be taken up; undefined unless that was asked for. */
  readonly track?: Track;
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
  /** The answer or the dice as text; `hidden` when not everybody may know. */
  readonly answer: string;
  /** Sides of the dice, where it was a roll. */
  readonly sides?: number;
  /** Of dice that are each for a thing of its own the things: each die has the address below this one, `1/cup/3.Mot`. */
  readonly each?: readonly string[];
  /** Who gave it: an order of the file, a doctrine, default, chance or consideration; the seed, or dice written down. */
  readonly by: 'order' | 'doctrine' | Unanswered | 'seed' | 'written';
  /** The order it was read from. */
  readonly source?: Source;
  /** The order it follows from: beside it its dice may be written, in its braces its answer. */
  readonly follows?: Source;
  /** Answer and question, for those who know more than everybody. */
  readonly secret?: Secret<Pick<MomentRecord, 'answer' | 'each' | 'prompt'>>;
  /** The events that followed: `events.slice(from, to)`. */
  readonly from: number;
  readonly to: number;
}

/** Plays a file: its orders, its dice, and for the rest the documented defaults. The same file and seed give the same game. */
export function playThrough(ruleset: Ruleset, scenario: ScenarioModel, options: PlayOptions = {}): Playthrough {
  return run(playInSteps(ruleset, scenario, options));
}

/** Judges the expectations of a scenario by playing it as far as they go. */
export function checkExpectations(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  options: PlayOptions = {},
): readonly ExpectationOutcome[] {
  return playThrough(ruleset, scenario, options).expectations;
}

/** The same, one pause after the other: whoever plays may do something else at each, and need not go on. */
export function playInSteps(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  options: PlayOptions = {},
): Generator<Pause, Playthrough, void> {
  return new Session(ruleset, scenario, options).play();
}
