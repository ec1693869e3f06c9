import type { Refusal } from '../play/moment.js';
import { refusal, type More } from '../play/refusal.js';

/**
 * One reason why something may not be done, not yet put into words: rules that are asked at every move whether, and now and
 * then why not, return the first bar that holds. So both are told in one place, and nobody pays for words that nobody reads.
 * `Asked` is what its words have to be told; a bar that is made once for all, told the state and the unit, costs nothing
 * even where it is asked for every unit at every move.
 */
export interface Bar<Rule extends string = string, Asked extends readonly unknown[] = []> {
  readonly rule: Rule;
  /** The last part of the finding's code: `rail-cut`. */
  readonly slug: string;
  /** The reason as a sentence, told of the game as it is when the bar is found. */
  readonly text: (...asked: Asked) => string;
  /** What the refusal has besides its message: reasons, fixes, where. */
  readonly more: ((...asked: Asked) => More) | undefined;
}

/** How a ruleset bars: the helper takes only numbers of its own rulebook. */
export const barFactory =
  <Rule extends string>() =>
  <Asked extends readonly unknown[] = []>(
    rule: Rule,
    slug: string,
    text: (...asked: Asked) => string,
    more?: (...asked: Asked) => More,
  ): Bar<Rule, Asked> => ({ rule, slug, text, more });

/** A bar in words; undefined when nothing bars. */
export function whyNot<Asked extends readonly unknown[]>(
  bar: Bar<string, Asked> | undefined,
  ...asked: Asked
): Refusal | undefined {
  return bar && refusal(bar.rule, bar.slug, bar.text(...asked), bar.more?.(...asked));
}

/** The same bar with its reason put into a sentence: `it is at work` into `29th Armoured cannot fire: it is at work.` */
export function rephrase(bar: Bar | undefined, sentence: (reason: string) => string): Bar | undefined {
  return bar && { ...bar, text: () => sentence(bar.text()) };
}
