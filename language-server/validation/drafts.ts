import type { LangiumDocument } from 'langium';
import { isDocument } from '../generated/ast.js';

/** Whether a file says of itself that it is not finished: it is checked when it is opened or named, not with its folder. */
export function isDraft({ parseResult }: Pick<LangiumDocument, 'parseResult'>): boolean {
  const root = parseResult.value;
  return isDocument(root) && root.draft !== undefined;
}
