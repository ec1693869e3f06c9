import { beforeEach, describe, expect, test } from 'vitest';
import type { Cell, Point } from '../../../engine/board/board.js';
import { groundOf } from '../../../preview/render/ground.js';
import type { Camera } from '../../../preview/webview/map/camera.js';
import { cellActions } from '../../../preview/webview/map/cell-actions.js';
import { cellSelection, type CellSelection } from '../../../preview/webview/map/cell-selection.js';
import type { CounterCarrier } from '../../../preview/webview/map/counter-carrier.js';
import type { DrawTool } from '../../../preview/webview/map/draw-tool.js';
import { fan } from '../../../preview/webview/map/fan.js';
import { hitTest } from '../../../preview/webview/map/hit-test.js';
import { keyHandlers } from '../../../preview/webview/map/key-handlers.js';
import type { MapContext, MapEvents } from '../../../preview/webview/map/map-context.js';
import { MapModel } from '../../../preview/webview/map/map-model.js';
import { pointerHandlers } from '../../../preview/webview/map/pointer-handlers.js';
import type { Ruler } from '../../../preview/webview/map/ruler.js';
import { selectionBox } from '../../../preview/webview/map/selection-box.js';
import { stackFan } from '../../../preview/webview/map/stack-fan.js';
import type { Tooltip } from '../../../preview/webview/map/tooltip.js';
import { restoreWebviewState } from '../../../preview/webview/state.js';
import { counter, GRIDS, scene } from '../scenes.js';

const ground = groundOf(GRIDS.flat);
const counters = [
  counter(40, { name: 'lower', formation: '3.Pz' }),
  counter(40, { name: 'upper', formation: '4.Pz' }),
  counter(41, { name: 'alone' }),
];
const ALTERNATIVES = { altKey: false, shiftKey: false };

let calls: unknown[] = [];
const record =
  (name: string) =>
  (...given: readonly unknown[]): undefined => {
    calls.push([name, ...given]);
  };
const modes = { isCarrying: false, isDrawing: false, isMeasuring: false };

/**
 * Creates a map without a browser. The pane is neither scrolled nor zoomed, so that a point has the same coordinates in
 * the pane and on the map.
 */
function map() {
  const model = new MapModel('light');
  model.contents = {
    scene: scene(GRIDS.flat, { counters }),
    ground,
    shown: restoreWebviewState(undefined, undefined).shown,
    overlays: [],
  };
  const context: MapContext = {
    element: { clientWidth: 800, clientHeight: 600, classList: { toggle: () => true } } as unknown as HTMLElement,
    model,
    camera: {
      view: { x: 0, y: 0, zoom: 1 },
      seen: { x: 0, y: 0, zoom: 1 },
      toSheet: (at: Point) => at,
      reveal: record('reveal'),
    } as unknown as Camera,
    events: { chose: record('chose'), open: record('open') } as unknown as MapEvents,
    refresh: record('refresh'),
    mark: () => undefined,
    announce: () => undefined,
  };
  const spread = fan();
  const stack = stackFan(context, spread);
  const hit = hitTest(context, spread);
  const carrier = {
    get isCarrying() {
      return modes.isCarrying;
    },
    pickUp: (selection: readonly { readonly name: string }[]) => {
      calls.push(['pickUp', ...selection.map(({ name }) => name)]);
      return true;
    },
    putDown: record('putDown'),
    carry: record('carry'),
    letGo: record('letGo'),
  } as unknown as CounterCarrier;
  const drawing = {
    get isOn() {
      return modes.isDrawing;
    },
    begin: record('begin'),
    through: record('through'),
    end: record('end'),
    drop: record('drop'),
    press: (cell: Cell) => {
      calls.push(['press', cell]);
      return '';
    },
  } as unknown as DrawTool;
  const ruler = {
    get isOn() {
      return modes.isMeasuring;
    },
    press: record('measure'),
    point: record('point'),
  } as unknown as Ruler;
  const tooltip = { show: record('show tooltip'), hide: record('hide tooltip') } as unknown as Tooltip;
  const cells: CellSelection = cellSelection(context, {
    leaves: spread.fold,
    chose: record('selected'),
    stepped: record('stepped'),
  });
  const aligner = { isOn: false, press: () => undefined };
  const parts = { box: selectionBox(), hit, carrier, cells, drawing, aligner, ruler, fan: spread, stack, tooltip };
  const actions = cellActions(context, parts);
  return {
    model,
    spread,
    stack,
    hit,
    cells,
    actions,
    pointer: pointerHandlers(context, { ...parts, actions }),
    keys: keyHandlers(context, { ...parts, actions }),
  };
}

beforeEach(() => {
  calls = [];
  Object.assign(modes, { isCarrying: false, isDrawing: false, isMeasuring: false });
});

/** Returns the arguments of each call of a handler. */
const called = (name: string): unknown[] =>
  calls.flatMap((call) => ((call as unknown[])[0] === name ? [(call as unknown[]).slice(1)] : []));
const upper = counters[1];
const centre = ground.centres[40];
/** Returns a point on a counter of the open fan. */
function pointOn(spread: { at(point: Point): { readonly name: string } | undefined }, name: string): Point {
  for (let x = centre.x - 300; x < centre.x + 300; x += 5)
    for (let y = centre.y - 300; y < centre.y + 300; y += 5) if (spread.at({ x, y })?.name === name) return { x, y };
  throw new Error(`The fan does not show ${name}.`);
}
/** A point of cell 40 next to the counters of the cell. */
const beside = { x: centre.x, y: centre.y - 42 };

describe('selecting cells', () => {
  test('a cell off the map is not selected', () => {
    const { cells, model } = map();
    cells.choose(-1);
    cells.choose(ground.centres.length);
    expect([model.cursor.cell, calls]).toEqual([-1, []]);
  });

  test('a new selection removes the outline of a search result, and closes the fan of another cell', () => {
    const { cells, model, spread, stack } = map();
    cells.choose(40);
    stack.turn();
    model.ringed = [3];
    cells.choose(40);
    expect([model.ringed, spread.isOpen]).toEqual([[], true]);
    cells.choose(41);
    expect([model.cursor.cell, spread.isOpen, called('chose')]).toEqual([41, false, [[40], [40], [41]]]);
  });

  test('an arrow key selects the next cell and shows it; if no cell is selected, it selects the cell at a given point', () => {
    const { cells, model } = map();
    cells.step({ x: 0, y: 1 }, () => 40);
    expect([model.cursor.cell, called('stepped')]).toEqual([40, []]);
    cells.step({ x: 0, y: 1 }, expect.unreachable);
    expect(ground.board.label(model.cursor.cell)).not.toBe(ground.board.label(40));
    expect(called('stepped')).toEqual([[model.cursor.cell]]);
    expect(called('reveal')).toEqual([[ground.centres[model.cursor.cell]]]);
  });
});

describe('finding what is under the pointer', () => {
  test('the top counter of a stack is found only at a point on the counter itself', () => {
    const { hit } = map();
    expect(hit.counter(centre)?.name).toBe('upper');
    expect([hit.cell(beside), hit.counter(beside)]).toEqual([40, undefined]);
  });

  test('the counters of an open fan are found before the counters of the map', () => {
    const { hit, cells, stack, spread } = map();
    expect(hit.isSpread(centre)).toBe(false);
    cells.choose(40);
    stack.turn();
    expect(spread.isOpen).toBe(true);
    expect(hit.isSpread(centre)).toBe(true);
    const point = pointOn(spread, 'lower');
    expect([hit.counter(point)?.name, hit.isSpread(point)]).toEqual(['lower', true]);
    expect(hit.isSpread(ground.centres[60])).toBe(false);
  });
});

describe('a fan', () => {
  test('no fan opens for a single counter', () => {
    const { cells, stack, spread, keys } = map();
    cells.choose(41);
    stack.turn();
    expect(spread.isOpen).toBe(false);
    expect([keys.turnFan(), keys.stepFan(1), keys.closeFan()]).toEqual([true, false, false]);
  });

  test('keys spread out the stack of the selected cell, step through its counters and close it again', () => {
    const { cells, keys, stack, spread } = map();
    expect(keys.turnFan()).toBe(false);
    cells.choose(40);
    expect(stack.counter()?.name).toBe('upper');
    expect(keys.turnFan()).toBe(true);
    keys.stepFan(1);
    keys.stepFan(1);
    expect(stack.counter()?.name).toBe('lower');
    expect(keys.pickUp(ALTERNATIVES)).toBe(true);
    expect(called('pickUp')).toEqual([['lower']]);
    expect([keys.closeFan(), spread.isOpen]).toEqual([true, false]);
    keys.pickUp(ALTERNATIVES);
    keys.pickUp({ altKey: false, shiftKey: true });
    expect(called('pickUp').slice(1)).toEqual([['lower', 'upper'], ['upper']]);
  });
});

describe('Enter', () => {
  test.each([
    [{ isCarrying: true, isDrawing: true }, 'putDown'],
    [{ isDrawing: true, isMeasuring: true }, 'press'],
    [{ isMeasuring: true }, 'measure'],
  ])('the key Enter with the modes %j calls only %s', (mode, name) => {
    const { cells, actions } = map();
    cells.choose(40);
    Object.assign(modes, mode);
    actions.enter(false);
    expect(called(name)).toEqual([name === 'putDown' ? [40, false] : [40]]);
    expect(called('open')).toEqual([]);
  });

  test('Enter opens the text of the top counter, or without a counter the text of the cell', () => {
    const { cells, actions } = map();
    actions.enter(false);
    cells.choose(40);
    actions.enter(false);
    cells.choose(60);
    actions.enter(false);
    expect(called('open')).toEqual([[{ cell: 40, counter: upper }], [{ cell: 60 }]]);
  });
});

describe('the pointer', () => {
  test('a click selects the cell and spreads out its stack; only a double click opens the text', () => {
    const { pointer, model, spread } = map();
    pointer.click(centre, ALTERNATIVES);
    pointer.click(beside, ALTERNATIVES);
    expect([model.cursor.cell, spread.isOpen, called('open')]).toEqual([40, true, []]);
    pointer.doubleClick(centre);
    pointer.doubleClick(beside);
    expect(called('open')).toEqual([[{ cell: 40, counter: upper }], [{ cell: 40 }]]);
  });

  test('in a fan of counters, a click selects a counter, a double click opens its text, and a drag moves only it', () => {
    const { pointer, spread, model } = map();
    pointer.click(centre, ALTERNATIVES);
    const point = pointOn(spread, 'lower');
    pointer.click(point, ALTERNATIVES);
    expect(called('chose').at(-1)).toEqual([40, counters[0]]);
    expect(called('open')).toEqual([]);
    pointer.doubleClick(point);
    expect(called('open')).toEqual([[{ cell: 40, counter: counters[0] }]]);
    expect([spread.isOpen, model.cursor.cell]).toEqual([true, 40]);
    pointer.take(point, ALTERNATIVES);
    expect(called('pickUp')).toEqual([['lower']]);
  });

  test.each([
    [{ isCarrying: true, isDrawing: true }, 'putDown'],
    [{ isDrawing: true, isMeasuring: true }, 'press'],
    [{ isMeasuring: true }, 'measure'],
  ])('a click in the mode %j calls only the handler %s', (mode, name) => {
    const { pointer } = map();
    Object.assign(modes, mode);
    pointer.click(centre, ALTERNATIVES);
    expect(called(name)).toEqual([name === 'putDown' ? [40, false] : [40]]);
    pointer.doubleClick(centre);
    expect(called('open')).toEqual([]);
  });

  test('a drag from a counter picks up the counter’s stack; a drag from the ground, or while measuring, pans the map', () => {
    const { pointer } = map();
    expect(pointer.take(centre, ALTERNATIVES)).toBe(true);
    expect(pointer.take(centre, { altKey: true, shiftKey: false })).toBe(true);
    expect(called('pickUp')).toEqual([['lower', 'upper'], ['upper']]);
    expect(pointer.take(beside, ALTERNATIVES)).toBe(false);
    modes.isMeasuring = true;
    expect(pointer.take(centre, ALTERNATIVES)).toBe(false);
    expect(called('pickUp')).toHaveLength(2);
  });

  test('in drawing mode a drag of the pointer draws a stroke instead of a selection', () => {
    const { pointer } = map();
    modes.isDrawing = true;
    expect(pointer.take(beside, ALTERNATIVES)).toBe(true);
    pointer.carry(centre, ALTERNATIVES);
    pointer.drop(centre, ALTERNATIVES);
    expect(calls).toEqual([['begin', beside], ['through', centre], ['end']]);
  });

  test('a finished drag puts the counters into the cell under the pointer, and a cancelled drag leaves them', () => {
    const { pointer } = map();
    pointer.carry(centre, ALTERNATIVES);
    pointer.drop(beside, ALTERNATIVES);
    pointer.letGo();
    expect(calls).toEqual([['carry', centre, 40, false], ['putDown', 40, false], ['drop'], ['letGo']]);
  });

  test('a tooltip describes the cell under the pointer, but not over an open fan, during a drag or off the map', () => {
    const { pointer, cells, stack } = map();
    pointer.hover(ground.centres[41]);
    expect(called('show tooltip')).toHaveLength(1);
    cells.choose(40);
    stack.turn();
    pointer.hover(centre);
    pointer.hover({ x: -500, y: -500 });
    pointer.hover(undefined);
    modes.isCarrying = true;
    pointer.hover(ground.centres[41]);
    expect(called('show tooltip')).toHaveLength(1);
    expect(called('carry')).toEqual([[ground.centres[41], 41, false]]);
  });
});
