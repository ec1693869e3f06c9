import type { LangiumDocument, LeafCstNode } from 'langium';
import { CstUtils } from 'langium';
import { unquoted } from '../../engine/model/names.js';
import type { Source } from '../../engine/model/source.js';
import { citedRules, type CitedRule } from '../compile/citations.js';
import type { Cited } from '../rules/cited-rule.js';
import type { SyntaxProperty } from './syntax-property.js';
import { propertyOf, wholeValue } from './written-value.js';

type PropertyName = SyntaxProperty extends `${string}.${infer Name}` ? Name : never;

const CELL_PROPERTIES: ReadonlySet<string | undefined> = new Set<PropertyName>([
  'around',
  'cells',
  'cell',
  'hexsides',
  'origin',
]);

/** Returns every place in a document that contains the label of a cell, including ends of ranges. */
export function findCellOccurrences(document: LangiumDocument, label: string): Source[] {
  return leaves(
    document,
    (leaf) => leaf.text === label && CELL_PROPERTIES.has(propertyOf(wholeValue(leaf)) ?? propertyOf(leaf)),
  );
}

/** Returns the citations in a document that satisfy `cites`. */
export function findRuleOccurrences(document: LangiumDocument, cites: (cited: Cited) => boolean): Source[] {
  return findCitations(document)
    .filter(cites)
    .map(({ source }) => source);
}

/** Returns all rules cited in statements of a document, in text order. */
export function findCitations(document: LangiumDocument): CitedRule[] {
  const text = document.textDocument.getText();
  return leaves(document, (leaf) => leaf.tokenType.name === 'CITATION').flatMap((source) =>
    citedRules(text.slice(source.start, source.end), source),
  );
}

/** Returns every place that names a group: the name in `of army "16"`. */
export function findGroupOccurrences(document: LangiumDocument, name: string): Source[] {
  return leaves(document, (leaf) => propertyOf(leaf) === 'group' && unquoted(leaf.text) === name);
}

function leaves(document: LangiumDocument, holds: (leaf: LeafCstNode) => boolean): Source[] {
  const root = document.parseResult.value.$cstNode;
  if (!root) return [];
  const found: Source[] = [];
  for (const leaf of CstUtils.flattenCst(root)) {
    if (!leaf.hidden && holds(leaf)) found.push({ file: document.uri.toString(), start: leaf.offset, end: leaf.end });
  }
  return found;
}
