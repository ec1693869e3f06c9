import { describe, expect, test } from 'vitest';
import { Boxes, type Box } from '../../preview/render/boxes.js';
import { COUNTER_SIZE, SHARED_REACH } from '../../preview/render/counters.js';
import { distanceAt } from '../../preview/render/distance.js';
import { groundOf, SHEET_MARGIN } from '../../preview/render/ground.js';
import { names, type Occupied } from '../../preview/render/names.js';
import type { Part } from '../../preview/render/layer.js';
import { PALETTES } from '../../preview/render/palette.js';
import { svgOf } from '../../preview/render/svg.js';
import { textWidth } from '../../preview/render/text-width.js';
import { campaign, feature, GRIDS } from './scenes.js';

/** Returns the boxes of the place names in a drawing. */
function boxesOf(parts: readonly Part[]): (Box & { readonly text: string })[] {
  return [
    ...svgOf(parts.flatMap(({ shapes }) => shapes)).matchAll(
      /<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"( font-weight="700")? text-anchor="(\w+)">([^<]*)<\/text>/g,
    ),
  ].map(([, x, y, size, bold, anchor, text]) => {
    const width = textWidth(text, Number(size), bold ? 'bold' : 'regular');
    const left = Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    return {
      text,
      left,
      right: left + width,
      top: Number(y) - Number(size) * 0.75,
      bottom: Number(y) + Number(size) * 0.2,
    };
  });
}

const NOBODY = { occupied: [], shared: [] };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('place names', () => {
  const scene = campaign(0);
  const ground = groundOf(scene.grid);

  test('all place names are drawn, and no name overlaps another', () => {
    const boxes = boxesOf(names(scene.features, NOBODY, ground, PALETTES.light));
    expect(boxes).toHaveLength(48);
    expect(
      boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => overlap(a, b))
          .map((b) => `${a.text} on ${b.text}`),
      ),
    ).toEqual([]);
  });

  test('the names of two places in one cell do not overlap on the map', () => {
    const places = ['Novgorod', 'Belgorod'].map((name) => feature('town', { drawn: 'town', name, cells: [11] }));
    const [a, b] = boxesOf(names(places, NOBODY, ground, PALETTES.light));
    expect(overlap(a, b)).toBe(false);
  });

  test('a name that two features of a cell share is drawn once', () => {
    const places = ['major city', 'oil well'].map((kind) =>
      feature(kind, { drawn: 'city', name: 'Valea', cells: [11] }),
    );
    expect(boxesOf(names(places, NOBODY, ground, PALETTES.light)).map(({ text }) => text)).toEqual(['Valea']);
  });

  test('every place name is drawn inside the map sheet', () => {
    for (const { left, right, top, bottom } of boxesOf(names(scene.features, NOBODY, ground, PALETTES.light))) {
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(right).toBeLessThan(ground.width);
      expect(bottom).toBeLessThan(ground.height);
    }
  });

  test('the name of a place at the edge of the map does not cross that edge if it has room inside', () => {
    const small = groundOf(GRIDS.flat);
    const xs = small.centres.map(({ x }) => x);
    const town = feature('town', { name: 'Mozhaisk', cells: [xs.indexOf(Math.max(...xs))] });
    const [{ right }] = boxesOf(names([town], NOBODY, small, PALETTES.light));
    expect(right).toBeLessThanOrEqual(small.width - SHEET_MARGIN);
  });

  test('place names avoid the counters in their own and adjacent cells', () => {
    const small = groundOf(GRIDS.flat);
    const middle = small.board.cell('0504');
    const beside = [middle, small.board.neighbour(middle, 1), small.board.neighbour(middle, 2)];
    const [box] = boxesOf(
      names(
        [feature('town', { name: 'Krasny', cells: [middle] })],
        { occupied: beside, shared: [] },
        small,
        PALETTES.light,
      ),
    );
    for (const cell of beside) {
      const { x, y } = small.centres[cell];
      expect(
        overlap(box, {
          left: x - COUNTER_SIZE / 2,
          right: x + COUNTER_SIZE / 2,
          top: y - COUNTER_SIZE / 2,
          bottom: y + COUNTER_SIZE / 2,
        }),
      ).toBe(false);
    }
  });

  test('the name of a place is drawn beside its sign and beside the stacks of several sides in its cell', () => {
    const small = groundOf(GRIDS.flat);
    const middle = small.board.cell('0504');
    const { x, y } = small.centres[middle];
    const nameOf = (kind: string, who: Occupied): Box => {
      const [box] = boxesOf(names([feature(kind, { name: 'Krasny', cells: [middle] })], who, small, PALETTES.light));
      return box;
    };
    const band = { top: y - 10, bottom: y + 10 };
    const fought = nameOf('town', { occupied: [middle], shared: [middle] });
    expect(overlap(fought, { left: x - SHARED_REACH.across, right: x + SHARED_REACH.across, ...band })).toBe(false);
    expect(overlap(nameOf('fortress', NOBODY), { left: x - 14, right: x + 14, ...band })).toBe(false);
  });

  test('a zoomed-out map drops the names of towns without room but keeps the names of cities', () => {
    const far = boxesOf(
      names(
        campaign().features,
        { occupied: [...ground.centres.keys()], shared: [] },
        ground,
        PALETTES.light,
        distanceAt(0.15),
      ),
    );
    expect(far.length).toBeLessThan(48);
    expect(far.map(({ text }) => text)).toEqual(expect.arrayContaining(['Place 1', 'Place 9', 'Place 17']));
  });
});

test('the box index finds overlaps across bins', () => {
  const boxes = new Boxes();
  boxes.add({ left: 150, top: 150, right: 330, bottom: 170 });
  expect(boxes.covering({ left: 320, top: 160, right: 400, bottom: 180 })).toBeGreaterThan(0);
  expect(boxes.covering({ left: 331, top: 160, right: 400, bottom: 180 })).toBe(0);
});
