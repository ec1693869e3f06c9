import type { AstNode } from 'langium';

/** The text of a statement with the comments directly above it and at the end of its line. */
export interface StatementText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether a blank line precedes the statement. */
  readonly beginsParagraph: boolean;
}

const COMMENT = String.raw`(?:\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)`;
const ABOVE = new RegExp(String.raw`(?:${COMMENT}[ \t]*\r?\n[ \t]*)*$`);
const BEHIND = new RegExp(String.raw`^[ \t]*${COMMENT}(?=[ \t]*(?:\r?\n|$))`);
const BLANK_LINE = /\n[ \t]*\r?\n[ \t]*$/;

/**
 * Returns the text of a statement with its comments.
 * @param from end offset of the previous statement and its comment; comments before this offset are ignored
 */
export function statementText(node: AstNode, from = 0): StatementText | undefined {
  const { $cstNode: cst } = node;
  if (!cst) return undefined;
  const whole = cst.root.fullText;
  const before = whole.slice(from, cst.offset);
  const start = cst.offset - (ABOVE.exec(before)?.[0].length ?? 0);
  const end = cst.end + (BEHIND.exec(whole.slice(cst.end))?.[0].length ?? 0);
  const beginsParagraph = BLANK_LINE.test(whole.slice(from, start));
  return { start, end, text: whole.slice(start, end), beginsParagraph };
}

/** Returns whether only white space follows on the same line. */
export const endsItsLine = (whole: string, at: number): boolean => /^[ \t]*(?:\r?\n|$)/.test(whole.slice(at));
