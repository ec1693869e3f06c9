import type { Ruleset } from '../../../engine/play/ruleset.js';
import { isDocument, isOrder, isOrders } from '../../generated/ast.js';
import type { SandtableServices } from '../../services.js';

/** Returns whether a text parses as exactly one order with a verb of the game. */
export function isOrderText(
  { parser }: Pick<SandtableServices, 'parser'>,
  ruleset: Ruleset | undefined,
  text: string,
): boolean {
  const { lexerErrors, parserErrors, value } = parser.LangiumParser.parse(`orders setup "-" {\n${text}\n}`);
  if (lexerErrors.length > 0 || parserErrors.length > 0) return false;
  const lines = isDocument(value) ? value.elements.flatMap((element) => (isOrders(element) ? element.lines : [])) : [];
  const [line] = lines;
  return (
    lines.length === 1 && isOrder(line) && ruleset?.vocabulary.verbs.some(({ word }) => word === line.verb) === true
  );
}
