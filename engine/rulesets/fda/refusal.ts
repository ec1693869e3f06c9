import type { Refusal } from '../../play/moment.js';
import { step } from './rulebook/cite.js';
import type { FdaRule } from './rulebook/index.js';

/** Why something may not be done, by a rule of this book, which the message names. Without other reasons the message is its own. */
export function refusal(
  rule: FdaRule,
  slug: string,
  message: string,
  more: Partial<Pick<Refusal, 'why' | 'fixes' | 'at' | 'waits'>> = {},
): Refusal {
  return { refused: true, rule, slug, message: citing(message, rule), why: [step(message, rule)], ...more };
}

/** The message with the rule at the end of its first sentence, unless it cites one itself. */
export function citing(message: string, rule: FdaRule): string {
  return message.includes('[') ? message : message.replace(/\.(?=\s|$)/, ` [${rule}].`);
}
