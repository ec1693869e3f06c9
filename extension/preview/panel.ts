import * as vscode from 'vscode';
import type { Stroke } from '../../preview/contract/drawing.js';
import type { Games } from '../../preview/contract/games.js';
import type { FromPreview, ToPreview } from '../../preview/contract/messages.js';
import type { Preview, SentPreview } from '../../preview/contract/preview.js';
import type { Place, Scene } from '../../preview/contract/scene.js';
import { reducePreviewState } from '../../preview/contract/preview-state-reducer.js';
import type { ComparisonTarget, PreviewState } from '../../preview/contract/preview-state.js';
import { COMMANDS } from '../../protocol/commands.js';
import type { PreviewParams } from '../../protocol/preview.js';
import type { Server } from '../client/server.js';
import { settings } from '../settings.js';
import { completeWalkthroughStep } from '../walkthrough.js';
import { previewPage } from './page.js';
import { Picture } from './picture.js';
import { applyEdits, openPlace } from './places.js';
import { writeSeed } from './seed.js';

/** Milliseconds after which the page is assumed not to answer. */
const PAGE_TIMEOUT_MS = 30_000;

export const PREVIEW_TYPE = 'sandtable.preview';

/** The preview panel of one document: shows the server's pictures and turns clicks and drags into edits of the text. */
export class PreviewPanel implements vscode.Disposable {
  private readonly picture = new Picture();
  /** The compared picture. */
  private readonly beside = new Picture();
  /** The preview state before another game was shown, for example by the debugger. */
  private own: PreviewState | undefined;
  /** Id of that game; edits of the text do not affect it. */
  private held: number | undefined;
  /** The Forces rows last sent, as JSON. */
  private lastForces: string | undefined;
  private refreshing = false;
  private stale = false;
  private ready = false;
  /** Cancels the series of games, if one is running. */
  private games: vscode.CancellationTokenSource | undefined;
  /** True if the text changed since the series started. */
  private isEdited = false;
  private readonly conversation = new vscode.EventEmitter<FromPreview | ToPreview>();
  private readonly subscriptions: { dispose(): unknown }[] = [this.conversation];

  /** Fires after every message sent or received; for tests. */
  readonly onMessage = this.conversation.event;

  constructor(
    private about: vscode.Uri,
    readonly panel: vscode.WebviewPanel,
    private readonly extensionUri: vscode.Uri,
    private readonly server: Pick<Server, 'ask' | 'askInParts'>,
    private wanted: PreviewState,
  ) {
    const { webview } = panel;
    webview.options = {
      enableScripts: true,
      localResourceRoots: [vscode.Uri.joinPath(extensionUri, 'dist')],
    };
    this.subscriptions.push(
      webview.onDidReceiveMessage((message: FromPreview) => {
        this.conversation.fire(message);
        void this.answer(message);
      }),
      panel.onDidChangeViewState(() => {
        if (panel.visible && this.stale) void this.refresh();
      }),
    );
    this.load();
  }

  /** The picture shown; undefined before the first one, and if the file has none. */
  get preview(): Preview | undefined {
    return this.picture.shown;
  }

  get document(): vscode.Uri {
    return this.about;
  }

  /** True if the preview is pinned to its file. */
  get isPinned(): boolean {
    return this.wanted.pinned === true;
  }

  /** Switches to another document. */
  turnTo(document: vscode.Uri): void {
    this.about = document;
    this.wanted = { umpire: (this.own ?? this.wanted).umpire };
    this.own = undefined;
    this.held = undefined;
    this.picture.clear();
    this.beside.clear();
    this.load();
  }

  /** Reloads the page, with the theme of the settings. */
  load(): void {
    this.ready = false;
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

  /** Requests the picture. Only one request runs at a time; changes during it cause another one. */
  async refresh(): Promise<void> {
    this.stale = true;
    if (this.refreshing || !this.ready || !this.panel.visible) return;
    this.refreshing = true;
    try {
      while (this.stale) {
        this.stale = false;
        const [have, haveBeside] = [this.picture.have, this.beside.have];
        const [preview, beside] = await Promise.all([
          this.server.ask('sandtable/follow', { ...this.params(), ...(have !== undefined && { have }) }),
          this.askBeside(haveBeside),
        ]);
        if (preview) {
          const second = beside ? { beside: this.beside.take(beside, haveBeside) } : {};
          this.show({ preview: this.picture.take(preview, have), ...second });
        } else if (preview === null)
          this.say(vscode.l10n.t('Nothing to show: this file has no map and no scenario that uses one.'));
      }
    } finally {
      this.refreshing = false;
    }
  }

  /** Shows a moment; undefined for the end of what the file plays. */
  async showMoment(moment: PreviewParams['moment']): Promise<void> {
    this.wanted = { ...this.wanted, moment };
    await this.refresh();
  }

  /** Shows the game of a debug session at its moment and with its viewer. */
  async showGame({ moment, seed, umpire = false, as, held }: PreviewParams): Promise<void> {
    this.own ??= this.wanted;
    this.held = held;
    this.wanted = { ...this.wanted, moment, seed, unanswered: undefined, umpire, as };
    await this.refresh();
  }

  /** Returns from the debugged game to the file's own game and viewer, at the moment reached. */
  async leaveGame(): Promise<void> {
    if (this.own === undefined) return;
    const { seed, unanswered, umpire, as } = this.own;
    this.own = undefined;
    this.held = undefined;
    this.wanted = { ...this.wanted, seed, unanswered, umpire, as };
    await this.refresh();
  }

  /**
   * Plays with another seed, by default the file's own; to the end of the game if a policy for unanswered decisions is
   * given.
   */
  async playWithSeed(seed: string | undefined, unanswered?: PreviewParams['unanswered']): Promise<void> {
    const { moment } = unanswered === undefined ? this.wanted : {};
    this.wanted = { ...this.wanted, seed, unanswered, moment };
    await this.refresh();
  }

  /** Pins the preview to its file, or lets it follow the active editor. */
  async pin(on: boolean): Promise<void> {
    this.wanted = reducePreviewState(this.wanted, { type: 'pin', on });
    await this.refresh();
  }

  /** Follows the text cursor: shows the moment of the order at the cursor, and highlights its subject. */
  async follow(document: vscode.TextDocument, position: vscode.Position): Promise<void> {
    if (!this.panel.visible || !this.ready || !this.isAbout(document.uri)) return;
    const { seed, unanswered } = this.wanted;
    const params = { uri: document.uri.toString(), offset: document.offsetAt(position), seed, unanswered };
    const found = await this.server.ask('sandtable/locate', params);
    if (!found) return;
    const { moment, ...where } = found;
    if (moment !== undefined && moment !== this.preview?.moment) await this.showMoment(moment);
    this.post({ type: 'locate', ...where });
  }

  /** Requests a picture with other parameters than the shown one, for exports and commands. */
  ask(params: Partial<PreviewParams> = {}): Promise<Preview | null | undefined> {
    return this.server.ask('sandtable/preview', { ...this.params(), ...params });
  }

  /** Marks the results of many games as out of date if the text belongs to the shown document. */
  edited(uri: vscode.Uri): void {
    if (this.games === undefined || this.isEdited || !this.isAbout(uri)) return;
    this.isEdited = true;
    this.post({ type: 'edited' });
  }

  /** Returns the picture as painted by the page; waits for the first one. */
  async png(): Promise<Uint8Array> {
    await (this.preview ?? this.heard('show'));
    const painted = this.heard('painted');
    this.post({ type: 'paint' });
    return (await painted).png;
  }

  private heard<T extends (FromPreview | ToPreview)['type']>(
    type: T,
  ): Promise<Extract<FromPreview | ToPreview, { type: T }>> {
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        listening.dispose();
        reject(new Error(vscode.l10n.t('The map did not answer.')));
      }, PAGE_TIMEOUT_MS);
      const listening = this.onMessage((message) => {
        if (message.type !== type) return;
        clearTimeout(tooLong);
        listening.dispose();
        resolve(message as Extract<FromPreview | ToPreview, { type: T }>);
      });
    });
  }

  dispose(): void {
    this.games?.cancel();
    for (const each of this.subscriptions) each.dispose();
  }

  /** Returns whether a file contributes to what is shown. */
  private isAbout(uri: vscode.Uri): boolean {
    const name = uri.toString();
    return name === this.document.toString() || (this.preview !== undefined && places(this.preview.scene).has(name));
  }

  private params(): PreviewParams {
    const { moment, seed, unanswered, umpire, as } = this.wanted;
    return {
      uri: this.document.toString(),
      seed,
      unanswered,
      umpire,
      ...(moment !== undefined && { moment }),
      ...(as !== undefined && { as }),
      ...(this.held !== undefined && { held: this.held }),
    };
  }

  /** Requests the compared picture. Ends the comparison if the text snapshot no longer exists. */
  private async askBeside(have: number | undefined): Promise<SentPreview | null | undefined> {
    const { beside } = this.wanted;
    if (beside === undefined) {
      this.beside.clear();
      return undefined;
    }
    const { moment, earlier = false, seed = this.wanted.seed } = beside;
    const found = await this.server.ask('sandtable/follow', {
      ...this.params(),
      beside: true,
      ...(earlier && { earlier }),
      ...(seed !== undefined && { seed }),
      ...(moment !== undefined && { moment }),
      ...(have !== undefined && { have }),
    });
    if (found === null && this.wanted.beside === beside) this.wanted = { ...this.wanted, beside: undefined };
    return found;
  }

  private show(pictures: Pick<Extract<ToPreview, { type: 'show' }>, 'preview' | 'beside'>): void {
    completeWalkthroughStep('look');
    this.panel.title = this.preview?.scene.title ?? '';
    this.post({ type: 'show', ...pictures, wanted: this.wanted });
  }

  private say(message: string): void {
    this.post({ type: 'trouble', message });
  }

  private post(message: ToPreview): void {
    void this.panel.webview.postMessage(message);
    this.conversation.fire(message);
  }

  private async answer(message: FromPreview): Promise<void> {
    switch (message.type) {
      case 'ready':
        this.ready = true;
        this.picture.forget();
        this.beside.forget();
        this.lastForces = undefined;
        return this.refresh();
      case 'moment':
      case 'seed':
      case 'runAgain':
      case 'game':
        this.wanted = reducePreviewState(this.wanted, message);
        return this.refresh();
      case 'umpire':
      case 'as':
        // Stop reporting games played for another viewer.
        this.games?.cancel();
        this.games = undefined;
        this.wanted = reducePreviewState(this.wanted, message);
        return this.refresh();
      case 'compare':
        return this.compare(message.with);
      case 'compareText':
        return this.compareText(message.as);
      case 'games':
        return this.playGames(message);
      case 'stopGames':
        this.games?.cancel();
        return;
      case 'painted':
        return;
      case 'pin':
        return this.pin(message.on);
      case 'keepSeed':
        await writeSeed(this.document, message.seed);
        return this.playWithSeed(undefined);
      case 'writeDown':
        return this.writeDown(message.moment);
      case 'openPlace':
        return openPlace(message.place);
      case 'openRule':
        return this.openRule(message.rule);
      case 'openCell':
        return this.openCell(message.cell);
      case 'moveCounters':
        return this.moveCounters(message);
      case 'forces':
        return this.postForces();
      case 'pickUp': {
        const { counters } = message;
        const targets = await this.server.ask('sandtable/takeUp', { ...this.params(), counters });
        if (targets) this.post({ type: 'dropTargets', counters, targets });
        return;
      }
      case 'tryMove': {
        const { counters, from, to } = message;
        const result = await this.server.ask('sandtable/move', { ...this.params(), counters, from, to });
        if (!result) return;
        const against = 'refused' in result ? result : {};
        this.post({ type: 'verdict', counters, verdict: { to, ...against } });
        return;
      }
      case 'brushes': {
        const brushes = await this.server.ask('sandtable/brushes', { uri: this.document.toString() });
        if (brushes) this.post({ type: 'brushes', brushes });
        return;
      }
      case 'draw':
        return this.draw(message.stroke);
      case 'overlay': {
        const overlays = await this.server.ask('sandtable/overlay', { ...this.params(), ...message.wish });
        if (overlays) this.post({ type: 'overlays', wish: message.wish, overlays });
      }
    }
  }

  /** Compares with another game; undefined ends the comparison. */
  async compare(beside: ComparisonTarget | undefined): Promise<void> {
    this.wanted = { ...this.wanted, beside };
    await this.refresh();
  }

  /** Takes a snapshot of the current or the saved text, and compares later edits with it. */
  async compareText(as: 'now' | 'saved'): Promise<void> {
    const uri = this.document.toString();
    const text =
      as === 'saved' ? new TextDecoder().decode(await vscode.workspace.fs.readFile(this.document)) : undefined;
    const isHeld = await this.server.ask('sandtable/hold', { uri, ...(text !== undefined && { text }) });
    if (isHeld !== true) {
      this.say(vscode.l10n.t('Could not take a snapshot of this file to compare with.'));
      return;
    }
    await this.compare({ earlier: true });
  }

  /** Plays a series of games of the file; cancels a running one. */
  async playGames({ runs, seed }: Pick<Extract<FromPreview, { type: 'games' }>, 'runs' | 'seed'>): Promise<void> {
    this.games?.cancel();
    this.isEdited = false;
    const own = (this.games = new vscode.CancellationTokenSource());
    const tell = (games: Games, isOver: boolean): void => {
      if (this.games === own) this.post({ type: 'games', games, isOver });
    };
    const { uri, umpire, as } = this.params();
    const params = { uri, runs, seed, umpire, ...(as !== undefined && { as }) };
    const found = await this.server.askInParts('sandtable/games', params, own.token, (games) => {
      tell(games, false);
    });
    if (found) tell(found, true);
    else this.say(vscode.l10n.t('These games could not be played.'));
  }

  private async postForces(): Promise<void> {
    const { uri, umpire, as } = this.params();
    const rows = await this.server.ask('sandtable/forcesRows', { uri, umpire, ...(as !== undefined && { as }) });
    const json = JSON.stringify(rows);
    if (!rows || json === this.lastForces) return;
    this.lastForces = json;
    this.post({ type: 'forces', rows });
  }

  private async openRule(rule: string): Promise<void> {
    const ruleset = this.preview?.ruleset;
    if (ruleset === undefined) return;
    const page = await this.server.ask('sandtable/rulePage', { ruleset, rule });
    if (page) await vscode.commands.executeCommand(COMMANDS.explainRule, ruleset, rule);
    else this.say(vscode.l10n.t('The rulebook has no page for {0}.', rule));
  }

  private async openCell(cell: number): Promise<void> {
    const place = await this.server.ask('sandtable/cell', { uri: this.document.toString(), cell });
    if (place) await openPlace(place);
  }

  private async draw(stroke: Stroke): Promise<void> {
    const result = await this.server.ask('sandtable/draw', { uri: this.document.toString(), stroke });
    if (result === undefined) this.say(vscode.l10n.t('The server did not answer; nothing was drawn.'));
    else if ('refused' in result) this.say(result.refused);
    else if (result.edits.length === 0) await this.refresh();
    else if (!(await applyEdits(result.edits)))
      this.say(vscode.l10n.t('The text could not be changed; nothing was drawn.'));
  }

  private async writeDown(moment: number): Promise<void> {
    const result = await this.server.ask('sandtable/writeDown', { ...this.params(), moment });
    if (result === undefined) this.say(vscode.l10n.t('The server did not answer; nothing was written.'));
    else if ('refused' in result) this.say(result.refused);
    else if (!(await applyEdits(result.edits)))
      this.say(vscode.l10n.t('The text could not be changed; nothing was written.'));
  }

  private async moveCounters({ counters, from, to }: Extract<FromPreview, { type: 'moveCounters' }>): Promise<void> {
    const result = await this.server.ask('sandtable/move', { ...this.params(), counters, from, to });
    if (result === undefined) {
      this.say(vscode.l10n.t('The server did not answer; the counter stays where it was.'));
      return;
    }
    if ('refused' in result) {
      this.say(result.refused);
      return;
    }
    // The end of the file already shows it; otherwise go to the moment at which the counters move to the new cell.
    const { moment } = result;
    if (moment !== undefined && this.wanted.moment !== undefined) this.wanted = { ...this.wanted, moment };
    if (result.edits.length === 0) await this.refresh();
    else if (!(await applyEdits(result.edits)))
      this.say(vscode.l10n.t('The text could not be changed; the counter stays where it was.'));
  }
}

/** Returns the files that contain what is drawn. */
function places(scene: Scene): ReadonlySet<string> {
  const all: readonly { readonly place?: Place }[] = [...scene.counters, ...scene.features, ...scene.findings];
  return new Set(all.flatMap(({ place }) => (place ? [place.uri] : [])));
}
