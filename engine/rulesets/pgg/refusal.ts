import type { Ledger } from '../../play/ledger.js';
import type { Refusal } from '../../play/moment.js';
import { step } from './rulebook/cite.js';
import type { PggRule } from './rulebook/index.js';

/** Why something may not be done, by a rule of this book, which the message names. Without other reasons the message is its own. */
export function refusal(
  rule: PggRule,
  slug: string,
  message: string,
  more: Partial<Pick<Refusal, 'why' | 'fixes' | 'at' | 'waits'>> = {},
): Refusal {
  return { refused: true, rule, slug, message: citing(message, rule), why: [step(message, rule)], ...more };
}

/** Why something may not be done as a ledger: the message first, without repeating what it says. */
export function reasonsOf({ message, rule, why }: Refusal): Ledger {
  const bare = (text: string): string => text.replace(/ \[[^\]]*\]/g, '');
  const first = { text: bare(message), rule };
  return [first, ...why.filter(({ text }) => bare(text) !== first.text)];
}

/** The message with the rule at the end of its first sentence, unless it cites one itself. */
export function citing(message: string, rule: PggRule): string {
  return message.includes('[') ? message : message.replace(/\.(?=\s|$)/, ` [${rule}].`);
}
