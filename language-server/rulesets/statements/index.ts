import { COMBAT } from './combat.js';
import { FRAME } from './frame.js';
import { GROUND } from './ground.js';
import { modify } from './modify.js';
import type { Statement } from './statement.js';
import { SUPPLY } from './supply.js';
import { UNITS } from './units.js';

/** All statements of rulesets by subject, in the order of the reference. */
export const CHAPTERS: readonly { readonly title: string; readonly statements: readonly Statement[] }[] = [
  { title: 'The game and its turn', statements: FRAME },
  { title: 'Ground and movement', statements: GROUND },
  { title: 'Units', statements: UNITS },
  { title: 'Combat', statements: COMBAT },
  { title: 'Values under conditions', statements: [modify] },
  { title: 'Supply and replacements', statements: SUPPLY },
];

/** All statements of rulesets. */
export const STATEMENTS: readonly Statement[] = CHAPTERS.flatMap(({ statements }) => statements);

/** Returns the entry of the statement that begins with a word and, for tables, with a second word. */
export function findStatement(head: string | undefined, words: readonly string[]): Statement | undefined {
  return STATEMENTS.find((each) => each.head === head && (each.then === undefined || each.then === words[0]));
}
