import { describe, expect, test } from 'vitest';
import type { LayerName } from '../../preview/render/layer.js';
import { painter, type PaintOptions } from '../../preview/render/painter.js';
import { svgOf } from '../../preview/render/svg.js';
import type { Scene } from '../../preview/contract/scene.js';
import { campaign, feature } from './scenes.js';

const LIGHT: PaintOptions = { theme: 'light' };

/** Returns the layers that are redrawn when one scene follows another. */
function redrawn(first: Scene, next: Scene, options: PaintOptions = LIGHT): LayerName[] {
  const { paint } = painter();
  const before = paint(first, LIGHT);
  return paint(structuredClone(next), options)
    .filter((layer, i) => layer !== before[i])
    .map(({ name }) => name);
}

describe('the painter redraws only changed layers', () => {
  const scene = campaign(60);
  const [first, ...others] = scene.counters;
  const cases: readonly (readonly [string, Scene, readonly LayerName[]])[] = [
    ['nothing', scene, []],
    [
      'source locations, which every keystroke shifts,',
      { ...scene, counters: scene.counters.map((each) => ({ ...each, place: { uri: 'x', start: 1, end: 2 } })) },
      [],
    ],
    ['the values of a counter', { ...scene, counters: [{ ...first, values: '1-1' }, ...others] }, ['counters']],
    [
      'the cell of a counter, now an empty cell,',
      { ...scene, counters: [{ ...first, cell: 1111 }, ...others] },
      ['names', 'paths', 'attacks', 'counters'],
    ],
    [
      'the terrain of a cell',
      { ...scene, terrain: { ...scene.terrain, cells: [1, ...scene.terrain.cells.slice(1)] } },
      ['terrain'],
    ],
    ['the findings', { ...scene, findings: [{ severity: 'error', message: 'x', cells: [3] }] }, ['findings']],
    [
      'the overlays',
      { ...scene, overlays: [{ kind: 'move', side: 'German', cells: [1, 2] }] },
      ['zones', 'paths', 'attacks'],
    ],
    [
      'the rivers',
      { ...scene, features: [...scene.features, feature('river', { hexsides: [[100, 101]] })] },
      ['water', 'blocks', 'ways', 'sites', 'names'],
    ],
  ];

  test.each(cases)('a change of %s redraws only the layers %j', (_, next, layers) => {
    expect(redrawn(scene, next).sort()).toEqual([...layers].sort());
  });

  test('a change of theme redraws all layers, and showing the areas redraws only the layer of areas', () => {
    expect(redrawn(scene, scene, { theme: 'dark' })).toHaveLength(17);
    expect(redrawn(scene, scene, { ...LIGHT, areas: true })).toEqual(['areas']);
  });

  test('the painter redraws one part for a changed counter', () => {
    const { paint } = painter();
    const parts = (of: Scene): ReadonlySet<string> =>
      new Set(
        paint(of, LIGHT)
          .find(({ name }) => name === 'counters')
          ?.parts.map(({ shapes }) => svgOf(shapes)),
      );
    const before = parts(scene);
    const after = parts({ ...scene, counters: [{ ...first, values: '1-1' }, ...others] });
    expect([...after].filter((svg) => !before.has(svg))).toHaveLength(1);
  });
});
