import type { LangiumDocument } from 'langium';
import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import { findSyntaxMistakes, mayLackDeclarations } from './syntax-mistakes.js';

const codes = (...slugs: readonly string[]): ReadonlySet<string> => new Set(slugs.map((slug) => `sandtable/${slug}`));

/** What a finding may be about although the game that is written is understood. */
const HARMLESS = codes('unknown-rule', 'no-scenario', 'several-scenarios', 'control-character', 'fault');

/** What may be missed, or be there once too often, because a declaration does not parse. */
const OF_DECLARATIONS = codes('unknown-name', 'unknown-symbol', 'no-pool', 'no-grid', 'no-ruleset', 'placed-twice');

/** What leaves a statement unread in part, so that no rule can judge it. */
const UNREAD = codes('unknown-word', 'no-pool', 'faces-apart');

/** Ends the code of what all set-ups and the map decide together: a unit that is not placed may supply others. */
const OF_THE_WHOLE = '/units-out-of-supply';

/**
 * One mistake, one finding: what a mistake has spoilt is not judged. That is the rest of its line or block; what was declared,
 * as long as a declaration does not parse; by the rules no line whose words are not understood; and no supply as long as
 * anything is not understood.
 */
export function withoutCascadingErrors(
  document: LangiumDocument,
  closure: readonly LangiumDocument[],
  found: readonly Finding[],
): Finding[] {
  const uri = document.uri.toString();
  const mistakes = findSyntaxMistakes(document);
  const lacksNames = closure.some(mayLackDeclarations);
  const isSpoilt = ({ start, end }: Source): boolean =>
    mistakes.some(
      ({ spoils, start: at }) => (spoils.start <= start && start <= spoils.end) || (start <= at && at < end),
    );
  const lineOf = ({ start }: Source): number => document.textDocument.positionAt(start).line;
  const isUnderstood = !hasLanguageErrors(found);
  const kept = found.filter(({ code, rule, source }) => {
    if (code === 'sandtable/syntax') return true;
    if (code.endsWith(OF_THE_WHOLE) && !isUnderstood) return false;
    if (lacksNames && (rule !== undefined || OF_DECLARATIONS.has(code))) return false;
    return source.file !== uri || mistakes.length === 0 || !isSpoilt(source);
  });
  const unclear = new Set(
    kept.filter(({ code, source }) => UNREAD.has(code) && source.file === uri).map(({ source }) => lineOf(source)),
  );
  if (unclear.size === 0) return kept;
  return kept.filter((finding) => {
    const isMinor = finding.rule !== undefined || finding.severity !== 'error';
    return !isMinor || finding.source.file !== uri || !unclear.has(lineOf(finding.source));
  });
}

/** Whether something of the language is wrong: the game played is then not the one that was meant. */
export function hasLanguageErrors(findings: readonly Finding[]): boolean {
  return findings.some(isUnclear);
}

function isUnclear({ severity, code }: Finding): boolean {
  return severity === 'error' && code.startsWith('sandtable/') && !HARMLESS.has(code);
}
