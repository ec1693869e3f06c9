import { GrammarUtils } from 'langium';
import type { Force } from '../generated/ast.js';

/** The comments of a declaration, which are kept when a table moves it. */
export interface RowComments {
  /** Comments on the lines before the declaration. */
  readonly before: readonly string[];
  /** Comments inside the declaration, as `/* … *\/`. */
  readonly inside: readonly string[];
  /** A comment at the end of its line. */
  readonly after?: string;
  /** Comments before the closing brace of a formation. */
  readonly last: readonly string[];
  /** A comment after the closing brace. */
  readonly closing?: string;
}

/** Texts in quotes and comments: a comment sign in quotes begins no comment. */
const QUOTED_OR_COMMENT = /"(?:\\.|[^"\\])*"|\/\*[^]*?\*\/|\/\/[^\r\n]*/g;

const commentsIn = (text: string): string[] =>
  (text.match(QUOTED_OR_COMMENT) ?? []).filter((found) => !found.startsWith('"')).map((comment) => comment.trimEnd());

/** Returns the end of a comment at the end of a line; `from` if there is none. */
export function endOfLineComment(text: string, from: number): number {
  const [found = ''] = /^[ \t]*\/\/[^\r\n]*/.exec(text.slice(from)) ?? [];
  return from + found.trimEnd().length;
}

/** Returns a comment in a form that does not end its line. */
const asBlock = (comment: string): string =>
  comment.startsWith('//') ? `/* ${comment.slice(2).replaceAll('*/', '* /').trim()} */` : comment;

/** Returns the comments inside the declaration of a unit, up to its brace. */
export function commentsInHead(force: Force): readonly string[] {
  const { offset = 0, end = 0, root } = force.$cstNode ?? {};
  const brace = GrammarUtils.findNodeForKeyword(force.$cstNode, '{')?.offset ?? end;
  return commentsIn((root?.fullText ?? '').slice(offset, brace)).map(asBlock);
}

/** Returns the comments of a declaration and of the members in its braces, by the names of the units. */
export function commentsOf(force: Force, before: readonly string[] = []): ReadonlyMap<string, RowComments> {
  const { end = 0, root } = force.$cstNode ?? {};
  const text = root?.fullText ?? '';
  const brace = GrammarUtils.findNodeForKeyword(force.$cstNode, '{');
  const lineEnd = brace?.end ?? end;
  let from = endOfLineComment(text, lineEnd);
  const after = text.slice(lineEnd, from).trim();
  const found = new Map<string, RowComments>();
  for (const member of force.forces) {
    const { offset: start = from, end: memberEnd = from } = member.$cstNode ?? {};
    for (const [name, comments] of commentsOf(member, commentsIn(text.slice(from, start)))) found.set(name, comments);
    from = endOfLineComment(text, memberEnd);
  }
  const last = brace ? commentsIn(text.slice(from, end)) : [];
  const closing = brace ? text.slice(end, endOfLineComment(text, end)).trim() : '';
  found.set(force.name, {
    ...{ before, inside: commentsInHead(force), last },
    ...(after !== '' && { after }),
    ...(closing !== '' && { closing }),
  });
  return found;
}
