import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import { nearestSpellings } from '../../engine/board/spelling.js';
import { say } from '../../engine/model/say.js';
import { collectInto } from './check.js';

/** A comment that suppresses a finding on one line: `// allow pgg/7.2/costs-units: the third one only screens`. */
export interface Suppression {
  /** The code as it is written; empty if the comment names none. */
  readonly code: string;
  /** Reason given by the author; empty if the comment gives none. */
  readonly reason: string;
  /** Range of the comment. */
  readonly source: Source;
  /** Range of the code, or the place where it is missing. */
  readonly codeSource: Source;
  /** Range of the word `allow`, if it is misspelled: `// alow pgg/7.2/costs-units: …` suppresses nothing. */
  readonly misspelled?: Source;
  /** True if the comment may be a sentence about something else: it has no code with slashes and no colon. */
  readonly mayBeProse: boolean;
  /**
   * The line whose findings are suppressed: the line of the comment or, if the comment is alone on its line, the next
   * line that is neither empty nor a comment.
   */
  readonly line: { readonly start: number; readonly end: number };
}

/** A comment with a word of about the length of `allow`. */
const COMMENT = /\/\/[ \t]*([a-z]{4,6})(?![\w-])[ \t]*([\w/.-]*)[ \t]*(:?)[ \t]*([^\r\n]*)/gi;
const ALLOW = 'allow';
/** A code of the language or of a game: `sandtable/unused-dice`, `pgg/7.2/costs-units`. */
const CODE = /^[a-z]+\/[\w.-]+/i;
const EMPTY_OR_COMMENT = /^[ \t]*(?:\/\/[^\n]*)?\r?$/;

/** Returns the suppressions in a text. A misspelled `allow` counts only before the code of a finding. */
export function findSuppressions(text: string, file: string): Suppression[] {
  return [...text.matchAll(COMMENT)].flatMap((found) => {
    const [comment, word, code, colon, reason] = found;
    const isAllow = word.toLowerCase() === ALLOW;
    if (!isAllow && !(CODE.test(code) && nearestSpellings(word.toLowerCase(), [ALLOW], 1, 1).length > 0)) return [];
    const start = found.index;
    const begin = text.lastIndexOf('\n', start - 1) + 1;
    const before = text.slice(begin, start);
    if (isQuoted(before)) return [];
    const source = { file, start, end: start + comment.trimEnd().length };
    const wordStart = start + comment.indexOf(word);
    const wordEnd = wordStart + word.length;
    const codeStart = code === '' ? wordEnd : start + comment.indexOf(code, wordEnd - start);
    return [
      {
        code,
        reason: reason.trim(),
        source,
        codeSource: { file, start: codeStart, end: codeStart + code.length },
        ...(!isAllow && { misspelled: { file, start: wordStart, end: wordEnd } }),
        mayBeProse: !CODE.test(code) && colon === '' && (code !== '' || reason !== ''),
        line: before.trim() === '' ? nextLine(text, start) : lineAt(text, begin),
      },
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
      finding.severity === 'error' ||
      !suppressions.some((each) => each.reason !== '' && !each.misspelled && appliesTo(each, finding)),
  );
}

/**
 * Reports suppressions that lack a reason, suppress nothing, name an error (which cannot be suppressed), lack the code
 * of a finding, or misspell the code or the word `allow`.
 */
export function unusedSuppressions(suppressions: readonly Suppression[], findings: readonly Finding[]): Finding[] {
  const reported: Finding[] = [];
  const report = collectInto(reported);
  for (const suppression of suppressions) {
    const { code, reason, source, misspelled } = suppression;
    if (misspelled) {
      report(wrongWord(suppression, misspelled));
      continue;
    }
    const found = findings.filter((finding) => appliesTo(suppression, finding));
    const near = found.length > 0 ? undefined : nearestCode(suppression, findings);
    if (near !== undefined) {
      report(wrongCode(suppression, near));
      continue;
    }
    if (suppression.mayBeProse) continue;
    const isSuppressed = found.some(({ severity }) => severity !== 'error');
    if (isSuppressed && reason !== '') continue;
    const isError = found.length > 0 && !isSuppressed;
    const message = isSuppressed
      ? say`Say why ${code} is allowed here: // allow ${code}: …`
      : isError
        ? say`${code} is an error; only warnings and hints can be suppressed.`
        : code === ''
          ? say`This comment suppresses nothing. Write the code of a finding: // allow CODE: reason.`
          : say`Unused suppression of ${code}; remove it.`;
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

/**
 * Returns the code of a finding on the line that the author of a suppression may have meant; undefined if there is
 * none.
 */
function nearestCode(
  { code, line, source, mayBeProse }: Suppression,
  findings: readonly Finding[],
): string | undefined {
  const codes = findings
    .filter((finding) => finding.severity !== 'error' && isOnLine({ line, source }, finding))
    .map((finding) => finding.code);
  const written = code.toLowerCase();
  if (written === '') return !mayBeProse && new Set(codes).size === 1 ? codes[0] : undefined;
  const whole = codes.find((each) => each.endsWith(`/${written}`));
  return whole ?? (mayBeProse ? undefined : nearestSpellings(written, codes, 1, Math.max(1, written.length / 4)).at(0));
}

const wrongCode = ({ code, source, codeSource }: Suppression, near: string): Finding => ({
  severity: 'warning',
  code: 'sandtable/allowed-in-vain',
  message:
    code === ''
      ? say`This comment names no finding. Write the code: // allow ${near}: …`
      : say`There is no finding ${code} here. Did you mean ${near}?`,
  source,
  why: [],
  related: [],
  fixes: [{ title: `Write the code ${near}`, edits: [{ source: codeSource, text: code === '' ? ` ${near}` : near }] }],
});

const wrongWord = ({ code, source }: Suppression, misspelled: Source): Finding => ({
  severity: 'warning',
  code: 'sandtable/allowed-in-vain',
  message: say`This comment suppresses nothing, because allow is misspelled. Write // allow ${code}: …`,
  source,
  why: [],
  related: [],
  fixes: [{ title: 'Write allow', edits: [{ source: misspelled, text: ALLOW }] }],
});

function appliesTo({ code, source, line }: Pick<Suppression, 'code' | 'source' | 'line'>, finding: Finding): boolean {
  return finding.code.toLowerCase() === code.toLowerCase() && isOnLine({ source, line }, finding);
}

const isOnLine = (
  { source: { file }, line: { start, end } }: Pick<Suppression, 'source' | 'line'>,
  { source }: Finding,
): boolean => source.file === file && start <= source.start && source.start <= end;
