import { t } from '@vscode/l10n';
import type { Cell, Point } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { Hold, Verdict } from '../hold.js';
import type { Stroke } from '../drawing.js';
import type { Counter, Overlay, Scene } from '../scene.js';
import { groundOf, UNIT } from '../render/ground.js';
import type { Ground } from '../render/ground.js';
import { gridOutline } from '../render/outline.js';
import { painter } from '../render/painter.js';
import { counters, stackAt } from '../render/counters.js';
import { distanceAt } from '../render/distance.js';
import { PALETTES } from '../render/palette.js';
import type { Theme } from '../render/palette.js';
import { el, group, type Attributes, type Shape } from '../render/shape.js';
import { n } from '../render/svg.js';
import { camera } from './camera.js';
import type { Camera } from './camera.js';
import { stepped, WAYS } from './cell-cursor.js';
import type { CellCursor } from './cell-cursor.js';
import { describeCell, describeCounter, speakCell } from './describe.js';
import type { Marks } from './differences.js';
import { h } from './dom.js';
import { fan } from './fan.js';
import { watchHands } from './gestures.js';
import { hand } from './hand.js';
import { gripOf, gripped, namesOf, told as toldTogether, type Handful, type Modifiers } from './handful.js';
import { holding, spoken } from './holding.js';
import { marching, type March } from './march.js';
import { minimap } from './minimap.js';
import { pen, type Pen } from './pen.js';
import { ruler } from './ruler.js';
import { sheet, type Picture } from './sheet.js';
import type { Shown } from './state.js';
import { tooltip } from './tooltip.js';
import { told } from './told.js';
import { panePoint, READABLE, type View } from './view.js';

/** What happens on the map that others should know of. */
export interface MapEvents {
  /** A cell was chosen, by pointer or keyboard. */
  chose(cell: Cell): void;
  open(what: { readonly cell: Cell; readonly counter?: Counter }): void;
  moveCounters(handful: Handful, to: Cell): void;
  /** Counters are in the hand: where they can go is asked for. */
  readonly takeUp: (handful: Handful) => void;
  /** They are held over a cell: whether they may be put down there is asked for. */
  readonly tryMove: (handful: Handful, to: Cell) => void;
  /** The number of the moment whose order putting down what is in the hand changes; of none any more. */
  readonly replaces: (moment: number | undefined) => void;
  readonly moved: (view: View) => void;
  /** How many times as quick as usual units go. */
  readonly speed: () => number;
  /** What is seen at this moment. */
  readonly seen: (view: View) => void;
  /** The ruler was laid on, or taken away. */
  readonly ruled: (isOn: boolean) => void;
  /** Something was drawn. */
  readonly draw: (stroke: Stroke) => void;
}

export interface MapPane {
  readonly element: HTMLElement;
  readonly camera: Camera;
  show(scene: Scene, shown: Shown, overlays: readonly Overlay[]): void;
  /** Those who went somewhere in the moment shown. */
  readonly march: March;
  readonly setTheme: (theme: Theme) => void;
  /** Highlights cells where the text cursor stands. */
  locate(cells: readonly Cell[]): void;
  /** Rings cells, and brings them into sight beside what covers the map on its right. */
  ring(cells: readonly Cell[], covered: DOMRect): void;
  /** Looks at cells from near enough to read what stands there, and chooses the first; several stay ringed. */
  goTo(cells: readonly Cell[]): void;
  /** Marks what stands otherwise on the map it is compared with, in the colour of the one or the other. */
  markDifferences(marks: Marks, whose: 'main' | 'other'): void;
  /** Draws terrain and lines in the text of the map. */
  readonly pen: Pick<Pen, 'isOn' | 'turn' | 'offer'>;
  readonly isRuling: () => boolean;
  /** Lays the ruler on, or takes it away. */
  readonly rule: (on: boolean) => void;
  /** Takes up counters; the next click, or Enter at the cell cursor, puts them down. */
  readonly pickUp: (handful: Handful) => void;
  /** Puts down what is in the hand, under the pointer; off the map it is let go. */
  readonly putDownAt: (event: MouseEvent) => void;
  /** Where what is in the hand can go. */
  readonly hold: (counters: readonly string[], hold: Hold) => void;
  /** Whether it may be put down where it is held. */
  judge(counters: readonly string[], verdict: Verdict): void;
  /** What became of the counter that was put down is known. */
  settle(): void;
  /** Another moment is shown than the one the counters were taken up at, or nothing is to be chosen any more. */
  readonly letGo: () => void;
}

interface Shows {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly shown: Shown;
  readonly overlays: readonly Overlay[];
}

/** @param name what it is called to those who hear it */
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
  const inHand = hand(() => {
    element.classList.toggle('carrying', inHand.held !== undefined);
    if (inHand.held === undefined && isHolding) {
      isHolding = false;
      holds.end();
      events.replaces(undefined);
      paper.refresh();
    }
    mark();
  });
  const holds = holding(events);
  let isHolding = false;
  /** What was put down is seen there until the text, or the rules, have answered. */
  let landed: readonly Counter[] = [];
  /** The stack of the chosen cell, spread out. */
  const spread = fan();
  const march = marching(events.speed, () => {
    if (march.names.size === 0) paper.refresh();
    mark();
  });
  /** Who is under way, drawn where they are by now; when they have come, until the map is painted with them. */
  let walkers: readonly Shape[] = [];
  const words = told();
  const measure = ruler(() => {
    mark();
  });
  const drawing = pen(
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
    look.look(ground, () => heart(scene, ground));
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
    march.standing.map(({ counters: together, from, now: at }) =>
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

  /** The counter under a point of the pane, if the point lies on it and not only in its cell. */
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

  /** What lies there is spread out already, and told beside the map. */
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

  function pickUp(handful: Handful): void {
    if (now === undefined) return;
    spread.fold();
    const [{ cell: from }] = handful;
    inHand.pickUp(handful, now.scene.sides, PALETTES[theme]);
    isHolding = true;
    holds.begin(handful, now.ground);
    inHand.carry(now.ground.centres.at(from === NOWHERE ? now.ground.centres.length >> 1 : from) ?? { x: 0, y: 0 });
    paper.refresh();
    speech.textContent = t('{0} picked up.', toldTogether(handful));
    tip.hide();
  }

  /** What a hand takes by a counter: from a fan that one, else of its stack as much as it wants. */
  const takenBy = (counter: Counter, modifiers: Modifiers, { scene }: Shows): Handful =>
    spread.counters.includes(counter) ? [counter] : gripped(counter, gripOf(modifiers), scene);

  /** Spreads the stack of the chosen cell out, or folds it. */
  function turnFan(): void {
    const top = topCounter(cursor.cell);
    const stack = now && top && gripped(top, 'stack', now.scene);
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

  /** Goes through the stack that is spread out. */
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
    const handful = inHand.letGo();
    if (!handful || cell === NOWHERE || cell === handful[0].cell) return;
    if (!isRefused) landed = handful.map((counter) => ({ ...counter, cell }));
    paper.refresh();
    events.moveCounters(handful, cell);
  }

  watchHands(element, {
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
    // With Alt some keyboards make another letter of it.
    const isPicking = event.code === 'KeyM' || event.key.toLowerCase() === 'm';
    if (isPicking ? pickUpHere(event) : !event.altKey && obey(event.key, event.shiftKey)) event.preventDefault();
  });

  /** Takes up the counter chosen in the fan, or of the chosen cell's stack as much as is wanted. */
  function pickUpHere(modifiers: Modifiers): boolean {
    const counter = spread.chosen ?? topCounter(cursor.cell);
    if (counter === undefined || now === undefined) return false;
    pickUp(spread.chosen ? [counter] : gripped(counter, gripOf(modifiers), now.scene));
    return true;
  }

  /** True when the key means something on the map. */
  function obey(key: string, shift: boolean): boolean {
    const way = WAYS[key];
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

  /** To the next cell that way; from nowhere, to the cell in the middle of the pane. */
  function step(way: Point): void {
    if (now === undefined) return;
    const { ground } = now;
    if (!(cursor.cell in ground.centres)) {
      chooseCell(cellUnder({ x: element.clientWidth / 2, y: element.clientHeight / 2 }));
      return;
    }
    const next = stepped(cursor, way, ground);
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
    pen: drawing,
    isRuling: () => measure.isOn,
    rule(on) {
      measure.turn(on, cursor.cell);
      tip.hide();
      events.ruled(on);
    },
    pickUp(handful) {
      pickUp(handful);
      element.focus({ preventScroll: true });
    },
    putDownAt({ clientX, clientY }) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) inHand.letGo();
      else putDown(cellUnder({ x: clientX - left, y: clientY - top }));
    },
    hold(counters, hold) {
      if (!holds.hold(counters, hold)) return;
      events.replaces(hold.replaces);
      paper.refresh();
      mark();
    },
    judge(counters, verdict) {
      const judgement = holds.judge(counters, verdict);
      if (judgement === undefined || now === undefined) return;
      speech.textContent = `${spoken(judgement)}. ${speakCell(describeCell(now.scene, verdict.to))}`;
      mark();
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

/** Units left around what is looked for. */
const ROOM = 2.5 * UNIT;
/** A fan's counters are drawn as they are on a map of this zoom, where it is smaller. */
const TO_READ = 0.75;

const KEYS = t(
  'Arrow keys move from cell to cell. Enter opens the text. V spreads the stack out, comma and full stop go through it. M picks the stack up, with Shift the top counter’s formation, with Alt the top counter alone; Enter puts them down, Escape lets them go. P draws: Enter paints the cell, or goes on with a line. Plus and minus zoom, 0 shows the whole map, Shift with arrows scrolls.',
);

const without = (scene: Scene, names: ReadonlySet<string>): Scene => ({
  ...scene,
  counters: scene.counters.filter(({ name }) => !names.has(name)),
});

/** Some of them stand elsewhere, on top of those who stand there. */
const moved = (scene: Scene, to: readonly Counter[]): Scene =>
  to.length > 0 ? { ...scene, counters: [...without(scene, new Set(namesOf(to))).counters, ...to] } : scene;

const withoutFindings = (scene: Scene): Scene => ({
  ...scene,
  findings: [],
  counters: scene.counters.map(({ severity: _, ...counter }) => counter),
});

/** Where the map matters most: the middle of its counters, or of its paper. */
function heart(scene: Scene, ground: Ground): Point {
  const points = scene.counters.flatMap((counter) =>
    counter.cell in ground.centres ? [ground.centres[counter.cell]] : [],
  );
  if (points.length === 0) return { x: ground.width / 2, y: ground.height / 2 };
  const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];
  return { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
}
