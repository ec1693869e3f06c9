import type { LangiumDocument } from 'langium';
import type { Finding, Fix } from '../../../engine/model/finding.js';
import type { Analysis } from '../../analysis/analysis.js';
import { replacement } from '../../compile/nearest.js';

/**
 * Returns replacements for an unknown word that is similar to no known word. After `phase`, offers each phase of the
 * game. Between a unit and its place, offers `at`.
 */
export function replaceWord(document: LangiumDocument, { ruleset }: Analysis, { code, source }: Finding): Fix[] {
  if (code !== 'sandtable/unknown-word') return [];
  const text = document.parseResult.value.$cstNode?.root.fullText ?? '';
  const before = text.slice(text.lastIndexOf('\n', source.start - 1) + 1, source.start);
  if (/(?:^|[\s{])phase $/.test(before))
    return (ruleset?.vocabulary.phases ?? []).flatMap(({ word }) => replacement(source, word));
  return /^\s*["\p{Lu}\d]\S* +$/u.test(before) ? replacement(source, 'at') : [];
}
