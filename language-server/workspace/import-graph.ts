import type { LangiumDocument, LangiumDocuments } from 'langium';
import { URI, UriUtils } from 'langium';
import type { LangiumSharedServices } from 'langium/lsp';
import type { Import } from '../generated/ast.js';
import { isDocument } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';

/** Where an import leads, or why it leads nowhere. */
export type Resolution =
  { readonly uri: URI } | { readonly refused: 'absolute' | 'backslash' | 'not-sand' | 'outside' };

/** A document with all that it imports, in turn. */
export interface Closure {
  /** The document itself first, then its imports, nearest first; each once. */
  readonly documents: readonly LangiumDocument[];
  /** URIs of the documents, and of imported files that are not there. */
  readonly uris: ReadonlySet<string>;
}

/** Who imports whom. Imports never leave the folders of the workspace. */
export class ImportGraph {
  private readonly documents: LangiumDocuments;

  constructor(private readonly services: LangiumSharedServices) {
    this.documents = services.workspace.LangiumDocuments;
  }

  /** The imports of a document, in the order written; those without a path yet are left out. */
  imports(document: LangiumDocument): readonly Import[] {
    const root = document.parseResult.value;
    return isDocument(root) ? root.imports.filter((statement: Lenient<Import>) => statement.path !== undefined) : [];
  }

  /** @param from URI of the importing document. */
  resolve(from: URI, path: string): Resolution {
    if (path.includes('\\')) return { refused: 'backslash' };
    if (path.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(path)) return { refused: 'absolute' };
    if (!path.endsWith('.sand')) return { refused: 'not-sand' };
    const uri = UriUtils.resolvePath(UriUtils.dirname(from), path);
    return this.bounds(from).some((folder) => isInside(folder, uri)) ? { uri } : { refused: 'outside' };
  }

  /** The document an import leads to, when there is one. */
  imported(document: LangiumDocument, statement: Import): LangiumDocument | undefined {
    const resolution = this.resolve(document.uri, statement.path);
    return 'uri' in resolution ? this.documents.getDocument(resolution.uri) : undefined;
  }

  closure(document: LangiumDocument): Closure {
    const documents = [document];
    const uris = new Set([document.uri.toString()]);
    // The list grows while it is walked: imports of imports come after all nearer ones.
    for (const importer of documents) {
      for (const statement of this.imports(importer)) {
        const resolution = this.resolve(importer.uri, statement.path);
        if (!('uri' in resolution)) continue;
        const key = resolution.uri.toString();
        if (uris.has(key)) continue;
        uris.add(key);
        const imported = this.documents.getDocument(resolution.uri);
        if (imported) documents.push(imported);
      }
    }
    return { documents, uris };
  }

  /** The folders a document may import from: the workspace's, or its own when no workspace holds it. */
  private bounds(from: URI): readonly URI[] {
    const folders = this.services.workspace.WorkspaceManager.workspaceFolders ?? [];
    const uris = folders.map((folder) => URI.parse(folder.uri));
    return uris.some((folder) => isInside(folder, from)) ? uris : [UriUtils.dirname(from)];
  }
}

function isInside(folder: URI, uri: URI): boolean {
  return folder.authority === uri.authority && UriUtils.contains(folder, uri);
}
