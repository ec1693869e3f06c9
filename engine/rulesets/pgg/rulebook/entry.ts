import type { RuleEntry } from '../../../play/ruleset.js';

/** The rules of one chapter, by their number in the book. */
export type Chapter = Readonly<Record<string, Omit<RuleEntry, 'rule'>>>;
