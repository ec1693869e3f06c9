import { NOWHERE, type Cell } from '../../engine/board/board.js';
import type { OverlayWish, ToPreview } from '../messages.js';
import type { MomentDetail, MomentItem, Preview } from '../moments.js';
import { groundOf } from '../render/ground.js';
import { coloursOf, PALETTES } from '../render/palette.js';
import { same } from '../render/same.js';
import type { Counter, Overlay } from '../scene.js';
import type { Beside, Wanted } from '../wanted.js';
import { onCited } from './citation.js';
import { battleView } from './battle-view.js';
import { comparison } from './comparison.js';
import { describeCell } from './describe.js';
import { coursesOf } from './courses.js';
import { dock } from './dock.js';
import { h } from './dom.js';
import { namesOf } from './handful.js';
import { hereSection } from './here.js';
import { editor, listen } from './host.js';
import { signButton } from './icons.js';
import { writeDownButton } from './write-down-button.js';
import { watchKeys } from './keys.js';
import { layoutOf, type Place } from './layout.js';
import { mapFrame } from './map-frame.js';
import { mapPane, type MapEvents } from './map-pane.js';
import { momentDetail } from './moment-detail.js';
import { Received } from './received.js';
import { recordList } from './record.js';
import { findOnMap } from './find-on-map.js';
import { forcesPage } from './forces-page.js';
import { formationsOf } from './formations.js';
import { gamesPage } from './games-page.js';
import { scorePage, scoreText } from './score.js';
import { seedButton } from './seed.js';
import { sieve } from './sieve.js';
import { snapshot } from './snapshot.js';
import { splitter } from './splitter.js';
import { restored } from './state.js';
import type { PreviewState, Shown } from './state.js';
import { NOTHING_LAID, switchesOf, type Switch } from './switches.js';
import { onThemeChange, prefersStillness, themeOf } from './theme.js';
import { toolbar } from './toolbar.js';
import { transport } from './transport.js';
import { fitting, type Size } from './view.js';
import { waiting } from './waiting.js';
import { nameOf, wishesOf } from './wishes.js';

const { document: shownDocument, alone } = document.documentElement.dataset;
let state = restored(editor.getState(), shownDocument);
editor.setState(state);
let preview: Preview | undefined;
const [received, besides] = [new Received(), new Received()];
let cell: Cell | undefined;
let unit: string | undefined;
let place: Place | undefined;
let isFitting = false;
const wasSeen = state.view !== undefined;
let isOpened = wasSeen;
/** A map opens as a whole where its cells are so large then. */
const WHOLE = 0.3;
const paneOf = ({ clientWidth, clientHeight }: Element): Size => ({ width: clientWidth, height: clientHeight });
const overlays = new Map<string, readonly Overlay[]>();

const colourOf = (side: string): string =>
  coloursOf(PALETTES[themeOf(document.body.classList)], preview?.scene.sides ?? [], side).line;

const map = mapPane(state.view, themeOf(document.body.classList), {
  chose(chosen) {
    cell = chosen;
    chooseUnit(preview?.scene.counters.findLast((counter) => counter.cell === chosen));
  },
  open: openAt,
  moveCounters: (handful, to) => {
    editor.postMessage({ type: 'moveCounters', counters: namesOf(handful), from: handful[0].cell, to });
  },
  takeUp: (handful) => {
    editor.postMessage({ type: 'takeUp', counters: namesOf(handful) });
  },
  tryMove: (handful, to) => {
    editor.postMessage({ type: 'tryMove', counters: namesOf(handful), from: handful[0].cell, to });
  },
  replaces: (moment) => {
    list.willReplace(moment);
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
    copy: () => void copyPicture(),
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
const busy = waiting();
const list = recordList(
  (moment) => {
    through.stop();
    chooseMoment(moment);
  },
  colourOf,
  (names) => formationsOf(preview?.scene.counters ?? [], names),
);
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
const through = transport(
  {
    choose: chooseMoment,
    halt: map.march.halt,
    goOn: map.march.goOn,
    colourOf,
    speed: (speed) => {
      keep({ speed });
    },
  },
  seed.element,
  state.speed,
);
const detail = h('div', { class: 'detail' });
const record = h('div', { class: 'record' }, list.element, detail);
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
const filter = sieve(
  () => state.filter,
  () => unit !== undefined,
  (wished) => {
    keep({ filter: wished });
    sift();
  },
);
const toText = signButton('text', 'Show in the text', openMoment);
const toWriteDown = writeDownButton((moment) => {
  busy.begin();
  editor.postMessage({ type: 'writeDown', moment });
});
const side = dock(
  [
    { key: 'record', label: 'Record', body: record },
    { key: 'forces', label: 'Forces', body: forces.element },
    { key: 'score', label: 'Score', body: score },
    { key: 'games', label: 'Games', body: games.element },
    { key: 'differences', label: 'Differences', body: compared.page },
  ],
  [points, filter, toWriteDown.element, toText],
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
const divide = splitter((size) => {
  if (place !== undefined) keep({ dock: { ...state.dock, [place]: size } });
  layOut();
});
const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
const maps = h('div', { class: 'maps' }, compared.heads.main, around.element, compared.heads.other, compared.frame);
const body = h('main', { class: 'body' }, maps, divide.element, side.element);
const title = h('h1', { class: 'unseen' });
document.body.append(
  h('header', {}, title, bar.element),
  busy.element,
  trouble,
  body,
  h('footer', {}, through.element),
);

function keep(change: Partial<PreviewState>): void {
  state = { ...state, ...change };
  editor.setState(state);
}

/** The whole map, as long as nobody moves it. */
function fitWhole(): void {
  isFitting = true;
  map.camera.fit();
  isFitting = false;
  keep({ isWhole: true });
}

function turnRuler(): void {
  map.rule(!map.isRuling());
}

/** A page that stands alone has no text to draw in. */
function turnPen(): void {
  if (alone !== undefined) return;
  map.pen.turn(!map.pen.isOn);
  askForBrushes();
  map.element.focus({ preventScroll: true });
}

function askForBrushes(): void {
  if (map.pen.isOn) editor.postMessage({ type: 'brushes' });
}

/** Divides the pane between map and dock. */
function layOut(): void {
  if (preview === undefined) return;
  const { width, height } = groundOf(preview.scene.grid);
  const pane = { width: window.innerWidth, height: window.innerHeight };
  // Until the moment is told in full its row says whether it is a battle.
  const isTold = preview.moment < 0 || preview.detail?.number === preview.moment;
  const isBattle = isTold ? detail.querySelector('.battle') !== null : momentShown()?.battle === true;
  const across = compared.other ? 2 : 1;
  const layout = layoutOf(pane, { width: across * width, height }, isBattle, state.dock, place);
  place = layout.place;
  body.dataset.place = place;
  body.dataset.battle = String(isBattle);
  body.style.setProperty('--dock', `${layout.dock}px`);
  divide.show(place, layout.dock, place === 'below' ? pane.height : pane.width);
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

/** Changes what is laid over the map; an overlay newly wished for is asked of the extension. */
function layOver(change: Partial<Shown>): void {
  const shown = { ...state.shown, ...change };
  if (shown.umpire !== state.shown.umpire) editor.postMessage({ type: 'umpire', on: shown.umpire });
  if (shown.as !== state.shown.as)
    editor.postMessage({ type: 'as', ...(shown.as !== undefined && { side: shown.as }) });
  keep({ shown });
  askForOverlays();
  show();
}

const wishes = (): OverlayWish[] => wishesOf(preview, state.shown, unit);

function askForOverlays(): void {
  for (const wish of wishes()) editor.postMessage({ type: 'overlay', wish });
}

/** The ledger is told to who looks at it. */
function askForForces(): void {
  if (body.dataset.page === 'forces') editor.postMessage({ type: 'forces' });
}

function chooseUnit(counter: Counter | undefined): void {
  unit = counter?.name;
  if (unit !== undefined) askForOverlays();
  sift();
  show();
}

const sift = (): void => {
  list.sift(state.filter === 'unit' && unit === undefined ? 'all' : state.filter, unit);
};

/** The moment asked for, and whether its units are to be seen on their ways. */
let asked: { readonly moment: number; readonly isStep: boolean } | undefined;

function chooseMoment(moment: number, isStep = true): void {
  if (preview === undefined) return;
  asked = { moment, isStep };
  map.letGo();
  map.march.end();
  preview = { ...preview, moment };
  record.classList.remove('listed');
  busy.begin();
  compared.ask(moment);
  showMoments(preview);
}

/** Those who went somewhere in the moment that was asked for are seen on their ways, unless the reader wants nothing to move. */
function walk({ scene, moment }: Preview): void {
  if (asked?.moment !== moment) return;
  const { isStep } = asked;
  asked = undefined;
  const courses = isStep && !prefersStillness() ? coursesOf(scene, groundOf(scene.grid)) : [];
  if (courses.length === 0) {
    through.arrived();
    return;
  }
  map.march.begin(courses, through.arrived);
  through.setOut();
}

function compare(beside: Beside | undefined): void {
  busy.begin();
  editor.postMessage({ type: 'compare', ...(beside && { with: beside }) });
}

function showComparison(main: Preview, beside: Preview | undefined, wanted: Wanted): void {
  const wasOn = compared.other !== undefined;
  compared.hear(main, beside, wanted, state.shown, map);
  const isOn = compared.other !== undefined;
  body.dataset.earlier = String(wanted.beside?.earlier === true);
  if (isOn === wasOn) return;
  body.classList.toggle('comparing', isOn);
  side.offer('differences', isOn);
  side.choose(isOn ? 'differences' : 'record');
}

let momentsShown: Pick<Preview, 'moments' | 'moment' | 'detail'> | undefined;

/** The record, the strip and the sheet; left alone when a keystroke changed nothing in them. */
function showMoments({ moments, moment, detail: told }: Preview): void {
  const now = { moments, moment, detail: told };
  if (same(momentsShown, now)) return;
  momentsShown = now;
  through.show(moments, moment);
  detail.replaceChildren(
    momentDetail(momentShown(), toldOf(told, moment), { open: openMoment, back: toList, colourOf }),
  );
  toWriteDown.show(momentShown());
  layOut();
  list.show(moments, moment);
}

const toldOf = (told: MomentDetail | undefined, moment: number): MomentDetail | undefined =>
  told?.number === moment ? told : undefined;

const momentShown = (): MomentItem | undefined => preview?.moments.find(({ number }) => number === preview?.moment);

/** The points a side has at the moment shown. */
const pointsNow = (of: string): number =>
  (preview?.score ?? []).reduce((sum, line) => sum + (line.side === of ? line.points : 0), 0);

const momentOf = (of: string): number | undefined => preview?.moments.find(({ address }) => address === of)?.number;

function openAt({ cell: at, counter }: Parameters<MapEvents['open']>[0]): void {
  if (counter?.place) editor.postMessage({ type: 'openPlace', place: counter.place });
  else editor.postMessage({ type: 'openCell', cell: at });
}

function openMoment(): void {
  const at = momentShown()?.place;
  if (at) editor.postMessage({ type: 'openPlace', place: at });
}

/** Where the sheet takes the place of the list, the list comes back. */
function toList(): void {
  record.classList.add('listed');
  list.element.focus();
}

function showHere({ scene }: Preview): void {
  const at = cell;
  const section = hereSection(at === undefined ? undefined : describeCell(scene, at), unit, {
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

/** A page that stands alone has nobody to ask for more than is drawn on the map. */
const switches = (): readonly Switch[] =>
  (preview ? switchesOf(preview, state.shown, unit) : []).filter(({ group }) => alone === undefined || group === 'map');

function show(): void {
  if (preview === undefined) return;
  const { scene } = preview;
  layOut();
  bar.show(preview, state.wanted?.pinned === true, state.shown, switches(), place ?? 'below', colourOf);
  map.show(
    scene,
    state.shown,
    wishes().flatMap((wish) => overlays.get(nameOf(wish)) ?? []),
  );
  if (!isOpened && fitting(groundOf(scene.grid), paneOf(map.element)) >= WHOLE) fitWhole();
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

/** The picture as it is exported, with what is laid over the map now. */
async function painted(): Promise<Blob> {
  if (preview === undefined) throw new Error('There is no picture yet.');
  const { numbers, areas, findings } = state.shown;
  const laid = wishes().flatMap((wish) => overlays.get(nameOf(wish)) ?? []);
  const scene = findings ? preview.scene : { ...preview.scene, findings: [] };
  return snapshot(scene, { theme: themeOf(document.body.classList), numbers, areas, overlays: laid });
}

async function copyPicture(): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': painted() })]);
  } catch (problem) {
    say(`The picture could not be copied: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

async function postPicture(): Promise<void> {
  const blob = await painted();
  editor.postMessage({ type: 'painted', png: new Uint8Array(await blob.arrayBuffer()) });
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
      showMoments(preview);
      walk(preview);
      show();
      battles.follow(preview);
      title.textContent = preview.scene.title;
      points.textContent = scoreText(preview.score);
      score.replaceChildren(...scorePage(preview));
      games.onMap({ seed: preview.seed, points: pointsNow, momentOf });
      seed.show(preview.seed, message.wanted.seed === undefined);
      askForOverlays();
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
      overlays.set(nameOf(message.wish), message.overlays);
      show();
      break;
    case 'hold':
      map.hold(message.counters, message.hold);
      break;
    case 'verdict':
      map.judge(message.counters, message.verdict);
      break;
    case 'brushes':
      map.pen.offer(message.brushes);
      break;
    case 'locate':
      map.locate(message.cells);
      if (message.unit !== undefined)
        chooseUnit(preview?.scene.counters.find((counter) => counter.name === message.unit));
      break;
    case 'trouble':
      busy.end();
      through.stop();
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
    layOver(NOTHING_LAID);
  },
  layout: () => {
    choosePlace(place === 'below' ? 'beside' : 'below');
  },
  find: find.open,
  ruler: turnRuler,
  pen: turnPen,
  moment: through.obey,
  letGo: () => {
    if (map.pen.isOn) {
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
  map.setTheme(theme);
  compared.setTheme(theme);
  show();
});
onCited((rule) => {
  editor.postMessage({ type: 'openRule', rule });
});
listen(hear);
editor.postMessage({ type: 'ready' });
