import type { LangiumDocument, ReferenceDescription } from 'langium';
import { DefaultReferenceDescriptionProvider, interruptAndCheck } from 'langium';
import { CancellationToken } from 'vscode-languageserver';
import { referencesOf } from './references-of.js';

/** What a document refers to, for the index: find-references, and which documents a change concerns. */
export class SandtableReferenceDescriptions extends DefaultReferenceDescriptionProvider {
  override async createDescriptions(
    document: LangiumDocument,
    cancelToken = CancellationToken.None,
  ): Promise<ReferenceDescription[]> {
    await interruptAndCheck(cancelToken);
    return referencesOf(document.parseResult.value).flatMap((reference) => this.createInfoDescriptions(reference));
  }
}
