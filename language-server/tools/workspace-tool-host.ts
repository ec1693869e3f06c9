import { URI, UriUtils } from 'langium';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { Places } from '../report/finding-record.js';
import { UsageError } from '../report/usage-error.js';
import type { Sandbox, CreateSandbox } from '../workspace/sandbox-workspace.js';
import { openInSandbox } from '../workspace/open-in-sandbox.js';
import { NO_TEXT, type ToolDocument, type ToolHost } from './tool-host.js';
import type { ToolInput } from './input.js';

/** Provides the files of the editor's workspace. A text that a tool passes is compiled in a separate workspace. */
export class WorkspaceToolHost implements ToolHost {
  constructor(
    private readonly services: Sandbox,
    private readonly make: CreateSandbox,
  ) {}

  get rulesets(): ReadonlyMap<string, Ruleset> {
    const all = this.services.compile.Analyser.rulesets.all();
    // Published games take precedence over games that files declare with the same id.
    return new Map(all.toReversed().map((ruleset) => [ruleset.id, ruleset]));
  }

  async read({ file, text }: Pick<ToolInput, 'file' | 'text'>): Promise<ToolDocument> {
    const { LangiumDocuments } = this.services.shared.workspace;
    const folders = this.folders();
    const uri =
      file === undefined
        ? this.uriOfPlainText(folders)
        : candidates(file, folders).find((each) => LangiumDocuments.hasDocument(each));
    if (!uri) throw new UsageError(`The workspace has no scenario file ${file}.`);
    const workspace = await openInSandbox(this.services, this.make, { uri: uri.toString(), text });
    const analysis = workspace?.compile.Analyser.analyse(uri);
    if (!workspace || !analysis) throw new UsageError(NO_TEXT);
    const pathOf = (each: URI): string => {
      const folder = folders.find((one) => UriUtils.contains(one, each));
      return folder ? UriUtils.relative(folder, each) : each.path;
    };
    const documents = workspace.shared.workspace.LangiumDocuments;
    return { analysis, documents, places: new Places(documents, pathOf) };
  }

  private folders(): URI[] {
    return (this.services.shared.workspace.WorkspaceManager.workspaceFolders ?? []).map(({ uri }) => URI.parse(uri));
  }

  /** Returns the URI for a text without a file. The imports of the text are relative to the first workspace folder. */
  private uriOfPlainText([folder]: readonly URI[]): URI {
    return folder === undefined ? URI.parse('untitled:/-.sand') : UriUtils.joinPath(folder, '-.sand');
  }
}

/**
 * Returns the possible URIs of a file, which may be given as a URI, an absolute path, or a path in a workspace folder.
 */
function candidates(file: string, folders: readonly URI[]): URI[] {
  if (/^[a-z][a-z-]+:/i.test(file)) return [URI.parse(file)];
  return [URI.file(file), ...folders.map((folder) => UriUtils.joinPath(folder, file))];
}
