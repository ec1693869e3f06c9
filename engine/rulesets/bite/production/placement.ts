import { agree, say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import { list } from '../../../model/words.js';
import type { Refusal } from '../../../play/moment.js';
import { seatOf } from '../command/seats.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { CAPITAL, countryOf, isMajorCity, type Ground } from '../state/ground.js';
import { cellsOf } from '../state/area.js';
import { ROAD_OF_LIFE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { isSource } from '../supply/lines.js';
import { isPocket } from '../supply/siege.js';
import { isNation, LEADING } from '../vocabulary/nations.js';
import { opponent, SOVIET } from '../vocabulary/sides.js';
import { isPocketFed } from './pocket.js';

/** Kinds of places where new units are placed [7.3.1, 11.2]. */
export type PlaceKind = 'city' | 'red factory' | 'blue factory' | 'capital' | 'shipyard' | 'seat';

const PLACE_RULES: Readonly<Record<PlaceKind, BiteRule>> = {
  city: '7.3.1',
  'red factory': '7.3.1.armour',
  'blue factory': '7.3.1.air',
  capital: '11.2.minors',
  shipyard: '7.3.1.marines',
  seat: '13.8.1',
};

/**
 * Returns the kind of place for a new unit. Armour needs a red factory, aircraft and paratroops a blue one
 * [23.0.rebuilding]. Units of minor powers need their capital, Marines a shipyard [24.0.rebuilding, A19]. All other
 * units, and nations whose home is abroad, need a major city [7.3.1.italy].
 */
export function placeKindOf(state: State, piece: number): PlaceKind {
  const { unitClass, isArmoured, isAir, nation, side, of } = state.piece(piece);
  const isMinor = nation !== LEADING[side];
  if (unitClass === 'supreme headquarters') return 'seat';
  if (of.home !== undefined) return 'city';
  if (isArmoured) return isMinor ? 'capital' : 'red factory';
  if (isAir || unitClass === 'paratroop' || unitClass === 'airlanding' || unitClass === 'air headquarters')
    return isMinor ? 'capital' : 'blue factory';
  if (side === SOVIET && (unitClass === 'marine' || unitClass === 'naval headquarters')) return 'shipyard';
  return 'city';
}

/**
 * Returns the country in which a nation places its new units: its own country or, for the Italians, Poland
 * [7.3.1.italy].
 */
export const homeOf = (state: State, piece: number): string => state.piece(piece).of.home ?? state.piece(piece).nation;

/**
 * Returns whether a hex belongs to the home of a nation, where its new units are placed. The home is a country or an
 * area of the map [7.3.1, 7.3.1.italy].
 */
const isHome = (ground: Ground, home: string, cell: Cell): boolean =>
  isNation(home) ? countryOf(ground, cell) === home : homesOn(ground)(home).has(cell);
const homesOn = memoize((ground: Ground) => {
  const known = new Map<string, ReadonlySet<Cell>>();
  return (home: string): ReadonlySet<Cell> => {
    const cells = known.get(home) ?? cellsOf(ground, [home]);
    known.set(home, cells);
    return cells;
  };
});

/** Hexes where a new unit can ever be placed. */
const placesOf = memoize((ground: Ground): readonly Cell[] => {
  const cells: Cell[] = [];
  const roles = new Set(
    [...ground.roles.shipyard, ...ground.roles.seat, ...ground.roles.refuge].map(({ cell }) => cell),
  );
  for (let cell = 0; cell < ground.board.size; cell++) {
    const { red, blue } = ground.produces;
    if (ground.city[cell] === 0 && red[cell] + blue[cell] === 0 && !roles.has(cell)) continue;
    cells.push(cell);
  }
  return cells;
});

/** Returns whether a hex is a place of the given kind for a unit. */
function isPlaceOfKind(state: State, piece: number, cell: Cell, berth: PlaceKind): boolean {
  const { ground, redFactories, blueFactories } = state;
  switch (berth) {
    case 'city':
      return isMajorCity(ground, cell);
    case 'red factory':
      return redFactories[cell] > 0;
    case 'blue factory':
      return blueFactories[cell] > 0;
    case 'capital':
      return ground.city[cell] === CAPITAL;
    case 'shipyard':
      return ground.roles.shipyard.some((place) => place.cell === cell);
    case 'seat': {
      const seat = seatOf(state, piece);
      return seat === cell || (seat === undefined && ground.city[cell] === CAPITAL);
    }
  }
}

/** The kinds of places, with an article. */
const PLACE_NAMES: Readonly<Record<PlaceKind, string>> = {
  city: 'a major city',
  'red factory': 'a red factory',
  'blue factory': 'a blue factory',
  capital: 'a capital',
  shipyard: 'a shipyard',
  seat: 'a seat',
};

export type PlacingBar = Bar<string, [state: State, piece: number, cell: Cell]>;
const name = (state: State, piece: number): string => state.name(piece);
const place = (state: State, cell: Cell): string => state.ground.names.get(cell) ?? state.label(cell);

const abroad: PlacingBar = bar(
  '7.3.1',
  'not-home',
  (state, piece, cell) =>
    say`${place(state, cell)} is not in ${term(homeOf(state, piece))}, where ${name(state, piece)} must be placed${freePlacesText(state, piece)}.`,
);
const beyondArea: PlacingBar = bar(
  'SBE.short',
  'beyond-area',
  (state, piece, cell) =>
    say`${place(state, cell)} is outside the area of the scenario${freePlacesText(state, piece)}.`,
);
const partial: PlacingBar = bar(
  '7.5.4.partial',
  'partial',
  (state, piece, cell) =>
    say`${place(state, cell)} is in a partial hex, where no unit may be${freePlacesText(state, piece)}.`,
);
const notHeld: PlacingBar = bar(
  '7.3.1',
  'not-held',
  (state, piece, cell) => say`${place(state, cell)} is not controlled by your side${freePlacesText(state, piece)}.`,
);
const noSource: PlacingBar = bar(
  '7.3.2',
  'no-source',
  (state, piece, cell) =>
    say`${place(state, cell)} is not connected to the supply source of ${term(state.piece(piece).nation)}${freePlacesText(state, piece)}.`,
);
const full: PlacingBar = bar(
  '7.3.1',
  'city-limit',
  (state, piece, cell) =>
    say`${place(state, cell)} may take ${limitOf(state, cell)} new ${agree(limitOf(state, cell), 'unit', 'units')} a turn and has ${state.newUnits[cell]}${freePlacesText(state, piece)}.`,
);
const wrongPlaceBars = Object.fromEntries(
  (Object.keys(PLACE_RULES) as PlaceKind[]).map((berth) => [
    berth,
    bar(
      PLACE_RULES[berth],
      'wrong-place',
      (state: State, piece: number, cell: Cell) =>
        say`${name(state, piece)} must be placed at ${term(PLACE_NAMES[berth])}, and ${place(state, cell)} is not one${freePlacesText(state, piece)}.`,
    ),
  ]),
) as unknown as Readonly<Record<PlaceKind, PlacingBar>>;

/** Formats the free places for a unit. The text is appended to a refusal. */
function freePlacesText(state: State, piece: number): string {
  const cells = freePlaces(state, piece);
  return cells.length === 0
    ? say`; no place is free`
    : say`; free: ${list(
        cells.map((cell) => place(state, cell)),
        'or',
      )}`;
}

/** Returns how many new units a hex may take in a turn [7.3.1, 7.3.1.two]. */
export function limitOf({ ground, numbers }: State, cell: Cell): number {
  const isGreat = ground.city[cell] === CAPITAL || ground.roles.double.some((one) => one.cell === cell);
  return numbers[isGreat ? 'place.capital' : 'place.city'];
}

/**
 * Returns why a new unit may not be placed in a hex; undefined if it may [7.3.1, 7.3.2, 34.0.placement, 12.3.road].
 * @param anyCity if true, a city is sufficient for armour and aircraft, which otherwise need a factory; in the besieged
 * pocket they always need one
 */
export function placingBar(state: State, piece: number, cell: Cell, anyCity = false): PlacingBar | undefined {
  const berth = placeKindOf(state, piece);
  if (!isHome(state.ground, homeOf(state, piece), cell)) return abroad;
  const isFit = isPlaceOfKind(state, piece, cell, berth);
  const isSpared = anyCity && isPlaceOfKind(state, piece, cell, 'city') && !isFedPocket(state, cell);
  if (!isFit && !isSpared) return wrongPlaceBars[berth];
  return roomBar(state, piece, cell);
}

/**
 * Returns whether a unit placed in a hex is exempt from the limit of new units in a city. Units placed at factories are
 * exempt if the ruling `placement.factories` is `noLimit` [A20].
 */
function isBeyondLimit(state: State, piece: number, cell: Cell): boolean {
  if (state.rulings['placement.factories'] !== 'noLimit') return false;
  const berth = placeKindOf(state, piece);
  return berth !== 'city' && berth !== 'capital' && isPlaceOfKind(state, piece, cell, berth);
}

/**
 * Returns why a hex of the right kind may not take a unit now; undefined if it may. A partial hex takes only a Supreme
 * HQ whose refuge it is. If the ruling `placement.factories` is `noLimit`, a unit that needs a factory may exceed the
 * limit of new units [7.5.4.partial, 13.8.1.moscow, A20].
 */
export function roomBar(state: State, piece: number, cell: Cell): PlacingBar | undefined {
  const { side, nation } = state.piece(piece);
  if (state.ground.beyond?.[cell] === 1) return beyondArea;
  if (state.ground.closed[cell] === 1 && seatOf(state, piece) !== cell) return partial;
  if (state.control[cell] !== side || state.units[opponent(side)][cell] > 0) return notHeld;
  if (!isSource(state, nation, cell) && !isFedPocket(state, cell)) return noSource;
  if (isBeyondLimit(state, piece, cell)) return undefined;
  return state.newUnits[cell] >= limitOf(state, cell) ? full : undefined;
}

/**
 * Returns whether a hex belongs to the besieged pocket and new units may be placed there. They may be placed while the
 * pocket is supplied across the lake [12.3.road].
 */
export const isFedPocket = (state: State, cell: Cell): boolean => isPocket(state, cell) && isPocketFed(state);

/** Lists the hexes in which a new unit may be placed now. */
export const freePlaces = (state: State, piece: number, anyCity = false): Cell[] =>
  placesOf(state.ground).filter((cell) => placingBar(state, piece, cell, anyCity) === undefined);

/**
 * Returns whether several new units can be placed in a hex together. The number of new units in a hex may be limited.
 */
export function roomTogether(
  state: State,
  pieces: readonly number[],
  cell: Cell,
  barOf: (piece: number) => PlacingBar | undefined,
): boolean {
  const before = state.newUnits[cell];
  let fits = true;
  for (const piece of pieces) {
    fits &&= barOf(piece) === undefined;
    countNew(state, piece, cell);
  }
  state.newUnits[cell] = before;
  return fits;
}

/** Returns the refusal for units that do not fit into a hex together [7.3.1]. */
export const noRoomTogether = (state: State, pieces: readonly number[], cell: Cell): Refusal =>
  refusal(
    '7.3.1',
    'city-limit',
    say`${place(state, cell)} has no room for ${state.names(pieces).join(', ')} together.`,
  );

function countNew(state: State, piece: number, cell: Cell): void {
  if (!isBeyondLimit(state, piece, cell)) state.newUnits[cell]++;
}

/**
 * Places a new unit in a hex. The unit may exceed the stacking limits until the end of its next Movement Phase [7.3.2].
 */
export function putNew(state: State, piece: number, cell: Cell): void {
  state.put(piece, cell);
  state.placed[piece] = 1;
  countNew(state, piece, cell);
  state.outOfSupply[piece] = 0;
  if (isFedPocket(state, cell)) {
    state.siege[piece] = ROAD_OF_LIFE;
    state.outOfSupply[piece] = 1;
  }
}
