import type { AstNode } from 'langium';
import type { Desk } from './desk.js';

/** More counters of a kind than any box holds. */
export const MOST_COUNTERS = 500;

/** How many counters: at least one. */
export function readCount(desk: Desk, node: AstNode & { readonly count: string | undefined }): number {
  const count = Number(node.count ?? 0);
  if (count >= 1 && count <= MOST_COUNTERS) return count;
  if (node.count !== undefined) {
    desk.findings.error(
      'number-out-of-range',
      desk.text.part(node, 'count'),
      `A count is at least 1 and at most ${MOST_COUNTERS}; here ${node.count}.`,
    );
  }
  return Math.max(0, Math.min(MOST_COUNTERS, count));
}
