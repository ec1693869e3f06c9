import type { AstNode, AstNodeDescription, LangiumDocument, ReferenceDescription, Stream, URI } from 'langium';
import { DefaultIndexManager } from 'langium';
import type { SandtableReferenceDescriptions } from './reference-descriptions.js';
import type { ReadOnlyDocuments } from '../workspace/read-only-documents.js';
import type { ServicesWith } from '../workspace/services-with.js';

/**
 * The index of the workspace with direct access to single documents. Langium's own index iterates over all documents.
 */
export class SandtableIndexManager extends DefaultIndexManager {
  /** Linked documents whose references have not been added to the index yet. */
  private readonly undescribed = new Map<string, LangiumDocument>();

  constructor(private readonly services: ServicesWith<{ readonly ReadOnlyDocuments: ReadOnlyDocuments }>) {
    super(services);
  }

  /** Returns the declarations of a type in a document, in the order of the text. */
  symbolsOf(uri: URI, type: string): readonly AstNodeDescription[] {
    return this.getFileDescriptions(uri.toString(), type);
  }

  /**
   * Delays the description of references until references are searched. References in read-only documents are not
   * described, since nothing in such documents can be renamed.
   */
  override updateReferences(document: LangiumDocument): Promise<void> {
    if (!this.services.workspace.ReadOnlyDocuments.isReadOnly(document.uri))
      this.undescribed.set(document.uri.toString(), document);
    return Promise.resolve();
  }

  override removeReferences(uri: URI): void {
    super.removeReferences(uri);
    this.undescribed.delete(uri.toString());
  }

  override findAllReferences(target: AstNode, path: string): Stream<ReferenceDescription> {
    for (const [key, document] of this.undescribed) {
      const { ReferenceDescriptionProvider } = this.serviceRegistry.getServices(document.uri).workspace;
      this.referenceIndex.set(key, (ReferenceDescriptionProvider as SandtableReferenceDescriptions).describe(document));
    }
    this.undescribed.clear();
    return super.findAllReferences(target, path);
  }
}
