import type { AstNode } from 'langium';
import type { CompileContext } from './compile-context.js';

/** More counters of a kind than any box holds. */
export const MOST_COUNTERS = 500;

/** How many counters: at least one. */
export function readCount(context: CompileContext, node: AstNode & { readonly count: string | undefined }): number {
  const count = Number(node.count ?? 0);
  if (count >= 1 && count <= MOST_COUNTERS) return count;
  if (node.count !== undefined) {
    context.findings.error(
      'number-out-of-range',
      context.text.part(node, 'count'),
      `A count is at least 1 and at most ${MOST_COUNTERS}; here ${node.count}.`,
    );
  }
  return Math.max(0, Math.min(MOST_COUNTERS, count));
}
