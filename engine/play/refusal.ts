import { withoutRules, type Ledger } from '../model/ledger.js';
import type { Refusal } from './moment.js';

/** What a refusal may have besides its message. */
export type RefusalDetails = Partial<Pick<Refusal, 'why' | 'fixes' | 'at' | 'waits'>>;

/** How a ruleset says no: each helper takes only numbers of its own rulebook. */
export interface Refusals<Rule extends string> {
  /** Why something may not be done, by a rule which the message names. Without other reasons the message is its own. */
  readonly refusal: (rule: Rule, slug: string, message: string, more?: RefusalDetails) => Refusal;
  /** The message with the rule at the end of its first sentence, unless it cites one itself. */
  readonly citing: (message: string, rule: Rule) => string;
}

export const createRefusals = <Rule extends string>(): Refusals<Rule> => ({ refusal, citing });

export function refusal(rule: string, slug: string, message: string, more: RefusalDetails = {}): Refusal {
  return {
    refused: true,
    rule,
    slug,
    message: citing(message, rule),
    why: [{ text: withoutRules(message), rule }],
    ...more,
  };
}

function citing(message: string, rule: string): string {
  return message.includes('[') ? message : message.replace(/\.(?=\s|$)/, ` [${rule}].`);
}

/** Why something may not be done as a ledger: the message first, without repeating what it says. */
export function refusalLedger({ message, rule, why }: Refusal): Ledger {
  const first = { text: withoutRules(message), rule };
  return [first, ...why.filter(({ text }) => withoutRules(text) !== first.text)];
}
