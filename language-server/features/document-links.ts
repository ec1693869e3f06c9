import type { LangiumDocument } from 'langium';
import { GrammarUtils, UriUtils } from 'langium';
import type { DocumentLinkProvider } from 'langium/lsp';
import type { DocumentLink } from 'vscode-languageserver';
import { isDocument } from '../generated/ast.js';

/** Import paths open the imported file. */
export class SandtableDocumentLinks implements DocumentLinkProvider {
  getDocumentLinks(document: LangiumDocument): DocumentLink[] {
    const root = document.parseResult.value;
    if (!isDocument(root)) return [];
    const folder = UriUtils.dirname(document.uri);
    return root.imports.flatMap((line) => {
      const path = GrammarUtils.findNodeForProperty(line.$cstNode, 'path');
      if (!path || !line.path) return [];
      return [{ range: path.range, target: UriUtils.resolvePath(folder, line.path).toString() }];
    });
  }
}
