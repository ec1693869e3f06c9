import * as vscode from 'vscode';
import { base64Of } from '../../protocol/base64.js';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { FileHeadParams, FileStat } from '../../protocol/documents.js';
import type { ClientRequests } from '../../protocol/requests.js';

type Answers = {
  readonly [K in keyof ClientRequests]: (params: ClientRequests[K]['params']) => Promise<ClientRequests[K]['result']>;
};
type Answer = (params: FileHeadParams) => Promise<unknown>;

/**
 * Answers the file requests of a server that has no file access, because it runs in a worker or in a virtual workspace.
 */
const answers: Answers = {
  'sandtable/file/stat': ({ uri }) =>
    orNull(async () => ({ uri, kind: kindOf((await vscode.workspace.fs.stat(vscode.Uri.parse(uri))).type) })),
  'sandtable/file/read': ({ uri }) =>
    orNull(async () => new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.parse(uri)))),
  'sandtable/file/head': ({ uri, length }) =>
    orNull(async () => {
      const bytes = await vscode.workspace.fs.readFile(vscode.Uri.parse(uri));
      return { size: bytes.length, head: base64Of(bytes.subarray(0, length)) };
    }),
  'sandtable/file/list': ({ uri }) =>
    orNull(async () => {
      const folder = vscode.Uri.parse(uri);
      const entries = await vscode.workspace.fs.readDirectory(folder);
      return entries.map(([name, type]) => ({ uri: vscode.Uri.joinPath(folder, name).toString(), kind: kindOf(type) }));
    }),
};

export function answerForFiles(client: BaseLanguageClient): void {
  for (const [request, answer] of Object.entries<Answer>(answers)) client.onRequest(request, answer);
}

function kindOf(type: vscode.FileType): FileStat['kind'] {
  return (type & vscode.FileType.Directory) === 0 ? 'file' : 'directory';
}

/** Returns the result, or null if the file is missing, which is not an error. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
