import {
  AstUtils,
  isCompositeCstNode,
  RootCstNodeImpl,
  type CompositeCstNode,
  type CstNode,
  type LangiumParser,
  type ParseResult,
} from 'langium';
import { isDice, isDocument, type Document } from '../generated/ast.js';
import { isPlain } from '../parser/plain-text.js';
import { UnreadableError } from '../parser/unreadable.js';
import { findChange } from './text-change.js';
import { shiftNodes } from './shift-nodes.js';
import { findEditedStatements, type EditedStatements } from './edited-statements.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The syntax tree of a text without syntax errors. */
interface Tree {
  readonly root: Document;
  readonly cst: CompositeCstNode;
}

/**
 * Parses a changed text incrementally: parses only the statements that the edit touches, and reuses and moves the nodes
 * of all others. The result equals that of parsing the whole text.
 * The old tree must not be used afterwards, since its statements become part of the new tree.
 * @returns undefined if the whole text must be parsed: the old or the new text has syntax errors, or the edit is
 * outside of statements
 */
export function parseIncrementally(
  parser: LangiumParser,
  before: ParseResult,
  now: string,
): ParseResult<Document> | undefined {
  const old = withoutErrors(before);
  if (!old || !isPlain(old.cst.root.fullText) || !isPlain(now)) return undefined;
  const { elements } = old.root;
  const pieces = elements.map(({ $cstNode }) => $cstNode);
  if (!pieces.every((piece) => piece !== undefined)) return undefined;
  const edited = findEditedStatements(pieces, findChange(old.cst.root.fullText, now), now);
  if (!edited) return undefined;
  const fresh = parseStatements(parser, edited, now);
  if (!fresh) return undefined;
  // The lexer treats words after “orders” as orders. If “orders” is the value of a `dice` statement, no block
  // follows, and the lexer treats all later words as orders.
  if ([...elements, ...fresh.root.elements].some((each) => isDice(each) && each.values.includes('orders')))
    return undefined;

  const { start } = pieces[edited.first].range;
  const { end } = pieces[edited.last].range;
  const content = old.cst.content;
  const reachesEnd = edited.end === now.length;
  const behind = reachesEnd ? [] : content.slice(content.indexOf(pieces[edited.last]) + 1);
  const newContent = fresh.cst.content;
  shiftNodes(newContent, { offset: edited.start, lines: start.line, line: 0, characters: start.character });
  const endNow = newContent[newContent.length - 1].range.end;
  shiftNodes(behind, {
    offset: now.length - old.cst.root.fullText.length,
    lines: endNow.line - end.line,
    line: end.line,
    characters: endNow.character - end.character,
  });
  return assembleDocument(now, old, {
    elements: [...elements.slice(0, edited.first), ...fresh.root.elements, ...elements.slice(edited.last + 1)],
    content: [...content.slice(0, content.indexOf(pieces[edited.first])), ...newContent, ...behind],
  });
}

/**
 * Parses the edited statements separately; undefined if they have errors or would be parsed differently as part of the
 * whole text.
 */
function parseStatements(parser: LangiumParser, { text, end }: EditedStatements, now: string): Tree | undefined {
  const read = withoutErrors(parsed(parser, text));
  if (!read || hasHead(read.root)) return undefined;
  // A comment at the end may continue after the edited statements.
  const last = read.cst.content.at(-1);
  const isComplete =
    read.root.elements.length > 0 && (end === now.length || (last?.hidden === false && last.end === text.length));
  return isComplete ? read : undefined;
}

/** Returns whether a text begins with statements that are allowed only at the top of a file. */
function hasHead({ ruleset, draft, imports }: Document): boolean {
  return ruleset !== undefined || draft !== undefined || imports.length > 0;
}

function parsed(parser: LangiumParser, text: string): ParseResult | undefined {
  try {
    return parser.parse(text);
  } catch (problem) {
    if (problem instanceof UnreadableError) return undefined;
    throw problem;
  }
}

function withoutErrors(read: ParseResult | undefined): Tree | undefined {
  if (!read || read.lexerErrors.length + read.parserErrors.length > 0) return undefined;
  const { value: root } = read;
  return isDocument(root) && isCompositeCstNode(root.$cstNode) ? { root, cst: root.$cstNode } : undefined;
}

/** Creates the syntax tree of a document from reused and newly parsed statements. */
function assembleDocument(
  text: string,
  { root: before }: Tree,
  { elements, content }: { readonly elements: Document['elements']; readonly content: CstNode[] },
): ParseResult<Document> {
  const { $type, ruleset, definition, draft, imports } = before;
  const cst = new RootCstNodeImpl(text);
  const root: Mutable<Document> = {
    $type,
    ...(ruleset !== undefined && { ruleset }),
    ...(definition !== undefined && { definition }),
    ...(draft !== undefined && { draft }),
    imports,
    elements,
    $cstNode: cst,
  };
  cst.content = content;
  for (const piece of content) (piece as Mutable<CstNode>).container = cst;
  cst.astNode = root;
  AstUtils.linkContentToContainer(root);
  return { value: root, lexerErrors: [], parserErrors: [] };
}
