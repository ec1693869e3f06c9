import type { BuildOptions, LangiumDocument } from 'langium';
import { DefaultDocumentBuilder, DocumentState } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { SandtableSharedServices } from '../sandtable-module.js';
import type { ImportGraph } from './import-graph.js';

/** Builds a document together with what it imports, and again when something it imports changes. */
export class SandtableDocumentBuilder extends DefaultDocumentBuilder {
  private readonly imports: () => ImportGraph;

  constructor(services: SandtableSharedServices) {
    super(services);
    this.imports = () => services.workspace.ImportGraph;
  }

  /** A set-up depends on its map without naming more than a few of its places, so references alone do not tell. */
  protected override shouldRelink(document: LangiumDocument, changedUris: Set<string>): boolean {
    if (super.shouldRelink(document, changedUris)) return true;
    const { uris } = this.imports().closure(document);
    return [...changedUris].some((uri) => uris.has(uri));
  }

  protected override async buildDocuments(
    documents: LangiumDocument[],
    options: BuildOptions,
    cancelToken: CancellationToken,
  ): Promise<void> {
    this.prepareBuild(documents, options);
    await this.runCancelable(documents, DocumentState.Parsed, cancelToken, (document) =>
      this.langiumDocumentFactory.update(document, cancelToken),
    );
    const loaded = await this.loadImports(documents, cancelToken);
    await super.buildDocuments([...documents, ...loaded], options, cancelToken);
  }

  /** Brings imports into the workspace that no folder scan has found: a file opened by itself, or from the command line. */
  private async loadImports(
    documents: readonly LangiumDocument[],
    cancelToken: CancellationToken,
  ): Promise<LangiumDocument[]> {
    const graph = this.imports();
    const loaded: LangiumDocument[] = [];
    const queue = [...documents];
    for (let importer = queue.pop(); importer; importer = queue.pop()) {
      for (const statement of graph.imports(importer)) {
        const resolution = graph.resolve(importer.uri, statement.path);
        if (!('uri' in resolution) || this.langiumDocuments.hasDocument(resolution.uri)) continue;
        if (!(await this.fileSystemProvider.exists(resolution.uri))) continue;
        const imported = await this.langiumDocuments.getOrCreateDocument(resolution.uri, cancelToken);
        loaded.push(imported);
        queue.push(imported);
      }
    }
    return loaded;
  }
}
