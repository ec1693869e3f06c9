import type { CstNode } from 'langium';
import type { TextChange } from './text-change.js';

/** Consecutive statements that are parsed again, and their new text. */
export interface EditedStatements {
  /** Index of the first and the last of them; all others are reused. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the statements that an edit may affect: those it overlaps, and if it is between two statements, both. Undefined if that
 * cannot be determined: before the first statement, and where no white space separates these statements from the others.
 *
 * @param statements of the text before the edit, in their order
 */
export function findEditedStatements(
  statements: readonly CstNode[],
  change: TextChange,
  now: string,
): EditedStatements | undefined {
  const first = statements.findLastIndex(({ offset }) => offset < change.start);
  if (first < 0) return undefined;
  const next = statements.findIndex(({ end }, index) => index >= first && end > change.oldEnd);
  const [{ offset: start }] = statements.slice(first);
  const end = next < 0 ? now.length : statements[next].end + change.newEnd - change.oldEnd;
  const isSeparate = isSpace(now.charAt(start - 1)) && isSpace(now.charAt(end));
  return isSeparate
    ? { first, last: next < 0 ? statements.length - 1 : next, start, end, text: now.slice(start, end) }
    : undefined;
}

/** Returns whether a character is white space; true also for an empty text, at the start and end of a file. */
const isSpace = (character: string): boolean => character.trim() === '';
