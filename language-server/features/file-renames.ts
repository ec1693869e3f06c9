import { CstUtils, GrammarUtils, isLeafCstNode, URI, UriUtils, type CstNode, type LangiumDocument } from 'langium';
import type { FileOperationHandler } from 'langium/lsp';
import type { FileOperationOptions, RenameFilesParams, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { quoted, unquoted } from '../../engine/model/names.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { ReadOnlyDocuments } from '../workspace/read-only-documents.js';
import type { ServicesWith } from '../workspace/services-with.js';

type Shared = ServicesWith<{
  readonly ImportGraph: ImportGraph;
  readonly ReadOnlyDocuments: ReadOnlyDocuments;
}>;

/** Matches the names of picture files, which are the only files that a text names outside of imports. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** A path in a text, and the file to which it leads. */
interface FileReference {
  readonly node: CstNode;
  readonly path: string;
  readonly target: URI;
}

/**
 * Changes the paths in scenario files before files or folders are renamed or moved: the paths that lead to a moved
 * file, and the relative paths in a moved file.
 */
export class FileRenames implements FileOperationHandler {
  /** Matches all files, because renaming a picture or a folder also changes paths. */
  readonly fileOperationOptions: FileOperationOptions = {
    willRename: { filters: [{ pattern: { glob: '**/*' } }] },
  };

  constructor(private readonly services: Shared) {}

  willRenameFiles({ files }: RenameFilesParams): WorkspaceEdit | null {
    const moves = files.map(({ oldUri, newUri }) => ({ from: URI.parse(oldUri), to: URI.parse(newUri) }));
    const moved = (uri: URI): URI => {
      const move = moves.find(({ from }) => UriUtils.equals(from, uri) || UriUtils.contains(from, uri));
      return move ? UriUtils.resolvePath(move.to, UriUtils.relative(move.from, uri)) : uri;
    };
    const { LangiumDocuments, ReadOnlyDocuments } = this.services.workspace;
    const changes: Record<string, TextEdit[]> = {};
    for (const document of LangiumDocuments.all) {
      if (ReadOnlyDocuments.isReadOnly(document.uri)) continue;
      const edits = this.editsIn(document, moved);
      if (edits.length > 0) changes[document.uri.toString()] = edits;
    }
    return Object.keys(changes).length > 0 ? { changes } : null;
  }

  private editsIn(document: LangiumDocument, moved: (uri: URI) => URI): TextEdit[] {
    const folder = UriUtils.dirname(moved(document.uri));
    return this.referencesIn(document).flatMap(({ node, path, target }) => {
      const to = moved(target);
      const isSame = UriUtils.equals(UriUtils.resolvePath(folder, path), to);
      // An import of a file with another ending would be refused.
      if (isSame || (path.endsWith('.sand') && !to.path.endsWith('.sand'))) return [];
      const relative = UriUtils.relative(folder, to);
      const newText = quoted(path.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative);
      const { textDocument } = document;
      return [
        { range: { start: textDocument.positionAt(node.offset), end: textDocument.positionAt(node.end) }, newText },
      ];
    });
  }

  private referencesIn(document: LangiumDocument): readonly FileReference[] {
    const { ImportGraph } = this.services.workspace;
    const imports = ImportGraph.imports(document).flatMap((statement): FileReference[] => {
      const node = GrammarUtils.findNodeForProperty(statement.$cstNode, 'path');
      const resolution = ImportGraph.resolve(document.uri, statement.path);
      return node && 'uri' in resolution ? [{ node, path: statement.path, target: resolution.uri }] : [];
    });
    return [...imports, ...picturesIn(document)];
  }
}

function picturesIn({ uri, parseResult }: LangiumDocument): FileReference[] {
  const root = parseResult.value.$cstNode;
  if (!root) return [];
  return CstUtils.streamCst(root)
    .filter((node) => isLeafCstNode(node) && node.tokenType.name === 'STRING')
    .map((node) => ({ node, path: unquoted(node.text) }))
    .filter(({ path }) => PICTURE.test(path) && !/^\/|^[a-z][a-z0-9+.-]*:/i.test(path))
    .map(({ node, path }) => ({ node, path, target: UriUtils.resolvePath(UriUtils.dirname(uri), path) }))
    .toArray();
}
