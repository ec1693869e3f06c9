import type { Cell } from '../board/board.js';
import type { OrderModel } from '../model/orders.js';
import type { Finding, Fix } from '../model/finding.js';

/**
 * A game is a sequence of moments: a rule asks a side for a decision or for dice, or a phase ends. A procedure of the
 * rulebook is a generator that yields its moments in the order in which the book describes them.
 */
export type Moment = Decision | DiceRoll | Pause;

/**
 * The name of a moment, unique in the game except for repetitions: `3/German/combat/1422/loss`. Dice depend on it and
 * the seed.
 */
export type Address = string;

/**
 * The end of a phase: everything in it is done, nothing of the next has begun. Play may stop only here; expectations
 * are judged and snapshots taken here. Every phase yields a pause, and so does the set-up (turn 0).
 */
export interface Pause {
  readonly kind: 'pause';
  readonly turn: number;
  readonly side?: string;
  readonly phase: string;
  /**
   * Extent of the pause: the end of a phase, of a side's turn or of a whole turn, or an {@link Occasion} within a
   * phase.
   */
  readonly ends: 'occasion' | 'phase' | 'side' | 'turn';
  /**
   * The occasion that ends, after those that contain it. Play never stops at its end, and no snapshot is taken there.
   */
  readonly occasions?: readonly Occasion[];
}

/**
 * Something that happens within a phase and has orders of its own: the activation by a drawn marker, a reaction to a
 * move. Occasions nest: an activation in a phase, a reaction in the activation.
 */
export interface Occasion {
  /** The verb whose braces contain its orders: `draw`, `react`. */
  readonly verb: string;
  /** The unit, formation or marker it is about, if any. */
  readonly name?: string;
  /** Only the side that plays the marker may know its name. */
  readonly isSecret?: true;
  /** Number of times that it has happened in this turn, including this one. */
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
  /** The number of the rule that asks. */
  readonly rule: string;
  /** A word of the ruleset's vocabulary: `movement`, `combat`, `loss`, `retreat`, `advance`, `excess` … */
  readonly question: string;
  /** The question as a sentence for the reader. */
  readonly prompt: string;
  /** Verbs of the orders that answer it. */
  readonly verbs: readonly string[];
  /** The order that led to this decision; its braces may contain the answer. */
  readonly within?: OrderModel | undefined;
  /** The result that led to this decision, `D2`: selects the answers after `on D2:`. */
  readonly result?: string | undefined;
  /** Only the side that answers and the umpire may know the answer. */
  readonly secret?: true | undefined;
  /** The prompt for those who may know the answer, when the public prompt has to hide something. */
  readonly secretPrompt?: string | undefined;
  /** The cells it is about. Used to find the other side's `defend 1422 { … }`. */
  readonly about?: readonly Cell[] | undefined;
  /** Returns every legal answer. An answer is legal if and only if it is in this list. */
  legal(): Answer[];
  /** Returns the same answers step by step: verb, then unit, then cell. Omitted when there are few answers. */
  steps?(): readonly AnswerOrStep[];
  /**
   * Returns one legal answer at random without listing all; every legal answer can occur. `random(n)` returns 0 … n-1.
   */
  pick(random: (n: number) => number): Answer;
  /** Returns the answer that is used when the file gives none. It is documented on the ruleset's page. */
  fallback(): Answer;
  /**
   * Returns the answer for a value of a doctrine; undefined when the doctrine does not apply. In that case, and without
   * this method, it is the default answer if its verb or choice is the value, otherwise the first legal answer with it.
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
  /** The order that gave the answer. */
  readonly order?: OrderModel;
  /** The reason why a part of the order is not carried out, while the rest is. */
  readonly partly?: Refusal;
}

/** A legal answer, or the common beginning of several. */
export type AnswerOrStep = Answer | Step;

/**
 * The common beginning of legal answers: a verb, then its units or the cells it is about. It may turn out to have no
 * answer.
 */
export interface Step extends Pick<Answer, 'verb' | 'pieces' | 'cells'> {
  /** Returns the continuations. Computed only on demand. */
  follow(): readonly AnswerOrStep[];
}

/** The reason why an order or answer is not allowed. It is reported as a finding at the order. */
export interface Refusal extends Pick<Finding, 'message' | 'why'> {
  readonly refused: true;
  readonly rule: string;
  /** The last part of the finding's code: `path-blocked`. */
  readonly slug: string;
  readonly fixes?: readonly Fix[];
  /** The order may be for a later decision (about another unit): it stays in the queue, and nothing is reported. */
  readonly waits?: true;
  /** Other places in the text that are involved: the statement that forbids the order. */
  readonly related?: Finding['related'];
  /** The part of the order that is not allowed. Default: the whole order. */
  readonly at?: Finding['source'];
}

export interface DiceRoll {
  readonly kind: 'dice';
  readonly address: Address;
  /** The number of the rule that asks for it. */
  readonly rule: string;
  readonly sides: number;
  readonly count: number;
  /** The names of the faces, beginning with face 1: `['hit', 'miss']`. Default: numbers. */
  readonly faces?: readonly string[];
  /** Purpose of the roll: `attack on 1422 at 4-1`. */
  readonly purpose: string;
  /**
   * The order that led to the roll. Its author may write the dice there, `(roll 3-5)`; the rolls of the order use them
   * one after the other.
   */
  readonly order?: OrderModel | undefined;
  /**
   * Subject of each die, if each has its own. Each die then has its own address, `1/cup/3.Mot`, so that adding or
   * removing a subject does not change the dice of the others.
   */
  readonly each?: readonly string[];
  /** The numbers are secret for now: records and events show that dice were rolled, but not their values. */
  readonly hidden?: boolean;
}

/** The value that a yield returns to the generator: the answer, the dice, or an empty list after a pause. */
export type Reply = Answer | readonly number[];

/** A procedure of the rules, as a generator of its moments. */
export type Play<R = void> = Generator<Moment, R, Reply>;

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/** Asks a side and returns its answer. The driver sends only legal answers. */
export function* ask(decision: Decision): Play<Answer> {
  return (yield decision) as Answer;
}

/** Rolls one die and returns its number. */
export function* roll(dice: Omit<DiceRoll, 'kind' | 'count'>): Play<number> {
  const numbers = (yield { kind: 'dice', count: 1, ...dice }) as readonly number[];
  return numbers[0];
}
