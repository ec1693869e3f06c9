import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import { collectInto } from './check.js';

/** `// allow pgg/7.2/costs-units: the third one only screens`: a finding of one line that its author has answered for. */
export interface Suppression {
  readonly code: string;
  /** Empty while none is written. */
  readonly reason: string;
  /** The comment. */
  readonly source: Source;
  /** The line it speaks of: its own, or the next one that says something. */
  readonly line: { readonly start: number; readonly end: number };
}

const COMMENT = /\/\/[ \t]*allow[ \t]+([\w/.-]+)[ \t]*:?[ \t]*([^\r\n]*)/g;
const QUIET_LINE = /^[ \t]*(?:\/\/[^\n]*)?\r?$/;

/** The allowances a text gives; most texts give none, and are not read for it. */
export function findSuppressions(text: string, file: string): Suppression[] {
  if (!text.includes('allow ')) return [];
  return [...text.matchAll(COMMENT)].flatMap((found) => {
    const [comment, code = '', reason = ''] = found;
    const start = found.index;
    const begin = text.lastIndexOf('\n', start - 1) + 1;
    const before = text.slice(begin, start);
    if (isQuoted(before)) return [];
    const source = { file, start, end: start + comment.trimEnd().length };
    return [
      { code, reason: reason.trim(), source, line: before.trim() === '' ? nextLine(text, start) : lineAt(text, begin) },
    ];
  });
}

const isQuoted = (before: string): boolean => (before.match(/"/g)?.length ?? 0) % 2 === 1 || before.includes('//');

function lineAt(text: string, start: number): Suppression['line'] {
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}

/** The next line that is neither empty nor a comment: several allowances may stand above it. */
function nextLine(text: string, from: number): Suppression['line'] {
  let line = lineAt(text, from);
  while (line.end < text.length) {
    line = lineAt(text, line.end + 1);
    if (!QUIET_LINE.test(text.slice(line.start, line.end))) break;
  }
  return line;
}

/** What is told in spite of them. An error is never allowed: what is wrong is not played as it is written. */
export function withoutSuppressed(
  findings: readonly Finding[],
  allowances: readonly Suppression[],
): readonly Finding[] {
  if (allowances.length === 0) return findings;
  return findings.filter(
    (finding) =>
      finding.severity === 'error' || !allowances.some((each) => each.reason !== '' && appliesTo(each, finding)),
  );
}

/** Allowances without a reason, and those of which nothing came. */
export function unusedSuppressions(allowances: readonly Suppression[], findings: readonly Finding[]): Finding[] {
  const idle: Finding[] = [];
  const report = collectInto(idle);
  for (const { code, reason, source, line } of allowances) {
    const found = findings.filter((finding) => appliesTo({ code, source, line }, finding));
    const allowed = found.some(({ severity }) => severity !== 'error');
    if (allowed && reason !== '') continue;
    const error = found.length > 0 && !allowed;
    const message = allowed
      ? `Say why ${code} is allowed here: // allow ${code}: …`
      : error
        ? `${code} is an error; only warnings and hints may be allowed.`
        : `Nothing here is told as ${code} any more. Take this out.`;
    report({
      severity: 'warning',
      code: allowed ? 'sandtable/allowed-without-reason' : 'sandtable/allowed-in-vain',
      message,
      source,
      fixes: allowed ? [] : [{ title: 'Take it out', edits: [{ source, text: '' }] }],
    });
  }
  return idle;
}

function appliesTo(
  { code, source: { file }, line: { start, end } }: Pick<Suppression, 'code' | 'source' | 'line'>,
  finding: Finding,
): boolean {
  const { source } = finding;
  return finding.code === code && source.file === file && start <= source.start && source.start <= end;
}
