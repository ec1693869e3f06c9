import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import type { MapModel } from '../../../model/map.js';
import { SIDES } from '../vocabulary/sides.js';
import { terrain, type TerrainEffect, type TerrainWord } from '../vocabulary/terrain.js';

/** Bits of `Ground.hexsides`. */
export const RIVER = 1;
export const STREAM = 2;
/** Nothing goes across: a lake side, or one of a lake hex. */
export const WATER = 4;
/** A printed bridge; bridge units are counted by the state. */
export const BRIDGE = 8;
export const MAIN_ROAD = 16;
export const SECONDARY_ROAD = 32;
export const TRAIL = 64;
export const RAILROAD = 128;
export const ROUTES = MAIN_ROAD | SECONDARY_ROAD | TRAIL | RAILROAD;
export const ROADS = MAIN_ROAD | SECONDARY_ROAD;

const bits: Readonly<Record<string, number>> = {
  river: RIVER,
  stream: STREAM,
  lake: WATER,
  bridge: BRIDGE,
  'main road': MAIN_ROAD,
  'secondary road': SECONDARY_ROAD,
  trail: TRAIL,
  railroad: RAILROAD,
};

/** Where supply comes from [6.31]. */
export interface Source {
  readonly cell: Cell;
  readonly side: number;
  readonly name: string | undefined;
  readonly isLimited: boolean;
}

/** The map as the rules see it. */
export interface Ground {
  readonly map: MapModel;
  readonly board: Board;
  /** Index into {@link TERRAIN_WORDS}. */
  readonly terrain: Uint8Array;
  /** 1 in a village, 2 in a city. */
  readonly built: Uint8Array;
  /** `hexsides[cell * 6 + direction]`: the bits above. */
  readonly hexsides: Uint8Array;
  readonly sources: readonly Source[];
}

export const VILLAGE = 1;
export const CITY = 2;

const TERRAIN_WORDS = Object.keys(terrain) as TerrainWord[];
const EFFECTS: readonly TerrainEffect[] = TERRAIN_WORDS.map((word) => terrain[word]);
const SWAMPS: readonly boolean[] = TERRAIN_WORDS.map((word) => word.endsWith('swamp'));
const MARSHES: readonly boolean[] = TERRAIN_WORDS.map((word) => word.endsWith('marsh'));

export const terrainOf = (ground: Ground, cell: Cell): TerrainEffect => EFFECTS[ground.terrain[cell]];
export const terrainWord = (ground: Ground, cell: Cell): TerrainWord => TERRAIN_WORDS[ground.terrain[cell]];
export const isSwamp = ({ terrain: words }: Ground, cell: Cell): boolean => SWAMPS[words[cell]];
export const isMarsh = ({ terrain: words }: Ground, cell: Cell): boolean => MARSHES[words[cell]];

/** The bits of the side between two neighbours; 0 when they are none. */
export function hexside({ board, hexsides }: Ground, from: Cell, to: Cell): number {
  const direction = board.direction(from, to);
  return direction < 0 ? 0 : hexsides[from * board.directions + direction];
}

const known = new WeakMap<MapModel, Ground>();

/** The whole of a map [S3.12, S4.12, S5.12, S6.12] as dense arrays, made once for every game on it. Words it does not know are left out: the checks report them. */
export function groundOf(map: MapModel): Ground {
  const ground = known.get(map) ?? layGround(map);
  known.set(map, ground);
  return ground;
}

function layGround(map: MapModel): Ground {
  const { board } = map;
  const hexsides = new Uint8Array(board.size * board.directions);
  const built = new Uint8Array(board.size);
  const sources: Source[] = [];
  const words = map.terrainWords.map((word) =>
    Math.max(
      0,
      TERRAIN_WORDS.findIndex((one) => one === word),
    ),
  );
  const laid = Uint8Array.from(map.terrain, (at) => words[at] ?? 0);
  const mark = (from: Cell, to: Cell, bit: number): void => {
    const [there, back] = [board.direction(from, to), board.direction(to, from)];
    if (there >= 0) hexsides[from * board.directions + there] |= bit;
    if (back >= 0) hexsides[to * board.directions + back] |= bit;
  };
  for (let cell = 0; cell < board.size; cell++)
    if (EFFECTS[laid[cell]].dry === undefined)
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
    const side = SIDES.findIndex((one) => Object.hasOwn(attributes, 'side') && one === attributes.side.value);
    const isLimited = Object.hasOwn(attributes, 'limited');
    for (const cell of cells) sources.push({ cell, side, name, isLimited });
  }
  return { map, board, terrain: laid, built, hexsides, sources };
}
