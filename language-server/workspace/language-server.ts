import { URI } from 'langium';
import { DefaultLanguageServer } from 'langium/lsp';
import type { InitializeParams, InitializeResult } from 'vscode-languageserver';
import type { ImportGraph } from './import-graph.js';
import type { Needing } from './needing.js';
import type { SandtableUpdateHandler } from './update-handler.js';
import type { SandtableWorkspaceManager } from './workspace-manager.js';

type Shared = Needing<{ readonly ImportGraph: ImportGraph; readonly WorkspaceManager: SandtableWorkspaceManager }> & {
  readonly lsp: { readonly DocumentUpdateHandler: SandtableUpdateHandler };
};

/** Langium's server, which also hears of folders that join or leave the workspace. */
export class SandtableLanguageServer extends DefaultLanguageServer {
  /** Whether completions may have stops; taken for granted until a client says what it can do. */
  takesSnippets = true;
  /** Whether an edit may create files: only where the client says so. */
  createsFiles = false;
  /** Whether an edit may have stops, as completions may. */
  editsWithStops = false;

  constructor(private readonly shared: Shared) {
    super(shared);
  }

  override initialize(params: InitializeParams): Promise<InitializeResult> {
    this.takesSnippets = params.capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
    const edits = params.capabilities.workspace?.workspaceEdit;
    this.createsFiles = edits?.documentChanges === true && edits.resourceOperations?.includes('create') === true;
    this.editsWithStops = edits?.documentChanges === true && edits.snippetEditSupport === true;
    const tellsOfFolders = params.capabilities.workspace?.workspaceFolders === true;
    this.onInitialized(() => {
      if (tellsOfFolders) this.followFolders();
    });
    return super.initialize(params);
  }

  protected override buildInitializeResult(params: InitializeParams): InitializeResult {
    const { capabilities, ...rest } = super.buildInitializeResult(params);
    const workspaceFolders = { supported: true, changeNotifications: true };
    return { ...rest, capabilities: { ...capabilities, workspace: { ...capabilities.workspace, workspaceFolders } } };
  }

  private followFolders(): void {
    const { WorkspaceManager, ImportGraph } = this.shared.workspace;
    this.shared.lsp.Connection?.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      WorkspaceManager.changeFolders(added, removed);
      ImportGraph.forget();
      const uris = (folders: typeof added): URI[] => folders.map(({ uri }) => URI.parse(uri));
      this.shared.lsp.DocumentUpdateHandler.foldersChanged(uris(added), uris(removed));
    });
  }
}
