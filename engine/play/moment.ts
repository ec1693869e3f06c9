import type { Cell } from '../board/board.js';
import type { OrderModel } from '../model/orders.js';
import type { Finding, Fix } from '../model/finding.js';

/**
 * The game is a row of moments: at each a rule asks a side for a decision, or chance for dice.
 * A procedure of the book is a generator that yields its moments in the order the book tells it.
 */
export type Moment = Decision | DiceRoll | Pause;

/** Where in the game a moment stands: `3/German/combat/1422/loss`; also the address of its dice. */
export type Address = string;

/**
 * The end of a phase, after all it brings and before anything of the next: nobody is asked. Here play may stop,
 * expectations are judged and snapshots taken. Every phase yields one, and so does the set-up (turn 0).
 */
export interface Pause {
  readonly kind: 'pause';
  readonly turn: number;
  readonly side?: string;
  readonly phase: string;
  /** What ends: the phase alone, with it the side's turn, or the whole turn; or an {@link Occasion} in the midst of a phase. */
  readonly ends: 'occasion' | 'phase' | 'side' | 'turn';
  /** The occasion that ends, behind those it is part of. There play never stops, and no snapshot is taken. */
  readonly occasions?: readonly Occasion[];
}

/**
 * What comes in the midst of a phase and has orders of its own: the activation that a drawn marker brings, a reaction to a move.
 * Occasions nest: a phase, an activation in it, a reaction in that.
 */
export interface Occasion {
  /** The verb in whose braces its orders stand: `draw`, `react`. */
  readonly verb: string;
  /** The unit, formation or marker it is about, if any. */
  readonly name?: string;
  /** The name is of a marker that nobody but the side that plays it may know. */
  readonly isSecret?: true;
  /** How often it has come in this turn, from 1. */
  readonly time: number;
}

/** Whose moment it is. */
export interface Now {
  readonly turn: number;
  readonly side?: string;
  readonly phase: string;
  /** What play is in the midst of, the outermost first. */
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
  /** The question as a sentence, for people. */
  readonly prompt: string;
  /** Verbs of the orders that answer it. */
  readonly verbs: readonly string[];
  /** The order whose braces hold the answers to this question, when it follows from an order. */
  readonly within?: OrderModel | undefined;
  /** The result it follows from, `D2`: chooses among the `on D2:` answers. */
  readonly result?: string | undefined;
  /** What is answered stays between the side asked and the umpire. */
  readonly secret?: true | undefined;
  /** The question of a secret answer as these read it, where it tells what nobody else may know. */
  readonly secretPrompt?: string | undefined;
  /** The cells it concerns: finds the other side's `defend 1422 { … }`. */
  readonly about?: readonly Cell[] | undefined;
  /** Every legal answer; the last word on what is legal. */
  legal(): Answer[];
  /** The same answers in steps: a verb, whom, then where. Without it they are few enough to be listed at once. */
  steps?(): readonly AnswerOrStep[];
  /** One legal answer, each possible, without listing them all: `random(n)` gives 0 … n-1. */
  pick(random: (n: number) => number): Answer;
  /** The answer taken when nobody gives one; documented in the ruleset's page. */
  fallback(): Answer;
  /**
   * What a side means by a doctrine of this value; undefined when it says nothing of it. Then, and without this method, it is
   * the default if that has the value as its verb or choice, else the first legal answer that has.
   */
  readonly byDoctrine?: ((value: string) => Answer | undefined) | undefined;
  /** What an order of the file means here, or why it may not be done. */
  read(order: OrderModel): Answer | Refusal;
  /** Why an answer is not legal; undefined when it is. */
  refuse(answer: Answer): Refusal | undefined;
  /** A legal answer in words for the record: `move 25/7 to 1422`. Without it the record shows verb, choice and cells. */
  readonly describe?: ((answer: Answer) => string) | undefined;
}

/** An answer to a decision: plain data, indices of pieces and cells. */
export interface Answer {
  readonly verb: string;
  readonly pieces?: readonly number[];
  readonly cells?: readonly number[];
  readonly choice?: string;
  /** The order it was read from. */
  readonly order?: OrderModel;
  /** Why a part of the order is left undone, while the rest is carried out. */
  readonly partly?: Refusal;
}

/** A legal answer, or what some of them begin with. */
export type AnswerOrStep = Answer | Step;

/** What legal answers begin with: a verb, then the units that do it or the cells it is done to. It may lead to none. */
export interface Step extends Pick<Answer, 'verb' | 'pieces' | 'cells'> {
  /** What comes behind it now: found only when it is asked for. */
  follow(): readonly AnswerOrStep[];
}

/** Why something may not be done: becomes a finding at the order that asked for it. */
export interface Refusal extends Pick<Finding, 'message' | 'why'> {
  readonly refused: true;
  readonly rule: string;
  /** The last part of the finding's code: `path-blocked`. */
  readonly slug: string;
  readonly fixes?: readonly Fix[];
  /** The order is not for this question but may be for a later one (another unit is asked): it waits, and nothing is reported. */
  readonly waits?: true;
  /** Other places that are part of it: the statement that forbids it. */
  readonly related?: Finding['related'];
  /** The part of the order meant, when not the whole. */
  readonly at?: Finding['source'];
}

export interface DiceRoll {
  readonly kind: 'dice';
  readonly address: Address;
  /** The number of the rule that asks for it. */
  readonly rule: string;
  readonly sides: number;
  readonly count: number;
  /** What its faces are called, from 1 on: `['hit', 'miss']`; without it they show numbers. */
  readonly faces?: readonly string[];
  /** What it decides: `attack on 1422 at 4-1`. */
  readonly purpose: string;
  /** The order it follows from: the author may have written the dice beside it, `(roll 3-5)`; its rolls take them one after the other. */
  readonly order?: OrderModel | undefined;
  /** Each die is for a thing of its own and rolled at its own address, `1/cup/3.Mot`: one thing more or less leaves the dice of the others as they are. */
  readonly each?: readonly string[];
  /** Nobody may see the numbers yet: records and events show that it was rolled, not what came up. */
  readonly hidden?: boolean;
}

/** What comes back to a generator after a yield: the answer, the dice, or nothing (an empty list) after a pause. */
export type Reply = Answer | readonly number[];

/** A procedure of the rules. */
export type Play<R = void> = Generator<Moment, R, Reply>;

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/** Ask a side; the driver only ever sends back a legal answer. */
export function* ask(decision: Decision): Play<Answer> {
  return (yield decision) as Answer;
}

/** Roll one die and take its number. */
export function* roll(dice: Omit<DiceRoll, 'kind' | 'count'>): Play<number> {
  const numbers = (yield { kind: 'dice', count: 1, ...dice }) as readonly number[];
  return numbers[0];
}
