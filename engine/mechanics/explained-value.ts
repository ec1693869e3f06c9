import type { Figure, Ledger, LedgerStep, Explained } from '../model/ledger.js';

/** Words of a reason; a function where they have to be put together. */
export type Words = string | (() => string);

/**
 * A number under way that keeps its reasons: `reckon(8, 'printed').times(2, 'integrity', '7.3')` is 16, and its ledger says
 * `8 printed; ×2 integrity = 16 [7.3]`. The reasons are put into words when somebody reads the ledger: nobody reads most of
 * what play reckons. What is asked for at every step is reckoned by the same lines on a {@link PlainValue}. Words may name only what
 * does not change in play.
 */
export class ExplainedValue<Rule extends string = string> implements Explained {
  private lines: (() => Ledger)[] | undefined;
  private readonly startValue: number;

  /** Begins with its first line, `8 printed`, or bare: most of what play reckons has no other, so that it is no function. */
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

  /** Lines that are put together when somebody reads them. */
  addLines(told: () => Ledger): this {
    (this.lines ??= []).push(told);
    return this;
  }

  /** A line that changes nothing: where the number comes from, or what it means. */
  note(words: Words, rule?: Rule): this {
    return this.addLines(() => [{ text: textOf(words), ...(rule !== undefined && { rule }) }]);
  }

  /** `25/7: 4 printed`, `Lukin: rating 3`: what a unit has, before anything is done to it. Nothing is added. */
  notePrinted(of: () => string, amount: number, rule?: Rule, words?: string): this {
    return this.figure(rule, () => {
      const name = of();
      const has = words === undefined ? `${amount} printed` : `${words} ${amount}`;
      return [`${name}: ${has}`, { is: 'start', of: name, amount, ...(words !== undefined && { words }) }];
    });
  }

  /** `+5 I/8`: what a unit brings is added. */
  plusUnit(of: () => string, amount: number, rule?: Rule): this {
    this.sum += amount;
    return this.figure(rule, () => [`+${amount} ${of()}`, { is: 'start', of: of(), amount }]);
  }

  /** `×2 across a river`, of all that is told before it; the number is another one, and stays. */
  noteMultiplier(by: number, words: string, rule?: Rule): this {
    return this.figure(rule, () => [`×${by} ${words}`, { is: 'change', sign: '×', amount: by, words }]);
  }

  /** `attack 25`: what all that is told before it comes to. */
  noteTotal(of: string, amount: number, rule?: Rule): this {
    return this.figure(rule, () => [`${of} ${amount}`, { is: 'sum', of, amount }]);
  }

  private figure(rule: Rule | undefined, told: () => readonly [text: string, figure: Figure]): this {
    return this.addLines(() => [stepWithFigure(...told(), rule)]);
  }

  /** The reasons of another number, which leave this one as it is. */
  include(other: Pick<Explained, 'ledger'>): this {
    return this.addLines(() => other.ledger);
  }

  /** Another number is added, with its reasons. */
  plusExplained(other: Explained): this {
    return this.plus(other.value).include(other);
  }

  /** `+3 Lukin`, `-1 out of supply`; without words when the reason is told beside it. */
  plus(amount: number, why?: Words, rule?: Rule): this {
    this.sum += amount;
    if (why === undefined) return this;
    const sign = amount < 0 ? '-' : '+';
    return this.figure(rule, () => {
      const words = textOf(why);
      return [`${sign}${Math.abs(amount)} ${words}`, { is: 'change', sign, amount: Math.abs(amount), words }];
    });
  }

  /** `×2 integrity = 16`; without words when the reason is told beside it. */
  times(by: number, why?: Words, rule?: Rule): this {
    const product = (this.sum *= by);
    if (why === undefined) return this;
    return this.figure(rule, () => {
      const words = textOf(why);
      return [`×${by} ${words} = ${product}`, { is: 'change', sign: '×', amount: by, words, comesTo: product }];
    });
  }

  /**
   * `÷2 out of supply = 4`, fractions dropped. What was above 0 stays at a minimum where one is given, and the ledger cites
   * that instead: `÷2 out of supply, but never below 1`.
   */
  dividedBy(by: number, why: Words, rule: Rule, minimum?: { readonly least: number; readonly rule: Rule }): this {
    const share = Math.floor(this.sum / by);
    const isLeast = minimum !== undefined && this.sum > 0 && share < minimum.least;
    const comesTo = (this.sum = isLeast ? minimum.least : share);
    return this.figure(isLeast ? minimum.rule : rule, () => {
      const words = isLeast ? `${textOf(why)}, but never below ${comesTo}` : textOf(why);
      const text = isLeast ? words : `${words} = ${comesTo}`;
      return [`÷${by} ${text}`, { is: 'change', sign: '÷', amount: by, words, comesTo }];
    });
  }

  /** `at least 1`, told only when it lifts the number. */
  atLeast(least: number, rule: Rule): this {
    if (this.sum >= least) return this;
    this.sum = least;
    return this.note(() => `at least ${least}`, rule);
  }
}

/** A step that is figures as well as words; whoever writes a ledger out has the words. */
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

/** A step in words and in figures, for what no reckoning writes. */
export const stepWithFigure = (text: string, figure: Figure, rule?: string): LedgerStep =>
  new StepWithFigure(text, figure, rule);

/** What a rule does to a number whose reasons are kept or not: stated once for both. */
export interface AdjustableValue<Rule extends string = string> {
  readonly value: number;
  plus(amount: number, why: Words, rule: Rule): unknown;
  times(by: number, why: Words, rule: Rule): unknown;
  atLeast(least: number, rule: Rule): unknown;
}

/** The number alone, where it is asked for at every step of a search. */
export class PlainValue implements AdjustableValue {
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
export const explainer =
  <Rule extends string>() =>
  (value: number, why?: Words, rule?: Rule): ExplainedValue<Rule> =>
    new ExplainedValue(value, why, rule);

/** `8 printed` */
function startOf(amount: number, why: Words, rule: string | undefined): LedgerStep {
  const words = textOf(why);
  return stepWithFigure(`${amount} ${words}`, { is: 'start', amount, words }, rule);
}

const textOf = (words: Words): string => (typeof words === 'string' ? words : words());
