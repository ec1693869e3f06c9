import type { Ledger, Reckoned } from '../model/ledger.js';

/** Words of a reason; a function where they have to be put together. */
export type Words = string | (() => string);

/**
 * A number under way that keeps its reasons: `reckon(8, 'printed').times(2, 'integrity', '7.3')` is 16, and its ledger says
 * `8 printed; ×2 integrity = 16 [7.3]`. The reasons are put into words when somebody reads the ledger: nobody reads most of
 * what play reckons. What is asked for at every step is reckoned by the same lines on a {@link BareSum}. Words may name only what
 * does not change in play.
 */
export class Reckoning<Rule extends string = string> implements Reckoned {
  private readonly lines: (() => Ledger)[] = [];

  constructor(private sum: number) {}

  get value(): number {
    return this.sum;
  }

  get ledger(): Ledger {
    return this.lines.flatMap((line) => line());
  }

  /** A line that changes nothing: where the number comes from, or what it means. */
  note(words: Words, rule?: Rule): this {
    this.lines.push(() => [{ text: textOf(words), ...(rule !== undefined && { rule }) }]);
    return this;
  }

  /** The reasons of another number, which leave this one as it is. */
  tell(other: Pick<Reckoned, 'ledger'>): this {
    this.lines.push(() => other.ledger);
    return this;
  }

  /** Another number is added, with its reasons. */
  and(other: Reckoned): this {
    return this.plus(other.value).tell(other);
  }

  /** `+3 Lukin`, `-1 out of supply`; without words when the reason is told beside it. */
  plus(amount: number, why?: Words, rule?: Rule): this {
    this.sum += amount;
    return why === undefined ? this : this.note(() => `${amount < 0 ? '' : '+'}${amount} ${textOf(why)}`, rule);
  }

  /** `×2 integrity = 16`; without words when the reason is told beside it. */
  times(by: number, why?: Words, rule?: Rule): this {
    const product = (this.sum *= by);
    return why === undefined ? this : this.note(() => `×${by} ${textOf(why)} = ${product}`, rule);
  }

  /**
   * `÷2 out of supply = 4`, fractions dropped. What was above 0 stays at a minimum where one is given, and the ledger cites
   * that instead: `÷2 out of supply, but never below 1`.
   */
  over(by: number, why: Words, rule: Rule, minimum?: { readonly least: number; readonly rule: Rule }): this {
    const share = Math.floor(this.sum / by);
    if (minimum === undefined || this.sum <= 0 || share >= minimum.least) {
      this.sum = share;
      return this.note(() => `÷${by} ${textOf(why)} = ${share}`, rule);
    }
    this.sum = minimum.least;
    return this.note(() => `÷${by} ${textOf(why)}, but never below ${minimum.least}`, minimum.rule);
  }

  /** `at least 1`, told only when it lifts the number. */
  atLeast(least: number, rule: Rule): this {
    if (this.sum >= least) return this;
    this.sum = least;
    return this.note(() => `at least ${least}`, rule);
  }
}

/** What a rule does to a number whose reasons are kept or not: stated once for both. */
export interface Sum<Rule extends string = string> {
  readonly value: number;
  plus(amount: number, why: Words, rule: Rule): unknown;
  times(by: number, why: Words, rule: Rule): unknown;
  atLeast(least: number, rule: Rule): unknown;
}

/** The number alone, where it is asked for at every step of a search. */
export class BareSum implements Sum {
  constructor(public value: number) {}

  plus(amount: number): void {
    this.value += amount;
  }
  times(by: number): void {
    this.value *= by;
  }
  atLeast(least: number): void {
    this.value = Math.max(this.value, least);
  }
}

/** How a game begins a number: with its first line, `8 printed`, or bare. It takes only rules of the game's own book. */
export const reckoner =
  <Rule extends string>() =>
  (value: number, why?: Words, rule?: Rule): Reckoning<Rule> => {
    const begun = new Reckoning<Rule>(value);
    return why === undefined ? begun : begun.note(() => `${value} ${textOf(why)}`, rule);
  };

const textOf = (words: Words): string => (typeof words === 'string' ? words : words());
