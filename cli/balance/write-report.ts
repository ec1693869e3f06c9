import { t } from '@vscode/l10n';
import path from 'node:path';
import { balanceOf } from '../../engine/play/counting/balance.js';
import { balanceReport } from '../../language-server/balance/balance-report.js';
import { reportPage } from '../../preview/balance/page.js';
import type { Report } from '../../preview/contract/balance-report.js';
import { inEnglish } from '../language.js';
import { checkWritable, writeAtomically } from '../output.js';
import { reportCsv, reportText } from '../report/balance-text.js';
import { printJson, type Terminal } from '../terminal.js';
import { serializeSaved, type Saved } from './saved.js';

export const BALANCE_FORMATS = ['text', 'json', 'csv', 'html'] as const;

export interface ReportOptions {
  readonly format: (typeof BALANCE_FORMATS)[number];
  readonly output?: string;
  readonly save?: string;
}

/**
 * Prints the report on the counted results of many games, or writes the report to the file that `--output` names. With
 * `--save`, also writes the counted results to a file.
 *
 * @param shown returns the texts of special rules in the reader's language. Default: as authors write them
 * @throws Unusable when a file cannot be written.
 */
export async function writeReport(
  saved: Saved,
  { format, output, save }: ReportOptions,
  terminal: Terminal,
  shown?: () => ReadonlyMap<string, string>,
): Promise<void> {
  if (save !== undefined) await writeFile(save, serializeSaved(saved), terminal);
  const text = await formatReport(saved, format, terminal, shown);
  if (output !== undefined)
    await writeFile(output, typeof text === 'string' ? text : `${JSON.stringify(text, undefined, 2)}\n`, terminal);
  else if (typeof text === 'string') terminal.print(text);
  else printJson(terminal, text);
}

/**
 * Checks before a long computation that its output files can be written. @throws Unusable when the folder of a file is
 * not writable.
 */
export async function checkOutputs({ output, save }: ReportOptions, { folder }: Terminal): Promise<void> {
  for (const name of [output, save]) if (name !== undefined) await checkWritable(path.resolve(folder, name), name);
}

async function formatReport(
  { file, ruleset, scenario, calendar, seed, replay, arms }: Saved,
  format: ReportOptions['format'],
  { rulesets }: Pick<Terminal, 'rulesets'>,
  shownStatements?: () => ReadonlyMap<string, string>,
): Promise<string | object> {
  const balance = balanceOf(arms, seed);
  if (format === 'json') return { file, ruleset, scenario, ...balance };
  const report = (): Report =>
    balanceReport(balance, {
      title: t('Balance of {0}', scenario),
      calendar,
      rulebook: rulesets.get(ruleset)?.rulebook,
      shown: (word) => rulesets.get(ruleset)?.term(word) ?? word,
      shownStatements: shownStatements?.(),
      all: format === 'csv',
      replay: t('To replay a game: {0}', replay),
    });
  if (format === 'csv') return reportCsv(inEnglish(report));
  return format === 'html' ? reportPage(report()) : reportText(report());
}

async function writeFile(name: string, text: string, { folder }: Terminal): Promise<void> {
  const file = path.resolve(folder, name);
  await writeAtomically(file, text, name);
}
