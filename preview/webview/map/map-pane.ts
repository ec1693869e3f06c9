import { t } from '@vscode/l10n';
import type { Cell, Point } from '../../../engine/board/board.js';
import { NOWHERE } from '../../../engine/board/board.js';
import type { Stroke } from '../../contract/drawing.js';
import type { Counter, Overlay, Scene } from '../../contract/scene.js';
import { groundOf, UNIT } from '../../render/ground.js';
import type { Ground } from '../../render/ground.js';
import { gridOutline } from '../../render/outline.js';
import { painter } from '../../render/painter.js';
import { counters, stackAt } from '../../render/counters.js';
import { distanceAt } from '../../render/distance.js';
import { PALETTES } from '../../render/palette.js';
import type { Theme } from '../../render/palette.js';
import { el, group, type Attributes, type Shape } from '../../render/shape.js';
import { n } from '../../render/svg.js';
import { camera } from './camera.js';
import type { Camera } from './camera.js';
import { nextCell, DIRECTIONS } from './cell-cursor.js';
import type { CellCursor } from './cell-cursor.js';
import { describeCell, describeCounter, speakCell } from './describe.js';
import type { Marks } from '../pages/differences.js';
import { h } from '../ui/dom.js';
import { fan } from './fan.js';
import { watchGestures } from './gestures.js';
import { counterDrag } from './drag.js';
import {
  gripOf,
  selectFromStack,
  namesOf,
  describeSelection,
  type CounterSelection,
  type Modifiers,
} from './selection.js';
import { dragFeedback } from './drag-feedback.js';
import { spokenText } from './drop-explanation.js';
import type { SendRequest } from '../request-channel.js';
import { moveAnimation, type MoveAnimation } from './move-animation.js';
import { minimap } from './minimap.js';
import { drawTool, type DrawTool } from './draw-tool.js';
import { ruler } from './ruler.js';
import { sheet, type Picture } from './sheet.js';
import type { Shown } from '../state.js';
import { tooltip } from './tooltip.js';
import { accessibleStacks } from './screen-reader.js';
import { panePoint, READABLE, type View } from './view.js';

/** Events of the map. */
export interface MapEvents {
  /** A cell was selected by pointer or keyboard. */
  chose(cell: Cell): void;
  open(what: { readonly cell: Cell; readonly counter?: Counter }): void;
  moveCounters(selection: CounterSelection, to: Cell): void;
  /** Asks where picked-up counters can be dropped. */
  readonly request: SendRequest;
  /** The moment whose order the drop would replace; undefined for none. */
  readonly replaces: (moment: number | undefined) => void;
  readonly moved: (view: View) => void;
  /** Returns the animation speed as a multiple of the normal one. */
  readonly speed: () => number;
  /** The drawn view has changed. */
  readonly seen: (view: View) => void;
  /** The ruler was turned on or off. */
  readonly ruled: (isOn: boolean) => void;
  /** A stroke was finished. */
  readonly draw: (stroke: Stroke) => void;
}

export interface MapPane {
  readonly element: HTMLElement;
  readonly camera: Camera;
  show(scene: Scene, shown: Shown, overlays: readonly Overlay[]): void;
  /** Units that move in the moment shown. */
  readonly march: MoveAnimation;
  readonly setTheme: (theme: Theme) => void;
  /** Highlights the cells at the text cursor. */
  locate(cells: readonly Cell[]): void;
  /** Outlines cells and scrolls them into view, clear of the area `covered` at the right. */
  ring(cells: readonly Cell[], covered: DOMRect): void;
  /** Goes to cells at a readable zoom and selects the first; if there are several, all stay outlined. */
  goTo(cells: readonly Cell[]): void;
  /** Marks the differences to the compared map, in the colour of the main or the other game. */
  markDifferences(marks: Marks, whose: 'main' | 'other'): void;
  /** The draw tool. */
  readonly drawTool: Pick<DrawTool, 'isOn' | 'turn' | 'offer'>;
  readonly isRuling: () => boolean;
  /** Turns the ruler on or off. */
  readonly rule: (on: boolean) => void;
  /** Picks up counters; the next click, or Enter at the cell cursor, drops them. */
  readonly pickUp: (selection: CounterSelection) => void;
  /** Drops the counters at the pointer; outside the map it releases them. */
  readonly putDownAt: (event: MouseEvent) => void;
  /** Ends the optimistic display of a drop or stroke: the result has arrived. */
  settle(): void;
  /** Ends a drag and closes the fan: another moment is shown, or the selection was cleared. */
  readonly letGo: () => void;
}

interface Shows {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly shown: Shown;
  readonly overlays: readonly Overlay[];
}

/** @param name accessible name of the map */
export function mapPane(saved: View | undefined, firstTheme: Theme, events: MapEvents, name = t('Map')): MapPane {
  let theme = firstTheme;
  let now: Shows | undefined;
  let located: readonly Cell[] = [];
  let ringed: readonly Cell[] = [];
  let marks: Marks & { readonly whose: 'main' | 'other' } = { here: [], there: [], whose: 'main' };
  let cursor: CellCursor = { cell: NOWHERE, aim: { x: 0, y: 0 } };

  const draw = painter();
  const paper = sheet(
    (zoom) => now && drawn(now, zoom),
    () => {
      if (now) small.show({ ...now, palette: PALETTES[theme], land: paper.land });
      if (walkers.length === 0 || march.names.size > 0) return;
      walkers = [];
      mark();
    },
  );
  const speech = h('div', { class: 'unseen', 'aria-live': 'polite' });
  const keys = h('p', { class: 'unseen', id: `keys of ${name}`.replaceAll(' ', '-').toLowerCase() }, KEYS);
  const element = h('div', {
    class: 'map',
    tabindex: 0,
    role: 'application',
    'aria-label': name,
    'aria-describedby': keys.id,
  });
  const tip = tooltip(element);
  const inHand = counterDrag(() => {
    element.classList.toggle('carrying', inHand.held !== undefined);
    if (inHand.held === undefined && isHolding) {
      isHolding = false;
      holds.end();
      events.replaces(undefined);
      paper.refresh();
    }
    mark();
  });
  const holds = dragFeedback(events.request, {
    targeted({ replaces }) {
      events.replaces(replaces);
      paper.refresh();
      mark();
    },
    explained(explanation, to) {
      if (now === undefined) return;
      speech.textContent = `${spokenText(explanation)}. ${speakCell(describeCell(now.scene, to))}`;
      mark();
    },
  });
  let isHolding = false;
  /** Dropped counters, shown in their new cell until the server answers. */
  let landed: readonly Counter[] = [];
  /** The stack of the selected cell, spread out. */
  const spread = fan();
  const march = moveAnimation(events.speed, () => {
    if (march.names.size === 0) paper.refresh();
    mark();
  });
  /** Moving units at their current positions; after they arrive, kept until the map is painted with them. */
  let walkers: readonly Shape[] = [];
  const words = accessibleStacks();
  const measure = ruler(() => {
    mark();
  });
  const drawing = drawTool(
    () => {
      element.classList.toggle('drawing', drawing.isOn);
      mark();
    },
    (stroke) => {
      events.draw(stroke);
    },
  );
  const small = minimap((to) => {
    look.centre(to);
  });
  element.append(
    paper.element,
    small.element,
    ...words.elements,
    tip.element,
    measure.element,
    ...holds.elements,
    drawing.element,
    speech,
    keys,
  );

  const look = camera(element, saved, {
    moved: events.moved,
    turned(seen, size) {
      paper.look(seen, size);
      words.look(seen, size);
      small.look(seen, size);
      events.seen(seen);
    },
  });

  function paint(): void {
    element.style.background = PALETTES[theme].sheet;
    if (now === undefined) return;
    const { scene, ground } = now;
    look.look(ground, () => focusPoint(scene, ground));
    paper.refresh();
    mark();
  }

  function drawn({ scene, ground, shown, overlays }: Shows, zoom: number): Picture {
    const laid = holds.overlays.length === 0 ? overlays : overlays.filter(({ kind }) => kind !== 'reach');
    const options = { theme, areas: shown.areas, overlays: [...laid, ...holds.overlays], distance: distanceAt(zoom) };
    const away = inHand.held ? new Set([...march.names, ...namesOf(inHand.held)]) : march.names;
    const standing = moved(away.size === 0 ? scene : without(scene, away), landed);
    const layers = draw.paint(shown.findings ? standing : withoutFindings(standing), options);
    return {
      layers: layers.filter(({ name }) => shown.numbers || name !== 'numbers'),
      width: ground.width,
      height: ground.height,
      colour: PALETTES[theme].sheet,
    };
  }

  function mark(): void {
    if (now === undefined) return;
    const { ground } = now;
    const around = (cells: readonly Cell[], line: Attributes): Shape[] => {
      const known = cells.filter((cell) => cell in ground.centres);
      return known.length === 0 ? [] : [el('path', { d: gridOutline(ground, known), fill: 'none', ...line })];
    };
    const { cursor: ink, chosen, other } = PALETTES[theme];
    if (march.names.size > 0) walkers = walking(now);
    const [own, others] = marks.whose === 'main' ? [ink, other] : [other, ink];
    paper.over([
      ...marks.there.flatMap((cell) =>
        around([cell], { stroke: others, 'stroke-width': 6, 'stroke-dasharray': '12 9' }),
      ),
      ...marks.here.flatMap((cell) => around([cell], { stroke: own, 'stroke-width': 9, 'stroke-linejoin': 'round' })),
      ...around(located, { stroke: ink, 'stroke-width': 6, 'stroke-opacity': '0.9', 'stroke-linejoin': 'round' }),
      ...around([cursor.cell], { stroke: chosen, 'stroke-width': 4, 'stroke-dasharray': '14 7' }),
      ...around(ringed, { stroke: ink, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
      ...measure.shapes(ink),
      ...drawing.shapes(ink),
      ...walkers,
      ...spread.shapes(now.scene.sides, PALETTES[theme]),
      ...holds.shapes(PALETTES[theme]),
      ...inHand.shapes,
    ]);
  }

  const walking = ({ scene: { sides }, ground }: Shows): Shape[] =>
    march.positions.map(({ counters: together, from, now: at }) =>
      group(
        { transform: `translate(${n(at.x - from.x)} ${n(at.y - from.y)})` },
        counters({ counters: together, sides }, ground, PALETTES[theme], distanceAt(look.seen?.zoom ?? 1)).flatMap(
          ({ shapes }) => shapes,
        ),
      ),
    );

  const cellUnder = (at: Point): Cell => now?.ground.cellAt(look.toSheet(at)) ?? NOWHERE;
  const topCounter = (cell: Cell): Counter | undefined =>
    now?.scene.counters.findLast((counter) => counter.cell === cell);

  /** Returns the counter at a point of the pane, if the point is on the counter itself. */
  function counterUnder(at: Point): Counter | undefined {
    if (now === undefined) return undefined;
    const { counters, sides } = now.scene;
    const cell = cellUnder(at);
    const point = look.toSheet(at);
    const inFan = spread.at(point);
    if (inFan) return inFan;
    const here = counters.filter((counter) => counter.cell === cell);
    return stackAt(point, here, sides, now.ground, distanceAt(look.seen?.zoom ?? 1))?.counters.at(-1);
  }

  /** Returns whether the fan or the card already shows what is at the point. */
  const isSpread = (at: Point): boolean =>
    spread.isOpen && (spread.at(look.toSheet(at)) !== undefined || cellUnder(at) === cursor.cell);

  function choose(next: CellCursor): void {
    if (now === undefined || !(next.cell in now.ground.centres)) return;
    if (next.cell !== cursor.cell) spread.fold();
    cursor = next;
    ringed = [];
    if (measure.isOn) measure.point(next.cell);
    mark();
    speech.textContent = speakCell(describeCell(now.scene, cursor.cell));
    events.chose(cursor.cell);
  }

  const chooseCell = (cell: Cell): void => {
    if (now && cell in now.ground.centres) choose({ cell, aim: now.ground.centres[cell] });
  };

  function open(cell: Cell, counter: Counter | undefined): void {
    if (cell !== NOWHERE) events.open(counter ? { cell, counter } : { cell });
  }

  function pickUp(selection: CounterSelection): void {
    if (now === undefined) return;
    spread.fold();
    const [{ cell: from }] = selection;
    inHand.pickUp(selection, now.scene.sides, PALETTES[theme]);
    isHolding = true;
    holds.begin(selection, now.ground);
    inHand.carry(now.ground.centres.at(from === NOWHERE ? now.ground.centres.length >> 1 : from) ?? { x: 0, y: 0 });
    paper.refresh();
    speech.textContent = t('{0} picked up.', describeSelection(selection));
    tip.hide();
  }

  /**
   * Returns what is picked up with a counter: from the fan only that counter, otherwise part of its stack, depending on
   * the modifier keys.
   */
  const takenBy = (counter: Counter, modifiers: Modifiers, { scene }: Shows): CounterSelection =>
    spread.counters.includes(counter) ? [counter] : selectFromStack(counter, gripOf(modifiers), scene);

  /** Spreads out the stack of the selected cell, or closes the fan. */
  function turnFan(): void {
    const top = topCounter(cursor.cell);
    const stack = now && top && selectFromStack(top, 'stack', now.scene);
    if (spread.isOpen || now === undefined || stack === undefined || stack.length < 2) spread.fold();
    else {
      const { x: left, y: above } = look.toSheet({ x: 0, y: 0 });
      const { x: right, y: bottom } = look.toSheet({ x: element.clientWidth, y: element.clientHeight });
      const larger = Math.max(1, TO_READ / (look.seen?.zoom ?? 1));
      spread.open(stack, now.ground.centres[cursor.cell], larger, { left, top: above, right, bottom });
      speech.textContent = t('{0} counters: {1}.', stack.length, spread.counters.map(({ name }) => name).join(', '));
    }
    mark();
  }

  /** Selects the next or previous counter of the fan. */
  function stepFan(by: 1 | -1): void {
    const counter = spread.step(by);
    if (counter) speech.textContent = describeCounter(counter);
    mark();
  }

  function press(cell: Cell): void {
    if (now === undefined || cell === NOWHERE) return;
    const said = drawing.press(cell);
    chooseCell(cell);
    if (said !== '') speech.textContent = `${said}. ${speakCell(describeCell(now.scene, cell))}`;
  }

  function carry(at: Point): void {
    holds.over(cellUnder(at), at);
    inHand.carry(look.toSheet(at));
  }

  function putDown(cell: Cell): void {
    const isRefused = holds.refuses(cell);
    const selection = inHand.letGo();
    if (!selection || cell === NOWHERE || cell === selection[0].cell) return;
    if (!isRefused) landed = selection.map((counter) => ({ ...counter, cell }));
    paper.refresh();
    events.moveCounters(selection, cell);
  }

  watchGestures(element, {
    take(at, modifiers) {
      if (drawing.isOn) {
        drawing.begin(look.toSheet(at));
        return true;
      }
      const counter = measure.isOn ? undefined : counterUnder(at);
      if (counter && now) pickUp(takenBy(counter, modifiers, now));
      return counter !== undefined;
    },
    carry(at) {
      if (drawing.isOn) drawing.through(look.toSheet(at));
      else carry(at);
    },
    drop(at) {
      if (drawing.isOn) drawing.end();
      else putDown(cellUnder(at));
    },
    letGo() {
      drawing.drop();
      inHand.letGo();
    },
    pan: look.pan,
    zoom: look.zoom,
    click(at) {
      const cell = cellUnder(at);
      if (inHand.held) {
        putDown(cell);
        return;
      }
      if (drawing.isOn) {
        press(cell);
        return;
      }
      if (measure.isOn) {
        measure.press(cell);
        return;
      }
      const counter = counterUnder(at);
      const isInFan = counter !== undefined && spread.counters.includes(counter);
      if (!isInFan) chooseCell(cell);
      if (counter && !isInFan) turnFan();
      if (spread.isOpen) tip.hide();
      open(counter?.cell ?? cell, counter);
    },
    hover(at) {
      if (at && measure.isOn) measure.point(cellUnder(at));
      if (at && inHand.held) carry(at);
      else if (at && now && cellUnder(at) !== NOWHERE && !isSpread(at))
        tip.show(describeCell(now.scene, cellUnder(at)), at);
      else tip.hide();
      element.classList.toggle('over-counter', at !== undefined && counterUnder(at) !== undefined);
    },
  });

  element.addEventListener('keydown', (event) => {
    if (event.target !== element || now === undefined || event.ctrlKey || event.metaKey) return;
    // Some keyboards produce another letter with Alt.
    const isPicking = event.code === 'KeyM' || event.key.toLowerCase() === 'm';
    if (isPicking ? pickUpHere(event) : !event.altKey && obey(event.key, event.shiftKey)) event.preventDefault();
  });

  /**
   * Picks up the counter selected in the fan, otherwise part of the selected cell's stack. Returns false if there is
   * none.
   */
  function pickUpHere(modifiers: Modifiers): boolean {
    const counter = spread.chosen ?? topCounter(cursor.cell);
    if (counter === undefined || now === undefined) return false;
    pickUp(spread.chosen ? [counter] : selectFromStack(counter, gripOf(modifiers), now.scene));
    return true;
  }

  /** Handles a key; returns false if the map has no use for it. */
  function obey(key: string, shift: boolean): boolean {
    const way = DIRECTIONS[key];
    const counter = spread.chosen ?? topCounter(cursor.cell);
    if (way && shift) look.pan({ x: -way.x * 80, y: -way.y * 80 });
    else if (way) step(way);
    else if (key === '+' || key === '=') look.zoom(1.25);
    else if (key === '-') look.zoom(0.8);
    else if (key === '0') look.fit();
    else if (key === 'Enter' && inHand.held) putDown(cursor.cell);
    else if (key === 'Enter' && drawing.isOn) press(cursor.cell);
    else if (key === 'Enter' && measure.isOn) measure.press(cursor.cell);
    else if (key === 'Enter') open(cursor.cell, counter);
    else if (key === 'v' && counter) turnFan();
    else if ((key === ',' || key === '.') && spread.isOpen) stepFan(key === '.' ? 1 : -1);
    else if (key === 'Escape' && spread.isOpen) turnFan();
    else return false;
    return true;
  }

  /** Moves the cell cursor; without a selection it starts at the centre of the pane. */
  function step(way: Point): void {
    if (now === undefined) return;
    const { ground } = now;
    if (!(cursor.cell in ground.centres)) {
      chooseCell(cellUnder({ x: element.clientWidth / 2, y: element.clientHeight / 2 }));
      return;
    }
    const next = nextCell(cursor, way, ground);
    if (next === undefined) return;
    choose(next);
    look.reveal(ground.centres[next.cell]);
    if (inHand.held) {
      const seen = look.view ?? { x: 0, y: 0, zoom: 1 };
      const pane = { width: element.clientWidth, height: element.clientHeight };
      holds.over(next.cell, panePoint(seen, ground.centres[next.cell], pane));
      inHand.carry(ground.centres[next.cell]);
    }
  }

  const pointsOf = (cells: readonly Cell[]): Point[] => cells.flatMap((cell) => now?.ground.centres[cell] ?? []);

  paint();
  return {
    element,
    camera: look,
    march,
    show(scene, shown, overlays) {
      const isOther = now?.scene !== scene;
      now = { scene, shown, overlays, ground: groundOf(scene.grid) };
      measure.show(now.ground);
      drawing.show(now.ground);
      inHand.see(scene.counters);
      if (isOther) spread.fold();
      if (isOther && inHand.held) holds.begin(inHand.held, now.ground);
      words.show({ ...scene, areas: shown.areas ? scene.areas : [] }, [...scene.overlays, ...overlays], now.ground);
      paint();
    },
    setTheme(next) {
      theme = next;
      paint();
    },
    locate(cells) {
      located = cells;
      mark();
      if (now) words.locate(cells, now.ground);
      const points = pointsOf(cells);
      if (points[0] && !points.some(look.sees)) look.reveal(points[0]);
    },
    ring(cells, covered) {
      ringed = cells;
      mark();
      const points = pointsOf(cells);
      const { right, width } = element.getBoundingClientRect();
      const hidden = Math.max(0, right - covered.left);
      if (points.length === 1) look.reveal(points[0], hidden < width * 0.6 ? hidden : 0);
      else if (!points.every(look.sees)) look.frame(points, ROOM);
    },
    goTo(cells) {
      const points = pointsOf(cells);
      if ((look.view?.zoom ?? 1) < READABLE || !points.every(look.sees)) look.frame(points, ROOM);
      chooseCell(cells[0]);
      if (cells.length > 1) ringed = cells;
      mark();
      element.focus({ preventScroll: true });
    },
    markDifferences(next, whose) {
      marks = { ...next, whose };
      mark();
    },
    drawTool: drawing,
    isRuling: () => measure.isOn,
    rule(on) {
      measure.turn(on, cursor.cell);
      tip.hide();
      events.ruled(on);
    },
    pickUp(selection) {
      pickUp(selection);
      element.focus({ preventScroll: true });
    },
    putDownAt({ clientX, clientY }) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) inHand.letGo();
      else putDown(cellUnder({ x: clientX - left, y: clientY - top }));
    },
    settle() {
      drawing.settle();
      if (landed.length === 0) return;
      landed = [];
      paper.refresh();
    },
    letGo() {
      inHand.letGo();
      spread.fold();
      mark();
    },
  };
}

/** Sheet units shown around a search result. */
const ROOM = 2.5 * UNIT;
/** Minimum scale at which the fan draws its counters. */
const TO_READ = 0.75;

const KEYS = t(
  'Arrow keys move from cell to cell. Enter opens the text. V spreads out the stack, comma and full stop move through it. M picks up the stack, with Shift the top counter’s formation, with Alt only the top counter; Enter drops them, Escape cancels. P draws: Enter paints the cell, or continues a line. Plus and minus zoom, 0 shows the whole map, Shift with arrows scrolls.',
);

const without = (scene: Scene, names: ReadonlySet<string>): Scene => ({
  ...scene,
  counters: scene.counters.filter(({ name }) => !names.has(name)),
});

/** Returns the scene with some counters moved, on top of those already there. */
const moved = (scene: Scene, to: readonly Counter[]): Scene =>
  to.length > 0 ? { ...scene, counters: [...without(scene, new Set(namesOf(to))).counters, ...to] } : scene;

const withoutFindings = (scene: Scene): Scene => ({
  ...scene,
  findings: [],
  counters: scene.counters.map(({ severity: _, ...counter }) => counter),
});

/** Returns the point around which the map opens: the median of the counters, or the centre of the sheet. */
function focusPoint(scene: Scene, ground: Ground): Point {
  const points = scene.counters.flatMap((counter) =>
    counter.cell in ground.centres ? [ground.centres[counter.cell]] : [],
  );
  if (points.length === 0) return { x: ground.width / 2, y: ground.height / 2 };
  const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];
  return { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
}
