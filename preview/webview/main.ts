import type { Cell } from '../../engine/board/board.js';
import type { OverlayWish, ToPreview } from '../messages.js';
import { whole, type LayerItem, type MomentItem, type Preview } from '../moments.js';
import { same } from '../render/same.js';
import type { Counter, Overlay } from '../scene.js';
import { describeCell } from './describe.js';
import { h } from './dom.js';
import { hereSection } from './here.js';
import { editor, listen } from './host.js';
import { mapPane } from './map-pane.js';
import { momentDetail } from './moment-detail.js';
import { momentsList } from './moments-list.js';
import { restored } from './state.js';
import type { PreviewState, Shown } from './state.js';
import { tableSide } from './table-side.js';
import { onThemeChange, themeOf } from './theme.js';
import { toolbar } from './toolbar.js';
import { transport } from './transport.js';

const { document: shownDocument } = document.documentElement.dataset;
let state: PreviewState = {
  ...restored(editor.getState()),
  ...(shownDocument !== undefined && { document: shownDocument }),
};
editor.setState(state);
let preview: Preview | undefined;
let cell: Cell | undefined;
let unit: string | undefined;
const overlays = new Map<string, readonly Overlay[]>();

const map = mapPane(state.view, themeOf(document.body.classList), {
  chose(chosen) {
    cell = chosen;
    chooseUnit(preview?.scene.counters.findLast((counter) => counter.cell === chosen));
  },
  open({ cell: at, counter }) {
    if (counter?.place) editor.postMessage({ type: 'openPlace', place: counter.place });
    else editor.postMessage({ type: 'openCell', cell: at });
  },
  moveCounter: (counter, to) => {
    editor.postMessage({ type: 'moveCounter', counter: counter.name, from: counter.cell, to });
  },
  moved: (view) => {
    keep({ view });
  },
});
const bar = toolbar({
  shown: (change) => {
    lay({ ...state.shown, ...change });
  },
  panel(open) {
    keep({ panel: open });
    show();
  },
  fit: map.camera.fit,
  zoom: map.camera.zoom,
});
const row = momentsList(chooseMoment);
const through = transport(chooseMoment);
const side = tableSide({
  seed: (seed) => {
    editor.postMessage({ type: 'seed', seed });
  },
  runAgain: () => {
    editor.postMessage({ type: 'runAgain' });
  },
});
const detail = h('div', { class: 'detail-place' });
const here = h('div', { class: 'here-place' });
const record = h('div', { class: 'record' }, h('div', { class: 'sheet-place' }, here, detail), row.element);
const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
const panel = h(
  'aside',
  { class: 'panel', 'aria-label': 'Moments of the game' },
  side.element,
  through.element,
  record,
);

document.body.append(bar.element, trouble, h('main', { class: 'table' }, map.element, panel));

function keep(change: Partial<PreviewState>): void {
  state = { ...state, ...change };
  editor.setState(state);
}

/** Changes what is laid over the map; an overlay newly wished for is asked of the extension. */
function lay(shown: Shown): void {
  if (shown.umpire !== state.shown.umpire) editor.postMessage({ type: 'umpire', on: shown.umpire });
  if (shown.as !== state.shown.as)
    editor.postMessage({ type: 'as', ...(shown.as !== undefined && { side: shown.as }) });
  keep({ shown });
  askForOverlays();
  show();
}

function wishes(): OverlayWish[] {
  const { reach, layers } = state.shown;
  const of = (what: LayerItem['of']): LayerItem[] => (preview?.layers ?? []).filter((layer) => layer.of === what);
  const sides = preview?.scene.sides ?? [];
  const ofSides = of('side').flatMap(({ name }) => sides.map((side) => ({ want: name, of: side })));
  const laid = ofSides.filter((wish) => layers.includes(nameOf(wish)));
  if (unit === undefined) return laid;
  const chosen = unit;
  const ofUnit = [
    ...(reach ? ['reach'] : []),
    ...of('unit').flatMap(({ name }) => (layers.includes(name) ? name : [])),
  ];
  return [...laid, ...ofUnit.map((want) => ({ want, of: chosen }))];
}

const nameOf = ({ want, of }: OverlayWish): string => `${want} ${of}`;

function askForOverlays(): void {
  for (const wish of wishes()) editor.postMessage({ type: 'overlay', wish });
}

function chooseUnit(counter: Counter | undefined): void {
  unit = counter?.name;
  if (unit !== undefined) askForOverlays();
  show();
}

function chooseMoment(moment: number): void {
  if (preview === undefined) return;
  map.letGo();
  preview = { ...preview, moment };
  editor.postMessage({ type: 'moment', moment: moment < 0 ? 'setup' : moment });
  showMoments(preview);
}

let momentsShown: Pick<Preview, 'moments' | 'moment' | 'detail'> | undefined;

/** The row, the slider and the detail; left alone when a keystroke changed nothing in them. */
function showMoments({ moments, moment, detail: told }: Preview): void {
  const now = { moments, moment, detail: told };
  if (same(momentsShown, now)) return;
  momentsShown = now;
  through.show(moments, moment);
  const find = (): MomentItem | undefined =>
    told?.number === moment ? told : moments.find(({ number }) => number === moment);
  const open = (): void => {
    const place = find()?.place;
    if (place) editor.postMessage({ type: 'openPlace', place });
  };
  detail.replaceChildren(momentDetail(find(), open));
  row.show(moments, moment);
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
  });
  here.replaceChildren(section);
}

function show(): void {
  if (preview === undefined) return;
  const { scene } = preview;
  bar.show(preview, state.shown, state.panel);
  panel.hidden = !state.panel;
  map.show(
    scene,
    state.shown,
    wishes().flatMap((wish) => overlays.get(nameOf(wish)) ?? []),
  );
  showHere(preview);
}

function hear(message: ToPreview): void {
  switch (message.type) {
    case 'show':
      if (preview?.moment !== message.preview.moment || preview.seed !== message.preview.seed) map.letGo();
      preview = whole({ kept: 0, edition: 0, ...message.preview }, preview);
      trouble.hidden = true;
      keep({ shown: { ...state.shown, umpire: message.wanted.umpire, as: message.wanted.as }, wanted: message.wanted });
      show();
      showMoments(preview);
      side.show(preview);
      askForOverlays();
      break;
    case 'overlays':
      overlays.set(nameOf(message.wish), message.overlays);
      show();
      break;
    case 'locate':
      map.locate(message.cells);
      if (message.unit !== undefined)
        chooseUnit(preview?.scene.counters.find((counter) => counter.name === message.unit));
      break;
    case 'trouble':
      trouble.textContent = message.message;
      trouble.hidden = false;
      break;
  }
}

onThemeChange(map.setTheme);
listen(hear);
editor.postMessage({ type: 'ready' });
