import * as vscode from 'vscode';
import type { Server } from '../client/server.js';
import { restorePreviewState } from '../../preview/contract/preview-state.js';
import { DEBUGGER, isSandtable } from '../language.js';
import { onSettingChanged, settings } from '../settings.js';
import { PREVIEW_TYPE, PreviewPanel } from './panel.js';
import type { PlayMemory } from './play/play-memory.js';

/**
 * Milliseconds of debounce for the text cursor, so that the map is not updated at each step while an arrow key is held.
 */
const FOLLOW_DEBOUNCE_MS = 80;

/** The open previews, one per document. The preview that is not pinned follows the active editor. */
export class Previews implements vscode.Disposable {
  private readonly panels = new Set<PreviewPanel>();
  private readonly subscriptions: readonly { dispose(): unknown }[];
  private followTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly turned = new vscode.EventEmitter<void>();

  /** Fires when another preview, or none, becomes active. */
  readonly onTurned = this.turned.event;

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly server: Server,
    private readonly memory: PlayMemory,
  ) {
    this.subscriptions = [
      this.turned,
      server.onChanged((uris) => {
        for (const panel of this.panels) if (uris.has(panel.document.toString())) void panel.textChanged();
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
        if (kind !== undefined && settings.followCursor()) this.followSoon(textEditor);
      }),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) for (const panel of this.panels) panel.edited(document.uri);
      }),
      onSettingChanged('preview.theme', () => {
        for (const panel of this.panels) panel.load();
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => void this.turnTo(editor?.document)),
      vscode.window.registerWebviewPanelSerializer(PREVIEW_TYPE, {
        deserializeWebviewPanel: (panel, state: unknown) => {
          const uri = documentOf(state);
          if (uri) this.adopt(vscode.Uri.parse(uri), panel, state);
          else panel.dispose();
          return Promise.resolve();
        },
      }),
    ];
  }

  /** Returns the preview of a document, if it is open. */
  of(document: vscode.Uri): PreviewPanel | undefined {
    return [...this.panels].find((panel) => panel.document.toString() === document.toString());
  }

  /** The active preview, to which the commands of its title bar apply. */
  get active(): PreviewPanel | undefined {
    return [...this.panels].find(({ panel }) => panel.active);
  }

  /** Opens or reveals the preview of a document. An unpinned preview that is already open switches to the document. */
  open(document: vscode.Uri): PreviewPanel {
    const known = this.of(document) ?? this.free;
    if (known) {
      if (known.document.toString() !== document.toString()) this.turn(known, document);
      known.panel.reveal(undefined, true);
      return known;
    }
    const name = document.path.slice(document.path.lastIndexOf('/') + 1);
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel(PREVIEW_TYPE, name, where, { retainContextWhenHidden: true });
    return this.adopt(document, panel);
  }

  /** Stops showing a debugged game of a document. */
  leaveGame(document: vscode.Uri): void {
    for (const panel of this.panels) if (panel.document.toString() === document.toString()) void panel.leaveGame();
  }

  dispose(): void {
    clearTimeout(this.followTimer);
    for (const each of this.subscriptions) each.dispose();
    for (const { panel } of this.panels) panel.dispose();
  }

  /**
   * Creates a preview in a panel.
   * @param state the state of a page restored with the window
   */
  private adopt(document: vscode.Uri, panel: vscode.WebviewPanel, state?: unknown): PreviewPanel {
    const icon = (tone: string): vscode.Uri =>
      vscode.Uri.joinPath(this.extensionUri, `extension/media/map-${tone}.svg`);
    panel.iconPath = { light: icon('light'), dark: icon('dark') };
    const wanted = restorePreviewState(state, { umpire: settings.umpire() });
    const preview = new PreviewPanel(document, panel, this.extensionUri, this.server, wanted, this.memory);
    this.panels.add(preview);
    preview.onMessage((message) => {
      if (message.type === 'pin' && !message.on) void this.turnTo(vscode.window.activeTextEditor?.document);
    });
    panel.onDidChangeViewState(() => {
      this.turned.fire();
    });
    panel.onDidDispose(() => {
      this.panels.delete(preview);
      preview.dispose();
      this.turned.fire();
    });
    this.turned.fire();
    return preview;
  }

  /**
   * The preview that is not pinned. If there are several, the one that was opened last. Undefined if all previews are
   * pinned.
   */
  private get free(): PreviewPanel | undefined {
    return [...this.panels].findLast(({ isPinned }) => !isPinned);
  }

  /**
   * Lets the unpinned preview show the file in the active editor. Does nothing if the preview already depends on that
   * file, or if the file has no map.
   */
  private async turnTo(document: vscode.TextDocument | undefined): Promise<void> {
    const preview = this.free;
    if (preview === undefined || !isSandtable(document) || this.of(document.uri)) return;
    // The document is an earlier version of the file in a diff editor.
    if (document.uri.query !== '') return;
    const uri = document.uri.toString();
    const [files, picture] = await Promise.all([
      this.server.ask('sandtable/files', { uri: preview.document.toString() }),
      this.server.ask('sandtable/preview', { uri }),
    ]);
    const isEdited = vscode.window.activeTextEditor?.document === document;
    if (!picture || files?.includes(uri) !== false || !isEdited || preview.isPinned || this.of(document.uri)) return;
    this.turn(preview, document.uri);
  }

  private turn(preview: PreviewPanel, document: vscode.Uri): void {
    preview.turnTo(document);
    this.turned.fire();
  }

  private followSoon(editor: vscode.TextEditor): void {
    // During debugging, the debugger controls the map.
    if (vscode.debug.activeDebugSession?.type === DEBUGGER) return;
    if (!isSandtable(editor.document) || this.panels.size === 0) return;
    clearTimeout(this.followTimer);
    this.followTimer = setTimeout(() => {
      for (const panel of this.panels) void panel.follow(editor.document, editor.selection.active);
    }, FOLLOW_DEBOUNCE_MS);
  }
}

/** Returns the document stored in the state of a restored page. */
function documentOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('document' in state)) return undefined;
  return typeof state.document === 'string' ? state.document : undefined;
}
