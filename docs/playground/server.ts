import { editor, lsp, Uri } from 'monaco-editor';
import { LSPErrorCodes } from 'vscode-languageserver-protocol';
import type { ChangedParams } from '../../protocol/documents.js';
import type { ServerRequests } from '../../protocol/requests.js';
import type { ClientStart, WorkerStart } from '../../protocol/start.js';
import { answerAboutFile, uriOf } from './examples.js';
import { languageOfPage } from './language.js';

/** A message of the Language Server Protocol; only the fields used here. */
interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Error codes of requests made obsolete by an edit. The editor requests again, so an empty result is returned. */
const OBSOLETE_REQUEST_CODES: ReadonlySet<number | undefined> = new Set([
  LSPErrorCodes.RequestCancelled,
  LSPErrorCodes.ContentModified,
  LSPErrorCodes.ServerCancelled,
]);
/** Prefix of the ids of the playground's requests; ids of the editor's client are numbers. */
const REQUEST_ID_PREFIX = 'playground/';
type Transport = ConstructorParameters<typeof lsp.MonacoLspClient>[0];
type Listener = Parameters<Transport['setListener']>[0];

/** A cancellation token. Both the editor of the page and VS Code have tokens of this form. */
interface Token {
  onCancellationRequested(act: () => void): unknown;
}

/**
 * The connection to the language server, which runs in a worker. In addition to the messages of the editor's client, it
 * sends requests for the picture, and answers the server's requests for files.
 */
export class Server {
  private readonly worker = new Worker('dist/server.js');
  private readonly waiting = new Map<string, (answer: Message) => void>();
  private readonly parts = new Map<string, (part: never) => void>();
  private lastRequestNumber = 0;
  private hear: Listener;
  private isReady!: () => void;
  /** Resolves when the server has finished its initialisation. */
  private readonly ready = new Promise<void>((resolve) => (this.isReady = resolve));

  /** @param onChanged Called with the documents whose picture is out of date. */
  constructor(private readonly onChanged: (uris: ReadonlySet<string>) => void) {
    this.worker.postMessage({ scripts: new URL('dist', location.href).href } satisfies WorkerStart);
    this.worker.addEventListener('message', ({ data }: MessageEvent<Message>) => void this.take(data));
    new lsp.MonacoLspClient(this.transport());
  }

  /** Sends a request. @returns undefined if an edit made the request obsolete. */
  async ask<K extends keyof ServerRequests>(
    method: K,
    params: ServerRequests[K]['params'],
    token?: Token,
  ): Promise<ServerRequests[K]['result'] | undefined> {
    await this.ready;
    const id = `${REQUEST_ID_PREFIX}${++this.lastRequestNumber}`;
    token?.onCancellationRequested(() => {
      this.send({ method: '$/cancelRequest', params: { id } });
    });
    const { result, error } = await new Promise<Message>((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ id, method, params });
    });
    return error ? undefined : (result as ServerRequests[K]['result']);
  }

  /** Sends a request with partial results, each of which contains everything so far. */
  async askInParts<K extends keyof ServerRequests>(
    method: K,
    params: ServerRequests[K]['params'],
    token: Token,
    onPart: (part: NonNullable<ServerRequests[K]['result']>) => void,
  ): Promise<ServerRequests[K]['result'] | undefined> {
    const partialResultToken = crypto.randomUUID();
    this.parts.set(partialResultToken, onPart);
    try {
      return await this.ask(method, { ...params, partialResultToken }, token);
    } finally {
      this.parts.delete(partialResultToken);
    }
  }

  /** Writes an internal error to the console of the browser. */
  logError(where: string, error: unknown): void {
    console.error(where, error);
  }

  private transport(): Transport {
    return {
      state: { value: { state: 'open' }, onChange: () => ({ dispose: () => undefined }) },
      send: (message) => {
        this.worker.postMessage(message.method === 'initialize' ? introduced(message) : message);
        if (message.method === 'initialized') this.isReady();
        return Promise.resolve();
      },
      setListener: (listener) => {
        this.hear = listener;
      },
      toString: () => 'worker',
    };
  }

  private async take(message: Message): Promise<void> {
    const { id, method = '', params } = message;
    if (method === '' && typeof id === 'string' && this.waiting.has(id)) {
      this.waiting.get(id)!(message);
      this.waiting.delete(id);
    } else if (method.startsWith('sandtable/file/')) {
      this.send({ id: id!, result: await answerAboutFile(method, (params as { readonly uri: string }).uri) });
    } else if (method === 'sandtable/changed') {
      this.onChanged(new Set((params as ChangedParams).uris));
    } else if (method === '$/progress' && this.parts.has((params as Progress).token)) {
      this.parts.get((params as Progress).token)!((params as Progress).value);
    } else if (OBSOLETE_REQUEST_CODES.has(message.error?.code)) this.deliver({ jsonrpc: '2.0', id: id!, result: null });
    else if (method !== 'textDocument/publishDiagnostics' || isOpen((params as Findings).uri)) this.deliver(message);
  }

  private deliver(message: Message): void {
    this.hear?.(message as Parameters<NonNullable<Listener>>[0]);
  }

  private send(message: Omit<Message, 'jsonrpc'>): void {
    this.worker.postMessage({ jsonrpc: '2.0', ...message } satisfies Message);
  }
}

interface Findings {
  readonly uri: string;
}
interface Progress {
  readonly token: string;
  readonly value: never;
}

/**
 * Returns the `initialize` message with the fields that the editor's client omits: the reader's language, the workspace
 * folder and the options of the server.
 */
function introduced(message: Message): Message {
  const initializationOptions: ClientStart = { play: 'type', commands: true };
  const home = { rootUri: uriOf(''), workspaceFolders: [{ uri: uriOf(''), name: 'examples' }] };
  const locale = languageOfPage();
  return { ...message, params: { ...(message.params as object), ...home, locale, initializationOptions } };
}

/**
 * Returns whether a file is open in the editor. The editor's client would discard diagnostics of other files, so they
 * are delivered when the file is opened.
 */
function isOpen(uri: string): boolean {
  return editor.getModel(Uri.parse(uri)) !== null;
}
