import { URI, UriUtils } from 'langium';
import type { LangiumSharedServices } from 'langium/lsp';

/** URI schemes of texts that can be edited even if no folder is open. */
const EDITABLE_SCHEMES: ReadonlySet<string> = new Set(['file', 'untitled']);

/**
 * Recognises read-only documents, such as an earlier version in a comparison (`git:`) or a copy in a review. Read-only
 * documents are parsed and highlighted but not checked, since their imports may have changed.
 */
export class ReadOnlyDocuments {
  constructor(private readonly services: LangiumSharedServices) {}

  /** Returns whether a document is read-only: its scheme is neither editable nor that of a workspace folder. */
  isReadOnly(uri: URI): boolean {
    const folders = this.folders();
    if (EDITABLE_SCHEMES.has(uri.scheme) || folders.some(({ scheme }) => scheme === uri.scheme)) return false;
    return folders.length > 0 || uri.query !== '';
  }

  /**
   * Returns the URI against which the imports of a text are resolved. For an earlier version of a file, which has the
   * version in the query of its URI, returns the URI of the file itself. For any other read-only document, returns its
   * own URI, since its imports are in the same file system.
   */
  importBase(uri: URI): URI {
    const folders = this.folders();
    if (uri.scheme === 'file' || folders.some((folder) => folder.scheme === uri.scheme)) return uri;
    const containing = folders.find((folder) => UriUtils.contains(folder, uri.with({ scheme: folder.scheme })));
    if (containing) return containing.with({ path: uri.path });
    return this.isReadOnly(uri) && uri.query !== '' ? URI.file(uri.path) : uri;
  }

  private folders(): readonly URI[] {
    return (this.services.workspace.WorkspaceManager.workspaceFolders ?? []).map((folder) => URI.parse(folder.uri));
  }
}
