import * as vscode from 'vscode';
import type { MessageHandlers } from '../../preview/contract/dispatch.js';
import type { FromPreview } from '../../preview/contract/messages.js';
import type { ComparisonTarget } from '../../preview/contract/preview-state.js';
import type { Scene } from '../../preview/contract/scene.js';
import type { StateMessage } from '../../preview/contract/preview-state-reducer.js';
import type { ForcesFeed } from './forces-feed.js';
import type { GameSeries } from './game-series.js';
import { answerRequest, pageRequestHandlers } from './page-requests.js';
import type { PanelContext } from './panel-context.js';
import { align, draw, moveCounters, writeDown } from './panel-edits.js';
import { openCell, openRule } from './panel-links.js';
import { openPlace } from './places.js';
import { readPicture } from './picture-files.js';
import type { PlaySession } from './play/play-session.js';
import { chooseScan } from './scan.js';
import { writeSeed } from './seed.js';

/** The parts of a panel to which messages from its page are passed. */
export interface MessageTargets extends PanelContext {
  readonly series: GameSeries;
  readonly forces: ForcesFeed;
  readonly play: PlaySession;
  /** The scenes that the panel shows: the scene of the document and, in a comparison, the scene of the other game. */
  readonly scenes: readonly Scene[];
  /** Sends everything again, because the page has started or has lost its picture. */
  restartPage(): Promise<void>;
  /** Compares with another game; undefined ends the comparison. */
  compare(beside: ComparisonTarget | undefined): Promise<void>;
  /** Undoes or redoes the last edit of the text. The panel keeps the focus. */
  undo(which: 'undo' | 'redo'): Promise<void>;
  /** Takes a snapshot of the current or the saved text, and compares later edits with it. */
  compareText(as: 'now' | 'saved'): Promise<void>;
}

/** Returns the handlers of all messages of the page. */
export function messageHandlers(panel: MessageTargets): MessageHandlers<FromPreview> {
  const { server, channel, state, series } = panel;
  const params = () => state.params(panel.document.toString());
  const requests = pageRequestHandlers(server, params, panel.play, (address) => readPicture(panel.scenes, address));
  const changeState = (message: StateMessage): Promise<void> => {
    state.reduce(message);
    return panel.refresh();
  };
  const changeViewer = (message: Extract<StateMessage, { readonly type: 'umpire' | 'as' }>): Promise<void> => {
    series.discard();
    return changeState(message);
  };
  return {
    ready: () => panel.restartPage(),
    moment: changeState,
    seed: changeState,
    runAgain: changeState,
    game: changeState,
    pin: changeState,
    umpire: changeViewer,
    as: changeViewer,
    compare: (message) => panel.compare(message.with),
    compareText: ({ as }) => panel.compareText(as),
    games: (message) => series.play(message, params()),
    stopGames: () => {
      series.stop();
    },
    async keepSeed({ seed }) {
      await writeSeed(panel.document, seed);
      await changeState({ type: 'seed', seed: '' });
    },
    async continueFromHere() {
      await vscode.commands.executeCommand('sandtable.continueFromHere', panel.document);
    },
    writeDown: ({ moment }) => writeDown(panel, moment),
    draw: ({ stroke }) => draw(panel, stroke),
    align: ({ alignment }) => align(panel, alignment),
    chooseScan: () => chooseScan(panel),
    moveCounters: (message) => moveCounters(panel, message),
    undo: () => panel.undo('undo'),
    redo: () => panel.undo('redo'),
    openPlace: ({ place }) => openPlace(place),
    openRule: ({ rule }) => openRule(panel, rule),
    openCell: ({ cell }) => openCell(panel, cell),
    forces: () => panel.forces.refresh(params()),
    play: (message) => panel.play.act(message),
    request: (message) =>
      answerRequest(requests, message, (answer) => {
        channel.post(answer);
      }),
    // The channel passes the painted picture to the function that asked for it.
    painted: () => undefined,
    failed: ({ message }) => {
      server.logError('preview page', message);
    },
  };
}
