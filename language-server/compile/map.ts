import type { Board, Cell, GridSpec } from '../../engine/board/board.js';
import { createBoard } from '../../engine/board/create-board.js';
import type { Area, Feature, MapModel } from '../../engine/model/map.js';
import type { Area as AreaNode, Feature as FeatureNode, MapDef } from '../generated/ast.js';
import { isArea, isFeature, isMissing, isTerrainBlock } from '../generated/ast.js';
import { CellReader } from './cells.js';
import { cellsOnSides } from './sides-of.js';
import { checkCitations } from './citations.js';
import type { Desk } from './desk.js';
import { compileFeature } from './features.js';
import { compileGrid } from './grid.js';
import { boxTerrain, OffGridReader, withOffGrid } from './off-grid.js';
import { compileLegend, decodeTerrain, type Decoded } from './terrain.js';
import type { Lenient } from '../parser/lenient.js';

/** The map as written; undefined, after a finding, while its grid is missing or cannot be a board. */
export function compileMap(desk: Desk, node: Lenient<MapDef>): MapModel | undefined {
  const grid = node.grid && compileGrid(desk, node.grid);
  if (!node.grid) {
    desk.findings.error(
      'no-grid',
      desk.text.part(node, 'name'),
      `The map has no grid. Write one first, like “grid hexes flat columns 30 rows 20 labels CCRR even columns lower”.`,
    );
  }
  if (!grid) return undefined;
  const legend = compileLegend(desk, node.legend);
  const { board: onGrid, decoded } = layOut(desk, grid, node, (full) =>
    decodeTerrain(desk, full, legend, node.items.filter(isTerrainBlock)),
  );
  const features = node.items.filter(isFeature);
  const board = withOffGrid(desk, onGrid, features);
  const { words, terrain } = boxTerrain(desk, board, features, legend.words, decoded);
  const cells = new CellReader(board, desk.findings);
  const placed = compileFeatures(desk, cells, features);
  return {
    name: node.name ?? '',
    ...(node.title === undefined ? {} : { title: node.title }),
    ...(node.provenance.length === 0 ? {} : { provenance: node.provenance.join(' ') }),
    board,
    terrainWords: words,
    terrain,
    features: placed,
    areas: compileAreas(desk, cells, placed, node.items.filter(isArea)),
    gridSource: desk.text.source(node.grid),
    source: desk.text.source(node),
  };
}

/** Cells that do not exist are named on the full rectangle; only then is the board known. */
function layOut(
  desk: Desk,
  grid: GridSpec,
  node: Lenient<MapDef>,
  decode: (full: CellReader) => Decoded,
): { board: Board; decoded: Uint8Array } {
  const full = createBoard(grid);
  const reader = new CellReader(full, desk.findings);
  const { terrain, missing } = decode(reader);
  const gone = new Set(missing);
  for (const statement of node.items.filter(isMissing)) {
    for (const cell of reader.ranges(statement.cells, (index) => desk.text.part(statement, 'cells', index)))
      gone.add(cell);
  }
  if (gone.size === 0) return { board: full, decoded: terrain };
  const board = createBoard({ ...grid, missing: [...gone].map((cell) => full.label(cell)) });
  return { board, decoded: terrain.filter((_, cell) => !gone.has(cell)) };
}

function compileFeatures(desk: Desk, cells: CellReader, nodes: readonly FeatureNode[]): Feature[] {
  const offGrid = new OffGridReader(desk, cells);
  const features = nodes.map((node) => compileFeature(desk, cells, offGrid, node));
  const places = new Map<string, Feature>();
  for (const feature of features) {
    if (feature.name === undefined || feature.cells.length === 0) continue;
    const key = `${feature.kind} ${feature.name}`;
    const first = places.get(key);
    if (!first) places.set(key, feature);
    else
      reportTwice(
        desk,
        'duplicate-place',
        `${key} is already on this map; write all its cells in one statement.`,
        feature,
        first,
      );
  }
  return features;
}

/** Areas by their cells, then those that lie beside others and beside features. */
function compileAreas(
  desk: Desk,
  cells: CellReader,
  features: readonly Feature[],
  nodes: readonly Lenient<AreaNode>[],
): Map<string, Area> {
  const areas = new Map<string, Area>();
  const add = (node: Lenient<AreaNode>, read: () => readonly Cell[]): void => {
    if (node.name === undefined) return;
    checkCitations(desk, node);
    const area: Area = { name: node.name, cells: read(), source: desk.text.source(node) };
    const first = areas.get(area.name);
    if (!first) areas.set(area.name, area);
    else
      reportTwice(
        desk,
        'duplicate-area',
        `Area ${area.name} is already on this map; write all its cells in one statement.`,
        area,
        first,
      );
  };
  const [beside, plain] = [
    nodes.filter(({ sides }) => sides.length > 0),
    nodes.filter(({ sides }) => sides.length === 0),
  ];
  for (const node of plain) add(node, () => cells.ranges(node.cells, (index) => desk.text.part(node, 'cells', index)));
  for (const node of beside) add(node, () => cellsOnSides(desk, { board: cells.board, features, areas }, node));
  return areas;
}

function reportTwice(desk: Desk, slug: string, message: string, again: Feature | Area, first: Feature | Area): void {
  desk.findings.error(slug, 'nameSource' in again && again.nameSource ? again.nameSource : again.source, message, {
    related: [{ source: first.source, message: 'First written here.' }],
  });
}
