/**
 * Replaces the module `vscode` in the bundle of the playground. It implements the functions that the extension's panel
 * uses with the editor of the page, so that the extension and the playground share the code of the panel.
 */
import { t } from '@vscode/l10n';
import { CancellationTokenSource, editor, Range as MonacoRange, Uri as MonacoUri, type IPosition } from 'monaco-editor';
import type { TextDocument, WorkspaceConfiguration } from 'vscode';
import { URI, Utils } from 'vscode-uri';
import { LANGUAGE } from './colours.js';
import { exampleText } from './examples.js';
import { languageOfPage, texts } from './language.js';

export { CancellationTokenSource };
export const Uri = Object.assign(URI, { joinPath: Utils.joinPath });

type Listener<T> = (event: T) => void;
interface Disposable {
  dispose(): void;
}

export class EventEmitter<T> {
  private readonly listeners = new Set<Listener<T>>();
  readonly event = (listener: Listener<T>): Disposable => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  fire(event: T): void {
    for (const listener of this.listeners) listener(event);
  }
  dispose(): void {
    this.listeners.clear();
  }
}

/** Replaces the module `vscode.l10n`. */
export const l10n = { t, bundle: texts };
export const env = { language: languageOfPage() };

/** A range of text between two positions. Lines and columns count from 1, as in the editor of the page. */
export class Range {
  constructor(
    readonly start: IPosition,
    readonly end: IPosition,
  ) {}
}

/** Edits of several files, applied together. */
export class WorkspaceEdit {
  readonly edits: { readonly uri: URI; readonly range: Range; readonly text: string }[] = [];
  replace(uri: URI, range: Range, text: string): void {
    this.edits.push({ uri, range, text });
  }
}

/** Replaces the class of VS Code with the same name. The playground has no tabs, so its files have no URI here. */
export class TabInputText {
  readonly uri = undefined;
}
export const ViewColumn = { One: 1 };

/** Returns the text model of a file, and creates it if the file has not been opened yet. */
export async function modelOf(uri: string): Promise<editor.ITextModel> {
  const text = (await exampleText(uri)) ?? '';
  const resource = MonacoUri.parse(uri);
  return editor.getModel(resource) ?? editor.createModel(text, LANGUAGE, resource);
}

/** A document with the parts of the VS Code interface that the panel uses. */
export function documentOf(model: editor.ITextModel): TextDocument {
  const document = {
    uri: URI.parse(model.uri.toString(true)),
    languageId: model.getLanguageId(),
    getText: () => model.getValue(),
    positionAt: (offset: number) => model.getPositionAt(offset),
    offsetAt: (position: IPosition) => model.getOffsetAt(position),
    /** Lines count from 0 in VS Code. */
    lineAt: (line: number) => ({ text: model.getLineContent(line + 1) }),
  };
  return document as unknown as TextDocument;
}

type Command = (...given: never[]) => unknown;
const handlers = new Map<string, Command>();
export const commands = {
  registerCommand: (name: string, act: Command): void => void handlers.set(name, act),
  executeCommand: (name: string, ...given: never[]): Promise<unknown> =>
    Promise.resolve(handlers.get(name)?.(...given)),
};

const shown = (): editor.ICodeEditor | undefined => editor.getEditors()[0];

export const window = {
  tabGroups: { all: [] },
  get visibleTextEditors(): readonly object[] {
    const [code, model] = [shown(), shown()?.getModel()];
    if (!code || !model) return [];
    return [
      { document: documentOf(model), selection: { active: { line: (code.getPosition()?.lineNumber ?? 1) - 1 } } },
    ];
  },
  /** The page has no status bar. */
  setStatusBarMessage: (): void => undefined,
  showTextDocument: async ({ uri }: TextDocument, { selection }: { readonly selection?: Range }): Promise<void> => {
    const [model, code] = [await modelOf(uri.toString()), shown()];
    if (code?.getModel() !== model) code?.setModel(model);
    code?.focus();
    if (selection === undefined) return;
    const range = MonacoRange.fromPositions(selection.start, selection.end);
    code?.setSelection(range);
    code?.revealRangeInCenterIfOutsideViewport(range);
  },
};

export const workspace = {
  fs: {
    readFile: async (uri: URI): Promise<Uint8Array> =>
      new TextEncoder().encode((await exampleText(uri.toString())) ?? ''),
  },
  openTextDocument: async (uri: URI): Promise<TextDocument> => documentOf(await modelOf(uri.toString())),
  applyEdit: async ({ edits }: WorkspaceEdit): Promise<boolean> => {
    const byFile = Map.groupBy(edits, ({ uri }) => uri.toString());
    for (const [uri, own] of byFile) {
      const model = await modelOf(uri);
      model.pushStackElement();
      model.pushEditOperations(
        null,
        own.map(({ range, text }) => ({ range: MonacoRange.fromPositions(range.start, range.end), text })),
        () => null,
      );
      model.pushStackElement();
    }
    return true;
  },
  /** Every setting has its default value. */
  getConfiguration: (): Pick<WorkspaceConfiguration, 'get'> => ({
    get: (_key: string, otherwise?: never) => otherwise,
  }),
};
