import type { LangiumDocument, ReferenceDescription } from 'langium';
import { DefaultReferenceDescriptionProvider, interruptAndCheck } from 'langium';
import { CancellationToken } from 'vscode-languageserver';
import { inPortions, referencesOf, statementsOf } from './references-of.js';

/** What a document refers to, for the index: find-references, and which documents a change concerns. */
export class SandtableReferenceDescriptions extends DefaultReferenceDescriptionProvider {
  override async createDescriptions(
    document: LangiumDocument,
    cancelToken = CancellationToken.None,
  ): Promise<ReferenceDescription[]> {
    const descriptions: ReferenceDescription[] = [];
    for (const references of inPortions(statementsOf(document.parseResult.value).flatMap(referencesOf))) {
      await interruptAndCheck(cancelToken);
      for (const reference of references) descriptions.push(...this.createInfoDescriptions(reference));
    }
    return descriptions;
  }
}
