import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { markBetween, terrainIn } from '../../../mechanics/ground.js';
import { memoize } from '../../../mechanics/memoize.js';
import { cellsOfPlace } from '../../../model/places.js';
import type { Attributes, Feature, MapModel } from '../../../model/map.js';
import { ROLES, type Role } from '../vocabulary/features.js';
import { COLOURS, type Colour } from '../vocabulary/resources.js';
import { EFFECTS, TERRAIN_WORDS, WATER, type TerrainEffect } from '../vocabulary/terrain.js';

/** Bit of a river hexside in `Ground.steps`. Each step has the same bits in both directions. */
export const RIVER = 1;
/** Bit of a hexside of sea, lake or strait, which cannot be crossed [3.19]. */
export const WATER_SIDE = 2;
export const BORDER = 4;
/** Bit of a railway [3.5]. Railways that can be built are not included; the state records which of them are built. */
export const RAIL = 8;
/** Bit of a red arrow, or of a land link to a box [7.5.5, 3.7]. */
export const ARROW = 16;
/** Bit of a link between two cells that units can use only when they move by rail [3.7, A03]. */
export const RAIL_ONLY = 32;
export const SEA_ROUTE = 64;

const bits: Readonly<Record<string, number>> = {
  river: RIVER,
  water: WATER_SIDE,
  strait: WATER_SIDE,
  border: BORDER,
  rail: RAIL,
  'red arrow': ARROW,
  'land link': ARROW,
  'arrow link': ARROW,
  'rail link': RAIL,
  'sea route': SEA_ROUTE,
  'sea link': SEA_ROUTE,
};

/** Values of `Ground.city`, the kind of city in a hex [3.3]. */
export const MINOR_CITY = 1;
export const MAJOR_CITY = 2;
export const CAPITAL = 3;
/** Values of `Ground.fort` and of the column `fort` of the state. */
export const BUNKER = 1;
export const FORTRESS = 2;
/** Values of `Ground.port`, the kind of port in a hex. */
export const MINOR_PORT = 1;
export const MAJOR_PORT = 2;

const CITY_KINDS: Readonly<Record<string, number>> = {
  'minor city': MINOR_CITY,
  'major city': MAJOR_CITY,
  capital: CAPITAL,
};
const FORT_KINDS: Readonly<Record<string, number>> = { bunker: BUNKER, fortress: FORTRESS };
const PORT_KINDS: Readonly<Record<string, number>> = { 'minor port': MINOR_PORT, 'major port': MAJOR_PORT };

/** A hex with a role in the rules, for example as the supply source of a nation. */
export interface PlaceOf {
  readonly cell: Cell;
  readonly name: string | undefined;
  /** The nation; `''` if none is named. */
  readonly nation: string;
}

/** A sea area [3.1]. */
export interface Sea {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly isMined: boolean;
  readonly freezes: boolean;
  readonly ports: readonly Cell[];
}

/** A railway or sea route that can be built [SBE6.infrastructure]. */
export interface Project {
  readonly name: string;
  readonly chains: readonly (readonly Cell[])[];
  readonly isSea: boolean;
  readonly price: Readonly<Partial<Record<Colour, number>>>;
}

/** A red arrow across a strait. It may be used only if the Axis also controls certain hexes [7.5.5.kerch]. */
export interface Strait {
  readonly name: string | undefined;
  readonly chains: readonly (readonly Cell[])[];
  /** The hexes that the Axis must control in order to cross. */
  readonly holding: readonly Cell[];
}

/** The map in the form the rules use. It never changes during a game. */
export interface Ground {
  readonly map: MapModel;
  readonly board: Board;
  /** Index into `TERRAIN_WORDS`. */
  readonly terrain: Uint8Array;
  /** 1 if the hex is closed to land units, because it is water or incomplete [7.5.4]. */
  readonly closed: Uint8Array;
  /** 1 if the hex is outside the area of the scenario. Undefined if the whole map is played [SBE.short]. */
  readonly beyond?: Uint8Array;
  readonly city: Uint8Array;
  /** Fortifications as printed on the map; the state has the current ones. */
  readonly fort: Uint8Array;
  readonly port: Uint8Array;
  readonly coast: Uint8Array;
  readonly shoals: Uint8Array;
  /** Points that a hex produces in a turn as printed on the map, by colour. */
  readonly produces: Readonly<Record<Colour, Uint8Array>>;
  /** Black points from oil wells. Unlike factories, wells are not destroyed by capture [3.3.factories, 11.1]. */
  readonly wells: Uint8Array;
  /** Number of new factories that a hex can take. */
  readonly limit: Uint8Array;
  /** Index into `countries` plus 1; 0 for a hex without a country. */
  readonly country: Uint8Array;
  readonly countries: readonly string[];
  readonly acquired: Uint8Array;
  /** 1 if minor allies may operate in the hex although it is in enemy country [5.3.green]. */
  readonly alliedZone: Uint8Array;
  /** For each nation with an attack zone on the map, the hexes of this zone [5.5]. */
  readonly attackZone: ReadonlyMap<string, Uint8Array>;
  /** For each nation with an operative zone on the map, the hexes of this zone [5.5]. */
  readonly operativeArea: ReadonlyMap<string, Uint8Array>;
  /** `steps[cell * directions + direction]`: a mask of RIVER, WATER_SIDE, BORDER … */
  readonly steps: Uint8Array;
  readonly capitals: readonly PlaceOf[];
  /** Primary supply sources [4.1]. */
  readonly sources: readonly PlaceOf[];
  readonly roles: Readonly<Record<Role, readonly PlaceOf[]>>;
  readonly seas: readonly Sea[];
  /** For each port, the indices of its seas. */
  readonly seasOf: ReadonlyMap<Cell, readonly number[]>;
  readonly projects: readonly Project[];
  readonly straits: readonly Strait[];
  /** For each cell, the name of its first named feature. */
  readonly names: ReadonlyMap<Cell, string>;
}

/** Returns the effects of the terrain of a hex. */
export const terrainOf = ({ terrain }: Ground, cell: Cell): TerrainEffect => EFFECTS[terrain[cell]];
export const terrainWord = ({ terrain }: Ground, cell: Cell): string => TERRAIN_WORDS[terrain[cell]];
/** Returns whether a hex has a major city; capitals count as major cities [3.3.cities]. */
export const isMajorCity = ({ city }: Ground, cell: Cell): boolean => city[cell] >= MAJOR_CITY;
/** Returns the country of a hex; `''` if the map gives none. */
export const countryOf = ({ country, countries }: Ground, cell: Cell): string =>
  country[cell] === 0 ? '' : countries[country[cell] - 1];

/** Returns the mask of the step between two neighbouring cells; 0 if they are not neighbours. */
export function stepBetween({ board, steps }: Ground, from: Cell, to: Cell): number {
  const direction = board.direction(from, to);
  return direction < 0 ? 0 : steps[from * board.directions + direction];
}

const has = (attributes: Attributes, word: string): boolean => Object.hasOwn(attributes, word);
const textOf = (attributes: Attributes, word: string): string =>
  has(attributes, word) ? String(attributes[word].value) : '';
const numberOf = (attributes: Attributes, word: string): number =>
  has(attributes, word) ? Number(attributes[word].value) : 0;

/**
 * Returns a map as typed arrays, which are built once per map. Unknown features are ignored; the checks report them.
 */
export const groundOf = memoize(buildGround);

function buildGround(map: MapModel): Ground {
  const { board, features } = map;
  const bytes = (): Uint8Array => new Uint8Array(board.size);
  const terrain = terrainIn(map, TERRAIN_WORDS);
  const steps = new Uint8Array(board.size * board.directions);
  const marked = (words: Readonly<Record<string, number>>): Uint8Array => {
    const marks = bytes();
    for (const { kind, cells } of features)
      if (Object.hasOwn(words, kind)) for (const cell of cells) marks[cell] = Math.max(marks[cell], words[kind]);
    return marks;
  };
  const produces = Object.fromEntries(COLOURS.map((colour) => [colour, bytes()])) as Record<Colour, Uint8Array>;
  const limit = bytes();
  const wells = bytes();
  const names = new Map<Cell, string>();
  for (const { kind, name, cells, attributes } of features) {
    if (Object.hasOwn(bits, kind)) continue;
    for (const cell of cells) {
      for (const colour of COLOURS) produces[colour][cell] += numberOf(attributes, colour);
      if (kind === 'oil well') wells[cell] += numberOf(attributes, 'black');
      limit[cell] += numberOf(attributes, 'limit');
      if (name !== undefined && cells.length === 1 && !names.has(cell)) names.set(cell, name);
    }
  }
  layWater(board, terrain, steps);
  layLinks(board, steps);
  for (const { kind, chains, attributes } of features)
    if (kind.endsWith('link') && has(attributes, 'buildable'))
      for (const [from, to] of chains) unmarkBetween(steps, board, from, to, bits[kind] ?? 0);
  for (const { kind, hexsides, chains, attributes } of features) {
    if (!Object.hasOwn(bits, kind) || has(attributes, 'buildable')) continue;
    for (const [from, to] of hexsides) markBetween(steps, board, from, to, bits[kind]);
    for (const chain of chains)
      for (let i = 1; i < chain.length; i++) markBetween(steps, board, chain[i - 1], chain[i], bits[kind]);
  }
  const placesWith = (word: string): PlaceOf[] =>
    features
      .filter(({ attributes }) => has(attributes, word))
      .flatMap(({ name, cells, attributes }) => {
        const nation = attributes[word].value === true ? '' : String(attributes[word].value);
        return cells.map((cell) => ({ cell, name, nation }));
      });
  const roles = Object.fromEntries(Object.keys(ROLES).map((role) => [role, placesWith(role)])) as Record<
    Role,
    PlaceOf[]
  >;
  const closed = marked({ partial: 1 });
  for (let cell = 0; cell < board.size; cell++) if (terrain[cell] === WATER) closed[cell] = 1;
  for (const { cell } of roles.playable) closed[cell] = 0;
  const { country, countries, acquired } = countriesIn(map);
  const seas = seasIn(features);
  return {
    map,
    board,
    terrain,
    closed,
    city: marked(CITY_KINDS),
    fort: marked(FORT_KINDS),
    port: marked(PORT_KINDS),
    coast: marked({ coast: 1 }),
    shoals: marked({ shoals: 1 }),
    produces,
    wells,
    limit,
    country,
    countries,
    acquired,
    alliedZone: marked({ 'allied zone': 1 }),
    attackZone: zonesIn(map, 'attack zone'),
    operativeArea: zonesIn(map, 'operative zone'),
    steps,
    capitals: features
      .filter(({ kind }) => kind === 'capital')
      .flatMap(({ name, cells, attributes }) =>
        cells.map((cell) => ({ cell, name, nation: textOf(attributes, 'nation') })),
      ),
    sources: placesWith('source'),
    roles,
    seas,
    seasOf: seasOfPorts(seas),
    projects: features
      .filter(({ attributes }) => has(attributes, 'buildable'))
      .map(({ kind, name = '', chains, attributes }) => ({
        name,
        chains,
        isSea: kind.startsWith('sea'),
        price: Object.fromEntries(
          COLOURS.filter((colour) => has(attributes, colour)).map((colour) => [colour, numberOf(attributes, colour)]),
        ),
      })),
    straits: features
      .filter(({ kind, attributes }) => bits[kind] === ARROW && has(attributes, 'holding'))
      .map(({ name, chains, attributes }) => ({
        name,
        chains,
        holding: cellsOfPlace(map, textOf(attributes, 'holding')),
      })),
    names,
  };
}

/** Marks all hexsides of water hexes as impassable. */
function layWater(board: Board, terrain: Uint8Array, steps: Uint8Array): void {
  for (let cell = 0; cell < board.size; cell++) {
    if (terrain[cell] !== WATER) continue;
    for (let direction = 0; direction < board.sides; direction++) {
      const to = board.neighbour(cell, direction);
      if (to !== NOWHERE) markBetween(steps, board, cell, to, WATER_SIDE);
    }
  }
}

/** Clears a bit of the step between two neighbouring cells in both directions [SBE6.infrastructure]. */
function unmarkBetween(steps: Uint8Array, board: Board, from: Cell, to: Cell, bit: number): void {
  for (const [cell, neighbour] of [
    [from, to],
    [to, from],
  ]) {
    const direction = board.direction(cell, neighbour);
    if (direction >= 0) steps[cell * board.directions + direction] &= ~bit;
  }
}

/**
 * Marks the links between boxes and the map. Links that are only for trains or ships are closed to units that march.
 */
function layLinks(board: Board, steps: Uint8Array): void {
  for (let cell = 0; cell < board.size; cell++)
    for (let direction = board.sides; direction < board.directions; direction++) {
      const at = cell * board.directions + direction;
      if (board.neighbours[at] === NOWHERE) continue;
      const kinds = board.linkKinds(at);
      for (const kind of kinds) steps[at] |= bits[kind] ?? 0;
      if ((steps[at] & ARROW) === 0) steps[at] |= RAIL_ONLY;
    }
}

function countriesIn({ board, features }: MapModel): Pick<Ground, 'country' | 'countries' | 'acquired'> {
  const country = new Uint8Array(board.size);
  const acquired = new Uint8Array(board.size);
  const countries: string[] = [];
  for (const { cells, attributes } of features.filter(({ kind }) => kind === 'territory')) {
    const name = textOf(attributes, 'nation');
    if (!countries.includes(name)) countries.push(name);
    for (const cell of cells) {
      country[cell] = countries.indexOf(name) + 1;
      if (has(attributes, 'acquired')) acquired[cell] = 1;
    }
  }
  return { country, countries, acquired };
}

function zonesIn({ board, features }: MapModel, word: string): ReadonlyMap<string, Uint8Array> {
  const zones = new Map<string, Uint8Array>();
  for (const { cells, attributes } of features.filter(({ kind }) => kind === word)) {
    const nation = textOf(attributes, 'nation');
    const zone = zones.get(nation) ?? new Uint8Array(board.size);
    for (const cell of cells) zone[cell] = 1;
    zones.set(nation, zone);
  }
  return zones;
}

function seasIn(features: readonly Feature[]): Sea[] {
  const portsOf = (name: string): Cell[] =>
    features
      .filter(({ kind, attributes }) => {
        if (!Object.hasOwn(PORT_KINDS, kind)) return false;
        const further = textOf(attributes, 'seas').split(/\s*,\s*/);
        return textOf(attributes, 'sea') === name || further.includes(name);
      })
      .flatMap(({ cells }) => cells);
  return features
    .filter(({ kind, name }) => kind === 'sea' && name !== undefined)
    .map(({ name = '', cells, attributes }) => ({
      name,
      cells,
      isMined: has(attributes, 'mined'),
      freezes: has(attributes, 'freezes'),
      ports: portsOf(name),
    }));
}

function seasOfPorts(seas: readonly Sea[]): ReadonlyMap<Cell, readonly number[]> {
  const of = new Map<Cell, number[]>();
  seas.forEach(({ ports }, index) => {
    for (const port of ports) of.set(port, [...(of.get(port) ?? []), index]);
  });
  return of;
}
