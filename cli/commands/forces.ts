import { t } from '@vscode/l10n';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { URI } from 'langium';
import { formatted } from '../../language-server/features/format/formatter.js';
import { withEdits } from '../../language-server/features/actions/fix-verifier.js';
import { fromTable } from '../../language-server/order-of-battle/from-table.js';
import { ledgerOf } from '../../language-server/order-of-battle/ledger.js';
import { toTable } from '../../language-server/order-of-battle/to-table.js';
import { checkTable, readTable, writeCsv } from '../../language-server/order-of-battle/csv.js';
import { CLEAN, FINDINGS_EXIST, type ExitCode } from '../exit.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { writeAtomically } from '../output.js';
import { forceRecord, forcesText } from '../report/forces.js';
import { printJson, type Terminal } from '../terminal.js';
import { STDIN, openFile, type OpenedFiles, type OpenedFile, placesOf } from '../workspace.js';

export const FORCES_FORMATS = ['text', 'json', 'csv'] as const;

export interface ForcesOptions {
  readonly format: (typeof FORCES_FORMATS)[number];
  /** A table whose order of battle is imported into the scenario file: CSV, or a spreadsheet. */
  readonly read?: string;
  /** Name of the sheet of a spreadsheet. Default: the first sheet that is not hidden. */
  readonly sheet?: string;
  /** Whether reading a table removes the units that the table lacks. */
  readonly prune?: boolean;
}

/**
 * Lists the units of each side: the numbers of all units, of units set up, of arriving units and of unused units. If
 * `read` is given, imports an order of battle instead.
 * @throws Unusable when a file cannot be opened or written, or has no forces.
 */
export async function forces(file: string, options: ForcesOptions, terminal: Terminal): Promise<ExitCode> {
  const opened = await openFile(file, terminal);
  if (options.read !== undefined) return importTable(file, { ...options, read: options.read }, opened, terminal);
  const lines = ledgerOf(opened.analysis);
  if (lines.length === 0) throw new UsageError(t('{0} has no forces and imports none.', file));
  const places = placesOf(opened, terminal.folder);
  if (options.format === 'json')
    printJson(terminal, {
      file: places.path(opened.document.uri),
      sides: lines.map((line) => forceRecord(line, places)),
    });
  else if (options.format === 'csv') terminal.print(writeCsv(toTable(analysisOf(opened))));
  else terminal.print(forcesText(lines, (word) => opened.analysis?.ruleset?.term(word) ?? word));
  return CLEAN;
}

async function importTable(
  file: string,
  { read: table, sheet: wanted, prune: removes = false }: ForcesOptions & { readonly read: string },
  opened: OpenedFiles & OpenedFile,
  terminal: Terminal,
): Promise<ExitCode> {
  const { services } = opened.workspace;
  const bytes = await readFile(path.resolve(terminal.folder, table)).catch(() => {
    throw new UsageError(t('{0} cannot be read.', table));
  });
  const tables = { readTable, checkTable };
  const result = fromTable(analysisOf(opened), bytes, { ...services, csv: tables }, { removes, sheet: wanted });
  const { encoding, sheet, sheets = [] } = result;
  if (encoding !== undefined) terminal.log(`${t('{0} is read as {1}.', table, encoding)}\n`);
  if (sheet !== undefined && wanted === undefined && sheets.length > 1) {
    const others = sheets.filter((name) => name !== sheet).join(', ');
    terminal.log(`${t('{0} is read from the sheet “{1}”. --sheet selects another: {2}.', table, sheet, others)}\n`);
  }
  if ('faults' in result) {
    for (const { line, column, cell, message } of result.faults)
      terminal.log(`${table}:${cell ?? `${line}${column > 0 ? `:${column}` : ''}`} ${message}\n`);
    return FINDINGS_EXIST;
  }
  if (result.absent && !removes)
    terminal.log(`${t('Not in {0}, and kept: {1}. --prune removes them.', table, result.absent.join(', '))}\n`);
  if (result.edits.length === 0) return CLEAN;
  const { uri, textDocument } = opened.document;
  const edits = result.edits.map(({ place, text }) => ({ source: { file: place.uri, ...place }, text }));
  const text = withEdits(textDocument.getText(), edits);
  const edited = services.shared.workspace.LangiumDocumentFactory.fromString(text, URI.parse('memory:///read.sand'));
  const whole = formatted(edited) ?? text;
  if (file === STDIN) terminal.printRaw(whole);
  else await writeAtomically(uri.fsPath, whole, file);
  return CLEAN;
}

function analysisOf({ workspace, document }: OpenedFiles & OpenedFile): Parameters<typeof toTable>[0] {
  const analysis = workspace.services.compile.Analyser.analyse(document);
  if (!analysis) throw new UsageError(t('The file cannot be read.'));
  return analysis;
}
