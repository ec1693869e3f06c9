import type { LangiumDocument } from 'langium';
import { isDocument } from '../generated/ast.js';

/**
 * Returns whether a file is a draft. Drafts are checked when they are opened or named on the command line, but not when
 * only their folder is named.
 */
export function isDraft({ parseResult }: Pick<LangiumDocument, 'parseResult'>): boolean {
  const root = parseResult.value;
  return isDocument(root) && root.draft !== undefined;
}
