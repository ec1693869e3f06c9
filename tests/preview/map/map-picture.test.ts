import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../preview/contract/scene.js';
import { groundOf } from '../../../preview/render/ground.js';
import type { Painter, PaintOptions } from '../../../preview/render/painter.js';
import { PALETTES } from '../../../preview/render/palette.js';
import { cellMarks } from '../../../preview/webview/map/map-marks.js';
import { MapModel } from '../../../preview/webview/map/map-model.js';
import { focusPoint, mapPicture, type Changes } from '../../../preview/webview/map/map-picture.js';
import { movingUnits } from '../../../preview/webview/map/moving-units.js';
import type { MoveAnimation } from '../../../preview/webview/map/move-animation.js';
import { restoreWebviewState } from '../../../preview/webview/state.js';
import { counter, GRIDS, scene } from '../scenes.js';

const { shown } = restoreWebviewState(undefined, undefined);
const ground = groundOf(GRIDS.flat);
const own = counter(40, { name: 'own', severity: 'warning' });
const other = counter(41, { name: 'other' });
const contents = {
  scene: scene(GRIDS.flat, {
    counters: [own, other],
    findings: [{ severity: 'warning', message: 'Too many.', cells: [40] }],
  }),
  ground,
  shown,
  overlays: [
    { kind: 'reach', cells: [1] },
    { kind: 'zone', cells: [2] },
  ] as const,
};
const NONE: Changes = { hidden: new Set(), landed: [], reach: [] };

function modelOf(): MapModel {
  const model = new MapModel('light');
  model.contents = contents;
  return model;
}

describe('the picture of the map', () => {
  /**
   * Builds the picture of the map and returns what was passed to the painter: the scene, the options and the layers.
   */
  function painted(changes: Partial<Changes>, state: Partial<typeof shown> = {}) {
    let given: readonly [Scene, PaintOptions] | undefined;
    const painter: Painter = {
      paint: (...all) => {
        given = all;
        return [
          { name: 'numbers', parts: [] },
          { name: 'counters', parts: [] },
        ];
      },
    };
    const now = { ...contents, shown: { ...shown, ...state } };
    const picture = mapPicture(painter, modelOf(), now, { ...NONE, ...changes }, 1);
    const [drawn, options] = given!;
    return {
      counters: drawn.counters.map(({ name, cell }) => [name, cell]),
      severities: drawn.counters.map(({ severity }) => severity),
      findings: drawn.findings.length,
      overlays: options.overlays?.map(({ kind, cells }) => [kind, ...cells]),
      layers: picture.layers.map(({ name }) => name),
    };
  }

  test('the picture of the map contains the whole scene', () => {
    expect(painted({})).toEqual({
      counters: [
        ['own', 40],
        ['other', 41],
      ],
      severities: ['warning', undefined],
      findings: 1,
      overlays: [
        ['reach', 1],
        ['zone', 2],
      ],
      layers: ['numbers', 'counters'],
    });
  });

  test('the picture of the map leaves out counters that are being dragged or animated', () => {
    expect(painted({ hidden: new Set(['own']) }).counters).toEqual([['other', 41]]);
  });

  test('the picture of the map shows a dropped counter on top in its new cell', () => {
    expect(painted({ landed: [{ ...own, cell: 41 }] }).counters).toEqual([
      ['other', 41],
      ['own', 41],
    ]);
  });

  test('the picture of the map shows the reach of dragged counters instead of the reach of the selected unit', () => {
    expect(painted({ reach: [{ kind: 'reach', cells: [9] }] }).overlays).toEqual([
      ['zone', 2],
      ['reach', 9],
    ]);
  });

  test('the picture of the map leaves out findings and numbers that are turned off', () => {
    const { findings, severities, layers } = painted({}, { findings: false, numbers: false });
    expect([findings, severities, layers]).toEqual([0, [undefined, undefined], ['counters']]);
  });
});

test('a map opens around the median of its counters, and without counters at its centre', () => {
  const { centres, width, height } = ground;
  const at = (...cells: readonly number[]) => focusPoint({ counters: cells.map((cell) => counter(cell)) }, ground);
  expect(at()).toEqual({ x: width / 2, y: height / 2 });
  expect(at(40)).toEqual(centres[40]);
  expect(at(0, 40, 41)).toEqual({
    x: [centres[0].x, centres[40].x, centres[41].x].sort((a, b) => a - b)[1],
    y: [centres[0].y, centres[40].y, centres[41].y].sort((a, b) => a - b)[1],
  });
  expect(at(-1)).toEqual({ x: width / 2, y: height / 2 });
});

describe('the marks of cells', () => {
  const coloursOf = (model: MapModel): unknown[] =>
    cellMarks(model).map((shape) => ('attributes' in shape ? shape.attributes.stroke : undefined));
  const { cursor, chosen, other: compared } = PALETTES.light;

  test('outlines mark the cells of the text cursor, the selection and the search result, but no cell off the map', () => {
    const model = modelOf();
    expect(cellMarks(model)).toEqual([]);
    model.located = [3, -1];
    model.cursor = { cell: 4, aim: { x: 0, y: 0 } };
    model.ringed = [5, 6];
    expect(coloursOf(model)).toEqual([cursor, chosen, cursor]);
    model.located = [-1];
    expect(coloursOf(model)).toEqual([chosen, cursor]);
  });

  test('cells that differ between two games are outlined in the colour of their game, those of the other game first', () => {
    const model = modelOf();
    model.differences = { differing: [1], counterparts: [2, 3], whose: 'main' };
    expect(coloursOf(model)).toEqual([compared, compared, cursor]);
    model.differences = { ...model.differences, whose: 'other' };
    expect(coloursOf(model)).toEqual([cursor, cursor, compared]);
  });
});

test('after a move animation, units stay drawn above the map until the map is repainted with them', () => {
  let names = new Set(['own']);
  const march = {
    get names() {
      return names;
    },
    positions: [{ counters: [own], from: ground.centres[40], now: ground.centres[41] }],
  } as unknown as MoveAnimation;
  const moving = movingUnits(march);
  const model = modelOf();
  expect(moving.settle()).toBe(false);
  expect(moving.shapes(model, 1)).toHaveLength(1);
  expect(moving.settle()).toBe(false);
  names = new Set();
  expect(moving.shapes(model, 1)).toHaveLength(1);
  expect([moving.settle(), moving.settle()]).toEqual([true, false]);
  expect(moving.shapes(model, 1)).toEqual([]);
});
