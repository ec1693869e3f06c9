import type { Ledger } from '../model/ledger.js';
import type { Source } from '../model/source.js';
import type { Address } from './moment.js';

/**
 * A viewer of a game: the umpire, who sees everything, or one side. If neither is set, the viewer is neutral and sees
 * what both sides may see.
 */
export interface Viewer {
  readonly umpire?: boolean;
  readonly side?: string;
}

/** The part of a record that only the umpire and some sides may see. */
export interface Secret<T> {
  readonly sides: readonly string[];
  /** Values that replace the public fields of the record for the sides that may see the secret. */
  readonly details: Partial<T>;
}

/** Something that happened: one entry in the record of the game. */
export interface GameEvent {
  /** A word of the ruleset's vocabulary: `move`, `attack`, `retreat`, `eliminated`, `phase` … */
  readonly kind: string;
  /** The address of the moment from which the event follows. */
  readonly address: Address;
  /** The number of the rule that caused the event. */
  readonly rule: string;
  readonly side?: string;
  /** One sentence for the reader, without anything that is still hidden from a side. */
  readonly text: string;
  /** Names of the units that the event is about. */
  readonly pieces?: readonly string[];
  /** Labels of the cells that the event is about. For a movement, they are the path. */
  readonly cells?: readonly string[];
  readonly ledger?: Ledger;
  readonly dice?: {
    readonly address: Address;
    readonly sides: number;
    readonly values: readonly number[];
    readonly written: boolean;
  };
  /**
   * Set if the rules remove or reduce units without dice or enemy action. `place`: the cause is where the units are at
   * the end of a phase. `order`: the cause is the order being carried out. `unit`: the cause is an earlier order for
   * the unit. The loss is reported at the order that led to it.
   */
  readonly forfeit?: 'place' | 'order' | 'unit';
  /**
   * The arrival statement of units that were placed without an order. If the units are lost as a consequence, the loss
   * is reported at this statement.
   */
  readonly arrival?: Source;
  /** The statement of the file that was not fulfilled, at which a finding is reported. */
  readonly at?: Source;
  /** Other facts of the event, plain JSON: `{ odds: '4-1', result: 'D2' }`. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  /** The sides that learn of the event. Default: everyone. */
  readonly visibleTo?: readonly string[];
  /** The event as the sides in `secret.sides` see it. Set if the public record hides a part of the event. */
  readonly secret?: Secret<Pick<GameEvent, 'text' | 'pieces' | 'cells' | 'ledger' | 'dice' | 'facts'>>;
}

/**
 * Source of an answer for which the file has no order: `default` is the documented default answer, `random` is a legal
 * answer drawn from the seed, `considered` is the answer of the look-ahead player.
 */
export type AnswerPolicy = (typeof ANSWER_POLICIES)[number];
export const ANSWER_POLICIES = ['default', 'random', 'considered'] as const;

/** One decision or roll of a played game, with its answer. */
export interface MomentRecord {
  /** The index of this record among the moments of the game. */
  readonly number: number;
  readonly address: Address;
  readonly kind: 'decision' | 'dice';
  readonly turn: number;
  readonly phase: string;
  readonly side?: string;
  readonly rule: string;
  readonly question?: string;
  readonly prompt: string;
  /** The answer or the dice as text; `hidden` if not every viewer may know it. */
  readonly answer: string;
  /** Number of faces of the dice, for a roll. */
  readonly sides?: number;
  /**
   * The subject of each die, if each has a different subject. The address of a die is then this record's address with
   * the subject: `1/cup/3.Mot`.
   */
  readonly each?: readonly string[];
  /**
   * Source of the answer: an order of the file, a doctrine, or one of {@link ANSWER_POLICIES}. For dice: the seed, the
   * secrets of both sides in and after a sealed turn, or numbers in the file.
   */
  readonly by: 'order' | 'doctrine' | AnswerPolicy | 'seed' | 'secrets' | 'written';
  /** The order that gave the answer. */
  readonly source?: Source;
  /**
   * The order that led to this moment. The author can write the dice of this moment into that order, and the answer
   * into its braces.
   */
  readonly follows?: Source;
  /**
   * The answer and the question as the sides in `secret.sides` see them. Set if the public record hides a part of them.
   */
  readonly secret?: Secret<Pick<MomentRecord, 'answer' | 'each' | 'prompt'>>;
  /**
   * The index of the first event that followed the moment. The events up to the next moment are `events.slice(from,
   * to)`.
   */
  readonly from: number;
  readonly to: number;
}

/** The events and moments of a game, in order. */
export interface GameRecord {
  readonly events: readonly GameEvent[];
  readonly moments: readonly MomentRecord[];
}

/** Place of a unit on or off the map. */
export interface UnitLocation {
  readonly name: string;
  readonly side: string;
  /** Printed label of the cell; undefined when the unit is not on the map. */
  readonly cell?: string;
  /** Reason why the unit is not on the map: `expected`, `eliminated`, `removed`. */
  readonly off?: string;
}

/** A unit as a viewer sees it. */
export interface PieceView extends UnitLocation {
  readonly kind: string;
  /** Set for a unit that is over its cell but does not occupy the cell, such as an air unit. */
  readonly over?: true;
  /** Current values on the counter: `4-10`, `?-6`. */
  readonly values: string;
  readonly step: number;
  readonly steps: number;
  /** Words for states: `disrupted`, `untried`, `out of supply` … */
  readonly flags: readonly string[];
  /** Further values that expectations may test, by name: `{ pr: 2 }`. */
  readonly facts?: Readonly<Record<string, number | string>>;
  readonly formation?: string;
  /**
   * The NATO function and size of the unit, from which its symbol is drawn. Each kind of unit in the vocabulary has a
   * symbol.
   */
  readonly symbol: UnitSymbol;
}

export interface UnitSymbol {
  /**
   * The function of the unit: `infantry`, `armour`, `motorized infantry`, `mechanized infantry`, `cavalry`,
   * `artillery`, `headquarters`, `engineer`, `reconnaissance`, `anti-tank`, `air defence` …
   */
  readonly function: string;
  /** `battalion`, `regiment`, `brigade`, `division`, `corps`, `army` */
  readonly size?: string;
}

/** All units, markers and controlled places, as a viewer sees them. */
export interface Position {
  readonly pieces: readonly PieceView[];
  readonly markers: readonly {
    readonly kind: string;
    readonly cell: string;
    /** Label of the neighbouring cell, for a marker on the hexside between two cells: a bridge, a river crossing. */
    readonly towards?: string;
    readonly side?: string;
    readonly label?: string;
  }[];
  /** The places that count for victory, each with the side that controls it. */
  readonly control: readonly { readonly place: string; readonly side: string }[];
  /** Groups of counters next to the map that the viewer may see: cups, pools, boxes of aircraft. */
  readonly offMap?: readonly OffMapGroup[];
}

/** The counters in one place next to the map. */
export interface OffMapGroup {
  /** The owner of the counters; undefined when they belong to both sides, such as the weather. */
  readonly side?: string;
  /** Name of the place: `cup`, `ready`. */
  readonly place: string;
  /** Names of the counters that the viewer may see. */
  readonly things: readonly string[];
  /** Number of the counters that the viewer may not see. */
  readonly unseen: number;
}
