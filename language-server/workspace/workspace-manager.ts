import type { FileSystemNode, LangiumDocument, Stream, WorkspaceFolder } from 'langium';
import { DefaultWorkspaceManager, URI, UriUtils } from 'langium';
import type { CancellationToken, InitializeParams } from 'vscode-languageserver';
import type { SandtableDocumentFactory } from './document-factory.js';
import type { ServicesWith } from './services-with.js';

/** Folders that hold copies and other people's files. */
const IGNORED_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'out', 'dist']);

/** Finds the scenario files of the workspace. */
export class SandtableWorkspaceManager extends DefaultWorkspaceManager {
  private readonly factory: SandtableDocumentFactory;

  constructor(services: ServicesWith<{ readonly LangiumDocumentFactory: SandtableDocumentFactory }>) {
    super(services);
    this.factory = services.workspace.LangiumDocumentFactory;
  }

  /** Says which folders the workspace has when no client does. */
  useFolders(folders: WorkspaceFolder[]): void {
    this.folders = folders;
  }

  /** Clients of an earlier day tell of one folder only. */
  override initialize(params: InitializeParams): void {
    super.initialize(params);
    // oxlint-disable-next-line typescript/no-deprecated -- that is what they tell it by
    const { rootUri } = params;
    if (!this.folders && rootUri) this.folders = [{ uri: rootUri, name: UriUtils.basename(URI.parse(rootUri)) }];
  }

  changeFolders(added: readonly WorkspaceFolder[], removed: readonly WorkspaceFolder[]): void {
    const gone = new Set([...added, ...removed].map(({ uri }) => UriUtils.normalize(uri)));
    this.folders = [...(this.folders ?? []).filter(({ uri }) => !gone.has(UriUtils.normalize(uri))), ...added];
  }

  override initializeWorkspace(folders: WorkspaceFolder[], cancelToken?: CancellationToken): Promise<void> {
    this.folders ??= folders;
    return super.initializeWorkspace(folders, cancelToken);
  }

  /** Others wait until the workspace is ready: it is, whatever happens to its folders. */
  protected override async performStartup(folders: WorkspaceFolder[]): Promise<LangiumDocument[]> {
    try {
      return await super.performStartup(folders);
    } finally {
      this._ready.resolve();
    }
  }

  /** The files found are read when they are built: what is open comes first. */
  protected override loadWorkspaceDocuments(
    uris: Stream<URI>,
    collector: (document: LangiumDocument) => void,
  ): Promise<void> {
    uris.forEach((uri) => {
      collector(this.factory.createUnread(uri));
    });
    return Promise.resolve();
  }

  /** Whether a file lies where the search for files does not go. */
  isIgnored(uri: URI): boolean {
    const folder = this.folders?.find((each) => UriUtils.contains(each.uri, uri));
    const path = folder ? UriUtils.relative(folder.uri, uri) : UriUtils.basename(uri);
    return path.split('/').some((name) => name.startsWith('.') || IGNORED_FOLDERS.has(name));
  }

  /** Those of some documents that lie where the search for files goes, in order: no editor can look through every kind of folder. */
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
