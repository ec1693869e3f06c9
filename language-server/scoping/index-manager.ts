import type { AstNodeDescription, LangiumDocument, URI } from 'langium';
import { DefaultIndexManager } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { Guests } from '../workspace/guests.js';
import type { Needing } from '../workspace/needing.js';

/** The index of a workspace, asked about single documents: Langium's goes through all of them to find one. */
export class SandtableIndexManager extends DefaultIndexManager {
  constructor(private readonly services: Needing<{ readonly Guests: Guests }>) {
    super(services);
  }

  /** What a document declares of a type, in the order of its text. */
  symbolsOf(uri: URI, type: string): readonly AstNodeDescription[] {
    return this.getFileDescriptions(uri.toString(), type);
  }

  /** What a guest refers to is nobody's business: nothing in it can be renamed. */
  override async updateReferences(document: LangiumDocument, cancelToken?: CancellationToken): Promise<void> {
    if (!this.services.workspace.Guests.isGuest(document.uri)) await super.updateReferences(document, cancelToken);
  }
}
