import type { Finding, Fix } from '../../../engine/model/finding.js';
import type { Source } from '../../../engine/model/source.js';
import type { Analysis } from '../../analysis/analysis.js';

type Edits = Fix['edits'];

/**
 * Returns whether edits fix a finding: the finding is gone, and there are no new syntax errors. If the finding is a
 * violation of a rule, no other rule may be violated instead. Correcting a name or word may reveal findings that could
 * not be checked before; such findings do not count against the fix.
 */
export function isFixed(before: Analysis, after: Analysis, finding: Finding, { edits, says }: Fix): boolean {
  const mistakes = count(before.findings, isSyntax) - (isSyntax(finding) ? 1 : 0);
  if (count(after.findings, isSyntax) > mistakes) return false;
  const isOfPlay = !before.findings.includes(finding);
  const place = placeAfter(finding.source, edits);
  const findingsThere = (isOfPlay ? after.playFindings() : after.findings).filter(({ source }) =>
    touches(source, place),
  );
  const others = isOfPlay ? 0 : count(before.findings, (one) => isAlike(one, finding)) - 1;
  if (count(findingsThere, ({ code }) => code === finding.code) > others) return false;
  if (isOfPlay) {
    const isSameFinding = ({ code }: Finding): boolean => code === finding.code;
    if (count(after.playFindings(), isSameFinding) >= count(before.playFindings(), isSameFinding)) return false;
    return !findingsThere.some(isError) && count(after.findings, isError) <= count(before.findings, isError);
  }
  if (finding.rule === undefined && says !== 'more') return !writesUnknownWord(after, edits);
  return count(after.findings, isError) <= count(before.findings, isError) - (isError(finding) ? 1 : 0);
}

/** Returns whether a fix has written an unknown word, name or cell. */
function writesUnknownWord(after: Analysis, edits: Edits): boolean {
  const places = edits.map(({ source }) => placeAfter(source, edits));
  return after.findings.some(
    ({ code, source }) => code.startsWith('sandtable/unknown-') && places.some((place) => touches(source, place)),
  );
}

/** Returns whether two findings have the same code and place. */
const isAlike = (one: Finding, { code, source }: Finding): boolean =>
  one.code === code && one.source.file === source.file && one.source.start === source.start;

function isSyntax({ code }: Finding): boolean {
  return code === 'sandtable/syntax';
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function count(findings: readonly Finding[], holds: (finding: Finding) => boolean): number {
  return findings.filter(holds).length;
}

function touches(a: Source, b: Source): boolean {
  return a.file === b.file && a.start <= b.end && b.start <= a.end;
}

/**
 * Returns the range of a place in the text as it is after the edits. The range includes text that the edits insert
 * there.
 */
function placeAfter({ file, start, end }: Source, edits: Edits): Source {
  const own = edits.filter(({ source }) => source.file === file);
  const shift = (upTo: (source: Source) => boolean): number =>
    own
      .filter(({ source }) => upTo(source))
      .reduce((sum, { source, text }) => sum + text.length - (source.end - source.start), 0);
  return {
    file,
    start: start + shift((source) => source.end <= start && source.start < start),
    end: end + shift((source) => source.start <= end),
  };
}
