/** A game that is played in the panel: the players of the sides, the open question and its legal answers. */

/** The player of a side: a person at this panel, or one of the policies that answer without a person. */
export type Seat = (typeof SEATS)[number];
export const SEATS = ['human', 'default', 'random', 'lookahead'] as const;

/** The player of each side, by the name of the side. */
export type Seats = Readonly<Record<string, Seat>>;

/** One legal answer to the open question. */
export interface AnswerOption {
  /** The answer in the words of an order: `move 25/7 to 1422`. */
  readonly order: string;
  /** The answer in the reader's language; absent if it is shown as it is written. */
  readonly text?: string;
  readonly verb: string;
  /** Names of the units in the answer. Empty if the answer names no unit. */
  readonly units: readonly string[];
  /** Cells of the answer in their written order, such as a path or a target. Empty if the answer names no cell. */
  readonly cells: readonly number[];
  /**
   * The unit that the answer names first, if the game gives the first unit a special role, such as that of the attack's
   * leader. Absent if the order of the units has no effect.
   */
  readonly leader?: string;
  /** The cost of the answer, or the odds of the attack: `3½`, `4-1`. */
  readonly note?: string;
  /**
   * True if the cells are a set to which others can be added: the hexes of an attack. Absent for the cells of a path.
   */
  readonly canAddCells?: true;
  /** True for the answer that the game takes when none is given. */
  readonly isDefault?: true;
}

/** A unit that can begin an answer, with its cell; -1 if the unit is not on the map. */
export interface Actor {
  readonly unit: string;
  readonly cell: number;
}

/** The first decision that the text leaves open. */
export interface OpenQuestion {
  readonly kind: 'question';
  /** Identifies the texts for which the question was computed. It is sent back with the answer. */
  readonly version: string;
  /** Number of the moment at which the answer will be given. */
  readonly moment: number;
  readonly side: string;
  readonly turn: number;
  readonly turnName?: string;
  readonly phase: string;
  /** Number of the rule from which the question comes. */
  readonly rule: string;
  readonly prompt: string;
  /** Units that can begin an answer. */
  readonly actors: readonly Actor[];
  /** All legal answers if there are few; otherwise only the answers that name no unit, such as a pass. */
  readonly options: readonly AnswerOption[];
  /** True if `options` contains every legal answer. */
  readonly isComplete: boolean;
  /** The events that the game played from the last answer of a person to this question. */
  readonly happened?: readonly PlayedEvent[];
  /** The losses of units in these events. */
  readonly lost?: readonly PlayedLoss[];
}

/** The game is over: the outcome as text (`German decisive`), the rule that decides it, and the losses of each side. */
export interface GameOver {
  readonly kind: 'over';
  readonly version: string;
  readonly outcome: string;
  readonly rule: string;
  /** For each side, the number of eliminated units, and the number of steps that its units have lost. */
  readonly losses: readonly { readonly side: string; readonly units: number; readonly steps: number }[];
  readonly happened?: readonly PlayedEvent[];
  readonly lost?: readonly PlayedLoss[];
}

/** The reason why the file cannot be played: errors in the text, no scenario, sealed orders. */
export interface Unplayable {
  readonly kind: 'unplayable';
  /** True if play waits for sealed orders, which is no error. */
  readonly isWaiting?: true;
  readonly reason: string;
}

export type PlayState = OpenQuestion | GameOver | Unplayable;

/** An event that the game played after the last answer of a person, as the viewer may know it. */
export interface PlayedEvent {
  /** Number of the moment of the event. */
  readonly moment: number;
  readonly text: string;
  readonly rule: string;
  /** The cells of the event; if units moved, the cells of their path. */
  readonly cells: readonly number[];
  /** Names of the units that moved along the cells. */
  readonly moved?: readonly string[];
}

/** The steps that a unit has lost, as the viewer may know it. An eliminated unit has lost all the steps that it had. */
export interface PlayedLoss {
  readonly unit: string;
  readonly side: string;
  /** The cell of the unit now; if it was eliminated, the cell in which it was before. */
  readonly cell: number;
  readonly steps: number;
  readonly isEliminated?: true;
}

/** Odds, costs and chances of an answer before it is given. */
export interface OptionForecast {
  /** Odds or costs in one line. */
  readonly summary: string;
  readonly ledger: readonly { readonly text: string; readonly rule?: string }[];
  /** Probability (0 to 1) of each result of the dice. Empty if no dice decide. */
  readonly chances: readonly { readonly result: string; readonly chance: number }[];
}
