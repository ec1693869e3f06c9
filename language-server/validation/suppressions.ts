import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import { collectInto } from './check.js';

/** A comment that suppresses a finding on one line: `// allow pgg/7.2/costs-units: the third one only screens`. */
export interface Suppression {
  readonly code: string;
  /** Reason given by the author; empty if the comment gives none. */
  readonly reason: string;
  /** Range of the comment. */
  readonly source: Source;
  /**
   * The line whose findings are suppressed: the line of the comment or, if the comment is alone on its line, the next
   * line that is neither empty nor a comment.
   */
  readonly line: { readonly start: number; readonly end: number };
}

const COMMENT = /\/\/[ \t]*allow[ \t]+([\w/.-]+)[ \t]*:?[ \t]*([^\r\n]*)/g;
const EMPTY_OR_COMMENT = /^[ \t]*(?:\/\/[^\n]*)?\r?$/;

/** Returns the suppressions in a text. Texts without the word `allow` are not searched. */
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

/**
 * Returns the line to which a comment on a line of its own applies: the next line that is neither empty nor a comment.
 */
function nextLine(text: string, from: number): Suppression['line'] {
  let line = lineAt(text, from);
  while (line.end < text.length) {
    line = lineAt(text, line.end + 1);
    if (!EMPTY_OR_COMMENT.test(text.slice(line.start, line.end))) break;
  }
  return line;
}

/** Removes suppressed findings. Errors are never suppressed, and suppressions without a reason have no effect. */
export function withoutSuppressed(
  findings: readonly Finding[],
  suppressions: readonly Suppression[],
): readonly Finding[] {
  if (suppressions.length === 0) return findings;
  return findings.filter(
    (finding) =>
      finding.severity === 'error' || !suppressions.some((each) => each.reason !== '' && appliesTo(each, finding)),
  );
}

/**
 * Reports three kinds of suppressions: those without a reason, those of an error (errors cannot be suppressed), and
 * those whose finding does not occur.
 */
export function unusedSuppressions(suppressions: readonly Suppression[], findings: readonly Finding[]): Finding[] {
  const reported: Finding[] = [];
  const report = collectInto(reported);
  for (const { code, reason, source, line } of suppressions) {
    const found = findings.filter((finding) => appliesTo({ code, source, line }, finding));
    const isSuppressed = found.some(({ severity }) => severity !== 'error');
    if (isSuppressed && reason !== '') continue;
    const isError = found.length > 0 && !isSuppressed;
    const message = isSuppressed
      ? `Say why ${code} is allowed here: // allow ${code}: …`
      : isError
        ? `${code} is an error; only warnings and hints can be suppressed.`
        : `Unused suppression of ${code}; remove it.`;
    report({
      severity: 'warning',
      code: isSuppressed ? 'sandtable/allowed-without-reason' : 'sandtable/allowed-in-vain',
      message,
      source,
      fixes: isSuppressed ? [] : [{ title: 'Remove it', edits: [{ source, text: '' }] }],
    });
  }
  return reported;
}

function appliesTo(
  { code, source: { file }, line: { start, end } }: Pick<Suppression, 'code' | 'source' | 'line'>,
  finding: Finding,
): boolean {
  const { source } = finding;
  return finding.code === code && source.file === file && start <= source.start && source.start <= end;
}
