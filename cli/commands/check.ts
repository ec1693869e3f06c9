import { t } from '@vscode/l10n';
import { withoutKnown } from '../baseline.js';
import { CLEAN, FINDINGS, UNUSABLE, type ExitCode } from '../exit.js';
import { productVersion } from '../home.js';
import { findingsIn, summary, type FindingRecord } from '../../language-server/report/finding-record.js';
import { githubText } from '../report/github.js';
import { sarif } from '../report/sarif.js';
import { findingsText } from '../../language-server/report/text.js';
import { printJson, type Terminal } from '../terminal.js';
import { openFiles, type Desk, type Sheet, placesOf } from '../workspace.js';

export const CHECK_FORMATS = ['text', 'json', 'sarif', 'github'] as const;

export interface CheckOptions {
  readonly format: (typeof CHECK_FORMATS)[number];
  readonly baseline?: string;
}

/** Checks files by text, by rules and by playing their orders. */
export async function check(paths: readonly string[], options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const desk = await openFiles(paths, terminal);
  const all = findingsOf(desk, desk.finished, terminal);
  const findings = options.baseline === undefined ? all : await withoutKnown(all, options.baseline, terminal.folder);
  const files = desk.finished.length;
  const drafts = desk.sheets.length - files;
  switch (options.format) {
    case 'json':
      printJson(terminal, { findings, files, ...(drafts > 0 && { drafts }), summary: summary(findings) });
      break;
    case 'sarif':
      printJson(terminal, sarif(findings, terminal.rulesets, productVersion()));
      break;
    case 'github':
      terminal.print(githubText(findings));
      break;
    case 'text':
      terminal.print(`${findingsText(findings, files)}${draftsText(drafts)}`);
  }
  return desk.isIncomplete ? UNUSABLE : verdict(findings);
}

/** How many drafts of the folders were not checked. */
export function draftsText(drafts: number): string {
  if (drafts === 0) return '';
  return `${drafts === 1 ? t('1 draft not checked.') : t('{0} drafts not checked.', drafts)}\n`;
}

/** What text, rules and play find in files. */
export const findingsOf = (desk: Desk, sheets: readonly Sheet[], { folder }: Terminal): FindingRecord[] =>
  findingsIn(
    sheets.map(({ analysis }) => analysis),
    placesOf(desk, folder),
  );

/** A file that cannot be read is no finding about a scenario: there is none. */
export function verdict(findings: readonly FindingRecord[]): ExitCode {
  if (findings.some(({ code }) => code === 'sandtable/unreadable')) return UNUSABLE;
  return findings.some(({ severity }) => severity === 'error') ? FINDINGS : CLEAN;
}
