import type { Board, Cell, GridSpec } from '../../engine/board/board.js';
import { createBoard } from '../../engine/board/create-board.js';
import type { Area, Feature, MapModel } from '../../engine/model/map.js';
import { say } from '../../engine/model/say.js';
import { cellWords } from '../text/cell-words.js';
import type { Area as AreaNode, Feature as FeatureNode, MapDef } from '../generated/ast.js';
import { isArea, isFeature, isMissing, isTerrainBlock } from '../generated/ast.js';
import { CellReader } from './cells.js';
import { cellsOnSides } from './area-sides.js';
import { checkCitations } from './citations.js';
import type { CompileContext } from './compile-context.js';
import { compileFeature } from './features.js';
import { compileGrid } from './grid.js';
import { compileMapTexts } from './map-texts.js';
import { checkPlaceNames } from './place-names.js';
import { boxTerrain, OffGridReader, withOffGrid } from './off-grid.js';
import { compileLegend, decodeTerrain, type Decoded } from './terrain.js';
import { readUnderlay } from './underlay.js';
import type { Lenient } from '../parser/lenient.js';

/**
 * Compiles a map. Returns undefined after an error with which the cells cannot be determined: the grid is missing or
 * invalid.
 */
export function compileMap(context: CompileContext, node: Lenient<MapDef>): MapModel | undefined {
  const grid = node.grid && compileGrid(context, node.grid);
  if (!node.grid) {
    context.findings.error(
      'no-grid',
      context.text.part(node, 'name'),
      say`The map has no grid. Write one first, like “grid hexes flat columns 30 rows 20 labels CCRR even columns lower”.`,
    );
  }
  if (!grid) return undefined;
  const legend = compileLegend(context, node.legend);
  const { board: onGrid, decoded } = createBoardAndTerrain(context, grid, node, (full) =>
    decodeTerrain(context, full, legend, node.items.filter(isTerrainBlock)),
  );
  const features = node.items.filter(isFeature);
  const board = withOffGrid(context, onGrid, features);
  const { words, terrain } = boxTerrain(context, board, features, legend.words, decoded);
  const cells = new CellReader(board, context);
  const placed = compileFeatures(context, cells, features);
  const areas = compileAreas(context, cells, placed, node.items.filter(isArea));
  checkPlaceNames(context, board, placed, areas);
  const underlay = readUnderlay(context, cells, node);
  return {
    name: node.name ?? '',
    ...(node.title === undefined ? {} : { title: node.title }),
    ...(node.provenance.length === 0 ? {} : { provenance: node.provenance.join(' ') }),
    board,
    terrainWords: words,
    terrain,
    features: placed,
    ...(legend.pictures.size > 0 && { terrainPictures: legend.pictures }),
    ...(underlay && { underlay }),
    ...compileMapTexts(context, cells, node),
    areas,
    gridSource: context.text.source(node.grid),
    source: context.text.source(node),
  };
}

/**
 * Creates the board and the terrain of a map. Labels of missing cells are resolved on the full rectangle of the grid;
 * then the missing cells are removed from the board and the terrain.
 */
function createBoardAndTerrain(
  context: CompileContext,
  grid: GridSpec,
  node: Lenient<MapDef>,
  decode: (full: CellReader) => Decoded,
): { board: Board; decoded: Uint8Array } {
  const full = createBoard(grid);
  const reader = new CellReader(full, context);
  const { terrain, missing } = decode(reader);
  const removed = new Set(missing);
  for (const statement of node.items.filter(isMissing)) {
    for (const cell of reader.ranges(statement.cells, (index) => context.text.part(statement, 'cells', index)))
      removed.add(cell);
  }
  if (removed.size === 0) return { board: full, decoded: terrain };
  const board = createBoard({ ...grid, missing: [...removed].map((cell) => full.label(cell)) });
  return { board, decoded: terrain.filter((_, cell) => !removed.has(cell)) };
}

function compileFeatures(context: CompileContext, cells: CellReader, nodes: readonly FeatureNode[]): Feature[] {
  const offGrid = new OffGridReader(context, cells);
  const features = nodes.map((node) => compileFeature(context, cells, offGrid, node));
  const places = new Map<string, Feature>();
  for (const feature of features) {
    if (feature.name === undefined || feature.cells.length === 0) continue;
    const key = `${feature.kind} ${feature.name}`;
    const first = places.get(key);
    if (!first) places.set(key, feature);
    else
      reportTwice(
        context,
        'duplicate-place',
        say`${key} is already on this map; write all its ${cellWords(context.ruleset, cells.board.grid, 'cells')} in one statement.`,
        feature,
        first,
      );
  }
  return features;
}

/** Compiles areas: first those that list their cells, then those on a side of a line or of another area. */
function compileAreas(
  context: CompileContext,
  cells: CellReader,
  features: readonly Feature[],
  nodes: readonly Lenient<AreaNode>[],
): Map<string, Area> {
  const areas = new Map<string, Area>();
  const add = (node: Lenient<AreaNode>, read: () => readonly Cell[]): void => {
    if (node.name === undefined) return;
    checkCitations(context, node);
    const area: Area = { name: node.name, cells: read(), source: context.text.source(node) };
    const first = areas.get(area.name);
    if (!first) areas.set(area.name, area);
    else
      reportTwice(
        context,
        'duplicate-area',
        say`Area ${area.name} is already on this map; write all its ${cellWords(context.ruleset, cells.board.grid, 'cells')} in one statement.`,
        area,
        first,
      );
  };
  const [bySide, byCells] = [
    nodes.filter(({ sides }) => sides.length > 0),
    nodes.filter(({ sides }) => sides.length === 0),
  ];
  for (const node of byCells)
    add(node, () => cells.ranges(node.cells, (index) => context.text.part(node, 'cells', index)));
  for (const node of bySide) add(node, () => cellsOnSides(context, { board: cells.board, features, areas }, node));
  return areas;
}

function reportTwice(
  context: CompileContext,
  slug: string,
  message: string,
  again: Feature | Area,
  first: Feature | Area,
): void {
  context.findings.error(slug, 'nameSource' in again && again.nameSource ? again.nameSource : again.source, message, {
    related: [{ source: first.source, message: say`First written here.` }],
  });
}
