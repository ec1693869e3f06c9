import type { LangiumDocument, URI } from 'langium';
import { DefaultLangiumDocuments } from 'langium';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/** The documents of the workspace. Asking about another does not make it one: imports would find it. */
export class SandtableDocuments extends DefaultLangiumDocuments {
  override getOrCreateDocument(uri: URI): Promise<LangiumDocument> {
    const document = this.getDocument(uri);
    if (document) return Promise.resolve(document);
    return Promise.reject(new ResponseError(LSPErrorCodes.RequestFailed, `${uri.toString()} is not in the workspace.`));
  }
}
