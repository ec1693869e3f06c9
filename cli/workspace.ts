import { t } from '@vscode/l10n';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { URI, type LangiumDocument } from 'langium';
import { Places } from '../language-server/report/finding-record.js';
import type { DocumentAnalysis } from '../language-server/compile/document-analysis.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { Unusable } from '../language-server/report/unusable.js';
import { isDraft } from '../language-server/validation/drafts.js';
import { cannotRead } from './output.js';
import type { Terminal } from './terminal.js';

/** What reading files needs of the world around it. */
type Reader = Pick<Terminal, 'folder' | 'rulesets' | 'input' | 'note'>;

/** A scenario file with what it means. */
export interface Sheet {
  readonly document: LangiumDocument;
  readonly analysis: DocumentAnalysis;
}

/** The path that stands for standard input, which is read as if it lay in the working folder. */
export const INPUT = '-';

/** The scenario files of a command, read and compiled. */
export interface Desk {
  readonly workspace: NodeWorkspace;
  readonly sheets: readonly Sheet[];
  /** Those that are checked and tested: no drafts that were only found in a folder. */
  readonly finished: readonly Sheet[];
  /** Whether a folder could not be read, so that files may be missing: the command ends as unusable. */
  readonly isIncomplete: boolean;
  /** Where standard input stands among the documents. */
  readonly input: URI;
}

/**
 * Reads the files and folders a command names.
 *
 * @throws Unusable when a path is missing, is not a scenario file, or holds none.
 */
export async function openFiles(paths: readonly string[], terminal: Reader): Promise<Desk> {
  await Promise.all(paths.map((each) => checkPath(each, terminal.folder)));
  const onDisk = paths.filter((each) => each !== INPUT);
  const input = URI.file(path.resolve(terminal.folder, '-.sand'));
  const given = new Map(onDisk.length < paths.length ? [[input.toString(), await terminal.input()]] : []);
  const workspace = await NodeWorkspace.open(onDisk, terminal.rulesets, terminal.folder, given);
  const sheets = workspace.documents.flatMap((document) => {
    const analysis = workspace.analyse(document);
    return analysis ? [{ document, analysis }] : [];
  });
  const unread = workspace.unread.map(({ uri, problem }) =>
    cannotRead(path.relative(terminal.folder, uri.fsPath) || '.', problem),
  );
  if (sheets.length === 0 && unread.length > 0) throw new Unusable(unread.join('\n'));
  for (const each of unread) terminal.note(`${each}\n`);
  if (sheets.length === 0) throw new Unusable(t('No scenario files (*.sand) in {0}.', paths.join(', ')));
  const finished = sheets.filter(({ document }) => !isDraft(document) || workspace.named.has(document.uri.toString()));
  return { workspace, sheets, finished, input, isIncomplete: unread.length > 0 };
}

/** Tells places by paths from the working folder. */
export function placesOf({ workspace, input }: Pick<Desk, 'workspace' | 'input'>, folder: string): Places {
  const given = input.toString();
  return new Places(workspace.services.shared.workspace.LangiumDocuments, (uri) =>
    uri.toString() === given ? INPUT : path.relative(folder, uri.fsPath).replaceAll(path.sep, '/'),
  );
}

/** The one file a command is about. */
export async function openFile(file: string, terminal: Reader): Promise<Desk & Sheet> {
  const desk = await openFiles([file], terminal);
  const sheet = desk.sheets.at(0);
  if (!sheet || desk.sheets.length > 1) throw new Unusable(t('{0} is a folder; name one scenario file.', file));
  return { ...desk, ...sheet };
}

async function checkPath(given: string, folder: string): Promise<void> {
  if (given === INPUT) return;
  const found = await stat(path.resolve(folder, given)).catch(() => undefined);
  if (!found) throw new Unusable(t('{0} does not exist.', given));
  if (found.isDirectory()) return;
  if (!found.isFile()) throw new Unusable(t('{0} is neither a file nor a folder.', given));
  if (!given.endsWith('.sand')) throw new Unusable(t('{0} is no scenario file: its name must end in .sand.', given));
}
