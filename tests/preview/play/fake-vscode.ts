import { URI } from 'vscode-uri';

/** Replaces the module `vscode` in unit tests: the functions with which the panel edits texts. */

/** The texts of the files, by URI. Each edit replaces a text. */
export const texts = new Map<string, string>();

/** True while the editor refuses all edits. */
export const editor = { isReadOnly: false };

export const Uri = URI;

export class Range {
  constructor(
    readonly start: number,
    readonly end: number,
  ) {}
}

export class WorkspaceEdit {
  readonly edits: { readonly uri: URI; readonly range: Range; readonly text: string }[] = [];
  replace(uri: URI, range: Range, text: string): void {
    this.edits.push({ uri, range, text });
  }
}

export class CancellationTokenSource {
  private readonly listeners: (() => void)[] = [];
  readonly token = {
    isCancellationRequested: false,
    onCancellationRequested: (listener: () => void): void => void this.listeners.push(listener),
  };
  cancel(): void {
    this.token.isCancellationRequested = true;
    for (const listener of this.listeners) listener();
  }
}

export const l10n = { t: (text: string): string => text };
export const commands = { executeCommand: (): Promise<void> => Promise.resolve() };
export const window = { tabGroups: { all: [] } };

export const workspace = {
  /** Positions of these documents are offsets. */
  openTextDocument: (uri: URI): Promise<object> =>
    Promise.resolve({
      uri,
      getText: () => texts.get(uri.toString()) ?? '',
      positionAt: (offset: number) => offset,
    }),
  applyEdit({ edits }: WorkspaceEdit): Promise<boolean> {
    if (editor.isReadOnly) return Promise.resolve(false);
    for (const { uri, range, text } of edits.toSorted((a, b) => b.range.start - a.range.start)) {
      const before = texts.get(uri.toString()) ?? '';
      texts.set(uri.toString(), before.slice(0, range.start) + text + before.slice(range.end));
    }
    return Promise.resolve(true);
  },
};
