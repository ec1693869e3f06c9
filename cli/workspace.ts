import { t } from '@vscode/l10n';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { URI, type LangiumDocument } from 'langium';
import { Places } from '../language-server/report/finding-record.js';
import type { DocumentAnalysis } from '../language-server/analysis/document-analysis.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { UsageError } from '../language-server/report/usage-error.js';
import { isDraft } from '../language-server/validation/drafts.js';
import { cannotRead } from './output.js';
import type { Terminal } from './terminal.js';

/** The members of a terminal that are needed to open files. */
type Reader = Pick<Terminal, 'folder' | 'rulesets' | 'readInput' | 'log'>;

/** A compiled file. */
export interface OpenedFile {
  readonly document: LangiumDocument;
  readonly analysis: DocumentAnalysis;
}

/** The argument that stands for standard input. Its text is compiled as a file of the working folder. */
export const STDIN = '-';

/** The compiled files of a command. */
export interface OpenedFiles {
  readonly workspace: NodeWorkspace;
  readonly all: readonly OpenedFile[];
  /**
   * The files to check and test. Drafts, which are files that their authors have marked as unfinished, are included
   * only if the command names them directly.
   */
  readonly finished: readonly OpenedFile[];
  /** Whether a folder could not be read. If so, files may be missing, and the command ends with exit code 2. */
  readonly isIncomplete: boolean;
  /** The URI of the document that is read from standard input. */
  readonly input: URI;
}

/**
 * Opens and compiles the files and folders that a command names.
 *
 * @throws Unusable when a path does not exist, is not a scenario file, or is a folder without scenario files.
 */
export async function openFiles(paths: readonly string[], terminal: Reader): Promise<OpenedFiles> {
  await Promise.all(paths.map((each) => checkPath(each, terminal.folder)));
  const onDisk = paths.filter((each) => each !== STDIN);
  const input = URI.file(path.resolve(terminal.folder, '-.sand'));
  const given = new Map(onDisk.length < paths.length ? [[input.toString(), await terminal.readInput()]] : []);
  const workspace = await NodeWorkspace.open(onDisk, terminal.rulesets, terminal.folder, given);
  const all = workspace.documents.flatMap((document) => {
    const analysis = workspace.analyse(document);
    return analysis ? [{ document, analysis }] : [];
  });
  const unread = workspace.unread.map(({ uri, problem }) =>
    cannotRead(path.relative(terminal.folder, uri.fsPath) || '.', problem),
  );
  if (all.length === 0 && unread.length > 0) throw new UsageError(unread.join('\n'));
  for (const each of unread) terminal.log(`${each}\n`);
  if (all.length === 0) throw new UsageError(t('No scenario files (*.sand) in {0}.', paths.join(', ')));
  const finished = all.filter(({ document }) => !isDraft(document) || workspace.named.has(document.uri.toString()));
  return { workspace, all, finished, input, isIncomplete: unread.length > 0 };
}

/** Returns a converter from documents to paths relative to the working folder. Standard input has the path `-`. */
export function placesOf({ workspace, input }: Pick<OpenedFiles, 'workspace' | 'input'>, folder: string): Places {
  const given = input.toString();
  return new Places(workspace.services.shared.workspace.LangiumDocuments, (uri) =>
    uri.toString() === given ? STDIN : path.relative(folder, uri.fsPath).replaceAll(path.sep, '/'),
  );
}

/**
 * Opens the file of a command that takes one file. @throws Unusable when the path is a folder with several files, or
 * when the file cannot be opened.
 */
export async function openFile(file: string, terminal: Reader): Promise<OpenedFiles & OpenedFile> {
  const opened = await openFiles([file], terminal);
  const first = opened.all.at(0);
  if (!first || opened.all.length > 1) throw new UsageError(t('{0} is a folder. Name one scenario file.', file));
  return { ...opened, ...first };
}

async function checkPath(given: string, folder: string): Promise<void> {
  if (given === STDIN) return;
  const found = await stat(path.resolve(folder, given)).catch(() => undefined);
  if (!found) throw new UsageError(t('{0} does not exist.', given));
  if (found.isDirectory()) return;
  if (!found.isFile()) throw new UsageError(t('{0} is neither a file nor a folder.', given));
  if (!given.endsWith('.sand'))
    throw new UsageError(t('{0} is not a scenario file. Its name must end in .sand.', given));
}
