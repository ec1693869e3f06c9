import { t } from '@vscode/l10n';
import path from 'node:path';
import { balanceOf } from '../../engine/play/counting/balance.js';
import { balanceReport } from '../../language-server/balance/balance-report.js';
import { reportPage } from '../../preview/balance/page.js';
import type { Report } from '../../preview/balance/report.js';
import { inEnglish } from '../language.js';
import { checkPlaceFor, writeWhole } from '../output.js';
import { reportCsv, reportText } from '../report/balance-text.js';
import { printJson, type Terminal } from '../terminal.js';
import { savedText, type Saved } from './saved.js';

export const BALANCE_FORMATS = ['text', 'json', 'csv', 'html'] as const;

export interface TellOptions {
  readonly format: (typeof BALANCE_FORMATS)[number];
  readonly output?: string;
  readonly save?: string;
}

/** Prints what games came to, or writes it to a file; saves the counts where that is asked for. */
export async function tell(saved: Saved, { format, output, save }: TellOptions, terminal: Terminal): Promise<void> {
  if (save !== undefined) await write(save, savedText(saved), terminal);
  const text = await told(saved, format);
  if (output !== undefined)
    await write(output, typeof text === 'string' ? text : `${JSON.stringify(text, undefined, 2)}\n`, terminal);
  else if (typeof text === 'string') terminal.print(text);
  else printJson(terminal, text);
}

/** @throws Unusable when what is asked for could not be written. */
export async function checkPlaces({ output, save }: TellOptions, { folder }: Terminal): Promise<void> {
  for (const name of [output, save]) if (name !== undefined) await checkPlaceFor(path.resolve(folder, name), name);
}

async function told(
  { file, ruleset, scenario, calendar, seed, replay, arms }: Saved,
  format: TellOptions['format'],
): Promise<string | object> {
  const balance = balanceOf(arms, seed);
  if (format === 'json') return { file, ruleset, scenario, ...balance };
  const report = (): Report =>
    balanceReport(balance, {
      title: t('Balance of {0}', scenario),
      calendar,
      all: format === 'csv',
      replay: t('To play one: {0}', replay),
    });
  if (format === 'csv') return reportCsv(inEnglish(report));
  return format === 'html' ? reportPage(report()) : reportText(report());
}

async function write(name: string, text: string, { folder }: Terminal): Promise<void> {
  const file = path.resolve(folder, name);
  await writeWhole(file, text, name);
}
