import { term } from '../model/say.js';
import type { Figure, Ledger, LedgerStep, Explained } from '../model/ledger.js';
import { dropFraction } from './rounding.js';
import { say } from '../model/say.js';

/** The words of a reason, or a function that composes them on demand. */
export type Words = string | (() => string);

/**
 * A number that is computed step by step and records its reasons: `explain(8, 'printed').times(2, 'integrity', '7.3')`
 * is 16 with the ledger `8 printed; ×2 integrity = 16 [7.3]`. The words are composed when the ledger is read, because
 * most ledgers are never read. The words must not depend on state that changes. Rules for hot paths are written for
 * {@link AdjustableValue}, so that the same rules also work on a {@link PlainValue}.
 */
export class ExplainedValue<Rule extends string = string> implements Explained {
  private lines: (() => Ledger)[] | undefined;
  private readonly startValue: number;

  /**
   * Creates a value whose ledger begins with an entry such as `8 printed`. `why` and `rule` describe this entry.
   * Without `why`, the ledger begins with the first change of the value.
   */
  constructor(
    private sum: number,
    private readonly why?: Words,
    private readonly rule?: Rule,
  ) {
    this.startValue = sum;
  }

  get value(): number {
    return this.sum;
  }

  get ledger(): Ledger {
    const first = this.why === undefined ? [] : [startOf(this.startValue, this.why, this.rule)];
    return [...first, ...(this.lines ?? []).flatMap((line) => line())];
  }

  /** Adds entries that are composed when the ledger is read. */
  addLines(compose: () => Ledger): this {
    (this.lines ??= []).push(compose);
    return this;
  }

  /** Adds a remark, which does not change the value. */
  note(words: Words, rule?: Rule): this {
    return this.addLines(() => [{ text: wordsOf(words), ...(rule !== undefined && { rule }) }]);
  }

  /**
   * Adds an entry to the ledger for a number that is printed on a unit: `25/7: 4 printed`, `Lukin: rating 3`. The value
   * does not change.
   */
  notePrinted(of: () => string, amount: number, rule?: Rule, words?: string): this {
    return this.figure(rule, () => {
      const name = of();
      const has = words === undefined ? say`${amount} printed` : `${words} ${amount}`;
      return [`${name}: ${has}`, { is: 'start', of: name, amount, ...(words !== undefined && { words }) }];
    });
  }

  /** Adds the strength of a unit to the value. The ledger entry is the number and the unit's name: `+5 I/8`. */
  plusUnit(of: () => string, amount: number, rule?: Rule): this {
    this.sum += amount;
    return this.figure(rule, () => [`+${amount} ${of()}`, { is: 'start', of: of(), amount }]);
  }

  /**
   * Adds an entry such as `×2 across a river` to the ledger. The value does not change, because the caller has already
   * multiplied it.
   */
  noteMultiplier(by: number, words: string, rule?: Rule): this {
    return this.figure(rule, () => [`×${by} ${words}`, { is: 'change', sign: '×', amount: by, words }]);
  }

  /** Adds an entry that states a total, `attack 25`, to the ledger. The value does not change. */
  noteTotal(of: string, amount: number, rule?: Rule): this {
    return this.figure(rule, () => [`${of} ${fractionText(amount)}`, { is: 'sum', of, amount }]);
  }

  private figure(rule: Rule | undefined, compose: () => readonly [text: string, figure: Figure]): this {
    return this.addLines(() => [stepWithFigure(...compose(), rule)]);
  }

  /** Adds the ledger of another value without changing this value. */
  include(other: Pick<Explained, 'ledger'>): this {
    return this.addLines(() => other.ledger);
  }

  /** Adds another value and its ledger. */
  plusExplained(other: Explained): this {
    return this.plus(other.value).include(other);
  }

  /** Adds an amount to the value: `+3 Lukin`, `-1 out of supply`. If `why` is omitted, no line is added. */
  plus(amount: number, why?: Words, rule?: Rule): this {
    this.sum += amount;
    if (why === undefined) return this;
    const sign = amount < 0 ? '-' : '+';
    return this.figure(rule, () => {
      const words = wordsOf(why);
      return [say`${sign}${Math.abs(amount)} ${words}`, { is: 'change', sign, amount: Math.abs(amount), words }];
    });
  }

  /** Multiplies the value and adds a line to the ledger: `×2 integrity = 16`. If `why` is omitted, no line is added. */
  times(by: number, why?: Words, rule?: Rule): this {
    const product = (this.sum *= by);
    if (why === undefined) return this;
    return this.figure(rule, () => {
      const words = wordsOf(why);
      return [
        `×${fractionText(by)} ${words} = ${fractionText(product)}`,
        { is: 'change', sign: '×', amount: by, words, comesTo: product },
      ];
    });
  }

  /**
   * Divides the value and drops fractions: `÷2 out of supply = 4`. If a minimum is given, a value above 0 does not fall
   * below it. The ledger then cites the rule of the minimum: `÷2 out of supply, but never below 1`.
   */
  dividedBy(by: number, why: Words, rule: Rule, minimum?: { readonly least: number; readonly rule: Rule }): this {
    const share = Math.floor(this.sum / by);
    const isLeast = minimum !== undefined && this.sum > 0 && share < minimum.least;
    const comesTo = (this.sum = isLeast ? minimum.least : share);
    return this.figure(isLeast ? minimum.rule : rule, () => {
      const words = isLeast ? say`${wordsOf(why)}, but never below ${comesTo}` : wordsOf(why);
      const text = isLeast ? words : `${words} = ${comesTo}`;
      return [`÷${by} ${text}`, { is: 'change', sign: '÷', amount: by, words, comesTo }];
    });
  }

  /** Divides the value and keeps the fraction: `÷2 mud = 4½`. */
  over(by: number, why: Words, rule: Rule): this {
    const comesTo = (this.sum /= by);
    return this.figure(rule, () => {
      const words = wordsOf(why);
      return [`÷${by} ${words} = ${fractionText(comesTo)}`, { is: 'change', sign: '÷', amount: by, words, comesTo }];
    });
  }

  /** Replaces the value: `mud: exactly 1`. The ledger gets an entry only if the value changes. */
  exactly(amount: number, why: Words, rule: Rule): this {
    if (this.sum === amount) return this;
    this.sum = amount;
    return this.note(() => say`${wordsOf(why)}: exactly ${fractionText(amount)}`, rule);
  }

  /** Drops the fraction of the value: `fraction dropped = 10`. The ledger gets an entry only if there is a fraction. */
  dropFraction(rule: Rule): this {
    const whole = dropFraction(this.sum);
    if (whole === this.sum) return this;
    this.sum = whole;
    return this.note(() => say`fraction dropped = ${whole}`, rule);
  }

  /** Lowers the value to a maximum: `at most 3`. The ledger gets an entry only if the value changes. */
  atMost(most: number, rule: Rule): this {
    if (this.sum <= most) return this;
    this.sum = most;
    return this.note(() => say`at most ${most}`, rule);
  }

  /** Raises the value to a minimum: `at least 1`. The ledger gets an entry only if the value changes. */
  atLeast(least: number, rule: Rule): this {
    if (this.sum >= least) return this;
    this.sum = least;
    return this.note(() => say`at least ${least}`, rule);
  }
}

/** A ledger step with a figure. The figure is not enumerable, so that JSON contains only the words. */
class StepWithFigure implements LedgerStep {
  readonly #figure: Figure;
  declare readonly rule?: string;

  constructor(
    readonly text: string,
    figure: Figure,
    rule: string | undefined,
  ) {
    this.#figure = figure;
    if (rule !== undefined) this.rule = rule;
  }

  get figure(): Figure {
    return this.#figure;
  }
}

/** Creates a ledger step with a figure, for ledgers that are not built by {@link ExplainedValue}. */
export const stepWithFigure = (text: string, figure: Figure, rule?: string): LedgerStep =>
  new StepWithFigure(text, figure, rule);

/**
 * The operations of a rule on a value. They work on a value with or without reasons, so that each rule is written only
 * once.
 */
export interface AdjustableValue<Rule extends string = string> {
  readonly value: number;
  plus(amount: number, why: Words, rule: Rule): unknown;
  times(by: number, why: Words, rule: Rule): unknown;
  over(by: number, why: Words, rule: Rule): unknown;
  exactly(amount: number, why: Words, rule: Rule): unknown;
  atLeast(least: number, rule: Rule): unknown;
  atMost(most: number, rule: Rule): unknown;
  dropFraction(rule: Rule): unknown;
}

/** A value without reasons, for hot paths such as the inner loop of a search. */
export class PlainValue implements AdjustableValue {
  constructor(public value: number) {}

  plus(amount: number): void {
    this.value += amount;
  }
  times(by: number): void {
    this.value *= by;
  }
  over(by: number): void {
    this.value /= by;
  }
  exactly(amount: number): void {
    this.value = amount;
  }
  atLeast(least: number): void {
    this.value = Math.max(this.value, least);
  }
  atMost(most: number): void {
    this.value = Math.min(this.value, most);
  }
  dropFraction(): void {
    this.value = dropFraction(this.value);
  }
}

/**
 * Returns the function with which a game starts an explained value. That function accepts only rule numbers of the
 * game's rulebook.
 */
export const explainer =
  <Rule extends string>() =>
  (value: number, why?: Words, rule?: Rule): ExplainedValue<Rule> =>
    new ExplainedValue(value, why, rule);

/** Returns the first entry of a ledger: `8 printed`. */
function startOf(amount: number, why: Words, rule: string | undefined): LedgerStep {
  const words = wordsOf(why);
  return stepWithFigure(`${amount} ${words}`, { is: 'start', amount, words }, rule);
}

/** Returns the words of a reason in the reader's language. */
export const wordsOf = (words: Words): string => term(typeof words === 'string' ? words : words());

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.33': '⅓', '0.5': '½', '0.67': '⅔', '0.75': '¾' };

/** Formats a number with its fraction as on a counter: `4½`. Other fractions have two decimals. */
export function fractionText(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  const [size, sign] = [Math.abs(rounded), rounded < 0 ? '-' : ''];
  const whole = Math.floor(size);
  const fraction = FRACTIONS[String(Math.round((size - whole) * 100) / 100)];
  return fraction === undefined ? String(rounded) : `${sign}${whole === 0 ? '' : whole}${fraction}`;
}
