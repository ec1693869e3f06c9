import { editor, lsp, Uri } from 'monaco-editor';
import { LSPErrorCodes } from 'vscode-languageserver-protocol';
import type { ChangedParams, ClientStart, ServerRequests, WorkerStart } from '../../language-server/protocol.js';
import { answerAboutFile, uriOf } from './examples.js';

/** A message of the protocol, as far as it is looked into here. */
interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Answers that an edit has overtaken: the editor asks again, and takes none for an answer meanwhile. */
const OVERTAKEN: ReadonlySet<number | undefined> = new Set([
  LSPErrorCodes.RequestCancelled,
  LSPErrorCodes.ContentModified,
  LSPErrorCodes.ServerCancelled,
]);
/** Ours begin so: those of the editor's client are numbers. */
const OURS = 'playground/';
type Transport = ConstructorParameters<typeof lsp.MonacoLspClient>[0];
type Listener = Parameters<Transport['setListener']>[0];

/** A cancellation, of whichever editor. */
interface Token {
  onCancellationRequested(act: () => void): unknown;
}

/**
 * The language server in a worker. The editor's own client speaks to it through here; what the protocol does not have — the
 * picture, and files that only this window has — is asked and answered beside it.
 */
export class Server {
  private readonly worker = new Worker('dist/server.js');
  private readonly waiting = new Map<string, (answer: Message) => void>();
  private readonly parts = new Map<string, (part: never) => void>();
  private asked = 0;
  private hear: Listener;
  private isReady!: () => void;
  /** Once the server answers more than its start. */
  private readonly ready = new Promise<void>((resolve) => (this.isReady = resolve));

  /** @param onChanged hears of documents whose picture is out of date. */
  constructor(private readonly onChanged: (uris: ReadonlySet<string>) => void) {
    this.worker.postMessage({ scripts: new URL('dist', location.href).href } satisfies WorkerStart);
    this.worker.addEventListener('message', ({ data }: MessageEvent<Message>) => void this.take(data));
    new lsp.MonacoLspClient(this.transport());
  }

  /** Undefined when the server could not answer: an edit has overtaken the question. */
  async ask<K extends keyof ServerRequests>(
    method: K,
    params: ServerRequests[K]['params'],
    token?: Token,
  ): Promise<ServerRequests[K]['result'] | undefined> {
    await this.ready;
    const id = `${OURS}${++this.asked}`;
    token?.onCancellationRequested(() => {
      this.send({ method: '$/cancelRequest', params: { id } });
    });
    const { result, error } = await new Promise<Message>((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ id, method, params });
    });
    return error ? undefined : (result as ServerRequests[K]['result']);
  }

  /** Asks what comes in parts: each tells all there is so far. */
  async askInParts<K extends keyof ServerRequests>(
    method: K,
    params: ServerRequests[K]['params'],
    token: Token,
    told: (part: NonNullable<ServerRequests[K]['result']>) => void,
  ): Promise<ServerRequests[K]['result'] | undefined> {
    const partialResultToken = crypto.randomUUID();
    this.parts.set(partialResultToken, told);
    try {
      return await this.ask(method, { ...params, partialResultToken }, token);
    } finally {
      this.parts.delete(partialResultToken);
    }
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
    } else if (OVERTAKEN.has(message.error?.code)) this.tell({ jsonrpc: '2.0', id: id!, result: null });
    else if (method !== 'textDocument/publishDiagnostics' || isOpen((params as Findings).uri)) this.tell(message);
  }

  private tell(message: Message): void {
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

/** The editor's client says neither where its files lie nor that it knows our commands. */
function introduced(message: Message): Message {
  const initializationOptions: ClientStart = { play: 'type', commands: true };
  const home = { rootUri: uriOf(''), workspaceFolders: [{ uri: uriOf(''), name: 'examples' }] };
  return { ...message, params: { ...(message.params as object), ...home, initializationOptions } };
}

/** The editor's client knows findings only of files that it has; those of a file opened later come again. */
function isOpen(uri: string): boolean {
  return editor.getModel(Uri.parse(uri)) !== null;
}
