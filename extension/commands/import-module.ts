import * as vscode from 'vscode';
import { base64Of, bytesOf } from '../../protocol/base64.js';
import type { ImportedFile, ImportedModule, ImportVassalParams } from '../../protocol/vassal-import.js';
import type { CommandContext } from './command-context.js';
import { chooseGame } from './new-scenario.js';

/**
 * Imports a VASSAL module with its saved games and extensions as scenario files into a folder. Asks for everything that
 * is not given, and for the sides of the module that the game does not have.
 * @param given the file on which the command was called in the explorer
 * @param selection all files that are selected in the explorer
 */
export async function importModule(
  { server }: CommandContext,
  given?: unknown,
  selection?: unknown,
  ruleset?: unknown,
  chosenFolder?: unknown,
): Promise<void> {
  const chosen = filesOf(given, selection) ?? (await chooseFiles());
  if (!chosen) return;
  const id = typeof ruleset === 'string' ? ruleset : await chooseRuleset(server);
  if (id === undefined) return;
  const folder = chosenFolder instanceof vscode.Uri ? chosenFolder : await chooseFolder();
  if (!folder) return;
  const files = await Promise.all(
    chosen.map(async (uri) => ({ name: nameOf(uri), base64: base64Of(await vscode.workspace.fs.readFile(uri)) })),
  );
  const imported = await importWithSides(server, { ruleset: id, folder: folder.toString(), files, sides: {} });
  if (imported && (await write(imported.files, folder))) await open(imported, folder);
}

function filesOf(given: unknown, selection: unknown): readonly vscode.Uri[] | undefined {
  if (Array.isArray(selection)) return selection.filter((each) => each instanceof vscode.Uri);
  return given instanceof vscode.Uri ? [given] : undefined;
}

async function chooseRuleset(server: CommandContext['server']): Promise<string | undefined> {
  const game = await chooseGame((await server.ask('sandtable/rulesets', {})) ?? []);
  return game?.id;
}

function chooseFiles(): Thenable<vscode.Uri[] | undefined> {
  return vscode.window.showOpenDialog({
    filters: {
      [vscode.l10n.t('VASSAL module, saved games, extensions')]: ['vmod', 'vsav', 'vmdx', 'mod', 'sav', 'vlog'],
    },
    canSelectMany: true,
    title: vscode.l10n.t('Choose a VASSAL module and its saved games'),
  });
}

const nameOf = ({ path }: vscode.Uri): string => path.slice(path.lastIndexOf('/') + 1);

async function chooseFolder(): Promise<vscode.Uri | undefined> {
  const [workspace] = vscode.workspace.workspaceFolders ?? [];
  const folders = await vscode.window.showOpenDialog({
    canSelectFiles: false,
    canSelectFolders: true,
    title: vscode.l10n.t('Choose a folder for the scenario files'),
    ...(workspace && { defaultUri: workspace.uri }),
  });
  return folders?.[0];
}

/** Requests the import. If the game lacks sides of the module, asks once which sides they are and requests it again. */
async function importWithSides(
  server: CommandContext['server'],
  params: ImportVassalParams,
): Promise<ImportedModule | undefined> {
  const imported = await request(server, params);
  const sides = imported && (await nameSides(imported));
  return sides ? request(server, { ...params, sides }) : imported;
}

/** Requests the import, and shows why if it is impossible. */
async function request(
  server: CommandContext['server'],
  params: ImportVassalParams,
): Promise<ImportedModule | undefined> {
  const progress = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Importing {0} …', params.files.map(({ name }) => name).join(', ')),
  };
  const result = await vscode.window.withProgress(progress, () => server.ask('sandtable/importVassal', params));
  if (!result) return undefined;
  if (!('fault' in result)) return result;
  void vscode.window.showErrorMessage(result.fault);
  return undefined;
}

/** Asks for the side of each unknown side or nation. Returns undefined if none is given. */
async function nameSides({
  unknownSides,
  sides,
}: ImportedModule): Promise<Readonly<Record<string, string>> | undefined> {
  const given: Record<string, string> = {};
  const none = { label: vscode.l10n.t('None of them'), side: undefined };
  for (const name of sides.length === 0 ? [] : unknownSides) {
    const items = [...sides.map((side) => ({ label: side, side })), none];
    const placeHolder = vscode.l10n.t('To which side does {0} belong?', name);
    const chosen = await vscode.window.showQuickPick(items, { placeHolder });
    if (chosen?.side !== undefined) given[name] = chosen.side;
  }
  return Object.keys(given).length === 0 ? undefined : given;
}

/** Writes the files, unless one of them exists already. Returns whether they were written. */
async function write(files: readonly ImportedFile[], folder: vscode.Uri): Promise<boolean> {
  const targets = files.map((file) => ({ file, uri: vscode.Uri.joinPath(folder, ...file.path.split('/')) }));
  for (const { file, uri } of targets) {
    const existing = await vscode.workspace.fs.stat(uri).then(
      () => true,
      () => false,
    );
    if (!existing) continue;
    void vscode.window.showErrorMessage(vscode.l10n.t('{0} exists already. Choose an empty folder.', file.path));
    return false;
  }
  for (const { file, uri } of targets)
    await vscode.workspace.fs.writeFile(
      uri,
      'text' in file ? new TextEncoder().encode(file.text) : bytesOf(file.base64),
    );
  return true;
}

/** Opens the first scenario, and offers the report without waiting for an answer. */
async function open({ files, report }: ImportedModule, folder: vscode.Uri): Promise<void> {
  const texts = files.filter((file) => 'text' in file);
  const scenario = texts.find(({ text }) => /^scenario /m.test(text));
  const log = texts.find(({ path }) => path.endsWith('.txt'));
  const show = async (file: ImportedFile | undefined): Promise<void> => {
    if (file) await vscode.window.showTextDocument(vscode.Uri.joinPath(folder, file.path));
  };
  await show(scenario);
  const showReport = vscode.l10n.t('Show Report');
  const message = vscode.l10n.t('The module was imported. Points in the report: {0}.', report.length);
  void vscode.window
    .showInformationMessage(message, showReport)
    .then((chosen) => (chosen === showReport ? show(log) : undefined));
}
