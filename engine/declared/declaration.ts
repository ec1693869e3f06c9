import type { AuthorTranslations } from '../model/author-translations.js';
import type { RuleEntry } from '../play/rulebook.js';
import type { Ruling } from '../play/rulings.js';
import type { Advance, Bombardment, Combat, Fire, Odds, Overrun, Result, Retreat } from './declaration/combat.js';
import type { Hexside, Line, Place, Terrain } from './declaration/ground.js';
import type { Movement, Rail, Stacking, ZoneRule } from './declaration/movement.js';
import type { Arrival, Replacement } from './declaration/reinforcement.js';
import type { Activation, Phase, Weather, WeatherTable } from './declaration/sequence.js';
import type { Supply } from './declaration/supply.js';
import type { Face, UnitKind, UnitState } from './declaration/units.js';
import type { Control, Demoralization, Exit } from './declaration/victory.js';
import type { Modifier } from './modifier.js';

/**
 * A game as its author declares it in a file: plain data without code. `declaredRuleset` plays it. Every `rule` is the
 * number of an entry of {@link Declaration.rulebook}; it is empty for a statement that cites no rule. Readings on which
 * published games differ have no default: the compiler reports a missing one, and the game does not start.
 */
export interface Declaration {
  readonly id: string;
  readonly title: string;
  /** The author's texts and words in other languages. They change nothing but what a reader is shown. */
  readonly translations: AuthorTranslations;
  /** The edition of the statements. It fixes their meanings, so that later versions play the game in the same way. */
  readonly edition: number;
  /** The two sides, in the order of their turns. */
  readonly sides: readonly string[];
  /** The number of turns of a scenario that does not state its own. */
  readonly turns: { readonly count: number; readonly rule: string };
  readonly rulebook: readonly RuleEntry[];
  readonly rulings: readonly Ruling[];
  readonly terrain: readonly Terrain[];
  readonly places: readonly Place[];
  readonly hexsides: readonly Hexside[];
  readonly lines: readonly Line[];
  /** The classes of movement. The first one is the empty text, for kinds of units without a class. */
  readonly classes: readonly string[];
  readonly face: Face;
  readonly unitKinds: readonly UnitKind[];
  readonly formations: readonly { readonly word: string; readonly rule: string }[];
  /** The phases of one turn, in their order. */
  readonly phases: readonly Phase[];
  /** Set if markers drawn at random decide which formation plays the phases with {@link Phase.isOfActivation}. */
  readonly activation: Activation | undefined;
  readonly movement: Movement;
  readonly stacking: Stacking;
  /**
   * The zone rules: one for all moving units, or one for each of some kinds of moving units. Empty: the game has no
   * zones of control.
   */
  readonly zones: readonly ZoneRule[];
  readonly odds: Odds;
  /** Undefined in a game without attacks. */
  readonly combat: Combat | undefined;
  readonly modifiers: readonly Modifier[];
  readonly results: readonly Result[];
  readonly retreat: Retreat | undefined;
  readonly advance: Advance | undefined;
  readonly bombardments: readonly Bombardment[];
  readonly fires: readonly Fire[];
  readonly supply: Supply | undefined;
  readonly replacement: Replacement | undefined;
  readonly arrival: Arrival | undefined;
  readonly rails: readonly Rail[];
  readonly weather: readonly Weather[];
  readonly weatherTable: WeatherTable | undefined;
  readonly control: Control | undefined;
  readonly exits: readonly Exit[];
  readonly demoralization: readonly Demoralization[];
  /** States that results put units into: `disrupted`. */
  readonly states: readonly UnitState[];
  readonly overrun: Overrun | undefined;
  /** Set if players may change the position by hand, for rules that no statement can express. */
  readonly hand: { readonly rule: string } | undefined;
}
