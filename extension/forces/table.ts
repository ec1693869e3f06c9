import * as vscode from 'vscode';
import type { CommandContext } from '../commands/command-context.js';
import { subjectOf } from '../commands/subject.js';
import { base64Of } from '../../protocol/base64.js';
import type { ReadForcesResult } from '../../protocol/forces.js';
import { forcesAsPdf, forcesAsSvg } from '../export/exports.js';
import { applyEdits } from '../preview/places.js';

const TEXT_FILES = ['csv', 'tsv', 'txt'];
const filters = (endings: readonly string[]): Record<string, string[]> => ({
  [vscode.l10n.t('Table of forces')]: [...endings],
});

/**
 * Exports the order of battle of a file, including imported forces: as CSV, or as a chart in a PDF or SVG file.
 * @param chosen the file to write; by default the user is asked
 */
export async function exportForces(desk: CommandContext, given: unknown, chosen?: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const table = await desk.server.ask('sandtable/forcesTable', { uri: uri.toString() });
  if (table === undefined) return;
  if (table === null) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('There is nothing to export: the file declares no forces.'),
    );
    return;
  }
  const target = chosen instanceof vscode.Uri ? chosen : await chooseTarget(desk, uri);
  if (!target) return;
  try {
    await vscode.workspace.fs.writeFile(target, await contentOf(desk, uri, target, table));
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    void vscode.window.showErrorMessage(vscode.l10n.t('{0} could not be written: {1}', target.fsPath, why));
  }
}

function chooseTarget(desk: CommandContext, uri: vscode.Uri): Thenable<vscode.Uri | undefined> {
  return vscode.window.showSaveDialog({
    defaultUri: uri.with({ path: uri.path.replace(/\.sand$/, '.csv') }),
    filters: {
      ...filters(TEXT_FILES),
      ...(desk.writePdf && { [vscode.l10n.t('PDF: order of battle to print')]: ['pdf'] }),
      [vscode.l10n.t('SVG picture')]: ['svg'],
    },
    title: vscode.l10n.t('Export order of battle'),
  });
}

/** Returns the order of battle in the format of the file to write. */
async function contentOf(
  desk: CommandContext,
  uri: vscode.Uri,
  target: vscode.Uri,
  table: string,
): Promise<Uint8Array> {
  const [kind = ''] = /\.(?:pdf|svg)$/i.exec(target.path) ?? [];
  const printed = kind === '' ? null : await desk.server.ask('sandtable/printed', { uri: uri.toString() });
  if (!printed) return new TextEncoder().encode(table);
  return kind.toLowerCase() === '.pdf' ? forcesAsPdf(desk, printed) : forcesAsSvg(printed);
}

/**
 * Imports an order of battle from a table into a file. If a spreadsheet has several sheets, the user chooses one. If
 * the table has errors, lists them and changes nothing.
 */
export async function importForces(desk: CommandContext, given: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const chosen = await vscode.window.showOpenDialog({
    filters: filters([...TEXT_FILES, 'xlsx', 'xlsm', 'ods']),
    title: vscode.l10n.t('Import order of battle'),
  });
  if (!chosen) return;
  const table = { base64: base64Of(await vscode.workspace.fs.readFile(chosen[0])) };
  const read = (options: {
    readonly sheet?: string;
    readonly removes?: boolean;
  }): Promise<ReadForcesResult | undefined> =>
    desk.server.ask('sandtable/readForces', { uri: uri.toString(), table, ...options });
  let result = await read({});
  const sheet = await chooseSheet(result);
  if (sheet === undefined) return;
  if (sheet.name !== result?.sheet) result = await read({ sheet: sheet.name });
  if (!result) return;
  if (result.encoding !== undefined)
    void vscode.window.showInformationMessage(vscode.l10n.t('The table was read as {0}.', result.encoding));
  if ('faults' in result) {
    await showFaults(result.faults, chosen[0]);
    return;
  }
  if (!(await applyEdits(result.edits))) {
    void vscode.window.showErrorMessage(vscode.l10n.t('The text could not be changed.'));
    return;
  }
  if (result.absent && (await confirmRemoval(result.absent))) {
    const again = await read({ ...(result.sheet !== undefined && { sheet: result.sheet }), removes: true });
    if (again && 'edits' in again) await applyEdits(again.edits);
  }
}

/** Lets the user choose among several sheets, in their order. Returns undefined if the user chooses none. */
async function chooseSheet(
  result: ReadForcesResult | undefined,
): Promise<{ readonly name: string | undefined } | undefined> {
  const { sheets = [], sheet } = result ?? {};
  if (sheets.length < 2) return { name: sheet };
  const name = await vscode.window.showQuickPick(sheets, {
    placeHolder: vscode.l10n.t('Sheet with the order of battle'),
  });
  return name === undefined ? undefined : { name };
}

/** Asks whether the units that a table lacks are removed from the file. */
async function confirmRemoval(absent: readonly string[]): Promise<boolean> {
  const remove = vscode.l10n.t('Remove');
  const message = vscode.l10n.t('These are not in the table, and were kept: {0}', absent.join(', '));
  return (await vscode.window.showInformationMessage(message, remove)) === remove;
}

const placeOf = (line: number, column: number): string =>
  column > 0 ? vscode.l10n.t('line {0}, column {1}', line, column) : vscode.l10n.t('line {0}', line);

/**
 * Lists the errors of a table. Choosing an error opens the table at the line of the error, unless it is a spreadsheet.
 */
export async function showFaults(
  faults: Extract<ReadForcesResult, { readonly faults: unknown }>['faults'],
  table?: vscode.Uri,
): Promise<void> {
  const items = faults.map(({ line, column, message, cell }) => ({
    label: message,
    description: cell ?? placeOf(line, column),
    line,
    isText: cell === undefined,
  }));
  const placeHolder = vscode.l10n.t('The table was not imported. Errors:');
  const fault = await vscode.window.showQuickPick(items, { placeHolder });
  if (!fault?.isText || !table) return;
  const start = new vscode.Position(fault.line - 1, 0);
  await vscode.window.showTextDocument(table, { selection: new vscode.Range(start, start) });
}
