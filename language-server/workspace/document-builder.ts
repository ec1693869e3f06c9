import type {
  BuildOptions,
  DocumentBuildState,
  FileSystemProvider,
  LangiumDocument,
  ParseResult,
  URI,
  WorkspaceLock,
} from 'langium';
import {
  DefaultDocumentBuilder,
  delayNextTick,
  DocumentState,
  interruptAndCheck,
  isOperationCancelled,
  OperationCancelled,
  UriUtils,
} from 'langium';
import { CancellationToken } from 'vscode-languageserver';
import { UnreadableError } from '../parser/unreadable.js';
import type { SandtableDocumentFactory } from './document-factory.js';
import { errorMessage, type InternalErrors } from './internal-errors.js';
import type { ImportGraph } from './import-graph.js';
import { PendingUpdates } from './pending-updates.js';
import type { PictureFiles } from './picture-files.js';
import type { ServicesWith } from './services-with.js';
import type { SandtableWorkspaceManager } from './workspace-manager.js';

type Shared = ServicesWith<{
  readonly InternalErrors: InternalErrors;
  readonly ImportGraph: ImportGraph;
  readonly PictureFiles: PictureFiles;
  readonly LangiumDocumentFactory: SandtableDocumentFactory;
  readonly WorkspaceManager: SandtableWorkspaceManager;
}>;

interface StateWaiter {
  readonly state: DocumentState;
  readonly done: () => void;
}

/**
 * Builds open documents and their imports first, and then the rest of the workspace. Rebuilds documents when an import
 * changes. Excludes a document that causes an exception, so that the build continues.
 */
export class SandtableDocumentBuilder extends DefaultDocumentBuilder {
  private readonly files: FileSystemProvider;
  private readonly factory: SandtableDocumentFactory;
  private readonly internalErrors: InternalErrors;
  private readonly imports: () => ImportGraph;
  private readonly pictures: () => PictureFiles;
  private readonly lock: () => WorkspaceLock;
  private readonly folders: () => SandtableWorkspaceManager;
  private readonly excluded = new Set<LangiumDocument>();
  private readonly waiting = new Set<StateWaiter>();
  private readonly pendingUpdates: PendingUpdates;
  /** Whether only open documents are being built. During such a build, the state of the whole workspace is unknown. */
  private isBuildingOpen = false;
  /** For each completed build, the options whose checks it has run. */
  private readonly completeFor = new WeakMap<DocumentBuildState, BuildOptions | undefined>();
  /** The files changed by an update, and all files that import them. */
  private touched: { readonly changed: ReadonlySet<string>; readonly importers: ReadonlySet<string> } | undefined;

  constructor(services: Shared) {
    super(services);
    this.files = services.workspace.FileSystemProvider;
    this.factory = services.workspace.LangiumDocumentFactory;
    this.internalErrors = services.workspace.InternalErrors;
    this.lock = () => services.workspace.WorkspaceLock;
    this.pendingUpdates = new PendingUpdates(() => services.workspace);
    this.imports = () => services.workspace.ImportGraph;
    this.pictures = () => services.workspace.PictureFiles;
    this.folders = () => services.workspace.WorkspaceManager;
  }

  /**
   * Updates documents after the requests and builds that are running. Requests that arrive meanwhile wait for the update.
   */
  scheduleUpdate(changed: URI[], deleted: URI[]): Promise<void> {
    return this.pendingUpdates.run((token) => this.update(changed, deleted, token));
  }

  /**
   * Keeps an open document when its file is deleted, since the document is still edited and other documents may import
   * it.
   */
  override async update(changed: URI[], deleted: URI[], cancelToken?: CancellationToken): Promise<void> {
    const closed = deleted
      .flatMap((uri) => this.langiumDocuments.getDocuments(uri))
      .filter((each) => !this.isOpen(each));
    if (closed.length > 0) this.imports().forget();
    const again = [...this.excluded]
      .filter((each) => this.langiumDocuments.hasDocument(each.uri))
      .map(({ uri }) => uri);
    this.excluded.clear();
    const deletedUris = closed.map(({ uri }) => uri);
    const repainted = this.pictures()
      .forget([...changed, ...deleted])
      .flatMap((uri) => this.langiumDocuments.getDocument(uri) ?? []);
    // The texts that name a changed picture have not changed themselves, but their findings about the picture may
    // change.
    this.imports().noteRead(repainted);
    await super.update([...changed, ...again, ...repainted.map(({ uri }) => uri)], deletedUris, cancelToken);
  }

  protected override async emitUpdate(changed: URI[], deleted: URI[]): Promise<void> {
    this.pendingUpdates.noteMarked();
    await super.emitUpdate(changed, deleted);
  }

  /** Ignores files in ignored folders, unless the editor has opened them as Sandtable files. */
  protected override async findChangedUris(changed: URI): Promise<URI[]> {
    const isOpen = this.textDocuments?.get(changed) !== undefined;
    if (isOpen ? !this.serviceRegistry.hasServices(changed) : this.folders().isIgnored(changed)) return [];
    return super.findChangedUris(changed);
  }

  /**
   * Relinks all documents that import a changed file. A set-up, for example, depends on its map although it names few
   * places of the map.
   */
  protected override shouldRelink(document: LangiumDocument, changedUris: Set<string>): boolean {
    if (this.touched?.changed !== changedUris)
      this.touched = { changed: changedUris, importers: this.imports().importersOf(changedUris) };
    return this.touched.importers.has(document.uri.toString());
  }

  /**
   * Returns whether a document lacks the results of some checks. A complete build stays complete, so this result is
   * cached: Langium asks about every document of the workspace after each keystroke.
   */
  protected override resultsAreIncomplete(document: LangiumDocument, options: BuildOptions | undefined): boolean {
    const build = this.buildState.get(document.uri.toString());
    if (build !== undefined && this.completeFor.has(build) && this.completeFor.get(build) === options) return false;
    const isIncomplete = super.resultsAreIncomplete(document, options);
    if (build !== undefined && !isIncomplete) this.completeFor.set(build, options);
    return isIncomplete;
  }

  protected override async buildDocuments(
    documents: LangiumDocument[],
    options: BuildOptions,
    cancelToken: CancellationToken,
  ): Promise<void> {
    const waiting = documents.filter(({ state }) => state < DocumentState.Validated);
    this.prepareBuild(waiting, options);
    const all = await this.buildOpenFirst(async () => {
      const open = waiting.filter((document) => this.isOpen(document));
      const first = await this.readWithImports(open, cancelToken);
      if (open.length === waiting.length) return first;
      if (first.length > 0 && first.length < waiting.length) await super.buildDocuments(first, options, cancelToken);
      return this.readWithImports(waiting, cancelToken);
    });
    await super.buildDocuments(
      all.filter(({ state }) => state < DocumentState.Validated),
      options,
      cancelToken,
    );
  }

  /**
   * Parses documents and their imports, including files outside of the searched folders. Returns those documents and
   * imports whose scopes have not been computed yet, the given documents first.
   */
  private async readWithImports(
    documents: readonly LangiumDocument[],
    cancelToken: CancellationToken,
  ): Promise<LangiumDocument[]> {
    const queue = [...documents];
    const queued = new Set(queue);
    const before: (readonly [LangiumDocument, ParseResult])[] = [];
    try {
      for (const importer of queue) {
        if (importer.state < DocumentState.Parsed) {
          before.push([importer, importer.parseResult]);
          await this.read(importer, cancelToken);
        }
        await this.pictures().load(importer);
        for (const uri of this.imports().importedUris(importer)) {
          const imported = this.langiumDocuments.getDocument(uri) ?? (await this.found(uri));
          if (!imported || queued.has(imported)) continue;
          queued.add(imported);
          queue.push(imported);
        }
      }
    } finally {
      const fresh = before.filter(([document, parseResult]) => document.parseResult !== parseResult);
      this.imports().noteRead(fresh.map(([document]) => document));
    }
    const given = new Set(documents);
    return queue.filter((each) => given.has(each) || each.state < DocumentState.ComputedScopes);
  }

  private async read(document: LangiumDocument, cancelToken: CancellationToken): Promise<void> {
    await this.runCancelable([document], DocumentState.Parsed, cancelToken, (each) =>
      this.factory.update(each, cancelToken),
    );
  }

  private async found(uri: URI): Promise<LangiumDocument | undefined> {
    if (!(await this.files.exists(uri))) return undefined;
    const document = this.factory.createUnread(uri);
    this.langiumDocuments.addDocument(document);
    this.imports().forget();
    return document;
  }

  private isOpen({ uri }: LangiumDocument): boolean {
    return this.textDocuments?.get(uri) !== undefined;
  }

  private async buildOpenFirst<T>(build: () => Promise<T>): Promise<T> {
    this.isBuildingOpen = true;
    try {
      return await build();
    } finally {
      this.isBuildingOpen = false;
    }
  }

  protected override async runCancelable(
    documents: LangiumDocument[],
    targetState: DocumentState,
    cancelToken: CancellationToken,
    callback: (document: LangiumDocument) => unknown,
  ): Promise<void> {
    await super.runCancelable(documents, targetState, cancelToken, (document) =>
      this.guarded(document, targetState, callback),
    );
    if (this.isBuildingOpen) this.currentState = DocumentState.Changed;
    if (this.waiting.size === 0) return;
    // Yield once, so that a pending cancellation is seen before waiting requests are answered.
    await delayNextTick();
    for (const each of this.waiting) if (this.hasReached(each.state)) each.done();
  }

  /** Runs a build step for one document. An exception is reported, and the build continues without this document. */
  private async guarded(
    document: LangiumDocument,
    targetState: DocumentState,
    callback: (document: LangiumDocument) => unknown,
  ): Promise<void> {
    try {
      await callback(document);
    } catch (fault) {
      if (isOperationCancelled(fault)) throw fault;
      this.internalErrors.report(`Reading ${UriUtils.basename(document.uri)}`, fault);
      this.exclude(document, fault);
      if (targetState === DocumentState.Parsed) return;
      // The document becomes an empty document that reports the reason.
      await this.notifyListener(() => callback(document));
    }
  }

  private exclude(document: LangiumDocument, fault: unknown): void {
    this.excluded.add(document);
    this.indexManager.remove(document.uri);
    const reason = new UnreadableError(
      `Reading this file failed: ${errorMessage(fault)}. This is an error in Sandtable, not in your text.`,
    );
    this.factory.exclude(document, reason);
    this.imports().noteRead([document]);
  }

  /**
   * Calls all listeners even after a cancellation. Langium would skip the remaining listeners, and the results of this
   * build would never be sent.
   */
  protected override async notifyDocumentPhase(document: LangiumDocument, state: DocumentState): Promise<void> {
    for (const listener of this.documentPhaseListeners.get(state).slice())
      await this.notifyListener(() => listener(document, CancellationToken.None));
  }

  protected override async notifyBuildPhase(
    documents: LangiumDocument[],
    state: DocumentState,
    cancelToken: CancellationToken,
  ): Promise<void> {
    if (documents.length === 0) return;
    for (const listener of this.buildPhaseListeners.get(state).slice()) {
      await interruptAndCheck(cancelToken);
      await this.notifyListener(() => listener(documents, cancelToken));
    }
  }

  private async notifyListener(listener: () => unknown): Promise<void> {
    try {
      await listener();
    } catch (fault) {
      if (isOperationCancelled(fault)) throw fault;
      this.internalErrors.report('Sending results', fault);
    }
  }

  /**
   * Waits for a state of the workspace after the pending updates. In Langium, the promise is never resolved after a
   * build without documents.
   */
  protected override async awaitBuilderState(state: DocumentState, cancelToken: CancellationToken): Promise<void> {
    await this.pendingUpdates.whenMarked();
    if (this.hasReached(state)) return;
    await new Promise<void>((resolve, reject) => {
      const refuse = (): void => {
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- Langium's own value
        reject(OperationCancelled);
      };
      if (cancelToken.isCancellationRequested) {
        refuse();
        return;
      }
      const end = (settle: () => void): void => {
        this.waiting.delete(waiting);
        cancelled.dispose();
        settle();
      };
      const waiting: StateWaiter = {
        state,
        done: () => {
          end(resolve);
        },
      };
      const cancelled = cancelToken.onCancellationRequested(() => {
        end(refuse);
      });
      this.waiting.add(waiting);
    });
  }

  /**
   * Waits for a state of a document after the pending updates, so that a request never reads the text before an edit.
   * If the document was just opened and is not in the workspace yet, waits for the pending build first.
   */
  protected override async awaitDocumentState(
    state: DocumentState,
    uri: URI,
    cancelToken: CancellationToken,
  ): Promise<URI> {
    await this.pendingUpdates.whenMarked();
    if (this.textDocuments?.get(uri) && !this.langiumDocuments.hasDocument(uri))
      await this.lock().read(() => undefined);
    return super.awaitDocumentState(state, uri, cancelToken);
  }

  private hasReached(state: DocumentState): boolean {
    return !this.isBuildingOpen && this.currentState >= state;
  }
}
