import { t } from '@vscode/l10n';
import type { FileSystemNode, FileSystemProvider } from 'langium';
import { URI } from 'langium';
import type { Connection } from 'vscode-languageserver';
import type { FileStat } from '../protocol/documents.js';
import type { ClientRequests } from '../protocol/requests.js';
import type { FileHead, FileSystemWithHeads } from './workspace/picture-files.js';

/** A file system whose files are read by the client, since the server has no access to them. */
export class ClientFileSystem implements FileSystemProvider, FileSystemWithHeads {
  constructor(private readonly connection: Connection) {}

  /** Returns whether a URI is a file or a folder. @throws Error if it is neither */
  async stat(uri: URI): Promise<FileSystemNode> {
    const found = await this.request('sandtable/file/stat', uri);
    if (!found) throw missing(uri);
    return nodeOf(found);
  }

  async exists(uri: URI): Promise<boolean> {
    return (await this.request('sandtable/file/stat', uri)) !== null;
  }

  /** Returns the text of a file, which the client reads. @throws Error if the file does not exist */
  async readFile(uri: URI): Promise<string> {
    const text = await this.request('sandtable/file/read', uri);
    if (text === null) throw missing(uri);
    return text;
  }

  async readBinary(uri: URI): Promise<Uint8Array> {
    return new TextEncoder().encode(await this.readFile(uri));
  }

  async readDirectory(uri: URI): Promise<FileSystemNode[]> {
    return ((await this.request('sandtable/file/list', uri)) ?? []).map(nodeOf);
  }

  async readHead(uri: URI, length: number): Promise<FileHead | undefined> {
    const found = await this.request('sandtable/file/head', uri, { length });
    return found
      ? { size: found.size, head: Uint8Array.from(atob(found.head), (sign) => sign.charCodeAt(0)) }
      : undefined;
  }

  statSync(uri: URI): FileSystemNode {
    throw onlyAsynchronous(uri);
  }

  existsSync(uri: URI): boolean {
    throw onlyAsynchronous(uri);
  }

  readFileSync(uri: URI): string {
    throw onlyAsynchronous(uri);
  }

  readBinarySync(uri: URI): Uint8Array {
    throw onlyAsynchronous(uri);
  }

  readDirectorySync(uri: URI): FileSystemNode[] {
    throw onlyAsynchronous(uri);
  }

  /** Sends a request to the client. Returns null if the client does not support the request or fails. */
  private async request<K extends keyof ClientRequests>(
    name: K,
    uri: URI,
    more: Omit<ClientRequests[K]['params'], 'uri'> | Record<string, never> = {},
  ): Promise<ClientRequests[K]['result'] | null> {
    try {
      return await this.connection.sendRequest<ClientRequests[K]['result']>(name, { uri: uri.toString(), ...more });
    } catch {
      return null;
    }
  }
}

function nodeOf({ uri, kind }: FileStat): FileSystemNode {
  return { uri: URI.parse(uri), isFile: kind === 'file', isDirectory: kind === 'directory' };
}

function missing(uri: URI): Error {
  return new Error(t('There is no file {0}.', uri.toString()));
}

/** Returns the error for synchronous access, which is impossible because the files are requested from the client. */
function onlyAsynchronous(uri: URI): Error {
  return new Error(t('{0} can only be read asynchronously.', uri.toString()));
}
