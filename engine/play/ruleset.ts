import type { Cell } from '../board/board.js';
import type { Calendar } from '../model/calendar.js';
import type { MapModel } from '../model/map.js';
import type { SideModel } from '../model/forces.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { OrderModel } from '../model/orders.js';
import type { ConditionTest } from '../model/special-rules.js';
import type { Finding } from '../model/finding.js';
import type { GameEvent } from './event.js';
import type { Ledger, Reckoned } from '../model/ledger.js';
import type { Answer, Decision, Now, Play } from './moment.js';
import type { Random } from './dice.js';
import type { Layer } from './layers.js';
import type { SetupEntry } from './setup-entry.js';
import type { Viewer } from './sight.js';

/** A published game as the rest of Sandtable sees it. Everything a game knows lies behind this face. */
export interface Ruleset extends Rules, Book {}

/** What is told of a game: play needs none of it. */
export interface Book {
  readonly rulebook: ReadonlyMap<string, RuleEntry>;
  readonly rulings: readonly Ruling[];
  readonly readings: readonly Reading[];
  /** A whole file for an author to begin with; it checks clean and plays. What stands in ‹ › is a blank to write in. */
  readonly starter: string;
}

/** What checks and plays a game. */
export interface Rules {
  readonly id: string;
  readonly title: string;
  /** A side knows what the other does not: it is worth while to look at a game as a side does. */
  readonly sidesKnowMore?: true;
  /** Who looks as no side sees all, as the umpire does; without this he sees what both sides may. */
  readonly openToAll?: true;
  readonly vocabulary: Vocabulary;
  /** Checks of one map by itself: terrain words, hexsides, places the rules name. */
  checkMap(map: MapModel, report: Report): void;
  /** Checks of orders of battle: values, counter mix, composition of formations. */
  checkForces(sides: readonly SideModel[], report: Report): void;
  /** Checks of set-up, arrivals, rulings and scores against map and forces. */
  checkScenario(scenario: ScenarioModel, report: Report): void;
  /** What the scenario asks of its set-ups and how far they keep it. */
  setupLedger?(scenario: ScenarioModel): readonly SetupEntry[];
  /**
   * Begins a game. Never throws: what is missing was reported by the checks and is reported again when play needs it.
   * A `silent` game need not write events: nobody reads them.
   */
  start(scenario: ScenarioModel, how?: { readonly silent: boolean }): Game;
}

/** A game under way. */
export interface Game {
  readonly scenario: ScenarioModel;
  /** The whole game as a generator of moments, from set-up (or from the restored state) to the end; every phase ends with a pause. */
  play(): Play;
  /** Events since the last call; the driver drains them after each moment. */
  drain(): GameEvent[];
  /** Questions since the last call that were not put, because their side has no choice: what they refuse is told to orders meant for them. */
  passedOver?(): Decision[];
  now(): Now;
  /** Plain JSON, taken at a pause: after {@link restore} a new {@link play} goes on with what follows that pause. */
  snapshot(): unknown;
  restore(snapshot: unknown): void;
  /** What stands where, for pictures and hovers, as somebody sees it. */
  position(viewer?: Viewer): Position;
  /** The unit of that name, or the units of the formation of that name, as the umpire sees them. */
  unitsCalled(name: string): readonly PieceView[];
  /** Where each unit is, and nothing else of it: cheap enough to ask at the end of every one of many games. */
  whereabouts(): readonly Whereabouts[];
  /** Why a unit is off the map when it is lost for good: `eliminated`. */
  readonly lost?: readonly string[];
  /**
   * Draws anew what a side cannot know: for looking ahead in a game beside the one that is played. False where that cannot be
   * done; a game without it hides nothing.
   */
  imagine?(side: string, random: Random): boolean;
  /** So many of the steps it has lost a side can make good before the end; a game without it brings none back. */
  mendable?(side: string): number;
  score(): readonly ScoreLine[];
  /** Who has won, and how far; undefined while the game is on. */
  outcome(): Outcome | undefined;
  /** What a fact of a condition comes to now; undefined where a die decides, and of games without conditions. */
  judge?(fact: ConditionTest): Judged | undefined;
  /** Broken invariants in words, empty when all is well: those of any time, or also those that hold only when a phase is over. Used by the random games. */
  invariants(when: 'any time' | 'phase end'): string[];
  /** As everybody sees the game. */
  readonly views: Views;
  /** As somebody does; without it {@link views} hold for all. */
  viewsFor?(viewer: Viewer): Views;
  /** Name of a piece by the index that answers use. With it completion puts what is legal first. */
  pieceName?(index: number): string;
}

export interface Position {
  readonly pieces: readonly PieceView[];
  readonly markers: readonly {
    readonly kind: string;
    readonly cell: string;
    /** It lies on the side of the cell towards this one: a bridge, a river crossing held. */
    readonly towards?: string;
    readonly side?: string;
    readonly label?: string;
  }[];
  /** Who controls which place, for victory. */
  readonly control: readonly { readonly place: string; readonly side: string }[];
  /** What lies beside the map, as far as who looks may see it: cups, pools, boxes of aircraft. */
  readonly beside?: readonly Beside[];
}

/** Things in one place beside the map. */
export interface Beside {
  /** Whose it is; without one it is for both: the weather. */
  readonly side?: string;
  /** `cup`, `ready` */
  readonly place: string;
  /** Their names; of those that nobody may see from here, only how many there are. */
  readonly things: readonly string[];
  readonly unseen: number;
}

export interface Whereabouts {
  readonly name: string;
  readonly side: string;
  /** Printed label, or undefined when not on the map. */
  readonly cell?: string;
  /** Why it is not on the map: `expected`, `eliminated`, `removed`. */
  readonly off?: string;
}

export interface PieceView extends Whereabouts {
  readonly kind: string;
  /** It is over its cell and does not stand in it: an air unit. */
  readonly over?: true;
  /** What stands on the counter now: `4-10`, `?-6`. */
  readonly values: string;
  readonly step: number;
  readonly steps: number;
  /** `disrupted`, `untried`, `out of supply` … */
  readonly flags: readonly string[];
  /** What expectations may ask for by name and value, and steps do not tell: `{ pr: 2 }`. */
  readonly facts?: Readonly<Record<string, number | string>>;
  readonly formation?: string;
  /** NATO function and size, for the symbol: see the vocabulary's unit kinds. */
  readonly symbol: UnitSymbol;
}

export interface UnitSymbol {
  /** `infantry`, `armour`, `motorized infantry`, `mechanized infantry`, `cavalry`, `artillery`, `headquarters`, `engineer`, `reconnaissance`, `anti-tank`, `air defence` … */
  readonly function: string;
  /** `battalion`, `regiment`, `brigade`, `division`, `corps`, `army` */
  readonly size?: string;
}

/** One line of the score, with the rule that grants it. */
export interface ScoreLine {
  readonly side: string;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
}

/** A fact of a condition: the number it comes to, with the names that count, and whether that is enough. */
export interface Judged {
  readonly now: Reckoned;
  readonly isSo: boolean;
}

/** How a game ended. */
export interface Outcome {
  /** Who has won; nobody in a draw. */
  readonly side?: string;
  /** How far: `decisive`, `marginal` … */
  readonly degree?: string;
  /** The rule, or the author's statement, that says so. */
  readonly rule: string;
}

/** `German decisive`, `draw`. */
export function outcomeText({ side, degree }: Outcome): string {
  return side === undefined ? 'draw' : [side, degree].filter((part) => part !== undefined).join(' ');
}

/** What the editor asks of a position; all of it computed by the rooms that play the game. */
export interface Views {
  /** Strength, allowance and state of a unit, each with its ledger; lines of hover. */
  describe(piece: string): readonly { readonly label: string; readonly reckoned: Reckoned<string> }[];
  /** Owner, supply, what is made there, the battle in it …, each with its ledger: lines of a cell’s hover. */
  describeCell?(cell: Cell): ReturnType<Views['describe']>;
  /**
   * Cells the unit can reach in the present (or next) movement, with cost in the ruleset's points; by an order of this verb,
   * where the game knows several ways to go.
   */
  reach(piece: string, verb?: string): readonly { readonly cell: Cell; readonly cost: number }[];
  /** Why a cell cannot be reached; undefined when it can. */
  whyNot(piece: string, cell: Cell, verb?: string): Ledger | undefined;
  /**
   * What the way of an order costs, of several units the dearest, step by step; undefined when it sends nobody anywhere or
   * may not be carried out. Without this view the cost is that of {@link reach}.
   */
  cost?(order: OrderModel): Reckoned | undefined;
  /**
   * What a legal answer takes of what is scarce, and what it leaves: `2 yellow; 3 yellow left`; undefined when it takes nothing,
   * or together with more units too much. Where an order has a price, completion proposes legal answers alone.
   */
  price?(answer: Answer): string | undefined;
  /** What the game can lay over its map. */
  readonly layers: readonly Layer[];
  /** Odds, column and exact chances of an attack or overrun as ordered; undefined when it is none. */
  forecast(order: OrderModel): Forecast | undefined;
  /** The table that the die of an event was read on; undefined where it was none. Without it the game has no such table. */
  tableOf?(event: GameEvent): TableReading | undefined;
  /** How likely each result of an event was before its dice were thrown, where no table tells; undefined where nothing hung on them. */
  chancesOf?(event: GameEvent): Forecast['chances'] | undefined;
}

/** A table of results, and the place where it was read. */
export interface TableReading {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly roll: number; readonly results: readonly string[] }[];
  readonly column: string;
  /** The roll of the row that was read, with all that is added to it. */
  readonly row: number;
  /** Exact chances of the column, with the faces of the die that bring each result. */
  readonly chances: readonly { readonly result: string; readonly chance: number; readonly faces: readonly number[] }[];
}

export interface Forecast {
  readonly summary: string;
  readonly ledger: Ledger;
  readonly chances: readonly { readonly result: string; readonly chance: number }[];
}

/** Where checks put what they find. */
export type Report = (
  finding: Omit<Finding, 'code' | 'why' | 'related' | 'fixes'> &
    Partial<Pick<Finding, 'why' | 'related' | 'fixes'>> & { readonly slug: string },
) => void;

/** An operative rule of a rulebook. */
export interface RuleEntry {
  readonly rule: string;
  /** In the reader's language. */
  readonly title: string;
  /** Where that is another language. */
  readonly titleInEnglish?: string;
  /** Explained in our own words. */
  readonly text: string;
  readonly see: readonly string[];
  /** `enforced`: a check or refusal cites it; `simulated`: play carries it out; `advice`: human conduct only. */
  readonly status: 'enforced' | 'simulated' | 'advice';
  /** Only a heading: what cites the rules below it counts for it. */
  readonly heading?: true;
}

/** A place of the book that can be played in more than one way: a named option with a default (the first value). */
export interface Ruling {
  readonly option: string;
  readonly values: readonly (string | number | boolean)[];
  readonly rules: readonly string[];
  readonly question: string;
  /** What each value means, by the value as text. */
  readonly readings: Readonly<Record<string, string>>;
}

/** How a place of the book is read that is unclear and leaves nothing to choose; its name is what the code's comments call it by. */
export interface Reading {
  readonly name: string;
  readonly rules: readonly string[];
  readonly question: string;
  /** The answer that is played. */
  readonly text: string;
}

/** The words of a game: what authors may write, and what hover and completion say about each. */
export interface Vocabulary {
  /** What the game calls its turns; without it they are numbers. */
  readonly calendar?: Calendar;
  /** The special rules of scenarios that the game plays; of others the checks tell that nothing comes of them. */
  readonly statements?: readonly StatementWord[];
  /** What limits, awards and conditions may count or ask for besides verbs and kinds of units: `units`, `holds`, `lost headquarters`. */
  readonly counted?: readonly CountedWord[];
  /** The sides of the game in their order; empty when every scenario names its own. */
  readonly sides: readonly string[];
  readonly terrain: readonly Word[];
  readonly features: readonly FeatureWord[];
  readonly unitKinds: readonly UnitKindWord[];
  /** Kinds of formations and groups: `panzer division`, `army`. */
  readonly formations: readonly FormationWord[];
  /** Units that no file declares because a rule brings them: the names they go by in orders. */
  readonly byRule?: readonly Word[];
  readonly attributes: readonly AttributeWord[];
  readonly verbs: readonly VerbWord[];
  readonly phases: readonly Word[];
  /** The set-up and the phases of a turn in their order: finds an order in a phase that never asks for it. */
  readonly course?: readonly PhaseOfTurn[];
  readonly questions: readonly (Word & { readonly values: readonly Word[] })[];
  readonly results: readonly Word[];
  /** What `set … = …` may give. */
  readonly settings: readonly SettingWord[];
  /** Tables of the game that `table` may give cells of. */
  readonly tables?: readonly TableWord[];
  /** Numbers a house rule may override. */
  readonly numbers: readonly (Word & { readonly value: number })[];
}

/** What a phase may ask the sides for. */
export interface PhaseOfTurn {
  /** `setup`, or as authors write it. */
  readonly name: string;
  /** Whose phase it is; without one it is for both. */
  readonly side?: string;
  /** Verbs of the orders and answers that it may ask its side for, or both. */
  readonly asks: readonly string[];
  /** … and the other side. */
  readonly asksOther?: readonly string[];
}

export interface Word {
  readonly word: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** A statement of scenarios that a game may play or not. */
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

/** What `set … = …` may give. */
export interface SettingWord extends Word {
  /** What it is told of: `set control of Vitebsk = German`. */
  readonly of?: 'places' | 'units';
  /** Told of each side: `set points for German = 12`. */
  readonly ofSides?: true;
  /** One of these words; a side (or nobody), one number, one or more turns, labels of cells, or `true`. */
  readonly takes?: readonly string[] | 'side' | 'side or nobody' | 'number' | 'turns' | 'cells' | 'flag';
  /** Several of the words may be named, with commas: `set optional = mountains, recon`. */
  readonly several?: true;
  /** What each of these words means, where they need telling. */
  readonly meanings?: readonly Word[];
}

/** A table of the game: what its rows and columns are called, and what may stand in a cell if that is a choice. */
export interface TableWord extends Word {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values?: readonly string[];
}

export interface CountedWord extends Word {
  readonly in: 'limit' | 'award' | 'condition';
}

export interface FeatureWord extends Word {
  /** Where it lies; a `box` is a cell off the grid, a `link` joins cells that do not touch: a game with neither word plays neither. */
  readonly on: 'cells' | 'hexsides' | 'chains' | 'box' | 'link';
  /** How the picture draws it: `city`, `town`, `river`, `lake`, `road`, `rail`, `none` … */
  readonly drawn: string;
  /** Maps print no name beside it, so that a new one asks for none. */
  readonly unnamed?: true;
}

export interface FormationWord extends Word {
  /** Attributes that stand behind the name of nearly every one: `(combine 2)`. */
  readonly says?: readonly string[];
}

export interface UnitKindWord extends Word {
  /** Wider words that mean it, too: `land`, for `lost land units`. */
  readonly classes?: readonly string[];
  /** Whose units may be of this kind; empty: anybody's. */
  readonly sides: readonly string[];
  readonly symbol: UnitSymbol;
  /** What the numbers of a face are, in order: `['attack', 'defense', 'movement']`; alternatives by length. */
  readonly faces: readonly (readonly string[])[];
}

export interface AttributeWord extends Word {
  readonly of: 'unit' | 'feature' | 'placement' | 'departure' | 'limit' | 'expectation' | 'order' | 'score';
  /** A `word` is written small, `(dot blue)`, a `range` as `8..18`. */
  readonly value: 'flag' | 'number' | 'range' | 'text' | 'word' | 'factors';
  /** The words it may have: of a text several of them, one behind the other, `(pips "black black white")`. */
  readonly takes?: readonly string[];
  /** What a text is the name of, where it is one: the editor finds, proposes and renames it so. */
  readonly names?: 'unit' | 'place' | 'side';
  /** Names a text may have that the game knows; others may stand there, too. */
  readonly known?: readonly KnownName[];
}

/** A proper name the rules speak of: `Panther`. */
export interface KnownName {
  readonly name: string;
  readonly text: string;
  /** It is meant only where the unit, or a formation around it, has one of these values for another attribute: `nation German`. */
  readonly where?: { readonly word: string; readonly values: readonly string[] };
}

type Preposition = 'to' | 'from' | 'with' | 'via' | 'against' | 'for';

/** A part of an order; `answers` are its braces, and a `path` is the whole way cell by cell, written in place of `to cell`. */
export type Taken =
  | 'answers'
  | 'number'
  | 'hexside'
  | 'path'
  | `${'' | `${Preposition} `}${'unit' | 'units' | 'leader' | 'division' | 'formation' | 'cell' | 'cells'}`
  | 'for number';

/** A word of the order's own, one of these: `research armour`. */
export interface Choice {
  readonly choice: readonly string[];
}

export interface VerbWord extends Word {
  /** What an order says behind it, in the order it is written: `['units', 'to cell']`. */
  readonly takes: readonly (Taken | Choice)[];
  /** What it may say besides: `via cells`, `path`. Whatever neither this nor `takes` names is reported. */
  readonly also?: readonly Taken[];
  /** The attributes it reads, besides the dice of `(roll 3)`. */
  readonly attributes?: readonly string[];
  readonly questions: readonly string[];
  /** Never asked for by itself: its braces hold answers all turn long (`defend 1422 { on D2: retreat }`). */
  readonly standing?: true;
  /** Brings an occasion: its braces hold the orders given then (`draw "3.Mot" { move … }`), a second block those of the second time. */
  readonly occasion?: true;
  /** Ends what a side does, question after question: a scenario cannot forbid it, or play would not go on. */
  readonly ends?: true;
}
