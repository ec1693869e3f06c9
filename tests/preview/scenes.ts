import { createBoard } from '../../engine/board/create-board.js';
import { NOWHERE, type Cell, type GridSpec } from '../../engine/board/board.js';
import type { Counter, Scene, SceneFeature } from '../../preview/contract/scene.js';

const GRID: GridSpec = {
  shape: 'hexes',
  orientation: 'flat',
  columns: 10,
  rows: 8,
  labels: 'CCRR',
  digits: 2,
  firstColumn: 1,
  firstRow: 1,
  columnsIncrease: 'east',
  rowsIncrease: 'south',
  shifted: 'even',
  shift: 'east',
  diagonals: false,
  missing: [],
  boxes: [],
  links: [],
};

export const GRIDS = {
  flat: GRID,
  pointy: { ...GRID, orientation: 'pointy', labels: 'RRCC', shifted: 'odd', missing: ['0110'] },
  squares: { ...GRID, shape: 'squares', diagonals: true },
} as const satisfies Record<string, GridSpec>;

/** Returns an empty scene on a grid, with the given parts added. */
export function scene(grid: GridSpec, parts: Partial<Scene> = {}): Scene {
  const { size } = createBoard(grid);
  return {
    title: 'A <test> & its map',
    grid,
    terrain: { words: ['clear'], cells: Array.from({ length: size }, () => 0) },
    features: [],
    areas: [],
    sides: ['German', 'Soviet'],
    counters: [],
    markers: [],
    findings: [],
    overlays: [],
    ...parts,
  };
}

export function counter(cell: Cell, parts: Partial<Counter> = {}): Counter {
  return {
    name: '25/7',
    side: 'German',
    cell,
    kind: 'panzer regiment',
    symbol: { function: 'armour', size: 'regiment' },
    values: '4-10',
    step: 1,
    steps: 2,
    flags: [],
    ...parts,
  };
}

export function feature(kind: string, parts: Partial<SceneFeature> = {}): SceneFeature {
  return { kind, drawn: kind, cells: [], hexsides: [], chains: [], ...parts };
}

/**
 * Returns a map of realistic size: 60 by 40 hexes with terrain of every kind, rivers, roads, railways, cities, and a
 * number of counters.
 */
export function campaign(counters = 250): Scene {
  const grid: GridSpec = { ...GRID, columns: 60, rows: 40 };
  const board = createBoard(grid);
  const words = ['clear', 'forest', 'swamp', 'hill', 'lake', 'mountain'];
  const at = (column: number, row: number): Cell =>
    board.cell(String(column + 1).padStart(2, '0') + String(row + 1).padStart(2, '0'));
  const cells = Array.from({ length: board.size }, (_, cell) => coverAt(board.column(cell), board.row(cell)));
  const rows = (step: number, first: number): Cell[][] =>
    Array.from({ length: Math.floor((40 - first) / step) }, (_, i) =>
      Array.from({ length: 60 }, (_, column) => at(column, first + i * step)),
    );
  const towns = Array.from({ length: 48 }, (_, i) => at((i * 17) % 60, (i * 11 + 3) % 40));
  const features = [
    ...rows(9, 4).map((chain, i) => feature('road', { name: `Highway ${i + 1}`, chains: [chain] })),
    ...rows(13, 6).map((chain, i) => feature('rail', { name: `Line ${i + 1}`, chains: [chain] })),
    ...rows(10, 2).map((row, i) =>
      feature('river', { name: `River ${i + 1}`, hexsides: row.slice(5, 40).flatMap((cell) => south(cell)) }),
    ),
    ...towns.map((cell, i) =>
      feature(i % 8 === 0 ? 'major city' : i % 3 === 0 ? 'minor city' : 'town', {
        name: `Place ${i + 1}`,
        cells: [cell],
      }),
    ),
  ];
  function south(cell: Cell): [Cell, Cell][] {
    return (board.column(cell) % 2 === 0 ? [3] : [2, 3, 4])
      .map((direction) => [cell, board.neighbour(cell, direction)] as [Cell, Cell])
      .filter(([, neighbour]) => neighbour !== NOWHERE);
  }
  const kinds = [
    {
      side: 'German',
      kind: 'panzer regiment',
      symbol: { function: 'armour', size: 'regiment' },
      values: '4-10',
      steps: 2,
    },
    {
      side: 'German',
      kind: 'infantry division',
      symbol: { function: 'infantry', size: 'division' },
      values: '9-7',
      steps: 4,
    },
    {
      side: 'Soviet',
      kind: 'rifle',
      symbol: { function: 'infantry', size: 'division' },
      values: '?-6',
      steps: 1,
      flags: ['untried'],
    },
    { side: 'Soviet', kind: 'tank', symbol: { function: 'armour', size: 'division' }, values: '5-10', steps: 1 },
  ];
  return scene(grid, {
    title: 'A campaign of real size',
    terrain: { words, cells },
    features,
    areas: [
      { name: 'A', cells: Array.from({ length: 12 }, (_, row) => at(0, row)) },
      { name: 'B', cells: Array.from({ length: 12 }, (_, row) => at(59, row + 12)) },
    ],
    counters: Array.from({ length: counters }, (_, i) => {
      const kind = kinds[(i * 7) % 4];
      const column = kind.side === 'German' ? (i * 5) % 24 : 28 + ((i * 5) % 28);
      return counter(at(column, (i * 3 + (i % 5)) % 40), {
        ...kind,
        name: `${i + 1}/${(i % 30) + 1}`,
        formation: `${(i % 12) + 1}.`,
        step: (i % kind.steps) + 1,
        flags: [...(kind.flags ?? []), ...(i % 11 === 0 ? ['disrupted'] : [])],
        place: { uri: 'file:///campaign.sand', start: i * 40, end: i * 40 + 8 },
      });
    }),
  });
}

/** Returns the terrain of a cell. The terrain forms patches that are the same in every run. */
function coverAt(column: number, row: number): number {
  const wave = Math.sin(column * 0.55 + row * 0.2) + Math.sin(row * 0.7 - column * 0.15) + Math.sin(column * 0.21);
  if (wave > 1.55) return 1;
  if (wave > 1.35) return 2;
  if (wave < -2.1) return 4;
  if (wave < -1.7) return 3;
  return column > 55 && row > 30 ? 5 : 0;
}
