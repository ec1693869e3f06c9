import { URI } from 'langium';
import { createConnection } from 'vscode-languageserver/node';
import { PassThrough } from 'node:stream';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { describe, expect, test } from 'vitest';
import { ClientFileSystem } from '../../language-server/client-file-system.js';
import type { FileHeadParams, FileParams } from '../../protocol/documents.js';

/** Connects a file system to a client that has one folder with one file. */
function clientFiles(): ClientFileSystem {
  const [up, down] = [new PassThrough(), new PassThrough()];
  const client = createMessageConnection(new StreamMessageReader(up), new StreamMessageWriter(down));
  const files = new Map([['vscode-vfs://github/maps/a.sand', 'ruleset stub // é']]);
  client.onRequest('sandtable/file/stat', ({ uri }: FileParams) => (files.has(uri) ? { uri, kind: 'file' } : null));
  client.onRequest('sandtable/file/read', ({ uri }: FileParams) => files.get(uri) ?? null);
  client.onRequest('sandtable/file/head', ({ uri, length }: FileHeadParams) =>
    files.has(uri) ? { size: 999, head: Buffer.from([1, 200, 3, 4]).subarray(0, length).toString('base64') } : null,
  );
  client.onRequest('sandtable/file/list', ({ uri }: FileParams) =>
    uri === 'vscode-vfs://github/maps' ? [...files.keys()].map((file) => ({ uri: file, kind: 'file' })) : null,
  );
  client.listen();
  const connection = createConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
  connection.listen();
  return new ClientFileSystem(connection);
}

const FILE = URI.parse('vscode-vfs://github/maps/a.sand');
const NO_FILE = URI.parse('vscode-vfs://github/maps/b.sand');

describe('the file system of a web worker', () => {
  test('a web worker reads existing files and folders through the client', async () => {
    const files = clientFiles();
    expect(await files.exists(FILE)).toBe(true);
    expect(await files.stat(FILE)).toMatchObject({ isFile: true, isDirectory: false });
    expect(await files.readFile(FILE)).toBe('ruleset stub // é');
    expect(new TextDecoder().decode(await files.readBinary(FILE))).toBe('ruleset stub // é');
    expect((await files.readDirectory(URI.parse('vscode-vfs://github/maps'))).map(({ uri }) => uri.path)).toEqual([
      '/maps/a.sand',
    ]);
  });

  test('a web worker reads the first bytes of a file', async () => {
    const files = clientFiles();
    expect(await files.readHead(FILE, 3)).toEqual({ size: 999, head: Uint8Array.of(1, 200, 3) });
    expect(await files.readHead(NO_FILE, 3)).toBeUndefined();
  });

  test('a web worker rejects reads of missing files', async () => {
    const files = clientFiles();
    expect(await files.exists(NO_FILE)).toBe(false);
    await expect(files.stat(NO_FILE)).rejects.toThrow('There is no file');
    await expect(files.readBinary(NO_FILE)).rejects.toThrow('There is no file');
    expect(await files.readDirectory(NO_FILE)).toEqual([]);
  });
});
