import type { SideModel } from '../model/forces.js';
import type { MapModel } from '../model/map.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { ChangedNumbers, Report } from './checks.js';
import type { ConditionFacts } from './condition-facts.js';
import type { Game } from './game.js';
import type { Reading } from './readings.js';
import type { RuleEntry } from './rulebook.js';
import type { Ruling } from './rulings.js';
import type { SetupEntry } from './setup-entry.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * A published game as the rest of Sandtable uses it. Everything that is specific to a game is behind this interface.
 */
export interface Ruleset extends Rules, Book {}

/** The documentation of a game. Playing the game does not need it. */
export interface Book {
  /** The rules by their number. */
  readonly rulebook: ReadonlyMap<string, RuleEntry>;
  /**
   * The rules that the record of a game cites for an event, a question or a roll when they are applied. The report of
   * many games lists those that no game cited. Omitted if these rules are not known.
   */
  readonly rulesInRecord?: readonly string[];
  readonly rulings: readonly Ruling[];
  readonly readings: readonly Reading[];
  /**
   * A complete file with which an author can begin. It has no findings and can be played. Text in ‹ › is a placeholder.
   */
  readonly starter: string;
}

/** Checks and plays a game. */
export interface Rules {
  readonly id: string;
  readonly title: string;
  /** URI of the file that declares the game. Undefined for the games that are part of Sandtable. */
  readonly declaredIn?: string;
  /** The game of which this game is a variant. Files written for the base may be imported by files of the variant. */
  readonly base?: Ruleset;
  /** Set if each side knows something that the other side does not. The editor then offers the view of each side. */
  readonly hasHiddenInformation?: true;
  /**
   * Set if a neutral viewer sees everything, as the umpire does. Default: a neutral viewer sees what both sides may
   * see.
   */
  readonly neutralSeesAll?: true;
  readonly vocabulary: Vocabulary;
  /**
   * Returns a term of the game, such as the name of a phase, in the reader's language. A term without translation stays
   * as it is.
   */
  term(english: string): string;
  /** Checks one map without a scenario: terrain words, hexsides, places that the rules name. */
  checkMap(map: MapModel, report: Report): void;
  /**
   * Checks orders of battle: values, counter mix, composition of formations.
   * @param numbers the numbers of the rulebook that a variant changes. Default: none
   */
  checkForces(sides: readonly SideModel[], report: Report, numbers?: ChangedNumbers): void;
  /** Checks set-up, arrivals, rulings and scores against map and forces. */
  checkScenario(scenario: ScenarioModel, report: Report): void;
  /**
   * Checks the position when play begins, for example whether all units are in supply. Takes longer than
   * {@link checkScenario}, because it plays the set-up. Missing if the game has no such check.
   */
  checkOpeningPosition?(scenario: ScenarioModel, report: Report): void;
  /** The properties of the game that limit which conditions of a scenario can come true. */
  readonly conditionFacts: ConditionFacts;
  /** Returns the requirements of the scenario for its set-ups and how far the set-ups fulfil them. */
  setupLedger?(scenario: ScenarioModel): readonly SetupEntry[];
  /**
   * Starts a game. Does not throw if the scenario is incomplete: the checks report what is missing, and play reports it
   * when it needs the missing part.
   *
   * @param how with `silent`, the game need not create events. Default: false
   */
  start(scenario: ScenarioModel, how?: { readonly silent: boolean }): Game;
}

/**
 * Returns the original game of a variant: follows `base` from variant to variant to the ruleset that extends no other.
 * For a ruleset that is no variant, returns the ruleset itself.
 */
export function originalOf(ruleset: Ruleset): Ruleset {
  return ruleset.base ? originalOf(ruleset.base) : ruleset;
}

/** Returns whether a ruleset is the same as another ruleset, or a variant of it, directly or through other variants. */
export const isOrExtends = (ruleset: Ruleset, other: Ruleset): boolean =>
  ruleset === other || (ruleset.base !== undefined && isOrExtends(ruleset.base, other));
