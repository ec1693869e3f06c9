import type { Finding, Fix } from '../../../engine/model/finding.js';
import type { Source } from '../../../engine/model/source.js';
import type { Analysis } from '../../analysis/analysis.js';

type Edits = Fix['edits'];

/**
 * Whether edits have mended a finding: it is gone, the text parses as well as before, and where a rule was broken none is
 * broken instead. A name or word put right may bring to light what could not be checked before: that is no fault of the fix.
 */
export function isFixed(before: Analysis, after: Analysis, finding: Finding, { edits, says }: Fix): boolean {
  const mistakes = count(before.findings, isSyntax) - (isSyntax(finding) ? 1 : 0);
  if (count(after.findings, isSyntax) > mistakes) return false;
  const isOfPlay = !before.findings.includes(finding);
  const place = placeAfter(finding.source, edits);
  const there = (isOfPlay ? after.playFindings() : after.findings).filter(({ source }) => touches(source, place));
  const others = isOfPlay ? 0 : count(before.findings, (one) => isAlike(one, finding)) - 1;
  if (count(there, ({ code }) => code === finding.code) > others) return false;
  if (isOfPlay) {
    const isSameFinding = ({ code }: Finding): boolean => code === finding.code;
    if (count(after.playFindings(), isSameFinding) >= count(before.playFindings(), isSameFinding)) return false;
    return !there.some(isError) && count(after.findings, isError) <= count(before.findings, isError);
  }
  if (finding.rule === undefined && says !== 'more') return !writesUnknownWord(after, edits);
  return count(after.findings, isError) <= count(before.findings, isError) - (isError(finding) ? 1 : 0);
}

/** Whether a fix has written something that nothing knows: a word, name or cell. */
function writesUnknownWord(after: Analysis, edits: Edits): boolean {
  const places = edits.map(({ source }) => placeAfter(source, edits));
  return after.findings.some(
    ({ code, source }) => code.startsWith('sandtable/unknown-') && places.some((place) => touches(source, place)),
  );
}

/** Of the same kind at the same place: two nations may lack the same. */
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

/** Where a place of the text stands after the edits, with what they wrote at it. */
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
