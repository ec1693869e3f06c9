import * as vscode from 'vscode';
import { dispatch, type MessageHandlers } from '../../preview/contract/dispatch.js';
import type { FromPreview, ToPreview } from '../../preview/contract/messages.js';

/** Milliseconds after which the page is assumed not to answer. */
const PAGE_TIMEOUT_MS = 30_000;

type Message = FromPreview | ToPreview;

/** The messages exchanged with the page of a panel. */
export class PageChannel implements vscode.Disposable {
  private readonly messages = new vscode.EventEmitter<Message>();
  private lastPaint = 0;
  private listening: { dispose(): unknown } | undefined;

  /** Fires after every message sent or received. */
  readonly onMessage = this.messages.event;

  constructor(private readonly webview: vscode.Webview) {}

  /**
   * Handles the messages of the page.
   * @param onError Receives what a handler throws; later messages are still handled.
   */
  listen(handlers: MessageHandlers<FromPreview>, onError: (error: unknown, type: FromPreview['type']) => void): void {
    this.listening = this.webview.onDidReceiveMessage((message: FromPreview) => {
      this.messages.fire(message);
      void dispatch(handlers, message, onError);
    });
  }

  post(message: ToPreview): void {
    void this.webview.postMessage(message);
    this.messages.fire(message);
  }

  /** Shows a sentence above the map until the next picture. */
  showProblem(message: string): void {
    this.post({ type: 'trouble', message });
  }

  /** Returns the current picture as painted by the page, as PNG. Throws if the page does not answer. */
  async paint(): Promise<Uint8Array> {
    const id = ++this.lastPaint;
    const painted = this.next('painted', (message) => message.id === id);
    this.post({ type: 'paint', id });
    return (await painted).png;
  }

  /**
   * Waits for the next message of a type for which `isMeant` returns true. By default, any message of the type is
   * accepted.
   */
  next<Type extends Message['type']>(
    type: Type,
    isMeant: (message: Extract<Message, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<Message, { type: Type }>> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        listening.dispose();
        reject(new Error(vscode.l10n.t('The map did not answer.')));
      }, PAGE_TIMEOUT_MS);
      const listening = this.onMessage((received) => {
        const message = received as Extract<Message, { type: Type }>;
        if (received.type !== type || !isMeant(message)) return;
        clearTimeout(timeout);
        listening.dispose();
        resolve(message);
      });
    });
  }

  dispose(): void {
    this.listening?.dispose();
    this.messages.dispose();
  }
}
