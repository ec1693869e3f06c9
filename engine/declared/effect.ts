/**
 * One effect of a combat result. Effects are carried out in the order in which they are written, each completely before
 * the next. Units that have left the map are skipped.
 */
export type Effect = Loss | EachLoss | Simple | RetreatEffect | Exchange | StateEffect;

interface Concerned {
  /** The attackers next to the target, or all units in the attacked hexes. */
  readonly who: 'attacker' | 'defender';
  /** Effects that may be chosen instead of this one. */
  readonly alternatives: readonly Effect[];
  /** The side that chooses among the alternatives. */
  readonly chooser: 'owner' | 'enemy';
}

/** The units lose this number of steps in total; their owner chooses step by step. */
interface Loss extends Concerned {
  readonly does: 'lose';
  readonly steps: number;
  /** Kinds that lose steps before all others. */
  readonly first: readonly string[];
  /** Set if the lead unit loses its steps before all others. The owner names it before the roll. */
  readonly isLeadFirst?: true;
}

/** Each unit loses this number of steps. */
interface EachLoss extends Concerned {
  readonly does: 'lose each';
  readonly steps: number;
}

interface Simple extends Concerned {
  readonly does: 'eliminate';
}

interface RetreatEffect extends Concerned {
  readonly does: 'retreat';
  /** Number of hexes to retreat; undefined: as many as the statement `retreat` says. */
  readonly hexes: number | undefined;
}

/** An exchange: one side loses units or a step, and the other side pays with steps of the same strength. */
export interface Exchange extends Concerned {
  readonly does: 'exchange';
  /**
   * `all`: the defenders are eliminated, and the attackers lose at least their strength. `lost`: the defender loses a
   * step, and the attackers lose the strength that this step had.
   */
  readonly owe: 'all' | 'lost';
  /** Whether printed strengths count, or those with which the units fight. */
  readonly count: 'printed' | 'fighting';
  /**
   * The side that pays. `attacker`: the attackers. `smaller`: the side with less strength is lost, and the other side
   * pays.
   */
  readonly side: 'attacker' | 'smaller';
  /** Whether only half of the strength is owed. */
  readonly isHalf: boolean;
}

interface StateEffect extends Concerned {
  readonly does: 'state';
  readonly state: string;
}
