import { say } from '../../engine/model/say.js';
import type { AstNode } from 'langium';
import type { CompileContext } from './compile-context.js';

/** Maximum number of counters of a kind, more than any published game has. */
export const MAX_COUNTERS = 500;

/** Returns a number of counters; reports a number below 1 or above {@link MAX_COUNTERS}. */
export function readCount(context: CompileContext, node: AstNode & { readonly count: string | undefined }): number {
  const count = Number(node.count ?? 0);
  if (count >= 1 && count <= MAX_COUNTERS) return count;
  if (node.count !== undefined) {
    context.findings.error(
      'number-out-of-range',
      context.text.part(node, 'count'),
      say`The number of counters must be 1 to ${MAX_COUNTERS}; here it is ${node.count}.`,
    );
  }
  return Math.max(0, Math.min(MAX_COUNTERS, count));
}
