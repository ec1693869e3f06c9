import { describe, expect, test } from 'vitest';
import { groundOf } from '../../preview/render/ground.js';
import { formatDistance, nextMeasure } from '../../preview/webview/map/ruler.js';
import { search } from '../../preview/webview/map/search.js';
import { counter, feature, GRIDS, scene } from './scenes.js';

const MAP = scene(GRIDS.flat, {
  counters: [
    counter(3, { name: '25/7', formation: '7.Pz' }),
    counter(12, { name: '6/7', formation: '7.Pz' }),
    counter(40, { name: 'Füsiliers/346', formation: '346.', kind: 'fusilier battalion' }),
  ],
  features: [
    feature('river', { name: 'Dnepr', hexsides: [[1, 2]] }),
    feature('river', { name: 'Dnepr', hexsides: [[2, 3]] }),
    feature('town', { name: 'Orsha', cells: [25] }),
    feature('road', { chains: [[4, 5]] }),
  ],
  areas: [{ name: 'Orsha land bridge', cells: [24, 25] }],
});
const found = (text: string): string[] =>
  search(MAP, text).map(({ what, name, description }) => `${what} ${name}: ${description}`);

describe('searching the map', () => {
  test.each([
    ['finds a unit by its name', '25/7', ['unit 25/7: panzer regiment, 0401']],
    ['finds a formation with all its counters', '7.pz', ['formation 7.Pz: 2 counters']],
    ['ignores case and accents', 'fus', ['unit Füsiliers/346: fusilier battalion, 0105']],
    ['finds no digits inside the labels of cells', '808', []],
    ['finds a river in several parts once', 'dnepr', ['place Dnepr: river']],
    [
      'lists an exact name before a longer one',
      'orsha',
      ['place Orsha: town, 0603', 'area Orsha land bridge: 2 cells'],
    ],
    ['finds a word within a name', 'bridge', ['area Orsha land bridge: 2 cells']],
    ['finds a cell by its label', '0402', ['cell 0402: clear']],
    [
      'finds cells by the beginning of their labels',
      '100',
      [1, 2, 3, 4, 5, 6, 7, 8].map((row) => `cell 100${row}: clear`),
    ],
    ['finds nothing for an empty text', ' ', []],
    ['finds nothing for an unknown name', 'Smolensk', []],
  ])('the search %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('the search lists exact names first, then beginnings of names, then beginnings of words, then other parts', () => {
    const map = scene(GRIDS.flat, {
      areas: ['Newmill', 'Old mill', 'Millbrook', 'Mill'].map((name) => ({ name, cells: [1] })),
    });
    expect(search(map, 'mill').map(({ name }) => name)).toEqual(['Mill', 'Millbrook', 'Old mill', 'Newmill']);
  });

  test('the map search matches only the beginning of a label, not a later word of the label', () => {
    const boxes = [{ label: 'Reserve box', edge: 'west' as const }];
    const map = scene({ ...GRIDS.flat, boxes });
    expect(search(map, 'reserve').map(({ name }) => name)).toEqual(['Reserve box']);
    expect(search(map, 'box')).toEqual([]);
  });

  test('search returns the cells of each result, and at most the requested number of results', () => {
    expect(search(MAP, 'dnepr')[0].cells).toEqual([1, 2, 3]);
    expect(search(MAP, '0', 5)).toHaveLength(5);
  });
});

describe('the ruler', () => {
  const boxed = { ...GRIDS.flat, boxes: [{ label: 'Reserve' }] };
  test.each([
    ['hexes', GRIDS.flat, '0101 → 0104: 3 hexes'],
    ['one hex', GRIDS.flat, '0101 → 0102: 1 hex'],
    ['squares', GRIDS.squares, '0101 → 0104: 3 squares'],
    ['no distance from a box, which is on no grid', boxed, 'Reserve → 0104: the cells are not on the same grid'],
  ])('the ruler measures %s', (_, grid, expected) => {
    const ground = groundOf(grid);
    const cells = {
      from: ground.board.cell(expected.split(' ')[0]),
      to: ground.board.cell(expected.split(/ → |:/)[1]),
    };
    expect(cells.from).toBeGreaterThanOrEqual(0);
    expect(formatDistance({ ...cells, isSet: true }, ground)).toBe(expected);
  });

  test('the ruler takes two cells and starts again at the third', () => {
    const first = nextMeasure(undefined, 4);
    const second = nextMeasure(first, 9);
    expect([first, second, nextMeasure(second, 2)]).toEqual([
      { from: 4, to: 4, isSet: false },
      { from: 4, to: 9, isSet: true },
      { from: 2, to: 2, isSet: false },
    ]);
  });
});
