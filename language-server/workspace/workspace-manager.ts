import type { FileSystemNode, WorkspaceFolder } from 'langium';
import { DefaultWorkspaceManager, UriUtils } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';

/** Folders that hold copies and other people's files. */
const PASSED_OVER: ReadonlySet<string> = new Set(['node_modules', 'out', 'dist']);

/** Finds the scenario files of the workspace. */
export class SandtableWorkspaceManager extends DefaultWorkspaceManager {
  /** Says which folders the workspace has when no client does. */
  useFolders(folders: WorkspaceFolder[]): void {
    this.folders = folders;
  }

  override initializeWorkspace(folders: WorkspaceFolder[], cancelToken?: CancellationToken): Promise<void> {
    this.folders ??= folders;
    return super.initializeWorkspace(folders, cancelToken);
  }

  override shouldIncludeEntry(entry: FileSystemNode): boolean {
    if (entry.isDirectory && PASSED_OVER.has(UriUtils.basename(entry.uri))) return false;
    return super.shouldIncludeEntry(entry);
  }
}
