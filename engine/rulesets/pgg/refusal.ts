import type { Refusal } from '../../play/moment.js';
import { step } from './rulebook/cite.js';
import type { PggRule } from './rulebook/index.js';

/** Why something may not be done, by a rule of this book. Without other reasons the message is its own. */
export function refusal(rule: PggRule, slug: string, message: string, more: Partial<Pick<Refusal, 'why' | 'fixes' | 'at' | 'waits'>> = {}): Refusal {
  return { refused: true, rule, slug, message, why: [step(message, rule)], ...more };
}
