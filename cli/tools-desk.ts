import { t } from '@vscode/l10n';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { URI } from 'langium';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { Unusable } from '../language-server/report/unusable.js';
import { NO_TEXT, type Reading, type ToolDesk } from '../language-server/tools/desk.js';
import type { ToolInput } from '../language-server/tools/input.js';
import type { Terminal } from './terminal.js';
import { INPUT, openFile, placesOf } from './workspace.js';

/** The files of the working folder and below, as they stand on disk when a tool asks for them. */
export class FolderDesk implements ToolDesk {
  constructor(private readonly around: Pick<Terminal, 'folder' | 'rulesets'>) {}

  get rulesets(): Terminal['rulesets'] {
    return this.around.rulesets;
  }

  async read({ file, text }: Pick<ToolInput, 'file' | 'text'>): Promise<Reading> {
    const { folder } = this.around;
    if (file !== undefined && (await this.leadsOut(file)))
      throw new Unusable(t('{0} is not below the working folder.', file));
    if (text !== undefined) return this.readText(file, text);
    if (file === undefined) throw new Unusable(NO_TEXT);
    // Standard input belongs to the protocol.
    if (file === INPUT) throw new Unusable(NO_TEXT);
    const desk = await openFile(file, {
      ...this.around,
      input: () => Promise.reject(new Unusable(NO_TEXT)),
      note: () => undefined,
    });
    const documents = desk.workspace.services.shared.workspace.LangiumDocuments;
    return { analysis: desk.analysis, documents, places: placesOf(desk, folder) };
  }

  /** Whether a file lies outside the working folder, by its name or because a link on the way to it leads out. */
  private async leadsOut(file: string): Promise<boolean> {
    const { folder } = this.around;
    const named = path.resolve(folder, file);
    if (isOutside(path.relative(folder, named))) return true;
    const real = await realpath(named).catch(() => undefined); // it does not exist, which is told later
    return real !== undefined && isOutside(path.relative(await realpath(folder), real));
  }

  /** A text as if it stood in a file, or by itself in the working folder. */
  private async readText(file: string | undefined, text: string): Promise<Reading> {
    const { folder, rulesets } = this.around;
    const nowhere = URI.file(path.resolve(folder, '-.sand'));
    const uri = file === undefined ? nowhere : URI.file(path.resolve(folder, file));
    const given = new Map([[uri.toString(), new TextEncoder().encode(text)]]);
    const workspace = await NodeWorkspace.open([], rulesets, folder, given);
    const analysis = workspace.documents.map((document) => workspace.analyse(document)).at(0);
    if (!analysis) throw new Unusable(t('The text cannot be read.'));
    const documents = workspace.services.shared.workspace.LangiumDocuments;
    return { analysis, documents, places: placesOf({ workspace, input: nowhere }, folder) };
  }
}

const isOutside = (relative: string): boolean => /^\.\.(?:[\\/]|$)/.test(relative) || path.isAbsolute(relative);
