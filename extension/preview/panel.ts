import * as vscode from 'vscode';
import type { FromPreview } from '../../preview/contract/messages.js';
import type { Preview } from '../../preview/contract/preview.js';
import type { ComparisonTarget, PreviewState } from '../../preview/contract/preview-state.js';
import type { Scene } from '../../preview/contract/scene.js';
import type { PreviewParams } from '../../protocol/preview.js';
import { settings } from '../settings.js';
import { completeWalkthroughStep } from '../walkthrough.js';
import { ForcesFeed } from './forces-feed.js';
import { GameSeries } from './game-series.js';
import { messageHandlers, type MessageTargets } from './message-handlers.js';
import { PageChannel } from './page-channel.js';
import { previewPage } from './page.js';
import type { PanelServer } from './panel-context.js';
import type { PlayMemory } from './play/play-memory.js';
import { PlaySession } from './play/play-session.js';
import { PictureFeed, type Pictures } from './picture-feed.js';
import { PictureQueue } from './picture-queue.js';
import { filesOf, undoEdit } from './places.js';
import { ShownState } from './shown-state.js';

export const PREVIEW_TYPE = 'sandtable.preview';

/** The preview panel of one document: shows the server's pictures and turns clicks and drags into edits of the text. */
export class PreviewPanel implements vscode.Disposable, MessageTargets {
  readonly channel: PageChannel;
  readonly state: ShownState;
  readonly series: GameSeries;
  readonly forces: ForcesFeed;
  readonly play: PlaySession;
  readonly queue: PictureQueue;
  private readonly pictures: PictureFeed;
  private readonly subscription: vscode.Disposable;
  /** True once the page listens for messages. */
  private isReady = false;
  /**
   * The file that was edited last among the files from which the picture is made, for Undo and Redo. Undefined if none
   * was edited yet.
   */
  private lastEdited: vscode.Uri | undefined;

  constructor(
    private about: vscode.Uri,
    readonly panel: vscode.WebviewPanel,
    private readonly extensionUri: vscode.Uri,
    readonly server: PanelServer,
    firstState: PreviewState,
    memory: PlayMemory,
  ) {
    this.channel = new PageChannel(panel.webview);
    this.queue = new PictureQueue((message) => {
      this.channel.post(message);
    });
    this.state = new ShownState(firstState);
    this.series = new GameSeries(server, this.channel);
    this.forces = new ForcesFeed(server, (rows) => {
      this.channel.post({ type: 'forces', rows });
    });
    this.play = new PlaySession(this, memory);
    this.pictures = new PictureFeed(server, this.state, () => this.document.toString(), {
      isReady: () => this.isReady && this.panel.visible,
      show: (pictures) => {
        this.show(pictures);
      },
      nothing: () => {
        this.channel.showProblem(vscode.l10n.t('Nothing to show: this file has no map and no scenario that uses one.'));
      },
    });
    panel.webview.options = {
      enableScripts: true,
      localResourceRoots: [vscode.Uri.joinPath(extensionUri, 'dist')],
    };
    this.channel.listen(messageHandlers(this), (error, type) => {
      this.reportError(error, type);
    });
    this.subscription = panel.onDidChangeViewState(() => {
      if (panel.visible && this.pictures.isWaiting) void this.refresh();
    });
    this.load();
  }

  /** Fires after every message sent or received. */
  get onMessage(): PageChannel['onMessage'] {
    return this.channel.onMessage;
  }

  get preview(): Preview | undefined {
    return this.pictures.shown;
  }

  get scenes(): readonly Scene[] {
    return this.pictures.scenes;
  }

  get document(): vscode.Uri {
    return this.about;
  }

  /**
   * The moment that the preview shows and the game to which the moment belongs. `moment` is undefined for the last
   * moment of the file's game.
   */
  get shownMoment(): Pick<PreviewParams, 'moment' | 'seed' | 'unanswered' | 'playing'> {
    return this.params();
  }

  /** True if the preview stays with its file, because it is pinned or because a game is played in it. */
  get isPinned(): boolean {
    return this.state.current.pinned === true || this.play.isOn;
  }

  /** Shows another document in this preview. */
  turnTo(document: vscode.Uri): void {
    this.play.end();
    this.about = document;
    this.lastEdited = undefined;
    this.state.reset();
    this.pictures.clear();
    this.load();
  }

  /** Reloads the page with the theme from the settings. */
  load(): void {
    this.isReady = false;
    const { webview } = this.panel;
    const asset = (name: string): string =>
      webview.asWebviewUri(vscode.Uri.joinPath(this.extensionUri, 'dist', name)).toString(true);
    webview.html = previewPage({
      script: asset('preview.js'),
      style: asset('preview.css'),
      source: webview.cspSource,
      document: this.document.toString(),
      theme: settings.theme(),
      ...(vscode.l10n.bundle && { language: { name: vscode.env.language, words: vscode.l10n.bundle } }),
    });
  }

  async restartPage(): Promise<void> {
    this.isReady = true;
    this.queue.clear();
    this.pictures.restart();
    this.forces.restart();
    await Promise.all([this.play.restart(), this.refresh()]);
  }

  refresh(): Promise<void> {
    return this.pictures.refresh();
  }

  /** Updates the picture and, while a game is played, the open question. Called when the text has changed. */
  async textChanged(): Promise<void> {
    await (this.play.isOn ? this.play.textChanged() : this.refresh());
  }

  /** Shows a moment. Undefined shows the last moment that the file plays. */
  showMoment(moment: PreviewParams['moment']): Promise<void> {
    return this.change({ moment });
  }

  /** Shows the game of a debug session at its moment and with its viewer. */
  showGame(game: PreviewParams): Promise<void> {
    this.state.enterGame(game);
    return this.refresh();
  }

  /** Returns from the debugged game to the file's own game and viewer, at the moment that the debugger had reached. */
  async leaveGame(): Promise<void> {
    if (this.state.leaveGame()) await this.refresh();
  }

  /**
   * Plays the file with another seed, by default with the file's own seed. If a policy for unanswered decisions is
   * given, plays to the end of the game.
   */
  playWithSeed(seed: string | undefined, unanswered?: PreviewParams['unanswered']): Promise<void> {
    return this.change({ seed, unanswered, ...(unanswered !== undefined && { moment: undefined }) });
  }

  /** Pins the preview to its file, or lets it follow the active editor. */
  pin(on: boolean): Promise<void> {
    return this.change({ pinned: on });
  }

  compare(beside: ComparisonTarget | undefined): Promise<void> {
    return this.change({ beside });
  }

  async compareText(as: 'now' | 'saved'): Promise<void> {
    const uri = this.document.toString();
    const text =
      as === 'saved' ? new TextDecoder().decode(await vscode.workspace.fs.readFile(this.document)) : undefined;
    const isHeld = await this.server.ask('sandtable/hold', { uri, ...(text !== undefined && { text }) });
    if (isHeld === true) await this.compare({ earlier: true });
    else this.channel.showProblem(vscode.l10n.t('Could not take a snapshot of this file to compare with.'));
  }

  /** Plays a series of games of the file. Cancels a series that is still running. */
  playGames(games: Pick<Extract<FromPreview, { type: 'games' }>, 'runs' | 'seed'>): Promise<void> {
    return this.series.play(games, this.params());
  }

  /**
   * Follows the text cursor: shows the moment of the order at the cursor, and highlights the unit or cell at the
   * cursor.
   */
  async follow(document: vscode.TextDocument, position: vscode.Position): Promise<void> {
    if (!this.panel.visible || !this.isReady || !this.shows(document.uri)) return;
    const { seed, unanswered, playing } = this.state.current;
    const params = { uri: document.uri.toString(), offset: document.offsetAt(position), seed, unanswered, playing };
    const found = await this.server.ask('sandtable/locate', params);
    if (!found) return;
    const { moment, ...where } = found;
    if (moment !== undefined && moment !== this.preview?.moment) await this.showMoment(moment);
    this.channel.post({ type: 'locate', ...where });
  }

  /** Marks the results of many games as out of date if the text belongs to the shown document. */
  edited(uri: vscode.Uri): void {
    if (!this.shows(uri)) return;
    this.lastEdited = uri;
    this.series.markEdited();
  }

  async undo(which: 'undo' | 'redo'): Promise<void> {
    await undoEdit(this.lastEdited ?? this.document, which);
    this.panel.reveal(undefined, false);
  }

  /** Requests a picture with other parameters than those of the picture shown, for exports and commands. */
  ask(params: Partial<PreviewParams> = {}): Promise<Preview | null | undefined> {
    return this.server.ask('sandtable/preview', { ...this.params(), ...params });
  }

  /** Returns the picture that the page paints, as PNG. Waits for the first picture. */
  async png(): Promise<Uint8Array> {
    await (this.preview ?? this.channel.next('show'));
    return this.channel.paint();
  }

  dispose(): void {
    this.play.end();
    this.series.stop();
    this.subscription.dispose();
    this.channel.dispose();
  }

  private params(): PreviewParams {
    return this.state.params(this.document.toString());
  }

  private change(change: Partial<PreviewState>): Promise<void> {
    this.state.update(change);
    return this.refresh();
  }

  /**
   * Returns whether the preview shows a file: as its document, or because the file describes something in the picture.
   */
  private shows(uri: vscode.Uri): boolean {
    const name = uri.toString();
    return name === this.document.toString() || (this.preview !== undefined && filesOf(this.preview.scene).has(name));
  }

  private show(pictures: Pictures): void {
    completeWalkthroughStep('look');
    this.panel.title = this.preview?.scene.title ?? '';
    this.queue.show({ type: 'show', ...pictures, wanted: this.state.current });
  }

  private reportError(error: unknown, type: string): void {
    this.server.logError(`preview, message ${type}`, error);
    const text = error instanceof Error ? error.message : String(error);
    this.channel.showProblem(
      vscode.l10n.t('Internal error: {0}. See the Sandtable log for details.', text.replace(/\.$/, '')),
    );
  }
}
