import * as vscode from 'vscode';
import { ProgressType, State, type BaseLanguageClient, type LanguageClientOptions } from 'vscode-languageclient';
import { COMMANDS } from '../../protocol/commands.js';
import type { ChangedParams } from '../../protocol/documents.js';
import type { ServerRequests } from '../../protocol/requests.js';
import type { ClientStart } from '../../protocol/start.js';
import type { ClientMaker } from './client-maker.js';
import { LANGUAGE } from '../language.js';
import { settings } from '../settings.js';
import { answerForFiles } from './files.js';

/** The language server for the rest of the extension: sends typed requests and announces changes. */
export class Server implements vscode.Disposable {
  private readonly client: BaseLanguageClient;
  private readonly log = vscode.window.createOutputChannel('Sandtable', { log: true });
  private readonly changed = new vscode.EventEmitter<ReadonlySet<string>>();

  private starting = Promise.resolve();

  /** Fires with the URIs of documents whose picture, expectations and score are out of date. */
  readonly onChanged = this.changed.event;

  constructor(context: vscode.ExtensionContext, makeClient: ClientMaker) {
    const options: LanguageClientOptions = {
      documentSelector: [{ language: LANGUAGE }],
      outputChannel: this.log,
      initializationOptions: { ...settings.forServer(), commands: true } satisfies ClientStart,
      // oxlint-disable-next-line typescript/no-deprecated -- sends changes to a server that does not request them
      synchronize: { configurationSection: 'sandtable' },
      // Hovers may link only to rules; no other command in them is executed.
      markdown: { isTrusted: { enabledCommands: [COMMANDS.explainRule] }, supportHtml: false },
    };
    this.client = makeClient(context, options);
    this.client.onNotification('sandtable/changed', ({ uris }: ChangedParams) => {
      this.changed.fire(new Set(uris));
    });
    answerForFiles(this.client);
  }

  start(): Promise<void> {
    this.starting = this.client.start();
    return this.starting;
  }

  async restart(): Promise<void> {
    if (this.client.state === State.Running) await this.client.stop();
    await this.start();
  }

  showLog(): void {
    this.log.show();
  }

  /**
   * Writes an internal error to the log.
   * @param where the part of the extension that failed
   */
  logError(where: string, error: unknown): void {
    this.log.error(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }

  /**
   * Sends a request after the server has started. Returns undefined if the server is not running, if the request fails
   * (the error is logged), or if an edit has made the request obsolete. After such an edit, `onChanged` fires.
   */
  async ask<K extends keyof ServerRequests>(
    request: K,
    params: ServerRequests[K]['params'],
    token?: vscode.CancellationToken,
  ): Promise<ServerRequests[K]['result'] | undefined> {
    try {
      await this.starting;
      if (this.client.state !== State.Running) return undefined;
      return await this.client.sendRequest<ServerRequests[K]['result']>(request, params, token);
    } catch (error) {
      this.log.warn(`${request}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }

  /**
   * Returns the scenario files of the workspace. The server finds the files, because a file search of the editor never
   * ends in a folder without a search provider.
   */
  async files(): Promise<readonly vscode.Uri[]> {
    const files = (await this.ask('sandtable/files', {})) ?? [];
    return files.map((file) => vscode.Uri.parse(file));
  }

  /**
   * Sends a request and reports partial results before the final one. Each partial result is complete in itself and
   * replaces the previous one.
   */
  async askInParts<K extends keyof ServerRequests>(
    request: K,
    params: ServerRequests[K]['params'],
    token: vscode.CancellationToken,
    onPart: (part: NonNullable<ServerRequests[K]['result']>) => void,
  ): Promise<ServerRequests[K]['result'] | undefined> {
    await this.starting;
    const partialResultToken = crypto.randomUUID();
    const parts = this.client.onProgress(
      new ProgressType<NonNullable<ServerRequests[K]['result']>>(),
      partialResultToken,
      onPart,
    );
    try {
      return await this.ask(request, { ...params, partialResultToken }, token);
    } finally {
      parts.dispose();
    }
  }

  dispose(): void {
    this.changed.dispose();
    void this.client.dispose().finally(() => {
      this.log.dispose();
    });
  }
}
