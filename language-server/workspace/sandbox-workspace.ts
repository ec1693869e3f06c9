import type { FileSystemProvider, LangiumDocuments, URI } from 'langium';
import { EmptyFileSystemProvider } from 'langium';
import type { Analyser } from '../analysis/analyser.js';
import type { ServicesWith } from './services-with.js';
import type { SandtableWorkspaceManager } from './workspace-manager.js';

/** A workspace beside the author's own: texts are read in it that stand in no file. */
export interface Sandbox {
  readonly compile: { readonly Analyser: Analyser };
  readonly shared: ServicesWith<{ readonly WorkspaceManager: SandtableWorkspaceManager }>;
}

/** Makes one that finds its files there. */
export type CreateSandbox = (files: FileSystemProvider) => Sandbox;

/** The files of the workspace with the texts they have in it. */
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
