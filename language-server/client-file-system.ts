import type { FileSystemNode, FileSystemProvider } from 'langium';
import { URI } from 'langium';
import type { Connection } from 'vscode-languageserver';
import type { FileStat } from '../protocol/documents.js';
import type { ClientRequests } from '../protocol/requests.js';

/** Files the server cannot reach itself: the client reads them on its behalf. */
export class ClientFileSystem implements FileSystemProvider {
  constructor(private readonly connection: Connection) {}

  /** @throws Error when there is nothing of that name. */
  async stat(uri: URI): Promise<FileSystemNode> {
    const found = await this.ask('sandtable/file/stat', uri);
    if (!found) throw missing(uri);
    return nodeOf(found);
  }

  async exists(uri: URI): Promise<boolean> {
    return (await this.ask('sandtable/file/stat', uri)) !== null;
  }

  /** @throws Error when there is no such file. */
  async readFile(uri: URI): Promise<string> {
    const text = await this.ask('sandtable/file/read', uri);
    if (text === null) throw missing(uri);
    return text;
  }

  async readBinary(uri: URI): Promise<Uint8Array> {
    return new TextEncoder().encode(await this.readFile(uri));
  }

  async readDirectory(uri: URI): Promise<FileSystemNode[]> {
    return ((await this.ask('sandtable/file/list', uri)) ?? []).map(nodeOf);
  }

  statSync(uri: URI): FileSystemNode {
    throw onlyLater(uri);
  }

  existsSync(uri: URI): boolean {
    throw onlyLater(uri);
  }

  readFileSync(uri: URI): string {
    throw onlyLater(uri);
  }

  readBinarySync(uri: URI): Uint8Array {
    throw onlyLater(uri);
  }

  readDirectorySync(uri: URI): FileSystemNode[] {
    throw onlyLater(uri);
  }

  /** A client that does not know the request, or cannot answer it, has no such file. */
  private async ask<K extends keyof ClientRequests>(request: K, uri: URI): Promise<ClientRequests[K]['result'] | null> {
    try {
      return await this.connection.sendRequest<ClientRequests[K]['result']>(request, { uri: uri.toString() });
    } catch {
      return null;
    }
  }
}

function nodeOf({ uri, kind }: FileStat): FileSystemNode {
  return { uri: URI.parse(uri), isFile: kind === 'file', isDirectory: kind === 'directory' };
}

function missing(uri: URI): Error {
  return new Error(`There is no file ${uri.toString()}.`);
}

/** A worker waits for its client; nothing can be read at once. */
function onlyLater(uri: URI): Error {
  return new Error(`${uri.toString()} can only be read asynchronously.`);
}
