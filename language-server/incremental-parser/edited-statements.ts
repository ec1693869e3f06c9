import type { CstNode } from 'langium';
import type { TextChange } from './text-change.js';

/** Consecutive statements that are parsed again, and their new text. */
export interface EditedStatements {
  /** Indices of the first and the last statement that are parsed again. All other statements are reused. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the statements that an edit may affect: all statements that the edit overlaps, or both neighbours if the edit
 * is between two statements. Undefined if the statements cannot be determined: the edit is before the first statement,
 * or no white space separates these statements from the others.
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

/** Returns whether a character is white space. An empty text, at the start or end of a file, counts as white space. */
const isSpace = (character: string): boolean => character.trim() === '';
