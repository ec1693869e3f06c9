import type { CstNode, GrammarAST, ValueType } from 'langium';
import { DefaultValueConverter, GrammarAST as Grammar, GrammarUtils } from 'langium';
import { showControlCharacters } from '../../engine/model/words.js';

/** Names of the grammar rules whose text Langium converts to another value. */
const CONVERTED_RULES: ReadonlySet<string> = new Set(['INT', 'STRING', 'ID']);

/**
 * Converts texts to values. Most elements of the grammar need no conversion; the result of this test is cached for each
 * element. Control characters in quotes are replaced by visible symbols, so that pictures and reports do not contain
 * them.
 */
export class SandtableValueConverter extends DefaultValueConverter {
  private readonly asWritten = new Map<GrammarAST.AbstractElement, boolean>();

  override convert(input: string, cstNode: CstNode): ValueType {
    const element = cstNode.grammarSource;
    if (!element) return super.convert(input, cstNode);
    let plain = this.asWritten.get(element);
    if (plain === undefined) this.asWritten.set(element, (plain = isAsWritten(element)));
    if (plain) return input;
    const value = super.convert(input, cstNode);
    return typeof value === 'string' ? showControlCharacters(value) : value;
  }
}

function isAsWritten(element: GrammarAST.AbstractElement): boolean {
  const terminal = Grammar.isCrossReference(element) ? GrammarUtils.getCrossReferenceTerminal(element) : element;
  if (!Grammar.isRuleCall(terminal)) return true;
  const rule = terminal.rule.ref;
  return (
    rule !== undefined && !CONVERTED_RULES.has(rule.name.toUpperCase()) && GrammarUtils.getRuleType(rule) === 'string'
  );
}
