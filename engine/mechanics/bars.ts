import type { Refusal } from '../play/moment.js';
import { refusal, type RefusalDetails } from '../play/refusal.js';

/**
 * A reason why something is not allowed. A rule returns the first bar that applies, or undefined if the action is
 * legal. One function thus decides and explains. The message is built only when it is shown, because most bars are only
 * tested. `Args` are the arguments that the message needs.
 */
export interface Bar<Rule extends string = string, Args extends readonly unknown[] = []> {
  readonly rule: Rule;
  /** The last part of the finding's code: `rail-cut`. */
  readonly slug: string;
  /** Returns the reason as a sentence. Call this method before the state of the game changes. */
  readonly text: (...args: Args) => string;
  /** Returns the details of the refusal besides its message: reasons, fixes and place. */
  readonly more: ((...args: Args) => RefusalDetails) | undefined;
}

/**
 * Returns a function with which a ruleset creates bars. A bar is a reason why something is not allowed, with its rule
 * and message. The function accepts only rule numbers of the ruleset's rulebook.
 */
export const barFactory =
  <Rule extends string>() =>
  <Args extends readonly unknown[] = []>(
    rule: Rule,
    slug: string,
    text: (...args: Args) => string,
    more?: (...args: Args) => RefusalDetails,
  ): Bar<Rule, Args> => ({ rule, slug, text, more });

/** Returns the refusal for a bar. Returns undefined if there is no bar. */
export function whyNot<Args extends readonly unknown[]>(
  bar: Bar<string, Args> | undefined,
  ...args: Args
): Refusal | undefined {
  return bar && refusal(bar.rule, bar.slug, bar.text(...args), bar.more?.(...args));
}

/**
 * Returns a bar with its reason inserted into a sentence: `it is at work` → `29th Armoured cannot fire: it is at work.`
 */
export function rephrase(bar: Bar | undefined, sentence: (reason: string) => string): Bar | undefined {
  return bar && { ...bar, text: () => sentence(bar.text()) };
}
