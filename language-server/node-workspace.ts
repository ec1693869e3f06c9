import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { LangiumDocument } from 'langium';
import { URI } from 'langium';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { DocumentAnalysis } from './analysis/document-analysis.js';
import { SandtableFileSystem } from './node-file-system.js';
import type { SandtableServices } from './services.js';
import { createSandtableServices } from './sandtable-module.js';

/** A workspace of files on disk, compiled by the services of the language server without a client. */
export class NodeWorkspace {
  private constructor(
    readonly services: SandtableServices,
    /** The requested files, sorted by path. The imports of these files are loaded but not listed here. */
    readonly documents: readonly LangiumDocument[],
    /** Requested paths that do not exist. */
    readonly missing: readonly string[],
    /** URIs of files that were named directly. Files found in a folder are not included. */
    readonly named: ReadonlySet<string>,
    /** Folders whose files could not be listed, with the error. */
    readonly unread: readonly { readonly uri: URI; readonly problem: Error }[],
  ) {}

  /**
   * Opens files, and all `.sand` files in folders. Imported files may be anywhere inside the working folder and the
   * folders of the paths.
   * @param folder working folder, against which paths are resolved
   * @param given contents of further requested files that are not on disk, by URI
   * @param files file system for all other files
   */
  static async open(
    paths: readonly string[],
    rulesets: ReadonlyMap<string, Ruleset>,
    folder = process.cwd(),
    given: ReadonlyMap<string, Uint8Array> = new Map(),
    files = new SandtableFileSystem(given),
  ): Promise<NodeWorkspace> {
    const { shared, sandtable } = createSandtableServices({
      fileSystemProvider: () => files,
      rulesets,
    });
    const { WorkspaceManager, LangiumDocuments, LangiumDocumentFactory, DocumentBuilder } = shared.workspace;
    const missing: string[] = [];
    const unread: { uri: URI; problem: Error }[] = [];
    files.onUnreadFolder = (uri, problem) => unread.push({ uri, problem });
    const folders = new Set([resolve(folder)]);
    const uris = new Map<string, URI>();
    const named = new Set(given.keys());
    for (const path of paths) {
      const full = resolve(folder, path);
      const found = await stat(full).catch(() => undefined);
      if (!found) missing.push(path);
      else for (const name of [full, await realpath(full)]) folders.add(found.isDirectory() ? name : dirname(name));
      const inside = found?.isDirectory()
        ? await WorkspaceManager.searchFolder(URI.file(full))
        : found
          ? [URI.file(full)]
          : [];
      for (const uri of inside) uris.set(uri.toString(), uri);
      if (found && !found.isDirectory()) named.add(URI.file(full).toString());
    }
    for (const uri of given.keys()) uris.set(uri, URI.parse(uri));
    WorkspaceManager.useFolders([...folders].map((each) => ({ uri: URI.file(each).toString(), name: each })));
    const sorted = [...uris.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    const documents = sorted.map((uri) => LangiumDocumentFactory.createUnread(uri));
    for (const document of documents) LangiumDocuments.addDocument(document);
    await DocumentBuilder.build(documents);
    return new NodeWorkspace(sandtable, documents, missing, named, unread);
  }

  /** Returns the analysis of a document. */
  analyse(document: LangiumDocument): DocumentAnalysis | undefined {
    return this.services.compile.Analyser.analyse(document);
  }
}
