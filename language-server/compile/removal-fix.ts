import type { AstNode } from 'langium';
import type { Fix } from '../../engine/model/finding.js';
import type { Text } from './text.js';

/**
 * The fix that takes a statement out, with its line when it stands alone there, or one of a list with its comma; the last of a
 * list goes with the statement that holds the list.
 */
export function removalFix(text: Text, node: AstNode, title: string, list?: readonly AstNode[]): Fix {
  const alone = list?.length === 1 && node.$container ? node.$container : node;
  const source = text.source(alone);
  const whole = alone.$cstNode?.root.fullText ?? '';
  const [start, end] = list && alone === node ? withComma(whole, source) : withLine(whole, source);
  return { title, edits: [{ source: { file: source.file, start, end }, text: '' }] };
}

type Span = readonly [start: number, end: number];
interface Written {
  readonly start: number;
  readonly end: number;
}

function withLine(whole: string, { start, end }: Written): Span {
  const before = /[ \t]*$/.exec(whole.slice(0, start))?.[0].length ?? 0;
  const behind = /^[ \t]*(\r?\n|$)/.exec(whole.slice(end))?.[0].length;
  const begins = start - before === 0 || whole[start - before - 1] === '\n';
  return begins && behind !== undefined ? [start - before, end + behind] : [start, end];
}

function withComma(whole: string, { start, end }: Written): Span {
  const before = /,\s*$/.exec(whole.slice(0, start))?.[0].length;
  if (before !== undefined) return [start - before, end];
  const behind = /^\s*,\s*/.exec(whole.slice(end))?.[0].length;
  return behind === undefined ? withLine(whole, { start, end }) : [start, end + behind];
}
