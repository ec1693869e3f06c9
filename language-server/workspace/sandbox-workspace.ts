import type { FileSystemProvider, LangiumDocuments, URI } from 'langium';
import { EmptyFileSystemProvider } from 'langium';
import type { Analyser } from '../analysis/analyser.js';
import type { ServicesWith } from './services-with.js';
import type { SandtableWorkspaceManager } from './workspace-manager.js';

/**
 * The services of a workspace that is separate from the author's workspace. Other texts are compiled and played in it.
 */
export interface Sandbox {
  readonly compile: { readonly Analyser: Analyser };
  readonly shared: ServicesWith<{ readonly WorkspaceManager: SandtableWorkspaceManager }>;
}

/** Creates a sandbox with a file system. */
export type CreateSandbox = (files: FileSystemProvider) => Sandbox;

/** A file system with the documents of the author's workspace, in their current texts. */
export class OpenDocumentsFileSystem extends EmptyFileSystemProvider {
  constructor(private readonly documents: LangiumDocuments) {
    super();
  }

  override exists(uri?: URI): Promise<boolean> {
    return Promise.resolve(uri !== undefined && this.documents.hasDocument(uri));
  }

  override readFile(uri?: URI): Promise<string> {
    return Promise.resolve((uri && this.documents.getDocument(uri)?.textDocument.getText()) ?? '');
  }

  override async readBinary(uri?: URI): Promise<Uint8Array> {
    return new TextEncoder().encode(await this.readFile(uri));
  }
}
