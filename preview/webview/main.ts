import './words.js';
import { t } from '@vscode/l10n';
import { NOWHERE, type Cell } from '../../engine/board/board.js';
import type { ToPreview } from '../contract/messages.js';
import type { Preview } from '../contract/preview.js';
import { groundOf } from '../render/ground.js';
import { PALETTES } from '../render/palette.js';
import type { Counter } from '../contract/scene.js';
import type { ComparisonTarget, PreviewState } from '../contract/preview-state.js';
import { onCitationClick } from './record/citation.js';
import { battleView } from './battle/battle-view.js';
import { comparison } from './pages/comparison.js';
import { describeCell } from './map/describe.js';
import { splitView } from './ui/split-view.js';
import { dock } from './ui/dock.js';
import { h } from './ui/dom.js';
import { namesOf } from './map/selection.js';
import { cellDetails } from './map/cell-details.js';
import { editor, listen } from './host.js';
import { watchKeys } from './keys.js';
import { overlayCache } from './map/overlays.js';
import type { Place } from './ui/layout.js';
import { mapFrame } from './map/map-frame.js';
import { mapPane, type MapEvents } from './map/map-pane.js';
import { copyPicture, pictureFile, type PictureState } from './map/export-picture.js';
import { PictureReceiver } from './picture-receiver.js';
import { findOnMap } from './map/find-on-map.js';
import { forcesPage } from './pages/forces-page.js';
import { gamesPage } from './pages/games-page.js';
import { scorePage, scoreText } from './pages/score.js';
import { seedButton } from './record/seed.js';
import { filterButton } from './record/filter.js';
import { restoreWebviewState } from './state.js';
import type { WebviewState, Shown } from './state.js';
import { ALL_OFF, switchesOf, type Switch } from './map/switches.js';
import { sideColour, applySideColours } from './map/side-colours.js';
import { onThemeChange, themeOf } from './theme.js';
import { toolbar } from './ui/toolbar.js';
import { fitting, type Size } from './map/view.js';
import { timeline } from './record/timeline.js';
import { progressBar } from './ui/progress-bar.js';
import { overlayRequestsOf } from './map/overlay-requests.js';

const { document: shownDocument, alone } = document.documentElement.dataset;
let state = restoreWebviewState(editor.getState(), shownDocument);
editor.setState(state);
let preview: Preview | undefined;
const [received, besides] = [new PictureReceiver(), new PictureReceiver()];
let cell: Cell | undefined;
let unit: string | undefined;
let isFitting = false;
const wasSeen = state.view !== undefined;
let isOpened = wasSeen;
/** Minimum zoom at which a map opens as a whole. */
const MIN_ZOOM_TO_OPEN_WHOLE = 0.3;
const paneOf = ({ clientWidth, clientHeight }: Element): Size => ({ width: clientWidth, height: clientHeight });

const laid = overlayCache(
  () => overlayRequestsOf(preview, state.shown, unit),
  (message) => {
    editor.postMessage(message);
  },
);

const colourOf = (side: string): string => sideColour(preview?.scene.sides ?? [], side);
applySideColours(themeOf(document.body.classList));

const map = mapPane(state.view, themeOf(document.body.classList), {
  chose(chosen) {
    cell = chosen;
    chooseUnit(preview?.scene.counters.findLast((counter) => counter.cell === chosen));
  },
  open: openAt,
  moveCounters: (selection, to) => {
    editor.postMessage({ type: 'moveCounters', counters: namesOf(selection), from: selection[0].cell, to });
  },
  takeUp: (selection) => {
    editor.postMessage({ type: 'pickUp', counters: namesOf(selection) });
  },
  tryMove: (selection, to) => {
    editor.postMessage({ type: 'tryMove', counters: namesOf(selection), from: selection[0].cell, to });
  },
  replaces: (moment) => {
    way.willReplace(moment);
  },
  moved: (view) => {
    keep({ view, isWhole: isFitting });
    around.show(view, isFitting);
  },
  seen: (view) => {
    if (compared.other) compared.map.camera.see(view);
  },
  ruled: (isOn) => {
    around.ruled(isOn);
  },
  draw: (stroke) => {
    editor.postMessage({ type: 'draw', stroke });
  },
  speed: () => state.speed,
});
const compared = comparison(themeOf(document.body.classList), {
  post: (message) => {
    editor.postMessage(message);
  },
  choose: chooseMoment,
  compare,
  open: openAt,
  seen: (view) => {
    if (compared.other) map.camera.see(view);
  },
});
const here = h('div', { class: 'here-place' });
const around = mapFrame(map.element, here, {
  fit: fitWhole,
  zoom: map.camera.zoom,
  rule: turnRuler,
});
const find = findOnMap(
  map,
  () => preview,
  (name) => {
    chooseUnit(preview?.scene.counters.find((counter) => counter.name === name));
  },
  colourOf,
);
const bar = toolbar(
  {
    shown: layOver,
    place: choosePlace,
    runAgain,
    fit: fitWhole,
    pen: turnPen,
    copy: () => void copyPicture(seen(), say),
    pin: (on) => {
      editor.postMessage({ type: 'pin', on });
    },
    compareText: (as) => {
      busy.begin();
      editor.postMessage({ type: 'compareText', as });
    },
  },
  compared.chip,
  find.element,
);
const busy = progressBar();
const seed = seedButton({
  seed: (wished) => {
    busy.begin();
    editor.postMessage({ type: 'seed', seed: wished });
  },
  runAgain,
  keep: (kept) => {
    editor.postMessage({ type: 'keepSeed', seed: kept });
  },
  compare: (wished) => {
    compare({ seed: wished });
  },
  games: () => {
    side.choose('games');
    games.focus();
  },
});
const way = timeline(
  {
    preview: () => preview,
    chose(moment) {
      map.letGo();
      map.march.end();
      if (preview) preview = { ...preview, moment };
      busy.begin();
      compared.ask(moment);
    },
    open: (at) => {
      editor.postMessage({ type: 'openPlace', place: at });
    },
    writeDown: (moment) => {
      busy.begin();
      editor.postMessage({ type: 'writeDown', moment });
    },
    speed: (speed) => {
      keep({ speed });
    },
    changed: layOut,
    colourOf,
  },
  map.march,
  seed.element,
  state.speed,
);
const score = h('div', { class: 'score-page' });
const games = gamesPage({
  play: (runs, from) => {
    editor.postMessage({ type: 'games', runs, seed: from });
  },
  stop: () => {
    editor.postMessage({ type: 'stopGames' });
  },
  open(own, moment) {
    busy.begin();
    editor.postMessage({ type: 'game', seed: own, ...(moment !== undefined && { moment }) });
    if (moment !== undefined) side.choose('record');
  },
  choose(moment) {
    side.choose('record');
    chooseMoment(moment);
  },
  colourOf,
});
const forces = forcesPage({
  open: (at) => {
    editor.postMessage({ type: 'openPlace', place: at });
  },
  pickUp: (counter) => {
    map.pickUp([counter]);
  },
  putDown: map.putDownAt,
  placeAll: (name) => {
    if (cell !== undefined) editor.postMessage({ type: 'moveCounters', counters: [name], from: NOWHERE, to: cell });
  },
  colourOf,
});
const points = h('span', { class: 'points' });
const filter = filterButton(
  () => state.filter,
  () => unit !== undefined,
  (wished) => {
    keep({ filter: wished });
    sift();
  },
);
const side = dock(
  [
    { key: 'record', label: t('Record'), body: way.page },
    { key: 'forces', label: t('Forces'), body: forces.element },
    { key: 'score', label: t('Score'), body: score },
    { key: 'games', label: t('Games'), body: games.element },
    { key: 'differences', label: t('Differences'), body: compared.page },
  ],
  [points, filter, ...way.tools],
  (page) => {
    body.dataset.page = page;
    askForForces();
  },
);
side.offer('differences', false);
const battles = battleView(
  map.camera,
  () => ({ isWhole: state.isWhole, ...(state.view && { view: state.view }) }),
  fitWhole,
  wasSeen,
);
const pane = splitView((place, size) => {
  keep({ dock: { ...state.dock, [place]: size } });
  layOut();
});
const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
const maps = h('div', { class: 'maps' }, compared.heads.main, around.element, compared.heads.other, compared.frame);
const body = h('main', { class: 'body' }, maps, pane.splitter, side.element);
const title = h('h1', { class: 'unseen' });
document.body.append(h('header', {}, title, bar.element), busy.element, trouble, body, h('footer', {}, way.transport));

function keep(change: Partial<WebviewState>): void {
  state = { ...state, ...change };
  editor.setState(state);
}

/** Shows the whole map, and keeps showing it when the panel is resized, until the user moves the map. */
function fitWhole(): void {
  isFitting = true;
  map.camera.fit();
  isFitting = false;
  keep({ isWhole: true });
}

function turnRuler(): void {
  map.rule(!map.isRuling());
}

/** A stand-alone page has no text to edit. */
function turnPen(): void {
  if (alone !== undefined) return;
  map.drawTool.turn(!map.drawTool.isOn);
  askForBrushes();
  map.element.focus({ preventScroll: true });
}

function askForBrushes(): void {
  if (map.drawTool.isOn) editor.postMessage({ type: 'brushes' });
}

/** Lays out map and dock. */
function layOut(): void {
  if (preview === undefined) return;
  const { width, height } = groundOf(preview.scene.grid);
  const maps = { width: compared.other ? 2 * width : width, height };
  pane.layOut(body, { maps, isBattle: way.isBattle(), wishes: state.dock });
}

function choosePlace(wished: Place): void {
  keep({ dock: { ...state.dock, place: wished } });
  layOut();
  show();
}

function runAgain(): void {
  busy.begin();
  editor.postMessage({ type: 'runAgain' });
}

/** Changes the overlays and requests those that are new. */
function layOver(change: Partial<Shown>): void {
  const shown = { ...state.shown, ...change };
  if (shown.umpire !== state.shown.umpire) editor.postMessage({ type: 'umpire', on: shown.umpire });
  if (shown.as !== state.shown.as)
    editor.postMessage({ type: 'as', ...(shown.as !== undefined && { side: shown.as }) });
  keep({ shown });
  laid.ask();
  show();
}

/** Requests the rows of the Forces page while it is open. */
function askForForces(): void {
  if (body.dataset.page === 'forces') editor.postMessage({ type: 'forces' });
}

function chooseUnit(counter: Counter | undefined): void {
  unit = counter?.name;
  if (unit !== undefined) laid.ask();
  sift();
  show();
}

const sift = (): void => {
  way.sift(state.filter === 'unit' && unit === undefined ? 'all' : state.filter, unit);
};

function chooseMoment(moment: number): void {
  way.choose(moment);
}

function compare(beside: ComparisonTarget | undefined): void {
  busy.begin();
  editor.postMessage({ type: 'compare', ...(beside && { with: beside }) });
}

function showComparison(main: Preview, beside: Preview | undefined, wanted: PreviewState): void {
  const wasOn = compared.other !== undefined;
  compared.hear(main, beside, wanted, state.shown, map);
  const isOn = compared.other !== undefined;
  body.dataset.earlier = String(wanted.beside?.earlier === true);
  if (isOn === wasOn) return;
  body.classList.toggle('comparing', isOn);
  side.offer('differences', isOn);
  side.choose(isOn ? 'differences' : 'record');
}

/** Returns the points of a side at the moment shown. */
const pointsNow = (of: string): number =>
  (preview?.score ?? []).reduce((sum, line) => sum + (line.side === of ? line.points : 0), 0);

const momentOf = (of: string): number | undefined => preview?.moments.find(({ address }) => address === of)?.number;

function openAt({ cell: at, counter }: Parameters<MapEvents['open']>[0]): void {
  if (counter?.place) editor.postMessage({ type: 'openPlace', place: counter.place });
  else editor.postMessage({ type: 'openCell', cell: at });
}

function showHere({ scene }: Preview): void {
  const at = cell;
  const section = cellDetails(at === undefined ? undefined : describeCell(scene, at), unit, {
    open: (counter) => {
      editor.postMessage(
        counter.place ? { type: 'openPlace', place: counter.place } : { type: 'openCell', cell: counter.cell },
      );
    },
    openCell() {
      if (at !== undefined) editor.postMessage({ type: 'openCell', cell: at });
    },
    choose: chooseUnit,
    pickUp: map.pickUp,
    colourOf,
  });
  if (here.firstElementChild?.isEqualNode(section) !== true) here.replaceChildren(section);
}

/** Returns the toggles. A stand-alone page offers only those of the map, because it has no server. */
const switches = (): readonly Switch[] =>
  (preview ? switchesOf(preview, state.shown, unit) : []).filter(({ group }) => alone === undefined || group === 'map');

function show(): void {
  if (preview === undefined) return;
  const { scene } = preview;
  layOut();
  bar.show(preview, state.wanted?.pinned === true, state.shown, switches(), pane.place ?? 'below', colourOf);
  map.show(scene, state.shown, laid.now());
  if (!isOpened && fitting(groundOf(scene.grid), paneOf(map.element)) >= MIN_ZOOM_TO_OPEN_WHOLE) fitWhole();
  isOpened = true;
  if (map.camera.view) around.show(map.camera.view, state.isWhole);
  showHere(preview);
  const chosen = cell === undefined ? undefined : describeCell(scene, cell).label;
  forces.look(scene.sides, PALETTES[themeOf(document.body.classList)], chosen);
}

function say(message: string): void {
  trouble.textContent = message;
  trouble.hidden = false;
}

const seen = (): PictureState => ({
  preview,
  shown: state.shown,
  laid: laid.now(),
  theme: themeOf(document.body.classList),
});

async function postPicture(): Promise<void> {
  editor.postMessage({ type: 'painted', png: await pictureFile(seen()) });
}

function hear(message: ToPreview): void {
  switch (message.type) {
    case 'show': {
      const [next, beside] = [received.take(message.preview), message.beside && besides.take(message.beside)];
      if (next === undefined || (message.beside && beside === undefined)) {
        editor.postMessage({ type: 'ready' });
        break;
      }
      if (preview?.moment !== next.moment || preview.seed !== next.seed) {
        map.letGo();
        map.march.end();
      }
      map.settle();
      preview = next;
      busy.end();
      trouble.hidden = true;
      if (state.shown.umpire !== message.wanted.umpire || state.shown.as !== message.wanted.as) games.forget();
      keep({ shown: { ...state.shown, umpire: message.wanted.umpire, as: message.wanted.as }, wanted: message.wanted });
      showComparison(preview, beside, message.wanted);
      way.show();
      way.walk(preview);
      show();
      battles.follow(preview);
      title.textContent = preview.scene.title;
      points.textContent = scoreText(preview.score);
      score.replaceChildren(...scorePage(preview));
      games.onMap({ seed: preview.seed, points: pointsNow, momentOf });
      seed.show(preview.seed, message.wanted);
      laid.ask();
      askForForces();
      askForBrushes();
      break;
    }
    case 'forces':
      forces.show(message.rows);
      break;
    case 'games':
      games.show(message.games, message.isOver);
      break;
    case 'edited':
      games.edited();
      break;
    case 'overlays':
      laid.hear(message.wish, message.overlays);
      show();
      break;
    case 'dropTargets':
      map.hold(message.counters, message.targets);
      break;
    case 'verdict':
      map.judge(message.counters, message.verdict);
      break;
    case 'brushes':
      map.drawTool.offer(message.brushes);
      break;
    case 'locate':
      map.locate(message.cells);
      if (message.unit !== undefined)
        chooseUnit(preview?.scene.counters.find((counter) => counter.name === message.unit));
      break;
    case 'trouble':
      busy.end();
      way.stop();
      map.settle();
      say(message.message);
      break;
    case 'paint':
      void postPicture();
      break;
  }
}

watchKeys({
  switches,
  turn: ({ turned }) => {
    layOver(turned);
  },
  allOff: () => {
    layOver(ALL_OFF);
  },
  layout: () => {
    choosePlace(pane.place === 'below' ? 'beside' : 'below');
  },
  find: find.open,
  ruler: turnRuler,
  pen: turnPen,
  moment: way.obey,
  letGo: () => {
    if (map.drawTool.isOn) {
      turnPen();
      return;
    }
    if (map.isRuling()) {
      turnRuler();
      return;
    }
    if (map.element.classList.contains('carrying')) return;
    map.letGo();
    cell = undefined;
    chooseUnit(undefined);
  },
});
window.addEventListener('resize', layOut);
new ResizeObserver(() => {
  if (state.isWhole && map.element.clientHeight > 0) fitWhole();
}).observe(map.element);
sift();
onThemeChange((theme) => {
  applySideColours(theme);
  map.setTheme(theme);
  compared.setTheme(theme);
  show();
});
onCitationClick((rule) => {
  editor.postMessage({ type: 'openRule', rule });
});
listen(hear);
editor.postMessage({ type: 'ready' });
