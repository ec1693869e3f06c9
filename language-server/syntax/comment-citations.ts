import type { LangiumDocument } from 'langium';
import { citedRules, type CitedRule } from '../compile/citations.js';
import { commentAt } from './written-value.js';

const BRACKETS = /\[[^[\]\r\n]*\]/g;

/** Returns all rules cited in brackets in comments: `// the river is frozen [5.1]`. */
export function findCommentCitations(document: LangiumDocument): CitedRule[] {
  const text = document.textDocument.getText();
  const found = [...text.matchAll(BRACKETS)].filter(({ index }) => commentAt(document, index));
  return found.flatMap((match) => readCitations(document, match));
}

/**
 * Returns the rule cited in a comment at an offset. Between the numbers of a citation, returns the first rule of the
 * citation.
 */
export function findCommentCitation(document: LangiumDocument, offset: number): CitedRule | undefined {
  const comment = commentAt(document, offset);
  const within = [...(comment?.text.matchAll(BRACKETS) ?? [])]
    .map((match) => ({ text: match[0], index: match.index + (comment?.offset ?? 0) }))
    .find(({ text, index }) => index <= offset && offset < index + text.length);
  const rules = within ? readCitations(document, { 0: within.text, index: within.index }) : [];
  return rules.find(({ source }) => source.start <= offset && offset <= source.end) ?? rules.at(0);
}

function readCitations(document: LangiumDocument, { 0: text, index }: { 0: string; index: number }): CitedRule[] {
  return citedRules(text, { file: document.uri.toString(), start: index, end: index + text.length });
}
