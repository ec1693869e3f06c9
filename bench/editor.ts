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
import type { PreviewResult } from '../language-server/protocol.js';

/** The server as it is shipped, and what starts it. */
export const SERVER = path.resolve('dist/server.cjs');
const START = path.resolve('dist/server-start.cjs');

/** The bundled server with the three files of a battlefield open, as an editor runs it. */
export class Editor {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  private readonly process: ChildProcess;
  private readonly connection: ProtocolConnection;
  private readonly versions = new Map<string, number>();
  /** Bytes of the picture that came last. */
  pictureBytes = 0;
  private edition = 0;
  private waiting: { readonly files: Set<string>; readonly done: () => void } | undefined;

  constructor() {
    if (!existsSync(START)) throw new Error('dist/server-start.cjs is not there; run npm run build first.');
    this.process = spawn(process.execPath, [START, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdin, stdout } = this.process;
    if (!stdin || !stdout) throw new Error('The server could not be started.');
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onNotification('textDocument/publishDiagnostics', ({ uri }: { readonly uri: string }) => {
      this.waiting?.files.delete(uri);
      if (this.waiting?.files.size === 0) this.waiting.done();
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

  /** Writes files to disk, where the server finds them as the rest of the workspace. */
  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(this.folder, name), text);
  }

  /** Opens files; resolves when each has its diagnostics. */
  async open(files: Readonly<Record<string, string>>): Promise<void> {
    const shown = this.diagnostics(Object.keys(files));
    for (const [name, text] of Object.entries(files)) {
      this.versions.set(name, 1);
      const textDocument = { uri: this.uri(name), languageId: 'sandtable', version: 1, text };
      await this.connection.sendNotification('textDocument/didOpen', { textDocument });
    }
    await shown;
  }

  /** One keystroke: the whole text anew. Resolves when the files named have fresh diagnostics. */
  async type(name: string, text: string, fresh: readonly string[] = [name]): Promise<number> {
    const version = (this.versions.get(name) ?? 0) + 1;
    this.versions.set(name, version);
    const shown = this.diagnostics(fresh);
    const began = performance.now();
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.uri(name), version },
      contentChanges: [{ text }],
    });
    await shown;
    return performance.now() - began;
  }

  /** Milliseconds a request at a position takes. */
  async ask(
    method: 'textDocument/hover' | 'textDocument/completion',
    name: string,
    line: number,
    character: number,
  ): Promise<number> {
    const began = performance.now();
    await this.connection.sendRequest(method, { textDocument: { uri: this.uri(name) }, position: { line, character } });
    return performance.now() - began;
  }

  /** Milliseconds from one keystroke until the editor has all it then asks for: findings, hints in sight, lenses and the picture. */
  async key(name: string, text: string, line: number): Promise<number> {
    const textDocument = { uri: this.uri(name) };
    const range = { start: { line: Math.max(0, line - 30), character: 0 }, end: { line: line + 30, character: 0 } };
    const began = performance.now();
    const shown = this.type(name, text);
    const [, , , preview] = await Promise.all([
      shown,
      this.connection.sendRequest('textDocument/inlayHint', { textDocument, range }),
      this.connection.sendRequest('textDocument/codeLens', { textDocument }),
      this.connection.sendRequest('sandtable/preview', { uri: textDocument.uri, have: this.edition }),
    ]);
    const time = performance.now() - began;
    this.edition = (preview as PreviewResult).edition;
    this.pictureBytes = JSON.stringify(preview).length;
    return time;
  }

  async close(): Promise<void> {
    await this.connection.sendRequest('shutdown');
    const exited = once(this.process, 'exit');
    await this.connection.sendNotification('exit');
    await exited;
    this.connection.dispose();
    rmSync(this.folder, { recursive: true });
  }

  private diagnostics(names: readonly string[]): Promise<void> {
    return new Promise((done) => {
      this.waiting = { files: new Set(names.map((name) => this.uri(name))), done };
    });
  }
}
