import type { Cell } from '../board/board.js';
import type { Explained } from '../model/ledger.js';
import type { PositionModel } from '../model/position.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { ConditionTest, SpecialStatement } from '../model/special-rules.js';
import type { CountedByFact, NumberRange } from './condition-facts.js';
import type { Random } from './dice.js';
import type { Answer, Decision, Now, Play } from './moment.js';
import type { GameEvent, PieceView, Position, Viewer, UnitLocation } from './records.js';
import type { Standing } from './standing.js';
import type { Views } from './views.js';

/** A game in progress. */
export interface Game {
  readonly scenario: ScenarioModel;
  /**
   * Plays the game as a generator of moments, from the set-up (or the restored state) to the end. Every phase ends with
   * a pause.
   */
  play(): Play;
  /** Returns and forgets the events since the previous call. The driver calls this method after each moment. */
  drainEvents(): GameEvent[];
  /**
   * Returns and forgets the decisions since the previous call that were skipped because their side had no choice.
   * Orders written for such a decision are reported, with the reason why the decision refuses them.
   */
  drainSkippedDecisions?(): Decision[];
  now(): Now;
  /**
   * Returns the state as plain JSON. Call it only at a pause. After {@link restore}, a new {@link play} continues after
   * that pause.
   */
  snapshot(): unknown;
  restore(snapshot: unknown): void;
  /**
   * Converts a snapshot that was taken at a pause to the `position` of a scenario that begins at this pause. Returns
   * undefined when the game has no phase with the name in `moment`. Games whose scenarios cannot begin with a position
   * omit this method and {@link takePosition}.
   *
   * @param fresh the snapshot of the same game before its set-up
   */
  statePosition?(
    fresh: unknown,
    now: unknown,
    moment: Pick<PositionModel, 'turn' | 'side' | 'phase'>,
  ): PositionModel | undefined;
  /**
   * Puts the game, which has not begun yet, into a position.
   *
   * @param report called with each part of the position that the game does not have
   */
  takePosition?(position: PositionModel, report: (source: Source, message: string) => void): void;
  /** Returns all units, markers and controlled places, as a viewer sees them. Default: a neutral viewer. */
  position(viewer?: Viewer): Position;
  /** Returns the unit of that name, or the units of the formation of that name, as the umpire sees them. */
  findUnits(name: string): readonly PieceView[];
  /**
   * Returns where each unit is, without other facts. This is fast enough for a call at the end of each of many games.
   */
  unitLocations(): readonly UnitLocation[];
  /** The values of {@link UnitLocation.off} that mean a permanent loss, such as `eliminated`. */
  readonly lossReasons?: readonly string[];
  /**
   * Replaces everything that a side cannot know by a random sample of the possibilities. The look-ahead player calls
   * this method on a copy of the game. Returns false when the game cannot do this at the moment. A game without this
   * method has no hidden information.
   */
  sampleHiddenInformation?(side: string, random: Random): boolean;
  /**
   * Returns how many lost steps a side can rebuild before the end of the game. In a game without this method, no steps
   * can be rebuilt.
   */
  recoverableSteps?(side: string): number;
  /**
   * Returns whether units may stay in a cell together with the units there, by the stacking limits. The look-ahead
   * player calls this method before it sends units to a cell. Default: they may stay everywhere.
   */
  fits?(pieces: readonly number[], cell: Cell): boolean;
  /**
   * Returns orders for the present decision that let units attack which otherwise may not, such as orders by which
   * headquarters supply fuel. The look-ahead player searches for assaults as if these orders were carried out. Default:
   * none.
   */
  preparations?(): readonly Answer[];
  /**
   * Returns the orders that a side usually gives at the present decision, such as orders that replace its losses, the
   * most urgent first. The caller skips orders that are illegal after the orders before them. Plans of the look-ahead
   * player begin with them. Default: none.
   */
  usualOrders?(): readonly Answer[];
  score(): readonly ScoreLine[];
  /** Returns the names that a `position` statement of the game may contain. */
  statedNames?(): StatedNames;
  /**
   * Returns everything that gives points or decides the game, with its present state: what counts now, and what each
   * side still lacks. The entries of {@link score} are the point sources that give points now.
   */
  standing?(): Standing;
  /** Returns the winner and the degree of the victory; undefined while the game is in progress. */
  outcome(): Outcome | undefined;
  /**
   * Evaluates a test of a condition at the current moment. Returns undefined when dice decide it. Games without
   * conditions omit this method.
   */
  evaluateTest?(fact: ConditionTest): TestResult | undefined;
  /**
   * Returns the special rules of the scenario that have taken effect: the `victory` that decided the game, each `when`
   * whose condition came true, each `offer` that was taken, and each `score` that gives points to a side. Games without
   * special rules omit this method.
   */
  usedStatements?(): readonly SpecialStatement[];
  /**
   * Returns a sentence for each invariant of the game that is broken; empty when all hold. Tests that play random games
   * call this method.
   *
   * @param when `phase end` also checks the invariants that hold only between phases
   */
  invariants(when: 'any time' | 'phase end'): string[];
  /** The game as a neutral viewer sees it. */
  readonly views: Views;
  /** Returns the game as a viewer sees it. A game without this method shows {@link views} to everyone. */
  viewsFor?(viewer: Viewer): Views;
  /** Returns the name of a piece. `index` is the number by which answers identify the piece. */
  pieceName?(index: number): string;
}

/** The names that a `position` statement of the game may contain. */
export interface StatedNames {
  /** The words for places off the map: `eliminated`. */
  readonly offMap: readonly string[];
  /** The names of values that each unit has: `step`. */
  readonly ofUnits: readonly string[];
  /** The names of values of the whole game: `weather`. */
  readonly ofGame: readonly string[];
  /**
   * The names of values that each member of a group has, with the name of the group: each cell has a value `control`.
   */
  readonly ofMembers: readonly { readonly name: string; readonly group: string }[];
}

/** An entry of the score, with the rule that grants its points. */
export interface ScoreLine {
  readonly side: string;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
}

/**
 * The result of a test in a condition: the current number, with a ledger of the counted things, and whether the test is
 * met.
 */
export interface TestResult {
  readonly current: Explained;
  readonly isMet: boolean;
  readonly counts: CountedByFact;
  /** The range of numbers for which the test is met. */
  readonly accepted: NumberRange;
  /** The names of the places for which the test is not met yet. */
  readonly lacking: readonly string[];
}

/** Result of a game that has ended. */
export interface Outcome {
  /** The winner; undefined for a draw. */
  readonly side?: string;
  /** The degree of the victory: `decisive`, `marginal` … */
  readonly degree?: string;
  /** The rule, or the statement of the file, that decides the outcome. */
  readonly rule: string;
}

/** Formats an outcome: `German decisive`, `draw`. */
export function outcomeText({ side, degree }: Outcome): string {
  return side === undefined ? 'draw' : [side, degree].filter((part) => part !== undefined).join(' ');
}
