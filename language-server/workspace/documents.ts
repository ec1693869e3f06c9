import { t } from '@vscode/l10n';
import type { LangiumDocument, URI } from 'langium';
import { DefaultLangiumDocuments } from 'langium';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/**
 * The documents of the workspace, stored by the text of their URIs. Langium's own class splits each URI into segments.
 */
export class SandtableDocuments extends DefaultLangiumDocuments {
  private readonly byName = new Map<string, LangiumDocument>();

  override addDocument(document: LangiumDocument): void {
    super.addDocument(document);
    this.byName.set(document.uri.toString(), document);
  }

  override getDocument(uri: URI): LangiumDocument | undefined {
    return this.byName.get(uri.toString()) ?? super.getDocument(uri);
  }

  override deleteDocument(uri: URI): LangiumDocument | undefined {
    const deleted = super.deleteDocument(uri);
    if (deleted) this.byName.delete(deleted.uri.toString());
    return deleted;
  }

  override deleteDocuments(folder: URI): LangiumDocument[] {
    const deleted = super.deleteDocuments(folder);
    for (const { uri } of deleted) this.byName.delete(uri.toString());
    return deleted;
  }

  /**
   * Returns a document of the workspace. Does not add unknown documents, since imports would find them. @throws
   * ResponseError for an unknown document
   */
  override getOrCreateDocument(uri: URI): Promise<LangiumDocument> {
    const document = this.getDocument(uri);
    if (document) return Promise.resolve(document);
    return Promise.reject(
      new ResponseError(LSPErrorCodes.RequestFailed, t('{0} is not in the workspace.', uri.toString())),
    );
  }
}
