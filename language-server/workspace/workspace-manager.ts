import type { FileSystemNode, LangiumDocument, Stream, WorkspaceFolder } from 'langium';
import { DefaultWorkspaceManager, URI, UriUtils } from 'langium';
import type { CancellationToken, InitializeParams } from 'vscode-languageserver';
import type { SandtableDocumentFactory } from './document-factory.js';
import type { ServicesWith } from './services-with.js';

/** Names of folders with generated files and dependencies. */
const IGNORED_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'out', 'dist']);

/** Finds the Sandtable files of the workspace. */
export class SandtableWorkspaceManager extends DefaultWorkspaceManager {
  private readonly factory: SandtableDocumentFactory;

  constructor(services: ServicesWith<{ readonly LangiumDocumentFactory: SandtableDocumentFactory }>) {
    super(services);
    this.factory = services.workspace.LangiumDocumentFactory;
  }

  /** Sets the folders of the workspace if there is no client. */
  useFolders(folders: WorkspaceFolder[]): void {
    this.folders = folders;
  }

  /** Supports older clients, which send a single folder. */
  override initialize(params: InitializeParams): void {
    super.initialize(params);
    // oxlint-disable-next-line typescript/no-deprecated -- sent by older clients
    const { rootUri } = params;
    if (!this.folders && rootUri) this.folders = [{ uri: rootUri, name: UriUtils.basename(URI.parse(rootUri)) }];
  }

  /** Updates the workspace folders. */
  changeFolders(added: readonly WorkspaceFolder[], removed: readonly WorkspaceFolder[]): void {
    const changed = new Set([...added, ...removed].map(({ uri }) => UriUtils.normalize(uri)));
    this.folders = [...(this.folders ?? []).filter(({ uri }) => !changed.has(UriUtils.normalize(uri))), ...added];
  }

  override initializeWorkspace(folders: WorkspaceFolder[], cancelToken?: CancellationToken): Promise<void> {
    this.folders ??= folders;
    return super.initializeWorkspace(folders, cancelToken);
  }

  /** Marks the workspace as ready even if a folder cannot be read, since requests wait for the workspace. */
  protected override async performStartup(folders: WorkspaceFolder[]): Promise<LangiumDocument[]> {
    try {
      return await super.performStartup(folders);
    } finally {
      this._ready.resolve();
    }
  }

  /**
   * Creates documents without reading their texts. Texts are read when the documents are built, and open documents are
   * built first.
   */
  protected override loadWorkspaceDocuments(
    uris: Stream<URI>,
    collector: (document: LangiumDocument) => void,
  ): Promise<void> {
    uris.forEach((uri) => {
      collector(this.factory.createUnread(uri));
    });
    return Promise.resolve();
  }

  /** Returns whether a file is in an ignored or hidden folder, which is not searched for files. */
  isIgnored(uri: URI): boolean {
    const folder = this.folders?.find((each) => UriUtils.contains(each.uri, uri));
    const path = folder ? UriUtils.relative(folder.uri, uri) : UriUtils.basename(uri);
    return path.split('/').some((name) => name.startsWith('.') || IGNORED_FOLDERS.has(name));
  }

  /**
   * Returns the URIs of documents in searched folders of the workspace, sorted. The server provides them, since not
   * every editor can search virtual folders.
   */
  scenarios(documents: Stream<LangiumDocument>): readonly string[] {
    const isHere = (uri: URI): boolean => this.folders?.some((folder) => UriUtils.contains(folder.uri, uri)) ?? false;
    const uris = documents.map(({ uri }) => uri).filter((uri) => isHere(uri) && !this.isIgnored(uri));
    return uris.map(String).toArray().sort();
  }

  override shouldIncludeEntry(entry: FileSystemNode): boolean {
    if (entry.isDirectory && IGNORED_FOLDERS.has(UriUtils.basename(entry.uri))) return false;
    return super.shouldIncludeEntry(entry);
  }
}
