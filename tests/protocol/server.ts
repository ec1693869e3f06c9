import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { InitializeResult, PublishDiagnosticsParams, RegistrationParams } from 'vscode-languageserver-protocol';
import { SERVER_BUNDLES } from '../../scripts/bundles.ts';

/** The bundled server of the last build, with the games next to it. */
export const SERVER = join(import.meta.dirname, '../../dist', SERVER_BUNDLES[0].file);

/** A temporary folder of files for one test. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'sandtable-'));

  write(files: Readonly<Record<string, string>>): this {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.path, name)), { recursive: true });
      writeFileSync(join(this.path, name), text);
    }
    return this;
  }

  uri(name = ''): string {
    return pathToFileURL(join(this.path, name)).toString();
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}

/** A client that talks to the bundled server over a pipe. */
export class Client {
  readonly connection: MessageConnection;
  private readonly server: ChildProcess;
  private readonly listeners = new Set<(params: PublishDiagnosticsParams) => void>();
  private readonly shown = new Map<string, unknown[]>();

  /** The notification methods that the server registered for. */
  readonly registered: string[] = [];

  constructor(bundle: string, how: readonly string[] = ['--stdio']) {
    this.server = spawn(process.execPath, [bundle, ...how], { stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdin, stdout } = this.server;
    if (!stdin || !stdout) throw new Error('The server has no pipes.');
    this.connection = createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.shown.set(
        params.uri,
        params.diagnostics.map(({ code }) => code),
      );
      for (const listener of this.listeners) listener(params);
    });
    this.connection.onRequest('client/registerCapability', ({ registrations }: RegistrationParams) => {
      this.registered.push(...registrations.map(({ method }) => method));
      return null;
    });
    this.connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => null));
    this.connection.listen();
  }

  /** Starts the server as the extension does. */
  start(folder: Folder, settings: object = {}): Promise<InitializeResult> {
    return this.startAs({
      capabilities: {
        textDocument: { publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true } },
      },
      workspaceFolders: [{ uri: folder.uri(), name: 'campaign' }],
      initializationOptions: { ...settings, commands: true },
    });
  }

  /** Starts the server as another editor does: with `params`, and without the options that only the extension sends. */
  async startAs(params: object): Promise<InitializeResult> {
    const initializeParams = { processId: process.pid, rootUri: null, capabilities: {}, ...params };
    const result = await this.connection.sendRequest<InitializeResult>('initialize', initializeParams);
    await this.connection.sendNotification('initialized', {});
    return result;
  }

  /** Opens a document and waits for its diagnostics. */
  async open(uri: string, text: string, languageId = 'sandtable'): Promise<unknown[]> {
    const diagnostics = this.nextCodes(uri, () => true);
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
    return diagnostics;
  }

  close(uri: string): Promise<void> {
    return this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  /** Notifies the server of created (1), changed (2) and deleted (3) files. */
  watched(changes: Readonly<Record<string, 1 | 2 | 3>>): Promise<void> {
    const events = Object.entries(changes).map(([uri, type]) => ({ uri, type }));
    return this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: events });
  }

  /**
   * Waits until the last published diagnostics have these codes, in any order. Returns at once if they already have
   * them.
   */
  async shows(uri: string, codes: readonly string[]): Promise<void> {
    const wanted = codes.toSorted().join(' ');
    const matches = (shown: readonly unknown[]): boolean => shown.map(String).toSorted().join(' ') === wanted;
    if (!matches(this.shown.get(uri) ?? ['nothing yet'])) await this.nextCodes(uri, matches);
  }

  /** Returns the codes of the last published diagnostics. */
  last(uri: string): readonly unknown[] | undefined {
    return this.shown.get(uri);
  }

  async change(uri: string, version: number, text: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ text }],
    });
  }

  /** Waits for the next diagnostics of a document whose codes match, and returns the codes. */
  nextCodes(uri: string, matches: (codes: readonly unknown[]) => boolean): Promise<unknown[]> {
    return new Promise((resolve) => {
      const listener = (params: PublishDiagnosticsParams): void => {
        const codes = params.diagnostics.map(({ code }) => code);
        if (params.uri !== uri || !matches(codes)) return;
        this.listeners.delete(listener);
        resolve(codes);
      };
      this.listeners.add(listener);
    });
  }

  async stop(): Promise<void> {
    const exited = new Promise((resolve) => this.server.once('exit', resolve));
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    await exited;
    this.connection.dispose();
  }
}
