import { count } from '../../engine/model/words.js';
import { withoutRules, type LedgerStep } from '../../engine/model/ledger.js';
import { summary, type FindingRecord } from './finding-record.js';

/** Findings for people: one line each, its reasons below it. */
export function findingsText(findings: readonly FindingRecord[], files: number): string {
  const lines = findings.flatMap(({ file, range, severity, code, message, why, related }) => [
    `${file}:${range.start.line}:${range.start.column} ${severity} ${code}`,
    `    ${message}`,
    ...why.filter(({ text }) => withoutRules(text) !== withoutRules(message)).map((step) => `      ${stepText(step)}`),
    ...related.map((other) => `      ${other.file}:${other.range.start.line}: ${other.message}`),
  ]);
  const { errors, warnings } = summary(findings);
  const verdict = findings.length === 0 ? 'No findings' : `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  return [...lines, `${verdict} in ${count(files, 'file')}.`, ''].join('\n');
}

export function stepText({ text, rule }: LedgerStep): string {
  return rule === undefined ? text : `${text} [${rule}]`;
}
