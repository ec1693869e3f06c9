import type { LangiumDocument, ReferenceDescription } from 'langium';
import { DefaultReferenceDescriptionProvider, interruptAndCheck } from 'langium';
import { CancellationToken } from 'vscode-languageserver';
import { referencesOf, statementsOf } from './references-of.js';

/**
 * Describes the references of a document for the index. The index uses the descriptions to find references and affected
 * documents.
 */
export class SandtableReferenceDescriptions extends DefaultReferenceDescriptionProvider {
  override async createDescriptions(
    document: LangiumDocument,
    cancelToken = CancellationToken.None,
  ): Promise<ReferenceDescription[]> {
    await interruptAndCheck(cancelToken);
    return this.describe(document);
  }

  /** Returns the same as {@link createDescriptions}, synchronously. */
  describe(document: LangiumDocument): ReferenceDescription[] {
    const references = statementsOf(document.parseResult.value).flatMap(referencesOf);
    return references.flatMap((reference) => this.createInfoDescriptions(reference));
  }
}
