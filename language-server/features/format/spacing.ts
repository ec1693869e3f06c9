import type { LeafCstNode } from 'langium';
import {
  isAttribute,
  isChain,
  isLegendEntry,
  isPlacement,
  isPoolCounters,
  isRow,
  isTableRow,
} from '../../generated/ast.js';
import { wholeValue } from '../../syntax/written-value.js';

/** Returns the space between two tokens of a line. */
export function spaceBetween(left: LeafCstNode, right: LeafCstNode, written: string): string {
  if (right.hidden) return written.length > 0 ? written.replaceAll('\t', '  ') : ' ';
  if (left.hidden) return ' ';
  const value = wholeValue(left);
  if (value.offset <= right.offset && right.end <= value.end) return isWords(left, right) ? ' ' : '';
  if (/^([,:)]|\.\.)$/.test(right.text) || left.text === '(' || left.text === '..') return '';
  if (isAttribute(right.astNode) && right.text === '=') return ' ';
  if (isChain(right.astNode)) return ' ';
  return startsNeighbour(left, right) ? '  ' : ' ';
}

/** Returns whether a space belongs between two tokens of a value, such as `June 1941`. */
function isWords(left: LeafCstNode, right: LeafCstNode): boolean {
  return /[\p{L}\d]$/u.test(left.text) && /^[\p{L}\d]/u.test(right.text);
}

/**
 * Returns whether `right` begins a legend entry, a counter of a pool, a placement or a row of a table. Several of these
 * short statements may be on one line, separated by two spaces.
 */
function startsNeighbour(left: LeafCstNode, right: LeafCstNode): boolean {
  const node = right.astNode;
  const short = isLegendEntry(node) || isPoolCounters(node) || isPlacement(node) || isTableRow(node);
  return short && node.$cstNode?.offset === right.offset && left.text !== '{';
}

/** Returns a terrain row. If any row of the block has spaces, its symbols are separated by single spaces. */
export function rowText(leaf: LeafCstNode): string {
  const row = leaf.astNode;
  const spaced = isRow(row) && row.$container.rows.some((other) => /[^\s|]\s+[^\s]/.test(other.cells));
  const symbols = Array.from(leaf.text.slice(1).replace(/\s/g, ''));
  return `|${symbols.join(spaced ? ' ' : '')}`;
}
