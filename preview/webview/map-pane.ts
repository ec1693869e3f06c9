import type { Cell, Point } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { Counter, Overlay, Scene } from '../scene.js';
import { groundOf } from '../render/ground.js';
import type { Ground } from '../render/ground.js';
import { gridOutline } from '../render/outline.js';
import { painter } from '../render/painter.js';
import { drawCounter } from '../render/counters.js';
import { PALETTES } from '../render/palette.js';
import type { Theme } from '../render/palette.js';
import { camera, outline } from './camera.js';
import type { Camera } from './camera.js';
import { describeCell, speakCell } from './describe.js';
import { h, svg, svgNodes } from './dom.js';
import { watchHands } from './gestures.js';
import { sheet } from './sheet.js';
import type { Shown } from './state.js';
import { tooltip } from './tooltip.js';
import { magnification } from './view.js';
import type { View } from './view.js';

/** What happens on the map that others should know of. */
export interface MapEvents {
  /** A cell was chosen, by pointer or keyboard. */
  chose(cell: Cell): void;
  open(what: { readonly cell: Cell; readonly counter?: Counter }): void;
  moveCounter(counter: Counter, to: Cell): void;
  moved(view: View): void;
}

export interface MapPane {
  readonly element: HTMLElement;
  readonly camera: Camera;
  show(scene: Scene, shown: Shown, overlays: readonly Overlay[]): void;
  readonly setTheme: (theme: Theme) => void;
  /** Highlights cells where the text cursor stands. */
  locate(cells: readonly Cell[]): void;
  /** Takes up a counter; the next click, or Enter at the cell cursor, puts it down. */
  readonly pickUp: (counter: Counter) => void;
}

export function mapPane(saved: View | undefined, firstTheme: Theme, events: MapEvents): MapPane {
  let theme = firstTheme;
  const paper = sheet();
  const speech = h('div', { class: 'unseen', 'aria-live': 'polite' });
  const element = h('div', {
    class: 'map',
    tabindex: 0,
    role: 'application',
    'aria-label': 'Map',
    'aria-describedby': 'map-keys',
  });
  const keys = h(
    'p',
    { class: 'unseen', id: 'map-keys' },
    'Arrow keys move from cell to cell. Enter opens the text. M picks up the top counter, Enter puts it down, Escape lets it go. Plus and minus zoom, 0 shows the whole map, Shift with arrows scrolls.',
  );
  const tip = tooltip(element);
  element.append(paper.element, tip.element, speech, keys);

  const draw = painter();
  let now:
    | { readonly scene: Scene; readonly ground: Ground; readonly shown: Shown; readonly overlays: readonly Overlay[] }
    | undefined;
  let located: readonly Cell[] = [];
  let chosen: Cell = NOWHERE;
  let aim: Point = { x: 0, y: 0 };
  let held: Counter | undefined;
  let magnified = 1;

  const look = camera(element, paper.element, saved, (view) => {
    events.moved(view);
    if (magnification(view.zoom) !== magnified) paint();
  });

  function paint(): void {
    element.style.background = PALETTES[theme].sheet;
    if (now === undefined) return;
    const { scene, ground, shown, overlays } = now;
    magnified = magnification(look.view?.zoom ?? 1);
    const visible = shown.findings
      ? scene
      : { ...scene, findings: [], counters: scene.counters.map(({ severity: _, ...counter }) => counter) };
    paper.lay(
      draw.paint(visible, { theme, areas: shown.areas, overlays, magnify: magnified }),
      ground.width,
      ground.height,
    );
    paper.element.classList.toggle('without-numbers', !shown.numbers);
    look.look(ground, () => heart(scene, ground));
    mark();
  }

  const locations = svg('g', { class: 'locations' });
  const cursor = svg('g', { class: 'cursor' });
  const carried = svg('g', { class: 'carried' });
  paper.top.append(locations, cursor, carried);

  function mark(): void {
    if (now === undefined) return;
    const { ground } = now;
    const known = located.filter((cell) => cell in ground.centres);
    locations.replaceChildren(...(known.length === 0 ? [] : [outline(gridOutline(ground, known), 'located')]));
    cursor.replaceChildren(...(chosen in ground.centres ? [outline(gridOutline(ground, [chosen]), 'chosen')] : []));
  }

  const cellUnder = (at: Point): Cell => now?.ground.cellAt(look.toSheet(at)) ?? NOWHERE;
  const topCounter = (cell: Cell): Counter | undefined =>
    now?.scene.counters.findLast((counter) => counter.cell === cell);

  function choose(cell: Cell): void {
    if (now === undefined || !(cell in now.ground.centres)) return;
    chosen = cell;
    aim = now.ground.centres[cell];
    mark();
    speech.textContent = speakCell(describeCell(now.scene, cell));
    events.chose(cell);
  }

  function pickUp(counter: Counter): void {
    if (now === undefined) return;
    held = counter;
    element.classList.add('carrying');
    carried.replaceChildren(...svgNodes(drawCounter(counter, now.scene.sides, PALETTES[theme])));
    carry(now.ground.centres[counter.cell]);
    speech.textContent = `${counter.name} picked up.`;
    tip.hide();
  }

  const carry = ({ x, y }: Point): void => {
    carried.setAttribute('transform', `translate(${x} ${y})`);
  };

  function letGo(): void {
    held = undefined;
    element.classList.remove('carrying');
    carried.replaceChildren();
  }

  function putDown(cell: Cell): void {
    const counter = held;
    letGo();
    if (counter === undefined || cell === NOWHERE || cell === counter.cell) return;
    events.moveCounter(counter, cell);
  }

  watchHands(element, {
    take(at) {
      const counter = topCounter(cellUnder(at));
      if (counter === undefined || !onCounter(look.toSheet(at), counter)) return false;
      pickUp(counter);
      return true;
    },
    carry: (at) => {
      carry(look.toSheet(at));
    },
    drop: (at) => {
      putDown(cellUnder(at));
    },
    letGo,
    pan: look.pan,
    zoom: look.zoom,
    click(at) {
      const cell = cellUnder(at);
      if (held) {
        putDown(cell);
        return;
      }
      if (cell === NOWHERE) return;
      choose(cell);
      const counter = topCounter(cell);
      events.open(counter && onCounter(look.toSheet(at), counter) ? { cell, counter } : { cell });
    },
    doubleClick(at) {
      const counter = topCounter(cellUnder(at));
      if (counter && onCounter(look.toSheet(at), counter)) pickUp(counter);
    },
    hover(at) {
      if (at !== undefined && held) {
        carry(look.toSheet(at));
        return;
      }
      const cell = at === undefined ? NOWHERE : cellUnder(at);
      if (at === undefined || cell === NOWHERE || now === undefined) tip.hide();
      else tip.show(describeCell(now.scene, cell), at);
    },
  });

  function onCounter(point: Point, counter: Counter): boolean {
    const centre = now?.ground.centres[counter.cell];
    return centre !== undefined && Math.abs(point.x - centre.x) < 40 && Math.abs(point.y - centre.y) < 40;
  }

  element.addEventListener('keydown', (event) => {
    if (event.target !== element || now === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!keyed(event.key, event.shiftKey)) return;
    event.preventDefault();
  });

  /** True when the key meant something here. */
  function keyed(key: string, shift: boolean): boolean {
    const way = WAYS[key];
    if (way && shift) look.pan({ x: -way.x * 80, y: -way.y * 80 });
    else if (way) step(way);
    else if (key === '+' || key === '=') look.zoom(1.25);
    else if (key === '-') look.zoom(0.8);
    else if (key === '0') look.fit();
    else if (key === 'Escape') letGo();
    else if (key === 'Enter' && held) putDown(chosen);
    else if (key === 'Enter' && chosen !== NOWHERE) openChosen();
    else if (key === 'm' || key === 'M') pickUpChosen();
    else return false;
    return true;
  }

  function openChosen(): void {
    const counter = topCounter(chosen);
    events.open(counter ? { cell: chosen, counter } : { cell: chosen });
  }

  function pickUpChosen(): void {
    const counter = topCounter(chosen);
    if (counter) pickUp(counter);
  }

  /**
   * To the next cell in that direction; from nowhere, to the cell in the middle of the pane. The aim keeps to a
   * straight line, so that going east along a zigzag row of hexes does not drift north.
   */
  function step(way: Point): void {
    const { ground } = now!;
    if (!(chosen in ground.centres)) {
      choose(cellUnder({ x: element.clientWidth / 2, y: element.clientHeight / 2 }));
      return;
    }
    const { shape, orientation } = ground.board.grid;
    const pitch = {
      x: shape === 'hexes' && orientation === 'flat' ? 86.6 : 100,
      y: shape === 'hexes' && orientation === 'pointy' ? 86.6 : 100,
    };
    const to = { x: aim.x + way.x * pitch.x, y: aim.y + way.y * pitch.y };
    const cell = ground.cellAt(to);
    if (cell === NOWHERE) return;
    choose(cell);
    const centre = ground.centres[cell];
    aim = way.x === 0 ? { x: to.x, y: centre.y } : { x: centre.x, y: to.y };
    look.reveal(centre);
    if (held) carry(centre);
  }

  paint();
  return {
    element,
    camera: look,
    show(scene, shown, overlays) {
      now = { scene, shown, overlays, ground: groundOf(scene.grid) };
      if (held) held = scene.counters.find((counter) => counter.name === held?.name);
      paint();
    },
    setTheme(next) {
      theme = next;
      paint();
    },
    locate(cells) {
      located = cells;
      mark();
      const points = cells.flatMap((cell) => now?.ground.centres[cell] ?? []);
      if (points[0] && !points.some(look.sees)) look.reveal(points[0]);
    },
    pickUp,
  };
}

const WAYS: Partial<Readonly<Record<string, Point>>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Where the map matters most: the middle of its counters, or of its paper. */
function heart(scene: Scene, ground: Ground): Point {
  const points = scene.counters.flatMap((counter) =>
    counter.cell in ground.centres ? [ground.centres[counter.cell]] : [],
  );
  if (points.length === 0) return { x: ground.width / 2, y: ground.height / 2 };
  const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];
  return { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
}
