import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import type { MapModel } from '../../../model/map.js';
import { SIDES } from '../vocabulary/sides.js';
import { terrain, type TerrainEffect, type TerrainWord } from '../vocabulary/terrain.js';

/** The bits of `Ground.hexsides`. */
export const RIVER = 1;
export const STREAM_BIT = 2;
/**
 * Bit of a lake hexside and of every hexside of a lake hex. No unit, attack or supply line may cross such a hexside.
 */
export const WATER = 4;
/** Bit of a printed bridge. Bridge units are in `State.bridged` instead. */
export const BRIDGE = 8;
export const MAIN_ROAD = 16;
export const SECONDARY_ROAD = 32;
export const TRAIL = 64;
export const RAILROAD = 128;
export const ROUTES = MAIN_ROAD | SECONDARY_ROAD | TRAIL | RAILROAD;
export const ROADS = MAIN_ROAD | SECONDARY_ROAD;

const bits: Readonly<Record<string, number>> = {
  river: RIVER,
  stream: STREAM_BIT,
  lake: WATER,
  bridge: BRIDGE,
  'main road': MAIN_ROAD,
  'secondary road': SECONDARY_ROAD,
  trail: TRAIL,
  railroad: RAILROAD,
};

/** A supply source [6.31]. */
export interface Source {
  readonly cell: Cell;
  readonly side: number;
  readonly name: string | undefined;
  /** True if the source supplies only a limited number of hexes, which the scenario sets. */
  readonly isLimited: boolean;
}

/** A map as dense arrays by cell; see {@link groundOf}. */
export interface Ground {
  readonly map: MapModel;
  readonly board: Board;
  /** For each cell, the index of its terrain in {@link TERRAIN_WORDS}. */
  readonly terrain: Uint8Array;
  /** For each cell, the settlement in the cell: 0 for none, {@link VILLAGE} or {@link CITY}. */
  readonly built: Uint8Array;
  /** `hexsides[cell * 6 + direction]`: the bits of that hexside, such as {@link RIVER}. */
  readonly hexsides: Uint8Array;
  readonly sources: readonly Source[];
}

/** Values of `Ground.built`. */
export const VILLAGE = 1;
export const CITY = 2;

const TERRAIN_WORDS = Object.keys(terrain) as TerrainWord[];
const EFFECTS: readonly TerrainEffect[] = TERRAIN_WORDS.map((word) => terrain[word]);
const SWAMPS: readonly boolean[] = TERRAIN_WORDS.map((word) => word.endsWith('swamp'));
const MARSHES: readonly boolean[] = TERRAIN_WORDS.map((word) => word.endsWith('marsh'));

/** Returns the terrain effects of a cell. */
export const terrainOf = (ground: Ground, cell: Cell): TerrainEffect => EFFECTS[ground.terrain[cell]];
export const terrainWord = (ground: Ground, cell: Cell): TerrainWord => TERRAIN_WORDS[ground.terrain[cell]];
export const isSwamp = ({ terrain: words }: Ground, cell: Cell): boolean => SWAMPS[words[cell]];
export const isMarsh = ({ terrain: words }: Ground, cell: Cell): boolean => MARSHES[words[cell]];

/** Returns the bits of the hexside between two cells; 0 if the cells are not adjacent. */
export function hexside({ board, hexsides }: Ground, from: Cell, to: Cell): number {
  const direction = board.direction(from, to);
  return direction < 0 ? 0 : hexsides[from * board.directions + direction];
}

const groundsByMap = new WeakMap<MapModel, Ground>();

/**
 * Converts a map [S3.12, S4.12, S5.12, S6.12] to dense arrays, which all games on the map share. Unknown words are
 * ignored, because the checks report them.
 */
export function groundOf(map: MapModel): Ground {
  const ground = groundsByMap.get(map) ?? buildGround(map);
  groundsByMap.set(map, ground);
  return ground;
}

function buildGround(map: MapModel): Ground {
  const { board } = map;
  const hexsides = new Uint8Array(board.size * board.directions);
  const built = new Uint8Array(board.size);
  const sources: Source[] = [];
  const words = map.terrainWords.map((word) =>
    Math.max(
      0,
      TERRAIN_WORDS.findIndex((terrainWord) => terrainWord === word),
    ),
  );
  const terrainIndices = Uint8Array.from(map.terrain, (at) => words[at] ?? 0);
  const mark = (from: Cell, to: Cell, bit: number): void => {
    const [direction, opposite] = [board.direction(from, to), board.direction(to, from)];
    if (direction >= 0) hexsides[from * board.directions + direction] |= bit;
    if (opposite >= 0) hexsides[to * board.directions + opposite] |= bit;
  };
  for (let cell = 0; cell < board.size; cell++)
    if (EFFECTS[terrainIndices[cell]].dry === undefined)
      for (let direction = 0; direction < board.directions; direction++) {
        const to = board.neighbour(cell, direction);
        if (to !== NOWHERE) mark(cell, to, WATER);
      }
  for (const { kind, name, cells, hexsides: sides, chains, attributes } of map.features) {
    const bit = Object.hasOwn(bits, kind) ? bits[kind] : 0;
    for (const [from, to] of sides) mark(from, to, bit);
    for (const chain of chains) for (let i = 1; i < chain.length; i++) mark(chain[i - 1], chain[i], bit);
    const size = kind === 'city' ? CITY : kind === 'village' ? VILLAGE : 0;
    for (const cell of cells) built[cell] = Math.max(built[cell], size);
    if (kind !== 'supply point') continue;
    const side = SIDES.findIndex((name) => Object.hasOwn(attributes, 'side') && name === attributes.side.value);
    const isLimited = Object.hasOwn(attributes, 'limited');
    for (const cell of cells) sources.push({ cell, side, name, isLimited });
  }
  return { map, board, terrain: terrainIndices, built, hexsides, sources };
}
