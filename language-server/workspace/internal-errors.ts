import type { LangiumSharedServices } from 'langium/lsp';
import { MessageType, ShowMessageNotification } from 'vscode-languageserver';

/** Faults of ours, which must neither end the server nor silence it: each is written to the log, and shown once. */
export class InternalErrors {
  private readonly shown = new Set<string>();

  constructor(private readonly services: LangiumSharedServices) {}

  /** @param what broke off: `Reading map.sand`. */
  report(what: string, fault: unknown): void {
    this.log(what, fault);
    const reason = errorMessage(fault);
    if (this.shown.has(reason)) return;
    this.shown.add(reason);
    // A request (`window/showMessageRequest`) would ask for an answer, which not every client gives.
    void this.services.lsp.Connection?.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Error,
      message: `Sandtable: ${what} broke off: ${reason}. This is a fault in Sandtable; its log tells more.`,
    });
  }

  log(what: string, fault: unknown): void {
    const told = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    this.services.lsp.Connection?.console.error(`${what} broke off: ${told}`);
  }
}

export function errorMessage(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
