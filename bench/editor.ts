import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from 'vscode-languageserver-protocol/node';
import type { ChangedParams } from '../protocol/documents.js';
import type { FollowResult } from '../protocol/preview.js';
import type { ServerRequests } from '../protocol/requests.js';
import { SERVER_FLAGS } from '../protocol/start.js';

/** The script that starts the bundled server. */
const SERVER_START = path.resolve('dist/server-start.cjs');

/** Node flags with which the server collects garbage and reports its memory use when it receives a message. */
const MEMORY_PROBE = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("message",()=>{gc();const{heapUsed,external}=process.memoryUsage();process.send(heapUsed+external)})',
];

/** The requests of an editor after each keystroke while no panel is open. */
export const REQUESTS_WITHOUT_PANEL = [
  'textDocument/inlayHint',
  'textDocument/semanticTokens/full',
  'textDocument/codeLens',
] as const;
const REQUESTS_AFTER_KEY = [...REQUESTS_WITHOUT_PANEL, 'sandtable/follow'] as const;
type Request =
  | (typeof REQUESTS_AFTER_KEY)[number]
  | 'textDocument/hover'
  | 'textDocument/completion'
  | 'sandtable/forces';

interface Waiting {
  readonly files: Set<string>;
  /** A line number. If set, the wait ends only when a diagnostic that starts on this line arrives. */
  readonly line: number | undefined;
  readonly done: () => void;
}

interface Published {
  readonly uri: string;
  readonly diagnostics: readonly { readonly range: { readonly start: { readonly line: number } } }[];
}

const DIAGNOSTICS_TIMEOUT_MS = 60_000;

/** Plays the part of an editor for the bundled server, with a temporary workspace folder. */
export class Editor {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  private readonly process: ChildProcess;
  private readonly connection: ProtocolConnection;
  private readonly versions = new Map<string, number>();
  /** The last scene that the server sent. */
  picture: FollowResult | undefined;
  private waiting: Waiting | undefined;
  private readonly changes = new Map<string, number>();

  /**
   * Starts the bundled server as a separate process.
   * @param probed true if the server is to report its {@link Editor.memory}
   */
  constructor(probed = false) {
    if (!existsSync(SERVER_START)) throw new Error('dist/server-start.cjs is missing. Build it with: npm run build');
    this.process = spawn(
      process.execPath,
      [...SERVER_FLAGS, ...(probed ? MEMORY_PROBE : []), SERVER_START, '--stdio'],
      {
        stdio: ['pipe', 'pipe', 'inherit', ...(probed ? (['ipc'] as const) : [])],
      },
    );
    const { stdin, stdout } = this.process;
    if (!stdin || !stdout) throw new Error('The server could not be started.');
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: Published) => {
      const { files, line, done } = this.waiting ?? {};
      if (line !== undefined && !diagnostics.some(({ range }) => range.start.line === line)) return;
      files?.delete(uri);
      if (files?.size === 0) done?.();
    });
    this.connection.onNotification('sandtable/changed', ({ uris }: ChangedParams) => {
      for (const uri of uris) this.changes.set(uri, (this.changes.get(uri) ?? 0) + 1);
    });
    this.connection.onRequest('workspace/configuration', ({ items }: { readonly items: readonly unknown[] }) =>
      items.map(() => null),
    );
    this.connection.onRequest('client/registerCapability', () => null);
    for (const refreshed of ['inlayHint', 'semanticTokens', 'codeLens']) {
      this.connection.onRequest(`workspace/${refreshed}/refresh`, () => null);
    }
    this.connection.listen();
  }

  uri(name: string): string {
    return pathToFileURL(path.join(this.folder, name)).toString();
  }

  async initialize(): Promise<void> {
    const root = pathToFileURL(this.folder).toString();
    await this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: root,
      workspaceFolders: [{ uri: root, name: 'bench' }],
      capabilities: { workspace: { workspaceFolders: true, configuration: true } },
    });
    await this.connection.sendNotification('initialized', {});
  }

  /** Returns how often the server has announced that the scene of a file has changed. */
  changeCount(name: string): number {
    return this.changes.get(this.uri(name)) ?? 0;
  }

  /** Writes files into the workspace folder. */
  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(this.folder, name), text);
  }

  /** Opens files. Resolves when the server has published the diagnostics of each. */
  async open(files: Readonly<Record<string, string>>): Promise<void> {
    const shown = this.diagnostics(Object.keys(files));
    for (const [name, text] of Object.entries(files)) {
      this.versions.set(name, 1);
      const textDocument = { uri: this.uri(name), languageId: 'sandtable', version: 1, text };
      await this.connection.sendNotification('textDocument/didOpen', { textDocument });
    }
    await shown;
  }

  /** Opens files. Returns the milliseconds until all of them have diagnostics. */
  async firstSight(files: Readonly<Record<string, string>>): Promise<number> {
    const began = performance.now();
    await this.open(files);
    return performance.now() - began;
  }

  /**
   * Replaces the text of a file, as after a keystroke. Returns the milliseconds until the file has new diagnostics.
   * @param finding the line on which the keystroke causes a finding; diagnostics without an entry on this line are
   * ignored
   */
  async type(name: string, text: string, finding?: number): Promise<number> {
    const shown = this.diagnostics([name], finding);
    const began = performance.now();
    await this.change(name, text);
    await shown;
    return performance.now() - began;
  }

  /** Sends a request and returns the milliseconds until the answer. */
  async ask(method: Request, name: string, line = 0, character = 0): Promise<number> {
    const began = performance.now();
    await this.request(method, name, line, character);
    return performance.now() - began;
  }

  /**
   * Types a text. Returns the milliseconds until the editor has diagnostics, inlay hints, tokens, code lenses and the
   * scene.
   */
  async key(name: string, text: string, line: number, finding?: number): Promise<number> {
    const began = performance.now();
    const typed = this.type(name, text, finding);
    await Promise.all([typed, ...REQUESTS_AFTER_KEY.map((method) => this.request(method, name, line, 0))]);
    return performance.now() - began;
  }

  /** Sends a request of the extension and returns the answer. */
  send<Name extends keyof ServerRequests>(
    name: Name,
    params: ServerRequests[Name]['params'],
  ): Promise<ServerRequests[Name]['result']> {
    return this.connection.sendRequest(name, params);
  }

  /** Replaces the text of a file without waiting for the server. */
  async change(name: string, text: string): Promise<void> {
    const version = (this.versions.get(name) ?? 0) + 1;
    this.versions.set(name, version);
    const textDocument = { uri: this.uri(name), version };
    await this.connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
  }

  /** Resolves when the server has read all files of the folder, including files that are not open. */
  async allRead(): Promise<void> {
    await this.connection.sendRequest('workspace/symbol', { query: 'scenario' });
  }

  /** Returns the bytes of memory that the server uses after a garbage collection. */
  async memory(): Promise<number> {
    const answer = once(this.process, 'message');
    this.process.send('memory');
    const [bytes] = (await answer) as [number];
    return bytes;
  }

  async close(): Promise<void> {
    await this.connection.sendRequest('shutdown');
    const exited = once(this.process, 'exit');
    await this.connection.sendNotification('exit');
    await exited;
    this.connection.dispose();
    rmSync(this.folder, { recursive: true });
  }

  private async request(method: Request, name: string, line: number, character: number): Promise<void> {
    const textDocument = { uri: this.uri(name) };
    const inSight = { start: { line: Math.max(0, line - 30), character: 0 }, end: { line: line + 30, character: 0 } };
    const params = method.startsWith('sandtable/')
      ? { uri: textDocument.uri, have: this.picture?.edition }
      : { textDocument, position: { line, character }, range: inSight };
    const answer: unknown = await this.connection.sendRequest(method, params);
    if (method === 'sandtable/follow') this.picture = answer as FollowResult;
  }

  private diagnostics(names: readonly string[], line?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        reject(new Error(`No diagnostics for ${names.join(', ')} arrived in time.`));
      }, DIAGNOSTICS_TIMEOUT_MS);
      const done = (): void => {
        clearTimeout(tooLong);
        resolve();
      };
      this.waiting = { files: new Set(names.map((name) => this.uri(name))), line, done };
    });
  }
}
