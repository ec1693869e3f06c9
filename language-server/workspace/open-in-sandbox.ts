import { URI } from 'langium';
import { OpenDocumentsFileSystem, type Sandbox, type CreateSandbox } from './sandbox-workspace.js';

/**
 * A workspace of its own, which no edit reaches, with a document as it is now, or with another text, and what it imports as it is
 * now; undefined when there is neither a document nor a text.
 */
export async function openInSandbox(
  services: Sandbox,
  make: CreateSandbox,
  { uri, text }: { readonly uri: string; readonly text?: string | undefined },
): Promise<Sandbox | undefined> {
  const { LangiumDocuments: open, WorkspaceManager } = services.shared.workspace;
  const at = URI.parse(uri);
  const now = text ?? open.getDocument(at)?.textDocument.getText();
  if (now === undefined) return undefined;
  const held = make(new OpenDocumentsFileSystem(open));
  const { DocumentBuilder, LangiumDocuments, LangiumDocumentFactory } = held.shared.workspace;
  held.shared.workspace.WorkspaceManager.useFolders([...(WorkspaceManager.workspaceFolders ?? [])]);
  LangiumDocuments.addDocument(LangiumDocumentFactory.fromString(now, at));
  await DocumentBuilder.build(LangiumDocuments.all.toArray(), { validation: false });
  return held;
}
