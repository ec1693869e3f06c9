import { neighboursOf } from '../../../board/nearest.js';
import { markAlong, terrainIn } from '../../../mechanics/ground.js';
import { memoize } from '../../../mechanics/memoize.js';
import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { linksWhere } from '../../../mechanics/lines.js';
import type { Feature, MapModel } from '../../../model/map.js';
import { textOf } from './unit-facts.js';
import type { FeatureKind } from '../vocabulary/features.js';
import { terrain, type TerrainEffect, type TerrainWord } from '../vocabulary/terrain.js';

/** Bits of `Ground.lies`: properties of a sector that never change. */
export const HEAVY = 1;
export const IMPASSABLE_GROUND = 2;
export const RIVER = 4;
export const ROAD = 8;
/** Bit of a sector that counts as a city under air attack, because of its terrain or a city feature [12i, 12k]. */
export const CITY = 16;

/** Values of `State.bridge`. */
export const NO_BRIDGE = 0;
/** A bridge that a road can use. */
export const BRIDGE = 1;
export const BOAT_BRIDGE = 2;

/** Values of `State.mines`. */
export const NO_MINES = 0;
export const LIVE_MINES = 1;
export const SPENT_MINES = 2;

/**
 * A place or structure on the map. `owner` is the side that holds it at the start of the game, or that laid the
 * minefield.
 */
export interface Place {
  readonly kind: FeatureKind;
  readonly name?: string;
  readonly cells: readonly Cell[];
  readonly owner?: string;
  readonly feature: Feature;
}

/**
 * The map as the rules use it: the contents of each sector and its connections in dense arrays. Bridges, mines and
 * fortifications are part of the state, because they may change.
 */
export interface Ground {
  readonly map: MapModel;
  readonly board: Board;
  /**
   * Index of each cell's terrain in {@link TERRAIN_WORDS}. A cell without written terrain has the index of open ground.
   */
  readonly terrain: Uint8Array;
  /** The properties of each cell, as a set of the bits HEAVY, IMPASSABLE_GROUND, RIVER, ROAD and CITY. */
  readonly lies: Uint8Array;
  /** `roads[cell * directions + direction]`: 1 where a road connects the two sectors. */
  readonly roads: Uint8Array;
  /** Like `board.neighbours`, but contains only the neighbours to which a road leads. */
  readonly alongRoads: Int32Array;
  /**
   * For a river sector, the number of the bank to which each neighbour belongs, at index `cell * directions +
   * direction`. 0 when the map defines no bank there [14e].
   */
  readonly banks: Uint8Array;
  /**
   * The two sectors at the corner that a diagonal step passes, at index `(cell * directions + direction) * 2` and the
   * next index. NOWHERE for steps that are not diagonal [7d].
   */
  readonly corners: Int32Array;
  /** All features of the map except roads. */
  readonly places: readonly Place[];
}

export const TERRAIN_WORDS = Object.keys(terrain) as TerrainWord[];
const TERRAIN: readonly TerrainEffect[] = TERRAIN_WORDS.map((word) => terrain[word]);

export const isHeavy = (ground: Ground, cell: Cell): boolean => (ground.lies[cell] & HEAVY) !== 0;
export const isRiver = (ground: Ground, cell: Cell): boolean => (ground.lies[cell] & RIVER) !== 0;
export const isCity = (ground: Ground, cell: Cell): boolean => (ground.lies[cell] & CITY) !== 0;

export const placesOf = (ground: Ground, ...kinds: readonly FeatureKind[]): Place[] =>
  ground.places.filter(({ kind }) => kinds.includes(kind));

/** Converts a map into dense arrays, once for every game on it. Unknown words are omitted; the checks report them. */
export const groundOf = memoize(layGround);

function layGround(map: MapModel): Ground {
  const { board } = map;
  const { size, directions } = board;
  const ground = {
    map,
    board,
    terrain: terrainIn(map, TERRAIN_WORDS),
    lies: new Uint8Array(size),
    roads: new Uint8Array(size * directions),
    banks: new Uint8Array(size * directions),
    corners: new Int32Array(size * directions * 2).fill(NOWHERE),
    places: [] as Place[],
  };
  for (let cell = 0; cell < size; cell++) ground.lies[cell] = bitsOf(TERRAIN[ground.terrain[cell]]);
  for (const feature of map.features) layFeature(ground, feature);
  layBanks(ground);
  layCorners(ground);
  return { ...ground, alongRoads: linksWhere(board, (at) => ground.roads[at] === 1) };
}

const bitsOf = ({ heavy, impassable, river, city }: TerrainEffect): number =>
  (heavy ? HEAVY : 0) | (impassable ? IMPASSABLE_GROUND : 0) | (river ? RIVER : 0) | (city ? CITY : 0);

/**
 * Adds a feature of the map. Sectors of rivers, cities and villages become heavy terrain, whatever their terrain row
 * says [14a, 14e]. Sectors of a city feature also count as a city under air attack [12i].
 */
function layFeature(ground: Pick<Ground, 'lies' | 'roads' | 'board'> & { places: Place[] }, feature: Feature): void {
  const { kind } = feature;
  const along = [...feature.cells, ...feature.chains.flat()];
  if (kind === 'river') for (const cell of along) ground.lies[cell] |= RIVER | HEAVY;
  if (kind === 'village') for (const cell of along) ground.lies[cell] |= HEAVY;
  if (kind === 'city') for (const cell of along) ground.lies[cell] |= CITY | HEAVY;
  if (kind === 'road') {
    for (const cell of along) ground.lies[cell] |= ROAD;
    markAlong(ground.roads, ground.board, feature.chains, 1);
    return;
  }
  const owner = textOf(feature.attributes, 'owner');
  ground.places.push({
    kind: kind as FeatureKind,
    ...(feature.name !== undefined && { name: feature.name }),
    cells: along,
    ...(owner !== undefined && { owner }),
    feature,
  });
}

/**
 * Adds the banks of rivers. A bank belongs to the river that it names; a bank that names none belongs to every river
 * next to it [14e].
 */
function layBanks(ground: Omit<Ground, 'places' | 'alongRoads'> & { places: Place[] }): void {
  const { board, banks, lies, places } = ground;
  const rivers = places.filter(({ kind }) => kind === 'river');
  places
    .filter(({ kind }) => kind === 'bank')
    .forEach((bank, number) => {
      const river = textOf(bank.feature.attributes, 'river');
      const sectors = new Set(
        rivers.filter(({ name }) => river === undefined || name === river).flatMap(({ cells }) => cells),
      );
      for (const cell of bank.cells)
        for (const water of neighboursOf(board, cell)) {
          if ((lies[water] & RIVER) === 0) continue;
          if (river !== undefined && !sectors.has(water)) continue;
          banks[water * board.directions + board.direction(water, cell)] = number + 1;
        }
    });
}

/**
 * Finds the diagonal steps. On squares with diagonals every odd direction is diagonal, and the two sectors next to the
 * step are in the previous and the next direction.
 */
function layCorners({ board, corners }: Pick<Ground, 'board' | 'corners'>): void {
  if (board.grid.shape !== 'squares' || board.directions !== 8) return;
  for (let cell = 0; cell < board.size; cell++)
    for (let direction = 1; direction < 8; direction += 2) {
      const at = (cell * 8 + direction) * 2;
      corners[at] = board.neighbour(cell, direction - 1);
      corners[at + 1] = board.neighbour(cell, (direction + 1) % 8);
    }
}
