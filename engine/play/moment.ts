import type { Cell } from '../board/board.js';
import type { OrderModel } from '../model/orders.js';
import type { Finding, Fix } from '../model/finding.js';

/**
 * One step of a game. A game is a sequence of moments: a rule asks a side for a decision or for dice, or a phase ends.
 * A procedure of the rulebook is a generator that yields its moments in the order in which the rulebook describes them.
 */
export type Moment = Decision | DiceRoll | Pause;

/**
 * The name of a moment: `3/German/combat/1422/loss`. It is unique in the game except for repetitions. The dice of a
 * roll depend on its address and the seed.
 */
export type Address = string;

/**
 * The end of a phase: everything in the phase is done, and nothing of the next phase has begun. Play may stop only
 * here; expectations are judged and snapshots taken here. Every phase yields a pause, and so does the set-up (turn 0).
 */
export interface Pause {
  readonly kind: 'pause';
  readonly turn: number;
  readonly side?: string;
  readonly phase: string;
  /**
   * The part of the game that has ended: a phase, a side's turn, a whole turn, or an {@link Occasion} within a phase.
   */
  readonly ends: 'occasion' | 'phase' | 'side' | 'turn';
  /**
   * The occasions in progress, from the outermost to the occasion that has ended. Play never stops at the end of an
   * occasion, and no snapshot is taken there.
   */
  readonly occasions?: readonly Occasion[];
}

/**
 * Something that happens within a phase and has orders of its own: the activation by a drawn marker, a reaction to a
 * move. Occasions nest: an activation in a phase, a reaction in the activation.
 */
export interface Occasion {
  /** The verb of the orders that contain, in braces, the orders of the occasion: `draw`, `react`. */
  readonly verb: string;
  /** The unit, formation or marker that the occasion is about, if any. */
  readonly name?: string;
  /** Set if only the side that plays the marker may know its name. */
  readonly isSecret?: true;
  /** Number of times that the occasion has happened in this turn, including this one. */
  readonly time: number;
}

/** The current turn, phase and side. */
export interface Now {
  readonly turn: number;
  readonly side?: string;
  readonly phase: string;
  /** The occasions in progress, the outermost first. */
  readonly occasions?: readonly Occasion[];
}

export interface Decision {
  readonly kind: 'decision';
  readonly address: Address;
  readonly side: string;
  /** The number of the rule that asks for the decision. */
  readonly rule: string;
  /**
   * The word of the ruleset's vocabulary for the question: `movement`, `combat`, `loss`, `retreat`, `advance`, `excess`
   * …
   */
  readonly question: string;
  /** The question as a sentence for the reader. */
  readonly prompt: string;
  /** Verbs of the orders that can answer the question. */
  readonly verbs: readonly string[];
  /** The order that led to this decision. The braces of that order may contain the answer. */
  readonly within?: OrderModel | undefined;
  /**
   * The result that led to this decision, such as `D2`. If there is one, the answers that are written after `on D2:`
   * apply.
   */
  readonly result?: string | undefined;
  /** Set if only the umpire and the side that answers may know the answer. */
  readonly secret?: true | undefined;
  /**
   * The complete prompt, which only the sides that may know the answer see. Absent if the public prompt hides nothing.
   */
  readonly secretPrompt?: string | undefined;
  /** The cells that the decision is about. Used to find the other side's `defend 1422 { … }`. */
  readonly about?: readonly Cell[] | undefined;
  /** Returns every legal answer. An answer is legal if and only if it is in this list. */
  legal(): Answer[];
  /** Returns the legal answers step by step: verb, then unit, then cell. Omitted when there are few answers. */
  steps?(): readonly AnswerOrStep[];
  /**
   * Returns one legal answer at random, without computing all of them. Every legal answer can occur. `random(n)`
   * returns 0 … n-1.
   */
  pick(random: (n: number) => number): Answer;
  /** Returns the answer that is used when the file gives none. The ruleset's page documents this default answer. */
  fallback(): Answer;
  /**
   * Returns the answer for a value of a doctrine; undefined if the doctrine does not apply. If this method is missing
   * or returns undefined, the default answer is used if its verb or its choice is the value. If not, the first legal
   * answer with that verb or choice is used.
   */
  readonly byDoctrine?: ((value: string) => Answer | undefined) | undefined;
  /** Returns the answer that an order of the file gives to this decision, or the reason why it is not allowed. */
  read(order: OrderModel): Answer | Refusal;
  /** Returns why an answer is not legal; undefined when it is legal. */
  refuse(answer: Answer): Refusal | undefined;
  /** Returns a legal answer as text for the record: `move 25/7 to 1422`. Default: verb, choice and cells. */
  readonly describe?: ((answer: Answer) => string) | undefined;
}

/** An answer to a decision. Plain data: pieces and cells are indices. */
export interface Answer {
  readonly verb: string;
  readonly pieces?: readonly number[];
  readonly cells?: readonly number[];
  readonly choice?: string;
  /** The order from which the answer was read. Absent if no order gave the answer. */
  readonly order?: OrderModel;
  /** The reason why a part of the order is not carried out. The answer contains the remaining parts. */
  readonly partly?: Refusal;
}

/** A legal answer, or the common beginning of several legal answers. */
export type AnswerOrStep = Answer | Step;

/**
 * The beginning that several answers share: a verb, then its units or the cells that it is about. Not every step can be
 * completed to a legal answer.
 */
export interface Step extends Pick<Answer, 'verb' | 'pieces' | 'cells'> {
  /**
   * Returns the answers and further steps that begin with this step. They are computed only when this function is
   * called.
   */
  follow(): readonly AnswerOrStep[];
}

/** The reason why an order or answer is not allowed. It is reported as a finding at the order. */
export interface Refusal extends Pick<Finding, 'message' | 'why'> {
  readonly refused: true;
  readonly rule: string;
  /** The last part of the finding's code: `path-blocked`. */
  readonly slug: string;
  readonly fixes?: readonly Fix[];
  /**
   * Set if the order cannot be used for this decision but may be used for a later one, for example about another unit.
   * Such an order is not reported and stays in the queue.
   */
  readonly waits?: true;
  /** Other places in the text that are involved, such as the statement that forbids the order. */
  readonly related?: Finding['related'];
  /** The part of the order that is not allowed. Default: the whole order. */
  readonly at?: Finding['source'];
}

export interface DiceRoll {
  readonly kind: 'dice';
  readonly address: Address;
  /** The number of the rule that asks for the roll. */
  readonly rule: string;
  readonly sides: number;
  readonly count: number;
  /** The names of the faces, beginning with face 1: `['hit', 'miss']`. Default: numbers. */
  readonly faces?: readonly string[];
  /** Purpose of the roll: `attack on 1422 at 4-1`. */
  readonly purpose: string;
  /**
   * The order that led to the roll. Its author may write the dice in the order, `(roll 3-5)`. The rolls of the order
   * use these dice one after the other.
   */
  readonly order?: OrderModel | undefined;
  /**
   * The subject of each die, if each has a different subject. Each die then has an address of its own, `1/cup/3.Mot`,
   * so that adding or removing a subject does not change the dice of the others.
   */
  readonly each?: readonly string[];
  /** Set while the numbers are secret. Records and events then show that dice were rolled, but not the numbers. */
  readonly hidden?: boolean;
}

/** The value that a yield returns to the generator: the answer, the dice, or an empty list after a pause. */
export type Reply = Answer | readonly number[];

/** A rule procedure, as a generator of its moments. */
export type Play<R = void> = Generator<Moment, R, Reply>;

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/** Asks a side for a decision and returns the answer, which is always legal. */
export function* ask(decision: Decision): Play<Answer> {
  return (yield decision) as Answer;
}

/** Rolls one die and returns its number. */
export function* roll(dice: Omit<DiceRoll, 'kind' | 'count'>): Play<number> {
  const numbers = (yield { kind: 'dice', count: 1, ...dice }) as readonly number[];
  return numbers[0];
}
