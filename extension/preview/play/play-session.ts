import * as vscode from 'vscode';
import {
  playedSides,
  type PlayAction,
  type PlaySetup,
  type PlayStage,
  type PlayView,
} from '../../../preview/contract/play-messages.js';
import type { OpenQuestion, PlayState } from '../../../preview/contract/playing.js';
import type { PlayedParams } from '../../../protocol/playing.js';
import type { PanelContext } from '../panel-context.js';
import { writeSeed } from '../seed.js';
import { AnswerHistory, type TextEdits } from './answer-history.js';
import type { PlayMemory } from './play-memory.js';

/**
 * The game that is played in a panel: asks the server for the open question, writes answers into the text, and lets
 * computer players answer. The server knows the game; this class only knows whose turn it is.
 */
export class PlaySession {
  private stage: PlayStage = { kind: 'off' };
  private setup: PlaySetup | undefined;
  /** The question that is open for a person. Kept while the map is covered for a hand-over. */
  private question: OpenQuestion | undefined;
  /** The person whose view the map shows. */
  private seated: string | undefined;
  /**
   * For each side that a person plays, the number of the moment of its last answer. The side that answered last is the
   * last entry.
   */
  private readonly lastAnswers = new Map<string, number>();
  /** Number of the moment of the first question in this panel. */
  private firstMoment: number | undefined;
  private isRestShown = false;
  /**
   * True while computer players wait until the user continues, because the user stopped one or the panel was reloaded.
   */
  private isPaused = false;
  private readonly history = new AnswerHistory();
  /** Cancels the search of the computer player whose turn it is. Undefined while no computer player searches. */
  private thinking: vscode.CancellationTokenSource | undefined;
  /** True while an answer is written, until the server reports the edit. */
  private isWriting = false;
  /**
   * The text as it was directly after the last answer was written; undefined once the server has reported a change of
   * the text. Equal text shows that the report is about that answer.
   */
  private written: string | undefined;
  /** True if the server has reported a change of the text, but no question has been requested since. */
  private isChangeReported = false;
  /** Number of the last request for a question. Answers to earlier requests are ignored. */
  private lastRequest = 0;

  constructor(
    private readonly panel: PanelContext,
    private readonly memory: PlayMemory,
  ) {
    if (panel.state.current.isPlayed === true) this.restore();
  }

  get isOn(): boolean {
    return this.setup !== undefined;
  }

  /** Opens the start form. Does nothing while a game is played. */
  open(): void {
    if (this.isOn) return;
    const setup = this.memory.read(this.uri);
    this.show({ kind: 'form', ...(setup && { setup }) });
  }

  /**
   * Sends the stage of the game to a page that has just been loaded. If the game was restored after a reload of the
   * window, also requests the open question.
   */
  async restart(): Promise<void> {
    if (this.stage.kind !== 'off') this.show(this.stage);
    if (this.stage.kind === 'waiting') await this.ask();
  }

  /** Ends the game without changing the text. */
  end(): void {
    if (this.stage.kind === 'off') return;
    this.cancelThinking();
    this.lastRequest++;
    this.setup = this.question = this.seated = this.written = undefined;
    this.forgetAnswers();
    this.isRestShown = this.isPaused = false;
    this.history.clear();
    this.panel.state.update({ playing: undefined, isPlayed: undefined });
    this.show({ kind: 'off' });
  }

  /**
   * Requests the open question again after the server has reported a change of the text. Does nothing if this class
   * itself has made the change by writing an answer, because it then requests the next question without waiting for the
   * report.
   */
  async textChanged(): Promise<void> {
    // After the answers of a computer player, the open question is requested anyway.
    if (!this.isOn || this.thinking !== undefined) return;
    const { isWriting, written } = this;
    this.isWriting = false;
    this.written = undefined;
    this.isChangeReported = true;
    if (!isWriting && (written === undefined || written !== (await this.text()))) await this.ask();
  }

  async act(action: PlayAction): Promise<void> {
    switch (action.act) {
      case 'open':
        this.open();
        break;
      case 'start':
        await this.start(action.setup, action.seed);
        break;
      case 'answer':
        await this.answer(action);
        break;
      case 'undo':
        await this.undo();
        break;
      case 'showRest':
        await this.showRest(action.on);
        break;
      case 'stop':
        this.isPaused = true;
        this.thinking?.cancel();
        break;
      case 'resume':
        this.isPaused = false;
        await this.ask();
        break;
      case 'takeSeat':
        await this.takeSeat();
        break;
      case 'balance':
        await vscode.commands.executeCommand('sandtable.balance', this.uri);
        break;
      case 'end':
        this.end();
        await this.panel.refresh();
        break;
    }
  }

  /** Returns the parameters of requests about the open question. */
  params(): PlayedParams {
    return { ...this.panel.state.params(this.uri), seats: this.setup?.seats ?? {} };
  }

  /** True if each player must not see what the other side sees. */
  private get isSecret(): boolean {
    return this.setup?.view === 'side' && this.panel.preview?.hasHiddenInformation === true;
  }

  /**
   * Number of the moment from which the events before the next question are listed. This is the last answer of a
   * person; if the sides have secrets, the last answer of the player who sees the map.
   */
  private get since(): number | undefined {
    if (!this.isSecret || this.seated === undefined) return [...this.lastAnswers.values()].at(-1);
    return this.lastAnswers.get(this.seated) ?? this.firstMoment;
  }

  private get uri(): string {
    return this.panel.document.toString();
  }

  /**
   * Continues the game that was played before the window was reloaded. The players come from the set-up that is stored
   * for the file, and the answers from the text of the file. *Undo* cannot take back the answers given before the
   * reload.
   */
  private restore(): void {
    const { state } = this.panel;
    const setup = this.memory.read(this.uri);
    state.update({ playing: setup && playedSides(setup.seats), isPlayed: setup && true });
    if (setup === undefined) return;
    this.setup = setup;
    this.seated = state.current.as;
    this.isPaused = true;
    this.stage = { kind: 'waiting' };
  }

  private async start(setup: PlaySetup, seed: string): Promise<void> {
    this.history.clear();
    this.setup = setup;
    this.seated = undefined;
    this.forgetAnswers();
    this.isPaused = false;
    this.show({ kind: 'waiting' });
    await this.memory.write(this.uri, setup);
    if (seed !== '') await writeSeed(this.panel.document, seed);
    this.panel.state.update({
      seed: undefined,
      unanswered: undefined,
      moment: undefined,
      beside: undefined,
      umpire: setup.view === 'umpire',
      as: undefined,
      isPlayed: true,
    });
    await this.ask();
  }

  /** Requests the picture and the open question, and shows both. */
  private async ask(): Promise<void> {
    const { setup } = this;
    if (setup === undefined) return;
    const number = ++this.lastRequest;
    this.isRestShown = this.isChangeReported = false;
    this.panel.state.update({ playing: playedSides(setup.seats) });
    const release = this.panel.queue.hold();
    const { since } = this;
    try {
      const [state] = await Promise.all([
        this.panel.server.ask('sandtable/question', {
          ...this.params(),
          ...(since !== undefined && { since }),
        }),
        this.panel.refresh(),
      ]);
      if (number !== this.lastRequest) return;
      if (state === undefined) await this.askAfterEdit();
      else if (state === null) this.show({ kind: 'unplayable', reason: vscode.l10n.t('This file has no scenario.') });
      else await this.take(state, setup);
    } finally {
      release();
    }
  }

  /**
   * Requests the question again because an edit has made the request obsolete: at once if the server has already
   * reported the edit, otherwise when it does.
   */
  private async askAfterEdit(): Promise<void> {
    this.written = undefined;
    if (this.isChangeReported) await this.ask();
  }

  private async take(state: PlayState, { seats }: PlaySetup): Promise<void> {
    this.question = undefined;
    if (state.kind !== 'question') this.show(state);
    else if (seats[state.side] === 'human') await this.askPerson(state);
    else if (this.isPaused) this.show({ kind: 'stopped', side: state.side });
    else await this.letComputerAnswer(state);
  }

  /**
   * Shows a question to the player of its side. If the side before was played by another person and the sides have
   * secrets, the panel stays covered until the hand-over.
   */
  private async askPerson(question: OpenQuestion): Promise<void> {
    // The lists of events and losses contain what the player before may know, so the next player gets his own.
    const { happened: _, lost: __, ...alone } = question;
    this.question = alone;
    this.isPaused = false;
    const { side } = question;
    const { isSecret } = this;
    this.firstMoment ??= question.moment;
    if (isSecret && this.seated !== undefined && this.seated !== side) {
      this.show({ kind: 'handOver', side });
      return;
    }
    const isNew = this.seated === undefined;
    this.seated = side;
    if (isSecret && isNew) await this.showAs(side);
    this.show({ kind: 'question', question });
  }

  /**
   * Shows the map to the player who must answer the open question, with the list of events since this player's last
   * answer.
   */
  private async takeSeat(): Promise<void> {
    const { question } = this;
    if (question === undefined) return;
    this.seated = question.side;
    this.panel.state.update({ as: question.side });
    await this.ask();
  }

  private forgetAnswers(): void {
    this.lastAnswers.clear();
    this.firstMoment = undefined;
  }

  private async showAs(side: string): Promise<void> {
    this.panel.state.update({ as: side });
    await this.panel.refresh();
  }

  private async answer({ order, version, moment }: Extract<PlayAction, { readonly act: 'answer' }>): Promise<void> {
    const { question } = this;
    if (question === undefined) return;
    const result = await this.panel.server.ask('sandtable/answer', { ...this.params(), version, moment, order });
    if (result === undefined || 'isStale' in result) await this.ask();
    else if ('refused' in result)
      this.show({
        kind: 'question',
        question,
        refused: { reason: result.refused, ...(result.rule !== undefined && { rule: result.rule }) },
      });
    else {
      this.lastAnswers.delete(question.side);
      this.lastAnswers.set(question.side, moment);
      await this.write(result.edits, false);
    }
  }

  private async write(edits: TextEdits, isComputer: boolean): Promise<void> {
    this.panel.state.update({ moment: undefined });
    this.isWriting = edits.length > 0;
    if (edits.length > 0 && !(await this.history.write(edits, this.rolls, isComputer)))
      this.panel.channel.showProblem(vscode.l10n.t('The text could not be changed; nothing was written.'));
    this.written = this.isWriting ? await this.text() : undefined;
    this.isWriting = false;
    await this.ask();
  }

  private async letComputerAnswer({ side, version, moment }: OpenQuestion): Promise<void> {
    const { setup } = this;
    if (setup === undefined) return;
    this.show({ kind: 'thinking', side });
    const own = (this.thinking = new vscode.CancellationTokenSource());
    const text = await this.text();
    const params = { ...this.params(), version, moment, strength: setup.strength };
    const result = await this.panel.server.ask('sandtable/computerAnswers', params, own.token);
    // Undo and the end of the game make the answers obsolete, and an edit of the text moves their places.
    if (this.thinking !== own) return;
    this.thinking = undefined;
    const isStopped = own.token.isCancellationRequested;
    if (text !== (await this.text())) await this.ask();
    else if (result !== undefined && 'edits' in result && result.edits.length > 0) await this.write(result.edits, true);
    else if (isStopped || result === undefined || 'edits' in result) this.show({ kind: 'stopped', side });
    else if ('refused' in result) this.show({ kind: 'unplayable', reason: result.refused });
    else await this.ask();
  }

  private async text(): Promise<string> {
    return (await vscode.workspace.openTextDocument(this.panel.document)).getText();
  }

  private async undo(): Promise<void> {
    this.cancelThinking();
    this.forgetAnswers();
    const isChanged = await this.history.undo();
    if (!isChanged) this.panel.channel.showProblem(vscode.l10n.t('There is no answer to take back.'));
    this.panel.state.update({ moment: undefined });
    await this.ask();
  }

  /**
   * If `on` is true, shows the rest of the game as the default answers would play it. Otherwise returns to the open
   * question.
   */
  private async showRest(on: boolean): Promise<void> {
    if (this.setup === undefined) return;
    this.isRestShown = on;
    this.panel.state.update({ playing: on ? undefined : playedSides(this.setup.seats), moment: undefined });
    await this.panel.refresh();
    this.show(this.stage);
  }

  /** Cancels the computer player that answers now, and discards its answers. */
  private cancelThinking(): void {
    this.thinking?.cancel();
    this.thinking = undefined;
  }

  /** Number of die rolls of the game so far. */
  private get rolls(): number {
    return this.panel.preview?.moments.filter(({ kind }) => kind === 'dice').length ?? 0;
  }

  private show(stage: PlayStage): void {
    this.stage = stage;
    const before = this.history.rollsBeforeLast;
    const undo: PlayView['undo'] = before === undefined ? 'none' : this.rolls > before ? 'dice' : 'answer';
    this.panel.queue.showStage({ stage, undo, isRestShown: this.isRestShown });
  }
}
