import type { LangiumDocument } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import { findSyntaxMistakes, mayLackDeclarations } from './syntax-mistakes.js';

const codes = (...slugs: readonly string[]): ReadonlySet<string> => new Set(slugs.map((slug) => `sandtable/${slug}`));

/** Errors of the language in spite of which the game can be understood. */
const HARMLESS = codes(
  'unknown-rule',
  'no-scenario',
  'several-scenarios',
  'control-character',
  'missing-values',
  'fault',
);

/** Errors that a declaration with a syntax error may cause elsewhere. */
const CAUSED_BY_DECLARATIONS = codes(
  'unknown-name',
  'unknown-symbol',
  'no-pool',
  'no-grid',
  'no-ruleset',
  'placed-twice',
);

/** Errors that leave a part of a statement unknown, so that rules cannot check it. */
const INCOMPLETE = codes('unknown-word', 'no-pool', 'faces-apart');

/**
 * End of the code of findings about units out of supply. Such findings depend on the map and on all set-ups: if a
 * placement has an error, the unit that gives supply may be missing.
 */
const SUPPLY_SLUG = '/units-out-of-supply';

/**
 * Removes findings that an earlier error may have caused, so that each mistake is reported only once:
 * - after a syntax error, all findings in the rest of its line or block;
 * - if a declaration has a syntax error, findings of rules and about missing declarations;
 * - on a line with unknown words, findings of rules and warnings;
 * - if there is any error, findings about supply.
 */
export function withoutCascadingErrors(
  document: LangiumDocument,
  closure: readonly LangiumDocument[],
  found: readonly Finding[],
): Finding[] {
  const uri = document.uri.toString();
  const mistakes = findSyntaxMistakes(document);
  const lacksNames = closure.some(mayLackDeclarations);
  const isAffected = ({ start, end }: Source): boolean =>
    mistakes.some(
      ({ affected, start: at }) => (affected.start <= start && start <= affected.end) || (start <= at && at < end),
    );
  const lineOf = ({ start }: Source): number => document.textDocument.positionAt(start).line;
  const isUnderstood = !hasLanguageErrors(found);
  const remaining = found.filter(({ code, rule, source }) => {
    if (code === 'sandtable/syntax') return true;
    if (code.endsWith(SUPPLY_SLUG) && !isUnderstood) return false;
    if (lacksNames && (rule !== undefined || CAUSED_BY_DECLARATIONS.has(code))) return false;
    return source.file !== uri || mistakes.length === 0 || !isAffected(source);
  });
  const incompleteLines = new Set(
    remaining
      .filter(({ code, source }) => INCOMPLETE.has(code) && source.file === uri)
      .map(({ source }) => lineOf(source)),
  );
  if (incompleteLines.size === 0) return remaining;
  return remaining.filter((finding) => {
    const isMinor = finding.rule !== undefined || finding.severity !== 'error';
    return !isMinor || finding.source.file !== uri || !incompleteLines.has(lineOf(finding.source));
  });
}

/**
 * Returns whether findings contain errors of the language. If so, the game that is played may differ from the game that
 * the author means.
 */
export function hasLanguageErrors(findings: readonly Finding[]): boolean {
  return findings.some(isLanguageError);
}

function isLanguageError({ severity, code }: Finding): boolean {
  return severity === 'error' && code.startsWith('sandtable/') && !HARMLESS.has(code);
}
