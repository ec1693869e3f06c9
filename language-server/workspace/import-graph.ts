import type { LangiumDocument, LangiumDocuments, ParseResult } from 'langium';
import { URI, UriUtils } from 'langium';
import type { Import } from '../generated/ast.js';
import { isDocument } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { ReadOnlyDocuments } from './read-only-documents.js';
import type { ServicesWith } from './services-with.js';

/** The target of an import, or the reason why its path is refused. */
export type Resolution =
  | { readonly uri: URI }
  | { readonly refused: 'absolute' | 'backslash' | 'not-sand' | 'unsaved' | 'outside' };

/** A document with all direct and indirect imports. */
export interface Closure {
  /** The document first, then its imports without repetitions. Nearer imports come first. */
  readonly documents: readonly LangiumDocument[];
  /** URIs of the documents and of all files that they import, even of files that do not exist. */
  readonly uris: ReadonlySet<string>;
}

/**
 * Finds the direct and indirect imports and importers of documents. An import cannot lead out of the folders of the
 * workspace.
 */
export class ImportGraph {
  private readonly documents: LangiumDocuments;
  private readonly readOnlyDocuments: ReadOnlyDocuments;
  /** Import targets by parse result; cleared when the folders change. */
  private targets = new WeakMap<ParseResult, readonly URI[]>();
  /**
   * For each document whose indirect imports are cached, the files that it imports directly. Most edits do not change
   * these files, so the cache stays valid.
   */
  private readonly knownTargets = new Map<string, string>();
  private readonly closures = new Map<string, Closure>();
  /** URIs of the importers of each file; undefined after imports have changed. */
  private importers: ReadonlyMap<string, readonly string[]> | undefined;
  private readonly editions = new Map<string, number>();
  private edition = 0;
  private firstEdition = 0;

  constructor(private readonly services: ServicesWith<{ readonly ReadOnlyDocuments: ReadOnlyDocuments }>) {
    this.documents = services.workspace.LangiumDocuments;
    this.readOnlyDocuments = services.workspace.ReadOnlyDocuments;
  }

  /**
   * Returns the import statements of a document in the order of the text. Statements that have no path yet are left
   * out.
   */
  imports(document: LangiumDocument): readonly Import[] {
    const root = document.parseResult.value;
    return isDocument(root) ? root.imports.filter((statement: Lenient<Import>) => statement.path !== undefined) : [];
  }

  /** Resolves the path of an import. @param from URI of the importing document */
  resolve(from: URI, path: string): Resolution {
    const resolution = this.resolveFile(from, path);
    return 'uri' in resolution && !path.endsWith('.sand') ? { refused: 'not-sand' } : resolution;
  }

  /** Resolves the path of any file of the workspace. @param from URI of the file that contains the path */
  resolveFile(from: URI, path: string): Resolution {
    if (path.includes('\\')) return { refused: 'backslash' };
    if (path.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(path)) return { refused: 'absolute' };
    const home = this.readOnlyDocuments.importBase(from);
    if (home.scheme === 'untitled') return { refused: 'unsaved' };
    const uri = UriUtils.resolvePath(UriUtils.dirname(home), path);
    return this.bounds(home).some((folder) => isInside(folder, uri)) ? { uri } : { refused: 'outside' };
  }

  /** Returns the imported document; undefined if the path is refused or the file does not exist. */
  imported(document: LangiumDocument, statement: Import): LangiumDocument | undefined {
    const resolution = this.resolve(document.uri, statement.path);
    return 'uri' in resolution ? this.documents.getDocument(resolution.uri) : undefined;
  }

  /** Returns the files that a document imports directly, including files that do not exist. */
  importedUris(document: LangiumDocument): readonly URI[] {
    let found = this.targets.get(document.parseResult);
    if (!found) {
      found = this.imports(document).flatMap(({ path }) => {
        const resolution = this.resolve(document.uri, path);
        return 'uri' in resolution ? [resolution.uri] : [];
      });
      this.targets.set(document.parseResult, found);
    }
    return found;
  }

  /** Returns a document with all its imports; cached until imports change. */
  closure(document: LangiumDocument): Closure {
    const key = document.uri.toString();
    let closure = this.closures.get(key);
    if (closure?.documents[0] !== document) this.closures.set(key, (closure = this.computeClosure(document)));
    return closure;
  }

  /** Yields a document and its imports lazily and without repetitions, nearest first. @param uris receives the URIs */
  *walk(document: LangiumDocument, uris = new Set<string>()): Generator<LangiumDocument> {
    const documents = [document];
    uris.add(document.uri.toString());
    // The list grows during the iteration, so that indirect imports come after all direct imports.
    for (const importer of documents) {
      yield importer;
      for (const uri of this.importedUris(importer)) {
        const key = uri.toString();
        if (uris.has(key)) continue;
        uris.add(key);
        const imported = this.documents.getDocument(uri);
        if (imported) documents.push(imported);
      }
    }
  }

  /** Returns all documents that import one of these files, directly or indirectly. */
  importersOf(uris: Iterable<string>): ReadonlySet<string> {
    const importers = (this.importers ??= this.computeImporters());
    const found = new Set<string>();
    const queue = [...uris];
    for (const uri of queue) {
      for (const importer of importers.get(uri) ?? []) {
        if (found.has(importer)) continue;
        found.add(importer);
        queue.push(importer);
      }
    }
    return found;
  }

  /** Returns a number that changes whenever a document or one of its imports is parsed again. */
  editionOf({ uri }: LangiumDocument): number {
    return this.editions.get(uri.toString()) ?? this.firstEdition;
  }

  /** Returns a number that changes whenever a direct or indirect import of a document is parsed again. */
  editionOfImports(document: LangiumDocument): number {
    const editions = this.importedUris(document).map((uri) => this.editions.get(uri.toString()) ?? this.firstEdition);
    return Math.max(this.firstEdition, ...editions);
  }

  /**
   * Records that documents were parsed: changes the numbers that `editionOf` returns for these documents and their
   * importers. If the imports of a document have changed, clears the cache of direct and indirect imports.
   */
  noteRead(documents: readonly LangiumDocument[]): void {
    if (documents.length === 0) return;
    for (const document of documents) {
      const key = document.uri.toString();
      const now = this.importedUris(document).join('\n');
      if (this.knownTargets.get(key) === now) continue;
      this.knownTargets.set(key, now);
      this.closures.clear();
      this.importers = undefined;
    }
    this.edition += 1;
    const read = documents.map(({ uri }) => uri.toString());
    for (const uri of [...read, ...this.importersOf(read)]) this.editions.set(uri, this.edition);
  }

  /** Clears all caches. Called when documents are added or deleted, or when the workspace folders change. */
  forget(): void {
    this.targets = new WeakMap();
    this.knownTargets.clear();
    this.closures.clear();
    this.importers = undefined;
    this.editions.clear();
    this.firstEdition = this.edition += 1;
  }

  /**
   * Returns the folders from which a document may import: those of the workspace or, for a document outside of the
   * workspace, the folder of the document.
   */
  bounds(from: URI): readonly URI[] {
    const folders = this.services.workspace.WorkspaceManager.workspaceFolders ?? [];
    const uris = folders.map((folder) => URI.parse(folder.uri));
    return uris.some((folder) => isInside(folder, from)) ? uris : [UriUtils.dirname(from)];
  }

  /** Returns the URIs of the documents that directly import each file. */
  private computeImporters(): ReadonlyMap<string, readonly string[]> {
    const importers = new Map<string, string[]>();
    for (const document of this.documents.all) {
      const importer = document.uri.toString();
      for (const target of this.importedUris(document)) {
        const key = target.toString();
        const known = importers.get(key);
        if (known) known.push(importer);
        else importers.set(key, [importer]);
      }
    }
    return importers;
  }

  private computeClosure(document: LangiumDocument): Closure {
    const uris = new Set<string>();
    return { documents: [...this.walk(document, uris)], uris };
  }
}

function isInside(folder: URI, uri: URI): boolean {
  return folder.authority === uri.authority && UriUtils.contains(folder, uri);
}
