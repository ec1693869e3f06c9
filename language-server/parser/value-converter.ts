import type { CstNode, GrammarAST, ValueType } from 'langium';
import { DefaultValueConverter, GrammarAST as Grammar, GrammarUtils } from 'langium';
import { showControlCharacters } from '../../engine/model/words.js';

/** Rules whose text Langium reads otherwise than it is written. */
const READ: ReadonlySet<string> = new Set(['INT', 'STRING', 'ID']);

/**
 * Reads the values of the syntax. Nearly all are taken as they are written; which are not is looked up once for each place
 * of the grammar. Control characters in quotes become signs here, so that no name carries them into a picture or report.
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
  return rule !== undefined && !READ.has(rule.name.toUpperCase()) && GrammarUtils.getRuleType(rule) === 'string';
}
