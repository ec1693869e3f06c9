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
import { UnreadableError } from '../parser/unreadable.js';
import { findChange } from './text-change.js';
import { shiftNodes } from './shift-nodes.js';
import { findEditedStatements, type EditedStatements } from './edited-statements.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A text without a mistake, as it was read. */
interface Read {
  readonly root: Document;
  readonly cst: CompositeCstNode;
}

/**
 * Reads a text again of which most has been read before: only the statements an edit has touched; the others are kept, with
 * their nodes, and put where they stand now. What comes of it is what reading the whole gives.
 *
 * The tree before is used up: its statements belong to the new one.
 * @returns undefined when the whole text must be read: a mistake was or is in it, or the edit is none of its statements' own
 */
export function parseIncrementally(
  parser: LangiumParser,
  before: ParseResult,
  now: string,
): ParseResult<Document> | undefined {
  const old = withoutErrors(before);
  if (!old) return undefined;
  const { elements } = old.root;
  const pieces = elements.map(({ $cstNode }) => $cstNode);
  if (!pieces.every((piece) => piece !== undefined)) return undefined;
  const stretch = findEditedStatements(pieces, findChange(old.cst.root.fullText, now), now);
  if (!stretch) return undefined;
  const fresh = parseStatements(parser, stretch, now);
  if (!fresh) return undefined;
  // Words of orders are told by the lexer from “orders” on; only here the word does not begin a block that ends it.
  if ([...elements, ...fresh.root.elements].some((each) => isDice(each) && each.values.includes('orders')))
    return undefined;

  const { start } = pieces[stretch.first].range;
  const { end } = pieces[stretch.last].range;
  const content = old.cst.content;
  const isToTheEnd = stretch.end === now.length;
  const behind = isToTheEnd ? [] : content.slice(content.indexOf(pieces[stretch.last]) + 1);
  const inStretch = fresh.cst.content;
  shiftNodes(inStretch, { offset: stretch.start, lines: start.line, line: 0, characters: start.character });
  const endNow = inStretch[inStretch.length - 1].range.end;
  shiftNodes(behind, {
    offset: now.length - old.cst.root.fullText.length,
    lines: endNow.line - end.line,
    line: end.line,
    characters: endNow.character - end.character,
  });
  return assembleDocument(now, old, {
    elements: [...elements.slice(0, stretch.first), ...fresh.root.elements, ...elements.slice(stretch.last + 1)],
    content: [...content.slice(0, content.indexOf(pieces[stretch.first])), ...inStretch, ...behind],
  });
}

/** The statements of a stretch by themselves; undefined when they are not understood, or not as they would be in the whole text. */
function parseStatements(parser: LangiumParser, { text, end }: EditedStatements, now: string): Read | undefined {
  const read = withoutErrors(parsed(parser, text));
  if (!read || hasHead(read.root)) return undefined;
  // A remark at the end of the stretch may go on behind it.
  const last = read.cst.content.at(-1);
  const isWhole =
    read.root.elements.length > 0 && (end === now.length || (last?.hidden === false && last.end === text.length));
  return isWhole ? read : undefined;
}

/** Whether a text begins with statements that stand only at the top of a file. */
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

function withoutErrors(read: ParseResult | undefined): Read | undefined {
  if (!read || read.lexerErrors.length + read.parserErrors.length > 0) return undefined;
  const { value: root } = read;
  return isDocument(root) && isCompositeCstNode(root.$cstNode) ? { root, cst: root.$cstNode } : undefined;
}

/** A document made of statements that were read. */
function assembleDocument(
  text: string,
  { root: before }: Read,
  { elements, content }: { readonly elements: Document['elements']; readonly content: CstNode[] },
): ParseResult<Document> {
  const { $type, ruleset, draft, imports } = before;
  const cst = new RootCstNodeImpl(text);
  const root: Mutable<Document> = {
    $type,
    ...(ruleset !== undefined && { ruleset }),
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
