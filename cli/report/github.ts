import { citation } from '../../engine/model/ledger.js';
import type { FindingRecord } from '../../language-server/report/finding-record.js';

const LEVELS = { error: 'error', warning: 'warning', information: 'notice' } as const;

/** Formats findings as workflow commands of GitHub Actions, which show them next to the changed lines. */
export function githubText(findings: readonly FindingRecord[]): string {
  return findings
    .map(({ file, range, severity, code, message, why }) => {
      const place = {
        file,
        line: range.start.line,
        col: range.start.column,
        endLine: range.end.line,
        endColumn: range.end.column,
        title: code,
      };
      const properties = Object.entries(place).map(([key, value]) => `${key}=${property(String(value))}`);
      const reasons = why.map(({ text, rule }) => `\n${text}${citation(rule)}`);
      return `::${LEVELS[severity]} ${properties.join(',')}::${data(message + reasons.join(''))}\n`;
    })
    .join('');
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
