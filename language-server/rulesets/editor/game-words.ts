import type { AstNode, LangiumDocument } from 'langium';
import { Text } from '../../compile/text.js';
import type { RulesetDef } from '../../generated/ast.js';
import type { Lenient } from '../../parser/lenient.js';
import { hasType } from '../../syntax/has-type.js';
import { RulesetEntry } from '../ruleset-entry.js';
import { usesInNode } from './uses-in-node.js';
import { usesInStatement } from './uses-in-statement.js';
import type { NameKind, WordUse } from './word-use.js';

/** The words that the ruleset in one file declares, without those that it inherits. */
export interface DeclaredNames {
  readonly sides: readonly string[];
  /** Returns whether the ruleset declares a word of a kind. */
  has(kind: NameKind, word: string): boolean;
}

const known = new WeakMap<object, DeclaredNames>();
const NONE: DeclaredNames = { sides: [], has: () => false };

/** Returns the words that a document itself declares. */
export function namesDeclaredIn(document: LangiumDocument): DeclaredNames {
  const definition = definitionIn(document);
  if (!definition) return NONE;
  let names = known.get(definition);
  if (!names) known.set(definition, (names = collectNames(definition, new Text(document.uri.toString()))));
  return names;
}

function collectNames({ statements }: Lenient<RulesetDef>, text: Text): DeclaredNames {
  const entries = statements.map((each) => new RulesetEntry(each, text));
  const sides = entries.filter(({ head }) => head === 'sides').flatMap(({ values }) => values.map((each) => each.text));
  const declared = entries.flatMap((entry) => [...usesInStatement(entry, sides)]).filter((use) => use.isDeclaration);
  const words = new Set(declared.flatMap(({ kinds, word }) => kinds.map((kind) => `${kind} ${word}`)));
  return { sides, has: (kind, word) => words.has(`${kind} ${word}`) };
}

/** Yields the words of the game in a document. Whether the game has such a word is not examined. */
export function* usesInDocument(document: LangiumDocument, sides: readonly string[]): Generator<WordUse> {
  const root = document.parseResult.value;
  if (!hasType(root, 'Document')) return;
  const text = new Text(document.uri.toString());
  for (const statement of root.definition?.statements ?? []) yield* usesInNode(statement, text, sides);
  for (const element of root.elements) for (const node of nodesIn(element)) yield* usesInNode(node, text, sides);
}

/** Yields the words of the game in the statement to which a syntax node belongs. */
export function usesAround(document: LangiumDocument, node: AstNode, sides: readonly string[]): Iterable<WordUse> {
  let whole = node;
  for (let at: AstNode | undefined = node; at && !hasType(at, 'RulesetDef'); at = at.$container)
    if (hasType(at, 'RulesetStatement')) whole = at;
  return usesInNode(whole, new Text(document.uri.toString()), sides);
}

function definitionIn({ parseResult }: LangiumDocument): Lenient<RulesetDef> | undefined {
  return hasType(parseResult.value, 'Document') ? parseResult.value.definition : undefined;
}

/** Yields a syntax node and all nodes below it. Langium’s function would add its streams to the script. */
function* nodesIn(node: AstNode): Generator<AstNode> {
  yield node;
  for (const [property, value] of Object.entries(node)) {
    if (property.startsWith('$')) continue;
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isChild(each, node)) yield* nodesIn(each);
  }
}

const isChild = (value: unknown, node: AstNode): value is AstNode =>
  typeof value === 'object' && value !== null && '$type' in value && (value as AstNode).$container === node;
