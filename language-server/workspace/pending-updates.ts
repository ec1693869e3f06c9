import { Deferred, type LangiumSharedCoreServices } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';

type Workspace = Pick<LangiumSharedCoreServices['workspace'], 'WorkspaceLock' | 'WorkspaceManager'>;

/**
 * Updates of documents that wait until the workspace is open, and until requests and builds that are running have
 * ended. Until an update starts, its documents keep the state and the content of the text before.
 */
export class PendingUpdates {
  private readonly pending = new Set<Deferred>();
  private running: Deferred | undefined;

  constructor(private readonly workspace: () => Workspace) {}

  /** Runs an update as soon as possible. Resolves at the end of the update. */
  async run(update: (token: CancellationToken) => Promise<void>): Promise<void> {
    const { WorkspaceLock, WorkspaceManager } = this.workspace();
    const own = new Deferred();
    this.pending.add(own);
    try {
      await WorkspaceManager.ready;
      await WorkspaceLock.write((token) => {
        this.running = own;
        return update(token);
      });
    } finally {
      this.end(own);
    }
  }

  /** Records that the running update has marked its documents as changed. Must be called directly after the marking. */
  noteMarked(): void {
    if (this.running) this.end(this.running);
  }

  /** Resolves when all updates up to now have marked their documents as changed. */
  async whenMarked(): Promise<void> {
    await Promise.all([...this.pending].map(({ promise }) => promise));
  }

  private end(update: Deferred): void {
    this.pending.delete(update);
    update.resolve();
  }
}
