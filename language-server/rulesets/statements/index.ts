import { COMBAT } from './combat.js';
import { FRAME } from './frame.js';
import { GROUND } from './ground.js';
import { modify } from './modify.js';
import type { Statement } from './statement.js';
import { SUPPLY } from './supply.js';
import { UNITS } from './units.js';

/** All statements of rulesets, in the order of the reference. */
export const STATEMENTS: readonly Statement[] = [...FRAME, ...GROUND, ...UNITS, ...COMBAT, modify, ...SUPPLY];

/** Returns the entry of a statement with its first word and, for tables, the word after it. */
export function findStatement(head: string | undefined, words: readonly string[]): Statement | undefined {
  return STATEMENTS.find((each) => each.head === head && (each.then === undefined || each.then === words[0]));
}
