import type { Refusal } from '../play/moment.js';
import { refusal, type More } from '../play/refusal.js';

/**
 * One reason why something may not be done, not yet put into words: rules that are asked at every move whether, and now and
 * then why not, return the first bar that holds. So both are told in one place, and nobody pays for words that nobody reads.
 */
export interface Bar<Rule extends string = string> {
  readonly rule: Rule;
  /** The last part of the finding's code: `rail-cut`. */
  readonly slug: string;
  /** The reason as a sentence, told of the game as it is when the bar is found. */
  readonly tell: () => string;
  /** What the refusal has besides its message: reasons, fixes, where. */
  readonly more: (() => More) | undefined;
}

/** How a ruleset bars: the helper takes only numbers of its own rulebook. */
export const barring =
  <Rule extends string>() =>
  (rule: Rule, slug: string, tell: () => string, more?: () => More): Bar<Rule> => ({ rule, slug, tell, more });

/** A bar in words; undefined when nothing bars. */
export function whyNot(bar: Bar | undefined): Refusal | undefined {
  return bar && refusal(bar.rule, bar.slug, bar.tell(), bar.more?.());
}

/** The same bar with its reason put into a sentence: `it is at work` into `29th Armoured cannot fire: it is at work.` */
export function worded(bar: Bar | undefined, sentence: (reason: string) => string): Bar | undefined {
  return bar && { ...bar, tell: () => sentence(bar.tell()) };
}
