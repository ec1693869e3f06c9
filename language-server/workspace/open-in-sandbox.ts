import { URI } from 'langium';
import { OpenDocumentsFileSystem, type Sandbox, type CreateSandbox } from './sandbox-workspace.js';

/**
 * Opens a copy of a document and its imports in a new sandbox, which later edits do not affect.
 * @param text replaces the current text of the document
 * @returns undefined if there is neither a document nor a text
 */
export async function openInSandbox(
  services: Sandbox,
  make: CreateSandbox,
  { uri, text }: { readonly uri: string; readonly text?: string | undefined },
): Promise<Sandbox | undefined> {
  const { LangiumDocuments: open, WorkspaceManager } = services.shared.workspace;
  const at = URI.parse(uri);
  const content = text ?? open.getDocument(at)?.textDocument.getText();
  if (content === undefined) return undefined;
  const sandbox = make(new OpenDocumentsFileSystem(open));
  const { DocumentBuilder, LangiumDocuments, LangiumDocumentFactory } = sandbox.shared.workspace;
  sandbox.shared.workspace.WorkspaceManager.useFolders([...(WorkspaceManager.workspaceFolders ?? [])]);
  LangiumDocuments.addDocument(LangiumDocumentFactory.fromString(content, at));
  await DocumentBuilder.build(LangiumDocuments.all.toArray(), { validation: false });
  return sandbox;
}
