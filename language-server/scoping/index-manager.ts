import type { AstNode, AstNodeDescription, LangiumDocument, ReferenceDescription, Stream, URI } from 'langium';
import { DefaultIndexManager } from 'langium';
import type { SandtableReferenceDescriptions } from './reference-descriptions.js';
import type { ReadOnlyDocuments } from '../workspace/read-only-documents.js';
import type { ServicesWith } from '../workspace/services-with.js';

/** The index of a workspace, asked about single documents: Langium's goes through all of them to find one. */
export class SandtableIndexManager extends DefaultIndexManager {
  /** Documents that have been linked, and what they refer to not yet looked at. */
  private readonly undescribed = new Map<string, LangiumDocument>();

  constructor(private readonly services: ServicesWith<{ readonly ReadOnlyDocuments: ReadOnlyDocuments }>) {
    super(services);
  }

  /** What a document declares of a type, in the order of its text. */
  symbolsOf(uri: URI, type: string): readonly AstNodeDescription[] {
    return this.getFileDescriptions(uri.toString(), type);
  }

  /** What a document refers to is described when somebody looks for references. What a guest refers to is nobody's business: nothing in it can be renamed. */
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
