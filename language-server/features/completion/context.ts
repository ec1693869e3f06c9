import type { CompletionParserResult, LangiumDocument } from 'langium';
import { AstUtils, GrammarAST, GrammarUtils } from 'langium';
import type { NextFeature } from 'langium/lsp';
import { findFirstFeatures, findNextFeatures } from 'langium/lsp';
import type { SandtableServices } from '../../services.js';

export type Token = CompletionParserResult['tokens'][number];

/** The position of a completion request, and what the grammar allows there. */
export interface Spot {
  readonly document: LangiumDocument;
  readonly offset: number;
  /** The part of the current word before the cursor, and its start offset. */
  readonly typed: string;
  readonly start: number;
  /** Start offset of the statement that was parsed. The offsets of {@link tokens} are relative to this offset. */
  readonly from: number;
  /** True if no part of a statement precedes the word at the cursor on its line. */
  readonly isAtLineStart: boolean;
  /** Whether nothing follows the word on its line. */
  readonly isAtLineEnd: boolean;
  /** Whether only lower-case words precede the word on its line: `major |`. */
  readonly isAfterWordsOnly: boolean;
  /** The text before the word in a terrain row, without the bar. */
  readonly row?: string;
  /** The tokens of the top-level statement before the word. */
  readonly tokens: readonly Token[];
  /** The enclosing grammar rules, outermost first. */
  readonly rules: readonly string[];
  readonly keywords: readonly string[];
  /** Properties (`Order.verb`) and names of rules for values (`CellLabel`) that may follow. */
  readonly expected: ReadonlySet<string>;
}

/** The current word: letters and digits with `.`, `/` and `-`, or an unclosed quoted name. */
const WORD = /[\p{L}\p{N}_][\p{L}\p{N}_./-]*$/u;
const QUOTED = /"[^"\r\n]*$/;
const LINE_COMMENT = /\/\/[^\r\n]*$/;
const ROW = /^\s*\|([^|]*)$/;
const CITATION = /\[[^\]\r\n]*$/;

/**
 * Pattern for the keyword at the beginning of a top-level statement, in the first column. It is used to find the
 * statement that contains the cursor, because only that statement is parsed.
 */
const STATEMENT = /^(?:ruleset|import|map|side|scenario|orders|dice|expect|table)\b/gm;

/**
 * Determines the grammar context at an offset and what may follow there. Returns undefined inside a comment, and for a
 * text that cannot be read or is too large to parse.
 */
export function spotAt(services: SandtableServices, document: LangiumDocument, offset: number): Spot | undefined {
  if (services.shared.workspace.LangiumDocumentFactory.unreadableReason(document) !== undefined) return undefined;
  const before = document.textDocument.getText().slice(0, offset);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (isComment(before, line)) return undefined;
  const citation = CITATION.exec(line)?.[0];
  const typed = citation ?? wordAt(line);
  const start = offset - typed.length;
  const row = ROW.exec(line)?.[1];
  const from = lastStatement(before.slice(0, start));
  const read = services.parser.CompletionParser.parse(before.slice(from, start));
  const { rules, keywords, expected } = expectations(services.Grammar, read);
  return {
    document,
    offset,
    typed,
    start,
    from,
    isAtLineStart: /(?:^|[{}:])\s*$/.test(line.slice(0, line.length - typed.length)),
    isAtLineEnd: /^\s*$/.test(lineAfter(document, offset)),
    isAfterWordsOnly: /(?:^|[{}:])\s*(?:[a-z][\w-]*\s+)*$/.test(line.slice(0, line.length - typed.length)),
    ...(row !== undefined && rules.includes('TerrainBlock') ? { row } : {}),
    tokens: read.tokens,
    rules,
    keywords,
    expected: citation === undefined ? expected : new Set(['citation']),
  };
}

function lineAfter({ textDocument }: LangiumDocument, offset: number): string {
  const { line, character } = textDocument.positionAt(offset);
  return textDocument.getText({ start: { line, character }, end: { line: line + 1, character: 0 } });
}

function isComment(before: string, line: string): boolean {
  const isBehindSlashes = (text: string): boolean =>
    LINE_COMMENT.test(text.replace(/"[^"]*"/g, (quoted) => '"'.repeat(quoted.length)));
  const open = before.lastIndexOf('/*');
  if (open <= before.lastIndexOf('*/')) return isBehindSlashes(line);
  const ahead = before.slice(before.lastIndexOf('\n', open) + 1, open);
  const isQuoted = (ahead.match(/"/g)?.length ?? 0) % 2 === 1;
  return isBehindSlashes(line) || !(isQuoted || isBehindSlashes(ahead));
}

/** Returns the current word. After an odd number of quotes, the word is a quoted name. */
function wordAt(line: string): string {
  const quotes = line.match(/"/g)?.length ?? 0;
  return (quotes % 2 === 1 ? QUOTED : WORD).exec(line)?.[0] ?? '';
}

function lastStatement(text: string): number {
  let last = 0;
  for (const match of text.matchAll(STATEMENT)) last = match.index;
  return last;
}

function expectations(
  grammar: GrammarAST.Grammar,
  read: CompletionParserResult,
): Pick<Spot, 'rules' | 'keywords' | 'expected'> {
  const keywords = new Set<string>();
  const expected = new Set<string>();
  for (const { feature } of featuresAfter(grammar, read)) {
    if (GrammarAST.isKeyword(feature)) keywords.add(feature.value);
    else expected.add(nameOf(feature));
  }
  // Langium finds repetitions only in groups, not the repetition of an assignment inside an alternative.
  const last = read.elementStack.at(-1);
  const repeated = last && AstUtils.getContainerOfType(last, GrammarAST.isAssignment);
  const whole = read.elementStack[valueIndex(read) - 1];
  const several = whole && AstUtils.getContainerOfType(whole, GrammarAST.isAssignment);
  if (whole && several && GrammarUtils.isArrayCardinality(several.cardinality)) expected.add(nameOf(whole));
  if (last && repeated && GrammarUtils.isArrayCardinality(repeated.cardinality)) expected.add(nameOf(last));
  // Until a unit kind follows, `0101: 2 |` is parsed as the cell of another placement.
  const count = read.tokens.at(-1);
  const colon = read.tokens.at(-2);
  const rules = rulesOf(read);
  if (['Placement', 'Arrival', 'Departure'].some((rule) => rules.includes(rule))) {
    if (count?.tokenType.name === 'DIGITS' && (colon?.image === ':' || colon?.image === ',')) {
      expected.add('Draw.kind');
      expected.delete('CellLabel');
    }
  }
  return { rules, keywords: [...keywords], expected };
}

function featuresAfter(grammar: GrammarAST.Grammar, read: CompletionParserResult): NextFeature[] {
  const entry = GrammarUtils.getEntryRule(grammar);
  if (read.tokenIndex === 0 && entry) return findFirstFeatures(entry.definition).flatMap((stack) => stack.slice(-1));
  const left = read.tokens.slice(read.tokenIndex);
  const within = findNextFeatures([stackOf(read.elementStack)], left);
  // A value of several tokens (`25/7`) may already be complete, so the tokens that may follow the value are expected
  // as well.
  const value = valueIndex(read);
  const after = value > 0 ? findNextFeatures([stackOf(read.elementStack.slice(0, value))], left) : [];
  return [...within, ...after];
}

/**
 * Returns the index on the element stack at which a value of several tokens begins. An index below 1 means that the
 * parser is not in such a value.
 */
function valueIndex({ elementStack }: CompletionParserResult): number {
  return elementStack.findIndex((element) => isValueRule(ruleOf(element)));
}

function stackOf(elements: readonly GrammarAST.AbstractElement[]): NextFeature[] {
  return elements.map((feature) => ({ feature }));
}

function rulesOf(read: CompletionParserResult): string[] {
  return read.elementStack
    .map((element) => ruleOf(element)?.name ?? '')
    .filter((rule, index, all) => rule !== all[index - 1]);
}

function ruleOf(element: GrammarAST.AbstractElement): GrammarAST.ParserRule | undefined {
  return AstUtils.getContainerOfType(element, GrammarAST.isParserRule);
}

function isValueRule(rule: GrammarAST.ParserRule | undefined): boolean {
  return rule !== undefined && GrammarUtils.isDataTypeRule(rule);
}

/**
 * Returns the name of a place in the grammar: `Order.verb` for a value that is assigned to a property, otherwise the
 * name of the grammar rule that contains the element.
 */
function nameOf(feature: GrammarAST.AbstractElement): string {
  const rule = ruleOf(feature)?.name ?? '';
  const property = AstUtils.getContainerOfType(feature, GrammarAST.isAssignment)?.feature;
  return property === undefined ? rule : `${rule}.${property}`;
}
