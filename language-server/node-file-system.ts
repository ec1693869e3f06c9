import { realpath, stat } from 'node:fs/promises';
import { URI, type FileSystemNode } from 'langium';
import { NodeFileSystemProvider } from 'langium/node';
import type { FileSystemWithLinks } from './workspace/symbolic-links.js';
import { tooLarge } from './workspace/readable.js';

/** Files on disk; a file that is too large is refused before its bytes are read. */
export class SandtableFileSystem extends NodeFileSystemProvider implements FileSystemWithLinks {
  /** @param given Files that are not on disk, by their URI: what a command is given on standard input. */
  constructor(protected readonly given: ReadonlyMap<string, Uint8Array> = new Map()) {
    super();
  }

  /** Called for each folder that cannot be read; a search for files skips it. */
  onUnreadFolder = (uri: URI, problem: Error): void => {
    process.stderr.write(`${uri.fsPath} cannot be read: ${problem.message}\n`);
  };

  override async readDirectory(uri: URI): Promise<FileSystemNode[]> {
    try {
      return await super.readDirectory(uri);
    } catch (problem) {
      this.onUnreadFolder(uri, problem as Error);
      return [];
    }
  }

  /** Texts that are in no file (`untitled:`) are nowhere but in the editor. */
  override async exists(uri: URI): Promise<boolean> {
    return this.given.has(uri.toString()) || (uri.scheme === 'file' && (await super.exists(uri)));
  }

  /** @throws Unreadable when the file is too large. */
  override async readBinary(uri: URI): Promise<Uint8Array> {
    const given = this.given.get(uri.toString());
    if (given) return given;
    const { size } = await stat(uri.fsPath);
    const refused = tooLarge(size);
    if (refused) throw refused;
    return super.readBinary(uri);
  }

  async realUri(uri: URI): Promise<URI> {
    const isOnDisk = uri.scheme === 'file' && !this.given.has(uri.toString());
    return isOnDisk ? URI.file(await realpath(uri.fsPath)) : uri;
  }
}

/** Files that are given and no others: nothing is read from disk. */
export class InMemoryFileSystem extends SandtableFileSystem {
  override exists(uri: URI): Promise<boolean> {
    return Promise.resolve(this.given.has(uri.toString()));
  }

  /** @throws Error when it is not among the given. */
  override readBinary(uri: URI): Promise<Uint8Array> {
    const given = this.given.get(uri.toString());
    return given ? Promise.resolve(given) : Promise.reject(new Error(`${uri.path} was not given.`));
  }

  override realUri(uri: URI): Promise<URI> {
    return Promise.resolve(uri);
  }
}
