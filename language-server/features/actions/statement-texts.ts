import type { AstNode } from 'langium';

/** Where a statement stands together with the comments that are about it: those right above it, and that at the end of its line. */
export interface StatementText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether a blank line parts it from what stands above. */
  readonly beginsParagraph: boolean;
}

const COMMENT = String.raw`(?:\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)`;
const ABOVE = new RegExp(String.raw`(?:${COMMENT}[ \t]*\r?\n[ \t]*)*$`);
const BEHIND = new RegExp(String.raw`^[ \t]*${COMMENT}(?=[ \t]*(?:\r?\n|$))`);
const BLANK_LINE = /\n[ \t]*\r?\n[ \t]*$/;

/** @param from where the statement before it ends, with its comment: no text before is looked at */
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

/** Whether nothing else stands on the line behind a place. */
export const endsItsLine = (whole: string, at: number): boolean => /^[ \t]*(?:\r?\n|$)/.test(whole.slice(at));
