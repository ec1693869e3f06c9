import * as vscode from 'vscode';
import type { Server } from '../client/server.js';
import { wantedIn } from '../../preview/wanted.js';
import { isSandtable } from '../language.js';
import { onSettingChanged, settings } from '../settings.js';
import { PREVIEW_TYPE, PreviewPanel } from './panel.js';

/** A cursor that is being moved with the arrow keys is not followed step by step. */
const FOLLOW_PAUSE = 80;

/** The open previews, one to a document. */
export class Previews implements vscode.Disposable {
  private readonly panels = new Map<string, PreviewPanel>();
  private readonly subscriptions: readonly { dispose(): unknown }[];
  private followTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly turned = new vscode.EventEmitter<void>();

  /** Another preview, or none, has come to the front. */
  readonly onTurned = this.turned.event;

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly server: Server,
  ) {
    this.subscriptions = [
      this.turned,
      server.onChanged((uris) => {
        for (const [uri, panel] of this.panels) if (uris.has(uri)) void panel.refresh();
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
        if (kind !== undefined && settings.followCursor()) this.followSoon(textEditor);
      }),
      onSettingChanged('preview.theme', () => {
        for (const panel of this.panels.values()) panel.load();
      }),
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

  /** The preview of a document, if it is open. */
  of(document: vscode.Uri): PreviewPanel | undefined {
    return this.panels.get(document.toString());
  }

  /** The preview in front; what a command in its title bar means. */
  get active(): PreviewPanel | undefined {
    return [...this.panels.values()].find(({ panel }) => panel.active);
  }

  /** Opens the preview of a document beside it, or brings it to the front. */
  open(document: vscode.Uri): PreviewPanel {
    const known = this.of(document);
    if (known) {
      known.panel.reveal(undefined, true);
      return known;
    }
    const name = document.path.slice(document.path.lastIndexOf('/') + 1);
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel(PREVIEW_TYPE, name, where, { retainContextWhenHidden: true });
    return this.adopt(document, panel);
  }

  dispose(): void {
    clearTimeout(this.followTimer);
    for (const each of this.subscriptions) each.dispose();
    for (const { panel } of this.panels.values()) panel.dispose();
  }

  /** @param state What the page kept, when it comes back with the window. */
  private adopt(document: vscode.Uri, panel: vscode.WebviewPanel, state?: unknown): PreviewPanel {
    const icon = (tone: string): vscode.Uri =>
      vscode.Uri.joinPath(this.extensionUri, `extension/media/map-${tone}.svg`);
    panel.iconPath = { light: icon('light'), dark: icon('dark') };
    const wanted = wantedIn(state, { umpire: settings.umpire() });
    const preview = new PreviewPanel(document, panel, this.extensionUri, this.server, wanted);
    this.panels.set(document.toString(), preview);
    panel.onDidChangeViewState(() => {
      this.turned.fire();
    });
    panel.onDidDispose(() => {
      this.panels.delete(document.toString());
      preview.dispose();
      this.turned.fire();
    });
    this.turned.fire();
    return preview;
  }

  private followSoon(editor: vscode.TextEditor): void {
    if (!isSandtable(editor.document) || this.panels.size === 0) return;
    clearTimeout(this.followTimer);
    this.followTimer = setTimeout(() => {
      for (const panel of this.panels.values()) void panel.follow(editor.document, editor.selection.active);
    }, FOLLOW_PAUSE);
  }
}

/** The page keeps the document it shows in its state, so that it comes back with the window. */
function documentOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('document' in state)) return undefined;
  return typeof state.document === 'string' ? state.document : undefined;
}
