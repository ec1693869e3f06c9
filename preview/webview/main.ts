import './words.js';
import { t } from '@vscode/l10n';
import { dispatch } from '../contract/dispatch.js';
import type { FromPreview } from '../contract/messages.js';
import { groundOf } from '../render/ground.js';
import { createDockPages } from './dock-pages.js';
import { editor } from './host.js';
import { watchKeys } from './keys.js';
import { createMaps } from './maps.js';
import { applySideColours } from './map/side-colours.js';
import { ALL_OFF } from './map/switches.js';
import { messageHandlers } from './message-handlers.js';
import type { PanelActions, PanelContext } from './panel-context.js';
import { PanelState } from './panel-state.js';
import { createToolbar } from './panel-toolbar.js';
import { onCitationClick } from './record/citation.js';
import { createPlay, type Play } from './play/play.js';
import { RequestChannel } from './request-channel.js';
import { restoreWebviewState } from './state.js';
import { onThemeChange, themeOf } from './theme.js';
import { h } from './ui/dom.js';
import { progressBar } from './ui/progress-bar.js';
import { splitView } from './ui/split-view.js';

const { document: shownDocument, alone } = document.documentElement.dataset;
const isStandAlone = alone !== undefined;
const state = new PanelState(restoreWebviewState(editor.getState(), shownDocument), (saved) => {
  editor.setState(saved);
});
const post = (message: FromPreview): void => {
  editor.postMessage(message);
};
const postAndWait = (message: FromPreview): void => {
  busy.begin();
  post(message);
};
const requests = new RequestChannel(post, String(performance.timeOrigin));
const busy = progressBar();
const body = h('main', { class: 'body' });
const title = h('h1', { class: 'unseen' });
const problem = h('p', { class: 'trouble', role: 'alert', hidden: true });
const split = splitView((place, size) => {
  state.save({ dock: { ...state.saved.dock, [place]: size } });
  layOut();
});

const actions: PanelActions = {
  show,
  layOut,
  chooseUnit(counter) {
    state.unit = counter?.name;
    if (state.unit !== undefined) maps.overlays.ask();
    pages.filterRecord();
    show();
  },
  chooseMoment: (moment) => {
    pages.timeline.choose(moment);
  },
  compare: (target) => {
    postAndWait({ type: 'compare', ...(target && { with: target }) });
  },
  markReplaced: (moment) => {
    pages.timeline.willReplace(moment);
  },
  showProblem(message) {
    problem.textContent = message;
    problem.hidden = message === '';
  },
};
const panel: PanelContext = { state, post, postAndWait, request: requests.send, busy, body, actions };

applySideColours(themeOf(document.body.classList));
const play: Play = createPlay(panel, {
  changed: () => {
    maps.showPlay();
  },
  labelOf: (cell) => (state.preview ? groundOf(state.preview.scene.grid).board.label(cell) : ''),
  reveal: (cell) => {
    maps.main.reveal(cell);
  },
  showCells: (cells) => {
    maps.main.locate(cells);
  },
  settle: () => {
    maps.main.settle();
  },
  toQuestion: () => {
    postAndWait({ type: 'moment', moment: 'end' });
  },
});
const maps = createMaps(panel, !isStandAlone, play);
const bar = createToolbar(panel, maps, isStandAlone, play.open);
const pages = createDockPages(panel, maps);
body.append(maps.element, split.splitter, pages.element);
document.body.append(
  h('header', {}, title, bar.element),
  busy.element,
  problem,
  play.bar,
  body,
  h('footer', {}, pages.timeline.transport),
  ...play.floating,
);

function layOut(): void {
  if (state.preview === undefined) return;
  const { width, height } = groundOf(state.preview.scene.grid);
  const size = { width: maps.compared.other ? 2 * width : width, height };
  split.layOut(body, { maps: size, isBattle: pages.timeline.isBattle(), wishes: state.saved.dock });
}

function show(): void {
  if (state.preview === undefined) return;
  layOut();
  title.textContent = state.preview.scene.title;
  bar.show(state.preview, split.place ?? 'below');
  maps.show(state.preview);
  pages.show(state.preview);
}

/** Reports an error of a handler to the user and to the log of the extension. The panel continues. */
function reportError(error: unknown, type: string): void {
  const text = error instanceof Error ? error.message : String(error);
  busy.end();
  actions.showProblem(t('Internal error: {0}. See the Sandtable log for details.', text.replace(/\.$/, '')));
  post({ type: 'failed', message: `message ${type}: ${error instanceof Error ? (error.stack ?? text) : text}` });
}

watchKeys({
  switches: bar.switches,
  turn: ({ turned }) => {
    bar.changeShown(turned);
  },
  allOff: () => {
    bar.changeShown(ALL_OFF);
  },
  layout: () => {
    bar.choosePlace(split.place === 'below' ? 'beside' : 'below');
  },
  find: maps.find.open,
  ruler: maps.turnRuler,
  pen: maps.turnDrawTool,
  moment: pages.timeline.obey,
  undo: (which) => {
    if (!isStandAlone) post({ type: which });
  },
  letGo: cancel,
  option: (number) => play.pressOption(number),
});

/** Ends drawing if the draw tool is on, otherwise measuring if the ruler is on, otherwise clears the selection. */
function cancel(): void {
  const { main } = maps;
  if (main.aligner.isOn) maps.turnAligner();
  else if (main.drawTool.isOn) maps.turnDrawTool();
  else if (main.isRuling()) maps.turnRuler();
  else if (!main.isCarrying() && !play.stepBack()) {
    main.letGo();
    state.cell = undefined;
    actions.chooseUnit(undefined);
  }
}

window.addEventListener('resize', layOut);
pages.filterRecord();
onThemeChange((theme) => {
  applySideColours(theme);
  maps.main.setTheme(theme);
  maps.compared.setTheme(theme);
  show();
});
onCitationClick((rule) => {
  post({ type: 'openRule', rule });
});
const handlers = messageHandlers(panel, requests, maps, pages, bar, play);
window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void dispatch(handlers, data, reportError);
});
post({ type: 'ready' });
