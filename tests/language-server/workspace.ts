import type { LangiumDocument, WorkspaceFolder } from 'langium';
import { URI } from 'langium';
import { VirtualFileSystemProvider } from 'langium/test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { DocumentAnalysis } from '../../language-server/analysis/document-analysis.js';
import type { FileHead, FileSystemWithHeads } from '../../language-server/workspace/picture-files.js';
import type { SandtableServices } from '../../language-server/services.js';
import { createSandtableServices } from '../../language-server/sandtable-module.js';
import { stub } from './stub-ruleset.js';

/** Folder that contains the files of a test. `file:///elsewhere/` is outside of this folder. */
const FOLDER = 'file:///campaign/';

/** In-memory files, of which a test can also read the first bytes. */
class TestFiles extends VirtualFileSystemProvider implements FileSystemWithHeads {
  /** The contents of pictures by URI. */
  readonly pictures = new Map<string, Uint8Array>();

  readHead(uri: URI, length: number): Promise<FileHead | undefined> {
    const bytes = this.pictures.get(uri.toString());
    return Promise.resolve(bytes && { size: bytes.length, head: bytes.subarray(0, length) });
  }
}

/** The in-memory files of one test, and the services that compile them. */
export class TestWorkspace {
  readonly files = new TestFiles();
  readonly services: SandtableServices;
  private version = 0;

  constructor(rulesets: readonly Ruleset[] = [stub]) {
    const { sandtable } = createSandtableServices({
      fileSystemProvider: () => this.files,
      rulesets: new Map(rulesets.map((ruleset) => [ruleset.id, ruleset])),
    });
    this.services = sandtable;
  }

  /** Opens a workspace of files, given by path, and checks all of them. */
  static async of(
    files: Readonly<Record<string, string | Uint8Array>>,
    rulesets?: readonly Ruleset[],
  ): Promise<TestWorkspace> {
    const workspace = new TestWorkspace(rulesets);
    for (const [path, content] of Object.entries(files)) {
      if (typeof content === 'string') workspace.files.insert(uriOf(path), content);
      else workspace.files.pictures.set(uriOf(path).toString(), content);
    }
    const folder: WorkspaceFolder = { uri: FOLDER, name: 'campaign' };
    await workspace.services.shared.workspace.WorkspaceManager.initializeWorkspace([folder]);
    await workspace.build();
    return workspace;
  }

  async build(): Promise<void> {
    const { DocumentBuilder, LangiumDocuments } = this.services.shared.workspace;
    await DocumentBuilder.build(LangiumDocuments.all.toArray(), { validation: true });
  }

  /** Writes a file and waits for the build, as an editor does that saves after every keystroke. */
  async write(path: string, text: string): Promise<void> {
    this.files.insert(uriOf(path), text);
    await this.services.shared.workspace.DocumentBuilder.update([uriOf(path)], []);
  }

  /** Changes a text that is open in an editor, and waits for the build. */
  async edit(path: string, text: string): Promise<void> {
    const opened = TextDocument.create(uriOf(path).toString(), 'sandtable', ++this.version, text);
    this.services.shared.workspace.TextDocuments.set(opened);
    await this.write(path, text);
  }

  async remove(path: string): Promise<void> {
    this.files.delete(uriOf(path));
    await this.services.shared.workspace.DocumentBuilder.update([], [uriOf(path)]);
  }

  document(path: string): LangiumDocument {
    const document = this.services.shared.workspace.LangiumDocuments.getDocument(uriOf(path));
    if (!document) throw new Error(`There is no ${path}.`);
    return document;
  }

  analyse(path: string): DocumentAnalysis {
    const analysis = this.services.compile.Analyser.analyse(this.document(path));
    if (!analysis) throw new Error(`${path} cannot be analysed.`);
    return analysis;
  }

  /** Returns the codes of the diagnostics of a file, in their order. */
  codes(path: string): string[] {
    return (this.document(path).diagnostics ?? []).map(({ code }) => String(code));
  }
}

export function uriOf(path: string): URI {
  return URI.parse(path.includes(':') ? path : FOLDER + path);
}
