import type { LangiumDocument, LangiumDocuments, ParseResult } from 'langium';
import { URI, UriUtils } from 'langium';
import type { Import } from '../generated/ast.js';
import { isDocument } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { ReadOnlyDocuments } from './read-only-documents.js';
import type { ServicesWith } from './services-with.js';

/** Where an import leads, or why it leads nowhere. */
export type Resolution =
  | { readonly uri: URI }
  | { readonly refused: 'absolute' | 'backslash' | 'not-sand' | 'unsaved' | 'outside' };

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
  private readonly guests: ReadOnlyDocuments;
  /** Where the imports of a text lead; as long as the text is the same and the folders are. */
  private targets = new WeakMap<ParseResult, readonly URI[]>();
  /** What was imported from where when the closures were worked out: most keys change nothing of it. */
  private readonly drawn = new Map<string, string>();
  private readonly closures = new Map<string, Closure>();
  /** URIs of the importers of each file, as long as all imports are the same. */
  private importers: ReadonlyMap<string, readonly string[]> | undefined;
  private readonly editions = new Map<string, number>();
  private edition = 0;
  private firstEdition = 0;

  constructor(private readonly services: ServicesWith<{ readonly ReadOnlyDocuments: ReadOnlyDocuments }>) {
    this.documents = services.workspace.LangiumDocuments;
    this.guests = services.workspace.ReadOnlyDocuments;
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
    const home = this.guests.importBase(from);
    if (home.scheme === 'untitled') return { refused: 'unsaved' };
    const uri = UriUtils.resolvePath(UriUtils.dirname(home), path);
    return this.bounds(home).some((folder) => isInside(folder, uri)) ? { uri } : { refused: 'outside' };
  }

  /** The document an import leads to, when there is one. */
  imported(document: LangiumDocument, statement: Import): LangiumDocument | undefined {
    const resolution = this.resolve(document.uri, statement.path);
    return 'uri' in resolution ? this.documents.getDocument(resolution.uri) : undefined;
  }

  /** The files a document imports itself, whether they are there or not. */
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

  closure(document: LangiumDocument): Closure {
    const key = document.uri.toString();
    let closure = this.closures.get(key);
    if (closure?.documents[0] !== document) this.closures.set(key, (closure = this.workOut(document)));
    return closure;
  }

  /** A document and its imports, nearest first, each once: worked out no further than they are asked for. */
  *walk(document: LangiumDocument, uris = new Set<string>()): Generator<LangiumDocument> {
    const documents = [document];
    uris.add(document.uri.toString());
    // The list grows while it is walked: imports of imports come after all nearer ones.
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

  /** All documents that see something of these files, through however many imports. */
  importersOf(uris: Iterable<string>): ReadonlySet<string> {
    const importers = (this.importers ??= this.turnedRound());
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

  /** A number that is another one once a document, or something it sees, has been read anew. */
  editionOf({ uri }: LangiumDocument): number {
    return this.editions.get(uri.toString()) ?? this.firstEdition;
  }

  /** A number that is another one once something that a document imports, in turn, has been read anew. */
  editionOfImports(document: LangiumDocument): number {
    const editions = this.importedUris(document).map((uri) => this.editions.get(uri.toString()) ?? this.firstEdition);
    return Math.max(this.firstEdition, ...editions);
  }

  /** Texts have been read: what rests on their imports is worked out anew when they are others than before. */
  noteRead(documents: readonly LangiumDocument[]): void {
    if (documents.length === 0) return;
    for (const document of documents) {
      const key = document.uri.toString();
      const now = this.importedUris(document).join('\n');
      if (this.drawn.get(key) === now) continue;
      this.drawn.set(key, now);
      this.closures.clear();
      this.importers = undefined;
    }
    this.edition += 1;
    const read = documents.map(({ uri }) => uri.toString());
    for (const uri of [...read, ...this.importersOf(read)]) this.editions.set(uri, this.edition);
  }

  /** Documents have come or gone, or the folders that imports must stay in are others. */
  forget(): void {
    this.targets = new WeakMap();
    this.drawn.clear();
    this.closures.clear();
    this.importers = undefined;
    this.editions.clear();
    this.firstEdition = this.edition += 1;
  }

  /** The folders a document may import from: the workspace's, or its own when no workspace holds it. */
  bounds(from: URI): readonly URI[] {
    const folders = this.services.workspace.WorkspaceManager.workspaceFolders ?? [];
    const uris = folders.map((folder) => URI.parse(folder.uri));
    return uris.some((folder) => isInside(folder, from)) ? uris : [UriUtils.dirname(from)];
  }

  /** Who imports each file. */
  private turnedRound(): ReadonlyMap<string, readonly string[]> {
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

  private workOut(document: LangiumDocument): Closure {
    const uris = new Set<string>();
    return { documents: [...this.walk(document, uris)], uris };
  }
}

function isInside(folder: URI, uri: URI): boolean {
  return folder.authority === uri.authority && UriUtils.contains(folder, uri);
}
