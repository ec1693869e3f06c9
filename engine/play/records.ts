import type { Ledger } from '../model/ledger.js';
import type { Source } from '../model/source.js';
import type { Address } from './moment.js';

/** The viewer of a game: the umpire, who sees everything; one side; or, without both, a neutral viewer, who sees what both sides may see. */
export interface Viewer {
  readonly umpire?: boolean;
  readonly side?: string;
}

/** The part of a record that only some sides, and always the umpire, may see. */
export interface Secret<T> {
  readonly sides: readonly string[];
  /** Replaces the public fields of the record for these sides. */
  readonly details: Partial<T>;
}

/** Something that happened: one line of the game's record. */
export interface GameEvent {
  /** A word of the ruleset's vocabulary: `move`, `attack`, `retreat`, `eliminated`, `phase` … */
  readonly kind: string;
  /** The moment it follows from. */
  readonly address: Address;
  /** The number of the rule that made it happen. */
  readonly rule: string;
  readonly side?: string;
  /** One sentence for the reader. Never shows what is still hidden from a side. */
  readonly text: string;
  /** Names of the units it is about. */
  readonly pieces?: readonly string[];
  /** Labels of the cells it is about; for movement the path. */
  readonly cells?: readonly string[];
  readonly ledger?: Ledger;
  readonly dice?: {
    readonly address: Address;
    readonly sides: number;
    readonly values: readonly number[];
    readonly written: boolean;
  };
  /**
   * Set when the rules remove or reduce the units, not dice or the enemy: because of where they are at the end of a phase
   * (`place`), or because of the order being carried out (`order`). The loss is reported at the order that led to it.
   */
  readonly forfeit?: 'place' | 'order';
  /** The statement of the file that was not fulfilled; a finding is reported there. */
  readonly at?: Source;
  /** Other facts of the event, plain JSON: `{ odds: '4-1', result: 'D2' }`. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  /** The sides that learn of the event at all. Default: everyone. */
  readonly visibleTo?: readonly string[];
  /** The event as the sides see it that know more. */
  readonly secret?: Secret<Pick<GameEvent, 'text' | 'pieces' | 'cells' | 'ledger' | 'dice' | 'facts'>>;
}

/**
 * Source of an answer for which the file has no order: `default` is the documented default, `random` a legal answer
 * drawn from the seed, `considered` the answer of the look-ahead player.
 */
export type AnswerPolicy = (typeof ANSWER_POLICIES)[number];
export const ANSWER_POLICIES = ['default', 'random', 'considered'] as const;

/** One decision or roll of a game that was played, with its answer. */
export interface MomentRecord {
  /** Its index among the moments of the game. */
  readonly number: number;
  readonly address: Address;
  readonly kind: 'decision' | 'dice';
  readonly turn: number;
  readonly phase: string;
  readonly side?: string;
  readonly rule: string;
  readonly question?: string;
  readonly prompt: string;
  /** The answer or the dice as text; `hidden` when not everyone may know it. */
  readonly answer: string;
  /** Number of sides of the dice, for a roll. */
  readonly sides?: number;
  /** Subject of each die, if each has its own: its address is this record's address and the subject, `1/cup/3.Mot`. */
  readonly each?: readonly string[];
  /**
   * Source of the answer: an order of the file, a doctrine, or one of {@link ANSWER_POLICIES}; for dice the seed, or
   * numbers in the file.
   */
  readonly by: 'order' | 'doctrine' | AnswerPolicy | 'seed' | 'written';
  /** The order that gave the answer. */
  readonly source?: Source;
  /** The order that led to this moment: dice may be written at it, and answers in its braces. */
  readonly follows?: Source;
  /** Answer and question as the sides see them that know more. */
  readonly secret?: Secret<Pick<MomentRecord, 'answer' | 'each' | 'prompt'>>;
  /** The events that followed: `events.slice(from, to)`. */
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
  /** Reason why it is not on the map: `expected`, `eliminated`, `removed`. */
  readonly off?: string;
}

/** A unit as a viewer sees it. */
export interface PieceView extends UnitLocation {
  readonly kind: string;
  /** Set for a unit that is over its cell and does not occupy it: an air unit. */
  readonly over?: true;
  /** Values on the counter at present: `4-10`, `?-6`. */
  readonly values: string;
  readonly step: number;
  readonly steps: number;
  /** `disrupted`, `untried`, `out of supply` … */
  readonly flags: readonly string[];
  /** Further numbers that expectations may name: `{ pr: 2 }`. */
  readonly facts?: Readonly<Record<string, number | string>>;
  readonly formation?: string;
  /** NATO function and size for the symbol: see the vocabulary's unit kinds. */
  readonly symbol: UnitSymbol;
}

export interface UnitSymbol {
  /** `infantry`, `armour`, `motorized infantry`, `mechanized infantry`, `cavalry`, `artillery`, `headquarters`, `engineer`, `reconnaissance`, `anti-tank`, `air defence` … */
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
    /** Label of the neighbouring cell whose shared hexside the marker lies on: a bridge, a river crossing. */
    readonly towards?: string;
    readonly side?: string;
    readonly label?: string;
  }[];
  /** Sides that control places, for victory. */
  readonly control: readonly { readonly place: string; readonly side: string }[];
  /** Groups of things next to the map that the viewer may see: cups, pools, boxes of aircraft. */
  readonly offMap?: readonly OffMapGroup[];
}

/** The counters in one place next to the map. */
export interface OffMapGroup {
  /** The owner; undefined when it belongs to both sides: the weather. */
  readonly side?: string;
  /** `cup`, `ready` */
  readonly place: string;
  /** Names of the counters that the viewer may see. */
  readonly things: readonly string[];
  /** Number of the counters that the viewer may not see. */
  readonly unseen: number;
}
