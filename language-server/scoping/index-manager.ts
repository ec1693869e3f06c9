import type { AstNodeDescription, LangiumDocument, URI } from 'langium';
import { DefaultIndexManager } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';

/** The index of a workspace, asked about single documents: Langium's goes through all of them to find one, and through all references of one. */
export class SandtableIndexManager extends DefaultIndexManager {
  /** The documents each document refers to. */
  private readonly targets = new Map<string, ReadonlySet<string>>();

  /** What a document declares of a type, in the order of its text. */
  symbolsOf(uri: URI, type: string): readonly AstNodeDescription[] {
    return this.getFileDescriptions(uri.toString(), type);
  }

  override async updateReferences(document: LangiumDocument, cancelToken?: CancellationToken): Promise<void> {
    await super.updateReferences(document, cancelToken);
    const uri = document.uri.toString();
    const targets = new Set<string>();
    for (const { local, targetUri } of this.referenceIndex.get(uri) ?? [])
      if (!local) targets.add(targetUri.toString());
    this.targets.set(uri, targets);
  }

  override removeReferences(uri: URI): void {
    super.removeReferences(uri);
    this.targets.delete(uri.toString());
  }

  override isAffected(document: LangiumDocument, changedUris: Set<string>): boolean {
    const targets = this.targets.get(document.uri.toString());
    return targets !== undefined && [...changedUris].some((uri) => targets.has(uri));
  }
}
