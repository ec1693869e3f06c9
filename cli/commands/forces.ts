import { t } from '@vscode/l10n';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { URI } from 'langium';
import { formatted } from '../../language-server/features/format/formatter.js';
import { withEdits } from '../../language-server/features/actions/trial.js';
import { fromTable } from '../../language-server/order-of-battle/from-table.js';
import { ledgerOf } from '../../language-server/order-of-battle/ledger.js';
import { toTable } from '../../language-server/order-of-battle/to-table.js';
import { checkTable, readCsv, writeCsv } from '../../language-server/order-of-battle/csv.js';
import { CLEAN, FINDINGS, type ExitCode } from '../exit.js';
import { Unusable } from '../../language-server/report/unusable.js';
import { writeWhole } from '../output.js';
import { forceRecord, forcesText } from '../report/forces.js';
import { printJson, type Terminal } from '../terminal.js';
import { INPUT, openFile, type Desk, type Sheet, placesOf } from '../workspace.js';

export const FORCES_FORMATS = ['text', 'json', 'csv'] as const;

export interface ForcesOptions {
  readonly format: (typeof FORCES_FORMATS)[number];
  /** A file in CSV, to become part of the scenario file. */
  readonly read?: string;
}

/** Tells what of each side exists, stands, comes and is left over; or reads a table of forces into the file. */
export async function forces(file: string, options: ForcesOptions, terminal: Terminal): Promise<ExitCode> {
  const desk = await openFile(file, terminal);
  if (options.read !== undefined) return readTable(file, options.read, desk, terminal);
  const lines = ledgerOf(desk.analysis);
  if (lines.length === 0) throw new Unusable(t('{0} declares no forces and imports none.', file));
  const places = placesOf(desk, terminal.folder);
  if (options.format === 'json')
    printJson(terminal, {
      file: places.path(desk.document.uri),
      sides: lines.map((line) => forceRecord(line, places)),
    });
  else terminal.print(options.format === 'csv' ? writeCsv(toTable(analysisOf(desk))) : forcesText(lines));
  return CLEAN;
}

async function readTable(file: string, table: string, desk: Desk & Sheet, terminal: Terminal): Promise<ExitCode> {
  const { services } = desk.workspace;
  const csv = await readFile(path.resolve(terminal.folder, table), 'utf8').catch(() => {
    throw new Unusable(t('{0} cannot be read.', table));
  });
  const result = fromTable(analysisOf(desk), csv, { ...services, csv: { readCsv, checkTable } });
  if ('faults' in result) {
    for (const { line, column, message } of result.faults)
      terminal.note(`${table}:${line}${column > 0 ? `:${column}` : ''} ${message}\n`);
    return FINDINGS;
  }
  const { uri, textDocument } = desk.document;
  const edits = result.edits.map(({ place, text }) => ({ source: { file: place.uri, ...place }, text }));
  const text = withEdits(textDocument.getText(), edits);
  const read = services.shared.workspace.LangiumDocumentFactory.fromString(text, URI.parse('memory:///read.sand'));
  const whole = formatted(read) ?? text;
  if (file === INPUT) terminal.pass(whole);
  else await writeWhole(uri.fsPath, whole, file);
  return CLEAN;
}

function analysisOf({ workspace, document }: Desk & Sheet): Parameters<typeof toTable>[0] {
  const analysis = workspace.services.compile.Analyser.analyse(document);
  if (!analysis) throw new Unusable(t('The file cannot be read.'));
  return analysis;
}
