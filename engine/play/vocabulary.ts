import type { Calendar } from '../model/calendar.js';
import type { UnitSymbol } from './records.js';

/**
 * The words of a game: the words that authors may write, and the explanations that hover and completion show for each.
 */
export interface Vocabulary {
  /** The names of the turns. Default: numbers. */
  readonly calendar?: Calendar;
  /** The special rules of scenarios that the game implements. The checks report that all others have no effect. */
  readonly statements?: readonly StatementWord[];
  /**
   * Things that limits, awards and conditions may count or test, in addition to verbs and kinds of units: `units`,
   * `holds`, `lost headquarters`.
   */
  readonly counted?: readonly CountedWord[];
  /** The rulebook’s noun for a cell of the map. Default: hex or square, by the shape of the grid. */
  readonly cell?: 'sector';
  /** The sides of the game in their order. Empty when every scenario names its own sides. */
  readonly sides: readonly string[];
  readonly terrain: readonly Word[];
  readonly features: readonly FeatureWord[];
  readonly unitKinds: readonly UnitKindWord[];
  /** Kinds of formations and groups: `panzer division`, `army`. */
  readonly formations: readonly FormationWord[];
  /** Names of units that no file declares because a rule brings them into play. Orders may use them. */
  readonly unitsByRule?: readonly Word[];
  readonly attributes: readonly AttributeWord[];
  readonly verbs: readonly VerbWord[];
  readonly phases: readonly Word[];
  /**
   * The set-up and the phases of a turn, in order. If a phase never asks for an order that is written in it, the order
   * is reported.
   */
  readonly course?: readonly PhaseOfTurn[];
  /** The questions that the rules ask a side, each with the values that a doctrine may give for it. */
  readonly questions: readonly (Word & { readonly values: readonly Word[] })[];
  readonly results: readonly Word[];
  /** Names that `set … = …` accepts. */
  readonly settings: readonly SettingWord[];
  /** The tables of the game in which a `table` statement may change cells. */
  readonly tables?: readonly TableWord[];
  /** The values of the rulebook that a house rule may change. */
  readonly numbers: readonly NumberWord[];
}

/** A phase of the turn, with the verbs of the orders that it asks the sides for. */
export interface PhaseOfTurn {
  /** `setup`, or the name of the phase that authors write. */
  readonly name: string;
  /** The side that plays the phase; undefined for a phase of both sides. */
  readonly side?: string;
  /** Verbs of the orders and answers that the phase asks its own side for or, in a phase of both sides, either side. */
  readonly asks: readonly string[];
  /** Verbs of the orders and answers that the phase of one side asks the other side for. */
  readonly asksOtherSide?: readonly string[];
}

export interface Word {
  readonly word: string;
  /** The word in the reader's language. Undefined if it is the same. */
  readonly term?: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** The name of a kind of statement that only some games support. */
export type StatementWord =
  | 'arrival turns'
  | 'attach'
  | 'award'
  | 'becomes'
  | 'brought arrivals'
  | 'brought rulings'
  | 'brought scores'
  | 'brought settings'
  | 'first turn'
  | 'forbid'
  | 'leave'
  | 'offer'
  | 'require'
  | 'set of'
  | 'table'
  | 'victory'
  | 'when';

/** A name that `set … = …` accepts. */
export interface SettingWord extends Word {
  /** Subject of the setting, written after `of`: Vitebsk in `set control of Vitebsk = German`. */
  readonly of?: 'places' | 'units';
  /** Set if each side has a value of its own: `set points for German = 12`. */
  readonly isPerSide?: true;
  /**
   * The allowed values: one of these words, a side (or `nobody`), a number, one or more turns, labels of cells, or
   * `true`.
   */
  readonly takes?: readonly string[] | 'side' | 'side or nobody' | 'number' | 'turns' | 'cells' | 'flag';
  /** Set if the value may be a list of the words: `set optional = mountains, recon`. */
  readonly allowsList?: true;
  /** Explanations of the words whose meaning is not obvious. */
  readonly meanings?: readonly Word[];
}

/** A table of the game: the names of its rows and columns and, if limited, the values that its cells may have. */
export interface TableWord extends Word {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values?: readonly string[];
  /** A test for the values of cells, and a description of the legal values. Set if `values` cannot list all of them. */
  readonly cell?: { readonly text: string; readonly isOne: (value: string) => boolean };
  /** Returns the value of a cell in the game itself. Not set for a table whose values only a scenario gives. */
  readonly printed?: (row: string, column: string) => string;
}

/** A value of the rulebook that a house rule may change. */
export interface NumberWord extends Word {
  readonly value: number;
  /** The smallest legal value. Default: 0, or no limit if the value of the rulebook is negative. */
  readonly minimum?: number;
}

export interface CountedWord extends Word {
  readonly in: 'limit' | 'award' | 'condition';
}

export interface FeatureWord extends Word {
  /**
   * The part of the map on which the feature lies. `chains` are lines through cells, a `box` is a cell off the grid,
   * and a `link` joins cells that are not neighbours. A game that has no word for a `box` or a `link` has no boxes or
   * links.
   */
  readonly on: 'cells' | 'hexsides' | 'chains' | 'box' | 'link';
  /** Appearance on the map: `city`, `town`, `river`, `lake`, `road`, `rail`, `none` … */
  readonly drawn: string;
  /** Set if maps print no name for the feature, so that the editor does not ask for one. */
  readonly isUnnamed?: true;
}

export interface FormationWord extends Word {
  /** The attributes that nearly every formation of this kind has: `(combine 2)`. */
  readonly usualAttributes?: readonly string[];
}

export interface UnitKindWord extends Word {
  /** More general words that include this kind: `land`, for `lost land units`. */
  readonly classes?: readonly string[];
  /** The sides that may have units of this kind. Empty for all sides. */
  readonly sides: readonly string[];
  readonly symbol: UnitSymbol;
  /**
   * The names of the values on a face, in printed order: `['attack', 'defense', 'movement']`. If faces may show
   * different numbers of values, there is one list for each number.
   */
  readonly faces: readonly (readonly string[])[];
}

export interface AttributeWord extends Word {
  readonly of:
    | 'unit'
    | 'feature'
    | 'terrain'
    | 'label'
    | 'placement'
    | 'departure'
    | 'limit'
    | 'expectation'
    | 'order'
    | 'score'
    | 'victory';
  /** The form of the value. A `word` is written without quotes, `(dot blue)`; a `range` is written as `8..18`. */
  readonly value: 'flag' | 'number' | 'range' | 'text' | 'word' | 'factors';
  /**
   * The words that the value may be. If the value is a text, it may consist of several of these words, separated by
   * spaces: `(pips "black black white")`.
   */
  readonly takes?: readonly string[];
  /** Kind of thing that a text value names. If set, the editor finds, proposes and renames that thing. */
  readonly names?: 'unit' | 'place' | 'side';
  /** Names that the game knows. Other names are allowed, too. */
  readonly known?: readonly KnownName[];
}

/** A proper name that the rules mention: `Panther`. */
export interface KnownName {
  readonly name: string;
  readonly text: string;
  /**
   * Restricts the name to certain units. A unit has the name only if the unit or a formation that contains it has one
   * of these values for the attribute `word`, such as `nation German`.
   */
  readonly appliesTo?: { readonly word: string; readonly values: readonly string[] };
}

type Preposition = 'to' | 'from' | 'with' | 'via' | 'against' | 'for';

/**
 * A part of an order. The part `answers` is the braces of the order. The part `path` is a list of every cell that is
 * entered, written instead of `to CELL`.
 */
export type OrderPart =
  | 'answers'
  | 'number'
  | 'hexside'
  | 'path'
  | `${'' | `${Preposition} `}${'unit' | 'units' | 'leader' | 'division' | 'formation' | 'cell' | 'cells'}`
  | 'for number';

/** A choice of one of several words after the verb: `armour` in `research armour`. */
export interface WordChoice {
  readonly choice: readonly string[];
}

export interface VerbWord extends Word {
  /** The parts that an order must have, in the order they are written: `['units', 'to cell']`. */
  readonly takes: readonly (OrderPart | WordChoice)[];
  /** The parts that an order may have: `via cells`, `path`. A part that is neither here nor in `takes` is reported. */
  readonly optional?: readonly OrderPart[];
  /**
   * The attributes that the order may have. An attribute for dice, such as `(roll 3)`, is always allowed and not listed
   * here.
   */
  readonly attributes?: readonly string[];
  readonly questions: readonly string[];
  /**
   * Set for a verb that no decision asks for. The braces of its orders contain answers for the whole turn: `defend 1422
   * { on D2: retreat }`.
   */
  readonly isStanding?: true;
  /**
   * Set for a verb whose orders contain, in braces, the orders for an occasion: `draw "3.Mot" { move … }`. If an
   * occasion happens twice in a turn, the second order that names it applies to the second time.
   */
  readonly isOccasion?: true;
  /** Set for a verb whose first unit leads the others: `assault 0706 with LEADER, SUPPORTER`. */
  readonly isLedByFirst?: true;
  /**
   * Set for a verb that ends a series of questions to a side. A scenario cannot forbid this verb, because play could
   * not continue.
   */
  readonly endsQuestions?: true;
}
