import { t } from '@vscode/l10n';
import { open, realpath, stat } from 'node:fs/promises';
import { URI, type FileSystemNode } from 'langium';
import { NodeFileSystemProvider } from 'langium/node';
import type { FileHead, FileSystemWithHeads } from './workspace/picture-files.js';
import type { FileSystemWithLinks } from './workspace/symbolic-links.js';
import { tooLarge } from './workspace/readable.js';

/** Reads files from disk. The size of a file is checked before the file is read. */
export class SandtableFileSystem extends NodeFileSystemProvider implements FileSystemWithLinks, FileSystemWithHeads {
  /**
   * Creates a file system.
   * @param given contents of files that are not on disk, by URI, such as the standard input of a command
   */
  constructor(protected readonly given: ReadonlyMap<string, Uint8Array> = new Map()) {
    super();
  }

  /** Called for each unreadable folder, which searches skip. Default: writes to standard error. */
  onUnreadFolder = (uri: URI, problem: Error): void => {
    process.stderr.write(`${t('{0} cannot be read: {1}', uri.fsPath, problem.message)}\n`);
  };

  override async readDirectory(uri: URI): Promise<FileSystemNode[]> {
    try {
      return await super.readDirectory(uri);
    } catch (problem) {
      this.onUnreadFolder(uri, problem as Error);
      return [];
    }
  }

  /** Returns whether a file exists; always false for unsaved texts (`untitled:`), which only the editor has. */
  override async exists(uri: URI): Promise<boolean> {
    return this.given.has(uri.toString()) || (uri.scheme === 'file' && (await super.exists(uri)));
  }

  /** Returns the bytes of a file. @throws UnreadableError if the file is too large */
  override async readBinary(uri: URI): Promise<Uint8Array> {
    const given = this.given.get(uri.toString());
    if (given) return given;
    const { size } = await stat(uri.fsPath);
    const refused = tooLarge(size);
    if (refused) throw refused;
    return super.readBinary(uri);
  }

  async readHead(uri: URI, length: number): Promise<FileHead | undefined> {
    const given = this.given.get(uri.toString());
    if (given) return { size: given.length, head: given.subarray(0, length) };
    if (!(await this.exists(uri))) return undefined;
    const file = await open(uri.fsPath);
    try {
      const { size } = await file.stat();
      const head = new Uint8Array(Math.min(length, size));
      await file.read(head, 0, head.length, 0);
      return { size, head };
    } finally {
      await file.close();
    }
  }

  async realUri(uri: URI): Promise<URI> {
    const isOnDisk = uri.scheme === 'file' && !this.given.has(uri.toString());
    return isOnDisk ? URI.file(await realpath(uri.fsPath)) : uri;
  }
}

/** A file system that contains only the given files and reads nothing from disk. */
export class InMemoryFileSystem extends SandtableFileSystem {
  override exists(uri: URI): Promise<boolean> {
    return Promise.resolve(this.given.has(uri.toString()));
  }

  /** Returns the bytes of one of the given files. @throws Error if the file is not among them */
  override readBinary(uri: URI): Promise<Uint8Array> {
    const given = this.given.get(uri.toString());
    return given
      ? Promise.resolve(given)
      : Promise.reject(new Error(t('{0} is not one of the given files.', uri.path)));
  }

  override realUri(uri: URI): Promise<URI> {
    return Promise.resolve(uri);
  }
}
