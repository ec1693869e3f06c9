import type { BattleItem, DiceItem } from './battle.js';
import type { Place } from './scene.js';

/** One row of the list of moments. */
export interface MomentItem {
  readonly number: number;
  readonly address: string;
  readonly kind: 'decision' | 'dice';
  readonly turn: number;
  /**
   * Name of the turn in the game's calendar. Absent if the calendar has no names; then the number of the turn is shown.
   */
  readonly turnName?: string;
  readonly phase: string;
  readonly side?: string;
  readonly rule: string;
  readonly prompt: string;
  readonly answer: string;
  /** The source of the answer: `order`, `doctrine`, `default` or `random`. For dice: `seed` or `written`. */
  readonly by: string;
  readonly place?: Place;
  readonly events: readonly MomentEvent[];
  /** Short summary of what happened, for the row. */
  readonly said: Said;
  /** The part of the turn in which the moment occurs: a phase of a side, or an interruption of a phase. */
  readonly stretch: Stretch;
  /** True if the answer ends the orders of the side in this phase or activation, such as a pass. */
  readonly passes?: true;
  /** True for a battle: dice were rolled that concern cells and units. */
  readonly battle?: true;
  /** Names of the units involved. */
  readonly units: readonly string[];
}

/** A moment with the full analysis of its battle, if it is a battle. */
export interface MomentDetail extends MomentItem {
  readonly fight?: BattleItem;
}

/**
 * The parts of a row's summary, most important first. Consecutive rows with equal parts but different units can be
 * merged.
 */
export interface Said {
  /** Unit names. A formation whose units are all included is listed by its own name. */
  readonly who?: readonly string[];
  /** Text that is shown with emphasis. */
  readonly head?: string;
  readonly rest?: string;
  /** Text that narrow panels show instead of `head` and `rest`. */
  readonly short?: string;
  /** The result, which is shown last and with emphasis. */
  readonly result?: string;
  /** Cost of a move, formatted: `1½`. */
  readonly cost?: string;
}

export interface Stretch {
  /** The phasing side. */
  readonly side?: string;
  /** Name of the phase (`combat`), or of the formation whose activation interrupts the phase (`3rd Canadian`). */
  readonly name: string;
}

/** An event of a moment. */
export interface MomentEvent {
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  /** Explanation of the values of the event; present only for the moment shown. */
  readonly ledger?: readonly LedgerItem[];
  readonly dice?: DiceItem;
}

export interface LedgerItem {
  readonly text: string;
  readonly rule?: string;
}
