import type { AstNode } from 'langium';
import type { Fix } from '../../engine/model/finding.js';
import type { Text } from './text.js';

/**
 * Returns the fix that removes a statement; if nothing else is on the line, the fix removes the whole line.
 * @param list the list that contains the node: an item is removed with its comma, and a single item with its whole
 * statement
 */
export function removalFix(text: Text, node: AstNode, title: string, list?: readonly AstNode[]): Fix {
  const removed = list?.length === 1 && node.$container ? node.$container : node;
  const source = text.source(removed);
  const whole = removed.$cstNode?.root.fullText ?? '';
  const [start, end] = list && removed === node ? withComma(whole, source) : withLine(whole, source);
  return { title, edits: [{ source: { file: source.file, start, end }, text: '' }] };
}

type Span = readonly [start: number, end: number];
interface Range {
  readonly start: number;
  readonly end: number;
}

function withLine(whole: string, { start, end }: Range): Span {
  const before = /[ \t]*$/.exec(whole.slice(0, start))?.[0].length ?? 0;
  const behind = /^[ \t]*(\r?\n|$)/.exec(whole.slice(end))?.[0].length;
  const begins = start - before === 0 || whole[start - before - 1] === '\n';
  return begins && behind !== undefined ? [start - before, end + behind] : [start, end];
}

function withComma(whole: string, { start, end }: Range): Span {
  const before = /,\s*$/.exec(whole.slice(0, start))?.[0].length;
  if (before !== undefined) return [start - before, end];
  const behind = /^\s*,\s*/.exec(whole.slice(end))?.[0].length;
  return behind === undefined ? withLine(whole, { start, end }) : [start, end + behind];
}
