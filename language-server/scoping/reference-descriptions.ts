import type { LangiumDocument, ReferenceDescription } from 'langium';
import { DefaultReferenceDescriptionProvider, interruptAndCheck } from 'langium';
import { CancellationToken } from 'vscode-languageserver';
import { referencesOf, statementsOf } from './references-of.js';

/** What a document refers to, for the index: find-references, and which documents a change concerns. */
export class SandtableReferenceDescriptions extends DefaultReferenceDescriptionProvider {
  override async createDescriptions(
    document: LangiumDocument,
    cancelToken = CancellationToken.None,
  ): Promise<ReferenceDescription[]> {
    await interruptAndCheck(cancelToken);
    return this.describe(document);
  }

  /** The same at one go. */
  describe(document: LangiumDocument): ReferenceDescription[] {
    const references = statementsOf(document.parseResult.value).flatMap(referencesOf);
    return references.flatMap((reference) => this.createInfoDescriptions(reference));
  }
}
