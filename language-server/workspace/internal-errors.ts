import { t } from '@vscode/l10n';
import type { LangiumSharedServices } from 'langium/lsp';
import { MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { SentenceTranslator } from '../words/sentence-translator.js';

type Shared = LangiumSharedServices & {
  readonly lsp: { readonly LanguageServer: Pick<SentenceTranslator, 'translate'> };
};

/**
 * Reports exceptions of the server, which continues to run. Each exception is logged, and each message is shown only
 * once.
 */
export class InternalErrors {
  private readonly shown = new Set<string>();

  constructor(private readonly services: Shared) {}

  /**
   * Logs an exception in English, and shows its message once in the language of the user.
   * @param what the activity that failed, in English, such as `Reading map.sand`
   */
  report(what: string, fault: unknown): void {
    this.log(what, fault);
    const reason = errorMessage(fault);
    if (this.shown.has(reason)) return;
    this.shown.add(reason);
    const { Connection, LanguageServer } = this.services.lsp;
    // This is a notification, because not every client answers a request (`window/showMessageRequest`).
    void Connection?.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Error,
      message: t(
        'Sandtable: {0} failed: {1}. This is an error in Sandtable; see its log for details.',
        LanguageServer.translate(what),
        reason,
      ),
    });
  }

  /** Logs an exception with its stack without showing it to the user. */
  log(what: string, fault: unknown): void {
    const details = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    this.services.lsp.Connection?.console.error(`${what} failed: ${details}`);
  }
}

/** Returns the message of an exception of any type. */
export function errorMessage(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
