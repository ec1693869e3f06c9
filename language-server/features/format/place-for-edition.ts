import type { LangiumDocument } from 'langium';
import { isDocument } from '../../generated/ast.js';
import type { Line } from './lines.js';

/**
 * Returns the index of the line before which the edition of a ruleset can be added: the line of its first statement.
 * Undefined if the ruleset has an edition, extends another ruleset, or has no statement that begins a line.
 */
export function placeForEdition({ parseResult }: LangiumDocument, lines: readonly Line[]): number | undefined {
  const definition = isDocument(parseResult.value) ? parseResult.value.definition : undefined;
  const first = definition?.statements.at(0)?.$cstNode?.offset;
  if (!definition || definition.base !== undefined || definition.statements.some(({ head }) => head === 'edition'))
    return undefined;
  const index = lines.findIndex(({ leaves }) => leaves[0]?.offset === first);
  return index < 0 ? undefined : index;
}
