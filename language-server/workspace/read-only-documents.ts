import { URI, UriUtils } from 'langium';
import type { LangiumSharedServices } from 'langium/lsp';

/** Schemes of texts that an author writes, whether a folder is open or not. */
const WRITTEN: ReadonlySet<string> = new Set(['file', 'untitled']);

/**
 * Guests are texts that an editor shows beside the author's own and that nobody can write: an earlier version in a comparison
 * (`git:`), a copy in a review. They are read and coloured, but not checked: what they rest on may have changed since.
 */
export class ReadOnlyDocuments {
  constructor(private readonly services: LangiumSharedServices) {}

  isReadOnly(uri: URI): boolean {
    const folders = this.folders();
    if (WRITTEN.has(uri.scheme) || folders.some(({ scheme }) => scheme === uri.scheme)) return false;
    return folders.length > 0 || uri.query !== '';
  }

  /**
   * Where a text stands among the files, and so imports from: a guest in the place of the file it is a version of. Which version
   * that is stands in its query; a guest without one lies in a file system of its own, with what it imports.
   */
  importBase(uri: URI): URI {
    const folders = this.folders();
    if (uri.scheme === 'file' || folders.some((folder) => folder.scheme === uri.scheme)) return uri;
    const around = folders.find((folder) => UriUtils.contains(folder, uri.with({ scheme: folder.scheme })));
    if (around) return around.with({ path: uri.path });
    return this.isReadOnly(uri) && uri.query !== '' ? URI.file(uri.path) : uri;
  }

  private folders(): readonly URI[] {
    return (this.services.workspace.WorkspaceManager.workspaceFolders ?? []).map((folder) => URI.parse(folder.uri));
  }
}
