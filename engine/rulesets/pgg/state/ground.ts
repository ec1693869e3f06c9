import { neighboursOf } from '../../../board/nearest.js';
import { markAlong, markBetween, terrainIn } from '../../../mechanics/ground.js';
import { memoize } from '../../../mechanics/memoize.js';
import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { linksWhere } from '../../../mechanics/lines.js';
import type { MapModel } from '../../../model/map.js';
import type { Numbers } from '../vocabulary/numbers.js';
import { namedPlaces } from '../vocabulary/places.js';
import { terrain, type TerrainEffect, type TerrainWord } from '../vocabulary/terrain.js';

/** Bits of `Ground.hexsides`. */
export const RIVER = 1;
export const LAKE = 2;
export const ROAD = 4;
export const RAIL = 8;

/** Values of `Ground.city`. */
export const NO_CITY = 0;
export const MINOR_CITY = 1;
export const MAJOR_CITY = 2;

/** The map as the rules use it: the contents of each cell and hexside in dense arrays. */
export interface Ground {
  readonly map: MapModel;
  readonly board: Board;
  /**
   * Index of each cell's terrain in {@link TERRAIN_WORDS}. A cell without written terrain has the index of clear
   * terrain.
   */
  readonly terrain: Uint8Array;
  readonly city: Uint8Array;
  /**
   * `hexsides[cell * 6 + direction]`: the bits RIVER and LAKE, and ROAD and RAIL where a road or railway joins the two
   * cells.
   */
  readonly hexsides: Uint8Array;
  /**
   * `board.neighbours` without the neighbours across a lake hexside, which no movement, attack or line crosses [6.7,
   * 8.17].
   */
  readonly ashore: Int32Array;
  /** Like `board.neighbours`, but contains only the neighbours to which a road leads. */
  readonly alongRoads: Int32Array;
  /** The cost of a step along a railway in a search; other steps are not allowed. */
  readonly alongRails: Uint8Array;
  /**
   * 1 if a line of supply or command may pass through the cell. 0 if a line may only end in the cell or may not enter
   * it [6.7].
   */
  readonly carriesLines: Uint8Array;
  /** 1 for cells with a road or a railway. */
  readonly road: Uint8Array;
  readonly rail: Uint8Array;
  /** The cells with a railway. */
  readonly stations: readonly Cell[];
  /** 1 for the cells of columns 01 and 02, which are the west columns [6.4]. */
  readonly western: Uint8Array;
  readonly westEdge: Uint8Array;
  /** The cells of the west edge. */
  readonly west: readonly Cell[];
  readonly eastEdge: Uint8Array;
  /** The cell in which the supply road leaves the map: 0120 [11.11]; `NOWHERE` on a map without this cell. */
  readonly supplyRoad: Cell;
  /** The hexes of Smolensk [13.2]; empty on a map without Smolensk. */
  readonly smolensk: readonly Cell[];
  /** The printed number of a cell's column. */
  readonly column: Int32Array;
}

export const TERRAIN_WORDS = Object.keys(terrain) as TerrainWord[];
const TERRAIN: readonly TerrainEffect[] = TERRAIN_WORDS.map((word) => terrain[word]);

export function terrainOf(ground: Ground, cell: Cell): TerrainEffect {
  return TERRAIN[ground.terrain[cell]];
}
export function terrainWord(ground: Ground, cell: Cell): TerrainWord {
  return TERRAIN_WORDS[ground.terrain[cell]];
}
/** Returns the bits of the hexside between two neighbours; 0 when the cells are not adjacent. */
export function hexside(ground: Ground, from: Cell, to: Cell): number {
  const direction = ground.board.direction(from, to);
  return direction < 0 ? 0 : ground.hexsides[from * ground.board.directions + direction];
}

const known = memoize((_map: MapModel) => new Map<number, Ground>());

/**
 * Converts a map into dense arrays, once for all games on the map. Unknown words are omitted; the checks report them.
 */
export function groundOf(map: MapModel, numbers: Numbers): Ground {
  const columns = numbers['westColumns.count'];
  const grounds = known(map);
  const ground = grounds.get(columns) ?? layGround(map, columns);
  grounds.set(columns, ground);
  return ground;
}

function layGround(map: MapModel, westColumns: number): Ground {
  const { board } = map;
  const bytes = (): Uint8Array => new Uint8Array(board.size);
  const ground = {
    map,
    board,
    terrain: terrainIn(map, TERRAIN_WORDS),
    city: bytes(),
    hexsides: new Uint8Array(board.size * board.directions),
    carriesLines: bytes(),
    road: bytes(),
    rail: bytes(),
    stations: [] as Cell[],
    western: bytes(),
    westEdge: bytes(),
    west: board.edge('west'),
    eastEdge: bytes(),
    supplyRoad: board.cell(namedPlaces.supplyRoad),
    smolensk: [] as Cell[],
    column: new Int32Array(board.size),
  };
  for (let cell = 0; cell < board.size; cell++) {
    ground.column[cell] = printedColumn(board, cell);
    if (ground.column[cell] <= westColumns) ground.western[cell] = 1;
    if (TERRAIN[ground.terrain[cell]].supply === 'anywhere') ground.carriesLines[cell] = 1;
  }
  for (const cell of ground.west) ground.westEdge[cell] = 1;
  for (const cell of board.edge('east')) ground.eastEdge[cell] = 1;
  const mark = (from: Cell, to: Cell, bit: number): void => {
    markBetween(ground.hexsides, board, from, to, bit);
  };
  const lake = TERRAIN_WORDS.indexOf('lake');
  for (let cell = 0; cell < board.size; cell++) {
    if (ground.terrain[cell] !== lake) continue;
    for (const other of neighboursOf(board, cell)) mark(cell, other, LAKE);
  }
  for (const feature of map.features) {
    const cities = feature.kind === 'major city' ? MAJOR_CITY : feature.kind === 'minor city' ? MINOR_CITY : NO_CITY;
    if (cities !== NO_CITY) for (const cell of feature.cells) ground.city[cell] = cities;
    if (cities !== NO_CITY && feature.name === namedPlaces.airLimitCity) ground.smolensk.push(...feature.cells);
    if (feature.kind === 'supply road') ground.supplyRoad = feature.cells.at(0) ?? NOWHERE;
    const side = feature.kind === 'river' ? RIVER : feature.kind === 'lake' ? LAKE : 0;
    if (side !== 0) for (const [from, to] of feature.hexsides) mark(from, to, side);
    const link = feature.kind === 'road' ? ROAD : feature.kind === 'rail' ? RAIL : 0;
    if (link === 0) continue;
    markAlong(ground.hexsides, board, feature.chains, link);
    for (const cell of [...feature.cells, ...feature.chains.flat()])
      (link === ROAD ? ground.road : ground.rail)[cell] = 1;
  }
  for (let cell = 0; cell < board.size; cell++) if (ground.rail[cell] === 1) ground.stations.push(cell);
  return {
    ...ground,
    ashore: linksWhere(board, (at) => !(ground.hexsides[at] & LAKE)),
    alongRoads: linksWhere(board, (at) => (ground.hexsides[at] & ROAD) !== 0),
    alongRails: ground.hexsides.map((bits) => (bits & RAIL ? 1 : IMPASSABLE)),
  };
}

function printedColumn(board: Board, cell: Cell): number {
  const { grid } = board;
  const column = board.column(cell);
  return grid.firstColumn + (grid.columnsIncrease === 'east' ? column : grid.columns - 1 - column);
}
