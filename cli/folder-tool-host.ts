import { t } from '@vscode/l10n';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { URI } from 'langium';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { UsageError } from '../language-server/report/usage-error.js';
import { NO_TEXT, type ToolDocument, type ToolHost } from '../language-server/tools/tool-host.js';
import type { ToolInput } from '../language-server/tools/input.js';
import type { Terminal } from './terminal.js';
import { STDIN, openFile, placesOf } from './workspace.js';

/**
 * Gives tools access to the files of the working folder and its subfolders. Each call reads the files from disk again.
 */
export class FolderToolHost implements ToolHost {
  constructor(private readonly around: Pick<Terminal, 'folder' | 'rulesets'>) {}

  get rulesets(): Terminal['rulesets'] {
    return this.around.rulesets;
  }

  async read({ file: given, text }: Pick<ToolInput, 'file' | 'text'>): Promise<ToolDocument> {
    const { folder } = this.around;
    const file = given === undefined ? undefined : pathOf(given);
    if (file !== undefined && (await this.isOutsideFolder(file)))
      throw new UsageError(t('{0} is outside the working folder.', file));
    if (text !== undefined) return this.readText(file, text);
    if (file === undefined) throw new UsageError(NO_TEXT);
    // Standard input is used for the protocol.
    if (file === STDIN) throw new UsageError(NO_TEXT);
    const opened = await openFile(file, {
      ...this.around,
      readInput: () => Promise.reject(new UsageError(NO_TEXT)),
      log: () => undefined,
    });
    const documents = opened.workspace.services.shared.workspace.LangiumDocuments;
    return { analysis: opened.analysis, documents, places: placesOf(opened, folder) };
  }

  /** Returns whether a file is outside the working folder, by its path or because of a symbolic link. */
  private async isOutsideFolder(file: string): Promise<boolean> {
    const { folder } = this.around;
    const named = path.resolve(folder, file);
    if (isOutside(path.relative(folder, named))) return true;
    const real = await realpath(named).catch(() => undefined); // A missing file is reported when it is opened.
    return real !== undefined && isOutside(path.relative(await realpath(folder), real));
  }

  /**
   * Compiles a text. If a file is given, the text replaces the content of that file. Otherwise the text is compiled as
   * a file without a name in the working folder.
   */
  private async readText(file: string | undefined, text: string): Promise<ToolDocument> {
    const { folder, rulesets } = this.around;
    const nowhere = URI.file(path.resolve(folder, '-.sand'));
    const uri = file === undefined ? nowhere : URI.file(path.resolve(folder, file));
    const given = new Map([[uri.toString(), new TextEncoder().encode(text)]]);
    const workspace = await NodeWorkspace.open([], rulesets, folder, given);
    const analysis = workspace.documents.map((document) => workspace.analyse(document)).at(0);
    if (!analysis) throw new UsageError(t('The text cannot be read.'));
    const documents = workspace.services.shared.workspace.LangiumDocuments;
    return { analysis, documents, places: placesOf({ workspace, input: nowhere }, folder) };
  }
}

/**
 * Returns the path of a file. Also accepts a `file:` URI, because some clients send URIs.
 * @throws UsageError for other URIs
 */
function pathOf(file: string): string {
  if (/^file:/i.test(file)) return URI.parse(file).fsPath;
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(file)) throw new UsageError(t('{0} is not a file on disk.', file));
  return file;
}

const isOutside = (relative: string): boolean => /^\.\.(?:[\\/]|$)/.test(relative) || path.isAbsolute(relative);
