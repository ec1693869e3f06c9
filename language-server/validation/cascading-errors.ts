import type { LangiumDocument } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import type { Closure } from '../workspace/import-graph.js';
import { findSyntaxMistakes, mayLackDeclarations } from './syntax-mistakes.js';

const codes = (...slugs: readonly string[]): ReadonlySet<string> => new Set(slugs.map((slug) => `sandtable/${slug}`));

/** Errors of imports that do not lead to a file. */
const LOST_IMPORTS = codes('missing-import', 'wrong-import');

/**
 * Errors that a lost import may cause because the map, the scenario or the ruleset is in the missing file. A lost
 * import may also cause the errors in {@link CAUSED_BY_DECLARATIONS}.
 */
const CAUSED_BY_LOST_IMPORTS = codes('no-scenario', 'no-map', 'no-ruleset');

/** Returns whether a finding about a rule of the game has exactly the given place in the text. */
const isReportedByRule = (place: Source, found: readonly Finding[]): boolean =>
  found.some(
    ({ rule, source }) =>
      rule !== undefined && source.file === place.file && source.start === place.start && source.end === place.end,
  );

/** Maximum number of findings that the finding about a lost import lists. */
const MAX_FOLLOWERS = 9;

/** Errors of the language that do not prevent the game from being understood and played. */
const HARMLESS = codes(
  'unknown-rule',
  'no-scenario',
  'several-scenarios',
  'control-character',
  'typographic-characters',
  'invisible-characters',
  'missing-values',
  'second-underlay',
  'underlay-cells',
  'underlay-opacity',
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
 * - if an import leads to no file, the same, and findings about a missing scenario, map or ruleset;
 * - where a rule of the game reports a place, the general warning about two places in a cell;
 * - on a line with unknown words, findings of rules and warnings;
 * - if there is any error, findings about supply.
 */
export function withoutCascadingErrors(
  document: LangiumDocument,
  closure: Closure,
  all: readonly Finding[],
): Finding[] {
  const found = withLostImports(document, closure, all);
  const uri = document.uri.toString();
  const mistakes = findSyntaxMistakes(document);
  const lacksNames = closure.documents.some(mayLackDeclarations);
  const isAffected = ({ start, end }: Source): boolean =>
    mistakes.some(
      ({ affected, start: at }) => (affected.start <= start && start <= affected.end) || (start <= at && at < end),
    );
  const lineOf = ({ start }: Source): number => document.textDocument.positionAt(start).line;
  const isUnderstood = !hasLanguageErrors(found);
  const remaining = found.filter(({ code, rule, source }) => {
    if (code === 'sandtable/syntax') return true;
    if (code.endsWith(SUPPLY_SLUG) && !isUnderstood) return false;
    if (code === 'sandtable/two-places-in-cell' && isReportedByRule(source, found)) return false;
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
 * Removes the findings that lost imports may have caused. The finding for the first lost import of the document lists
 * the removed findings as related information.
 * @param closure the document and its imports; a lost import of an imported file is reported in that file
 */
function withLostImports(
  document: LangiumDocument,
  { documents, uris }: Closure,
  found: readonly Finding[],
): readonly Finding[] {
  const lost = found.find(({ code }) => LOST_IMPORTS.has(code));
  if (!lost && uris.size === documents.length) return found;
  const follows = ({ code, rule }: Finding): boolean =>
    rule !== undefined || CAUSED_BY_DECLARATIONS.has(code) || CAUSED_BY_LOST_IMPORTS.has(code);
  const uri = document.uri.toString();
  const followers = found.filter((finding) => finding.source.file === uri && follows(finding));
  const related = followers.slice(0, MAX_FOLLOWERS).map(({ source, message }) => ({ source, message }));
  return found.flatMap((finding) => {
    if (finding === lost) return [{ ...finding, related: [...finding.related, ...related] }];
    return follows(finding) ? [] : [finding];
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
  return severity === 'error' && /^(sandtable|ruleset)\//.test(code) && !HARMLESS.has(code);
}
