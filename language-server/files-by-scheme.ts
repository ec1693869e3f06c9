import type { FileSystemNode, FileSystemProvider, URI } from 'langium';
import type { FileHead, FileSystemWithHeads } from './workspace/picture-files.js';
import type { FileSystemWithLinks } from './workspace/symbolic-links.js';

/** Reads `file:` URIs from disk. Reads all other URIs, such as files of a repository on the web, through the client. */
export class FilesByScheme implements FileSystemProvider, FileSystemWithLinks, FileSystemWithHeads {
  constructor(
    private readonly disk: FileSystemProvider & FileSystemWithLinks & FileSystemWithHeads,
    private readonly client: FileSystemProvider & FileSystemWithHeads,
  ) {}

  stat(uri: URI): Promise<FileSystemNode> {
    return this.for(uri).stat(uri);
  }

  statSync(uri: URI): FileSystemNode {
    return this.for(uri).statSync(uri);
  }

  exists(uri: URI): Promise<boolean> {
    return this.for(uri).exists(uri);
  }

  existsSync(uri: URI): boolean {
    return this.for(uri).existsSync(uri);
  }

  readBinary(uri: URI): Promise<Uint8Array> {
    return this.for(uri).readBinary(uri);
  }

  readBinarySync(uri: URI): Uint8Array {
    return this.for(uri).readBinarySync(uri);
  }

  readFile(uri: URI): Promise<string> {
    return this.for(uri).readFile(uri);
  }

  readFileSync(uri: URI): string {
    return this.for(uri).readFileSync(uri);
  }

  readDirectory(uri: URI): Promise<FileSystemNode[]> {
    return this.for(uri).readDirectory(uri);
  }

  readDirectorySync(uri: URI): FileSystemNode[] {
    return this.for(uri).readDirectorySync(uri);
  }

  realUri(uri: URI): Promise<URI> {
    return this.disk.realUri(uri);
  }

  readHead(uri: URI, length: number): Promise<FileHead | undefined> {
    return this.for(uri).readHead(uri, length);
  }

  private for(uri: URI): FileSystemProvider & FileSystemWithHeads {
    return uri.scheme === 'file' ? this.disk : this.client;
  }
}
