import type { CstNode } from 'langium';
import type { TextChange } from './text-change.js';

/** Neighbouring statements that are read again together, and their text now. */
export interface EditedStatements {
  /** Their indices; all before and behind are kept. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The statements an edit may have touched: those it lies in, and where it lies between two, both of them, for what is added to
 * the one or taken from it may be part of either. Undefined where that cannot be told: before the first statement, and where no
 * space parts the stretch from what is kept.
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
  const isApart = isSpace(now.charAt(start - 1)) && isSpace(now.charAt(end));
  return isApart
    ? { first, last: next < 0 ? statements.length - 1 : next, start, end, text: now.slice(start, end) }
    : undefined;
}

/** Also before the first and behind the last character of a text. */
const isSpace = (character: string): boolean => character.trim() === '';
