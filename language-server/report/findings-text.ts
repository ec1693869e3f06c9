import { term } from '../../engine/model/say.js';
import { t } from '@vscode/l10n';
import { citation, withoutRules, type LedgerStep } from '../../engine/model/ledger.js';
import { summary, type FindingRecord } from './finding-record.js';

/**
 * Returns findings as text, followed by a summary. For each finding: the place, message, reasons and related places.
 * Related places that are listed as findings of their own are left out.
 */
export function findingsText(findings: readonly FindingRecord[], files: number): string {
  const listed = new Set(findings.map(lineOf));
  const lines = findings.flatMap(({ file, range, severity, code, message, why, related }) => [
    `${file}:${range.start.line}:${range.start.column} ${term(severity)} ${code}`,
    `    ${message}`,
    ...why.filter(({ text }) => withoutRules(text) !== withoutRules(message)).map((step) => `      ${stepText(step)}`),
    ...related.filter((other) => !listed.has(lineOf(other))).map((other) => `      ${lineOf(other)}`),
  ]);
  const { errors, warnings } = summary(findings);
  const read = files === 1 ? t('1 file') : t('{0} files', files);
  const verdict =
    findings.length === 0
      ? t('No findings in {0}.', read)
      : t('{0}, {1} in {2}.', errorsText(errors), warningsText(warnings), read);
  return [...lines, verdict, ''].join('\n');
}

/** Returns a line with a place in a file and the message there, to compare findings with related places. */
const lineOf = ({ file, range, message }: FindingRecord['related'][number]): string =>
  `${file}:${range.start.line}: ${message}`;

const errorsText = (errors: number): string => (errors === 1 ? t('1 error') : t('{0} errors', errors));
const warningsText = (warnings: number): string => (warnings === 1 ? t('1 warning') : t('{0} warnings', warnings));

export function stepText({ text, rule }: LedgerStep): string {
  return `${text}${citation(rule)}`;
}
