import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import { list } from '../../../model/words.js';
import { isFinlandEntered } from '../politics/borders.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { areaNames, cellsOf } from '../state/area.js';
import { countryOf, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { suppliedThrough } from '../supply/lines.js';
import { LEADING, nations, type Nation, type NationName } from '../vocabulary/nations.js';
import { AXIS, opponent } from '../vocabulary/sides.js';

/** A reason why the nation of a unit keeps it out of a hex [5.3-5.8]. */
export type RegionBar = Bar<string, [state: State, piece: number, cell: Cell]>;

const NORTH: NationName = 'Finland';
const [, ENEMY] = LEADING;

/**
 * Returns whether the rules for units in Finland apply to a German unit. It must be in the Finnish operative zone, and
 * either be stationed in Finland or be supplied through Finland. The rules end when Finland surrenders [5.5.area,
 * 5.5.surrender].
 */
export function isNorthern(state: State, piece: number): boolean {
  const { nation, stationed } = state.piece(piece);
  if (nation !== LEADING[AXIS] || state.surrendered.includes(NORTH)) return false;
  const area = state.ground.operativeArea.get(NORTH);
  const isThere = area === undefined || !state.isOnMap(piece) || area[state.cell[piece]] === 1;
  return isThere && (stationed === NORTH || (area !== undefined && suppliedThrough(state, piece) === NORTH));
}

/** Value for a hex that is open to a nation. Each of the other values is a reason why a hex is closed to a nation. */
const OPEN = 0;
const NORTH_OF_GREEN = 1;
const OUTSIDE = 2;
const OF_RIVAL = 3;
const BEYOND_AREA = 4;
const OUT_OF_PLAY = 5;

const closures = memoize((ground: Ground) => {
  const known = new Map<NationName, Uint8Array>();
  return (nation: NationName): Uint8Array => {
    let closed = known.get(nation);
    if (closed === undefined) known.set(nation, (closed = withinArea(ground, closedTo(ground, nation))));
    return closed;
  };
});

/** Closes hexes outside the area of the scenario to every nation [SBE.short]. */
const withinArea = ({ beyond }: Ground, closed: Uint8Array): Uint8Array =>
  beyond === undefined ? closed : closed.map((why, cell) => (beyond[cell] === 1 ? OUT_OF_PLAY : why));

/**
 * Returns for each hex the code of the reason why the hex is closed to a nation; 0 if the hex is open. On a map without
 * countries and zones, no hex is closed.
 */
function closedTo(ground: Ground, name: NationName): Uint8Array {
  const { board, operativeArea, countries } = ground;
  const { regions, notWith }: Nation = nations[name];
  const closed = new Uint8Array(board.size);
  const area = operativeArea.get(name);
  if (area !== undefined)
    for (let cell = 0; cell < closed.length; cell++) if (area[cell] === 0) closed[cell] = BEYOND_AREA;
  if (regions === undefined || countries.length === 0) return closed;
  const home = cellsOf(ground, [name, ...regions]);
  const isZoned = ground.alliedZone.includes(1);
  for (let cell = 0; cell < closed.length; cell++) {
    const country = countryOf(ground, cell);
    if (home.has(cell)) continue;
    if (country === ENEMY) closed[cell] = isZoned && ground.alliedZone[cell] === 0 ? NORTH_OF_GREEN : OPEN;
    else closed[cell] = country !== '' && country === notWith ? OF_RIVAL : OUTSIDE;
  }
  return closed;
}

/**
 * Returns for each hex the code of the reason why the hex is closed to a unit; 0 if the hex is open. Used by path
 * searches.
 */
export const closuresOf = (state: State, piece: number): Uint8Array =>
  closures(state.ground)(isNorthern(state, piece) ? NORTH : state.piece(piece).nation);

const cannotEnter = (state: State, piece: number, cell: Cell): string =>
  say`${state.name(piece)} may not enter ${state.label(cell)}`;
const nationOf = (state: State, piece: number): string => term(state.piece(piece).nation);

const northOfGreen: RegionBar = bar(
  '5.3.green',
  'north-of-green-line',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotEnter(state, piece, cell)}: in the Soviet Union units of ${nationOf(state, piece)} must stay south of the green line.`,
);
const ofRival: RegionBar = bar(
  '5.6.hungary',
  'rival-country',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotEnter(state, piece, cell)}: the hex is in ${term(countryOf(state.ground, cell))}, where units of ${nationOf(state, piece)} may not operate.`,
);
const ofOtherRival: RegionBar = { ...ofRival, rule: '5.7.romania' };
const beyondArea: RegionBar = bar(
  '5.5.area',
  'beyond-operative-area',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotEnter(state, piece, cell)}: the hex is outside the Finnish Operative Area.`,
);
const outOfPlay: RegionBar = bar(
  'SBE.short',
  'beyond-area',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotEnter(state, piece, cell)}: the hex is outside the area of the scenario, ${list(areaNames(state.scenario))}.`,
);
const outsideBar = (nation: NationName, rule: BiteRule): [NationName, RegionBar] => [
  nation,
  bar(rule, 'outside-region', (state: State, piece: number, cell: Cell) => {
    const { regions = [] }: Nation = state.piece(piece).of;
    const where = ['at home', ...regions, 'the south of the Soviet Union'].map(term).join(', ');
    return say`${cannotEnter(state, piece, cell)}: units of ${term(nation)} may operate only ${where}.`;
  }),
];
const outsideBars = new Map<NationName, RegionBar>([
  outsideBar('Italy', '5.4.area'),
  outsideBar('Romania', '5.6'),
  outsideBar('Hungary', '5.7'),
  outsideBar('Slovakia', '5.8'),
]);
const tooManyGermans: RegionBar = bar(
  '5.5.germans',
  'germans-in-finland',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotEnter(state, piece, cell)}: at most ${state.numbers['finland.germans']} German unit may be in Finland until the Red Army crosses its border.`,
);

/**
 * Returns why the nation of a unit may not operate in a hex; undefined if it may [5.3.green, 5.5.area, 5.5.germans,
 * SBE.short].
 *
 * @param company units that enter the hex before the unit, by the same order
 */
export function regionBar(
  state: State,
  piece: number,
  cell: Cell,
  company: readonly number[] = [],
): RegionBar | undefined {
  const { nation } = state.piece(piece);
  switch (closuresOf(state, piece)[cell]) {
    case NORTH_OF_GREEN:
      return northOfGreen;
    case OF_RIVAL:
      return nation === 'Hungary' ? ofOtherRival : ofRival;
    case OUT_OF_PLAY:
      return outOfPlay;
    case BEYOND_AREA:
      return beyondArea;
    case OUTSIDE:
      return outsideBars.get(nation);
    default:
      return isOneGermanTooMany(state, [...company, piece], cell) ? tooManyGermans : undefined;
  }
}

/**
 * Returns whether a move of these units into a hex in Finland exceeds the limit of German units there. The limit no
 * longer applies once the Red Army has entered Finland [5.5.germans].
 */
export function isOneGermanTooMany(state: State, pieces: readonly number[], cell: Cell): boolean {
  if (countryOf(state.ground, cell) !== NORTH || isFinlandEntered(state)) return false;
  const isThere = (piece: number): boolean =>
    state.isOnMap(piece) && countryOf(state.ground, state.cell[piece]) === NORTH;
  const arriving = pieces.filter((piece) => state.piece(piece).nation === LEADING[AXIS] && !isThere(piece));
  if (arriving.length === 0) return false;
  const present = (state.muster.nations.get(LEADING[AXIS]) ?? []).filter(isThere);
  return present.length + arriving.length > state.numbers['finland.germans'];
}

const withRival: RegionBar = bar(
  '5.3.rivals',
  'rivals',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotEnter(state, piece, cell)}: units of ${term(String(state.piece(piece).of.notWith))} are there, and the two nations may not share a hex.`,
);

/** Returns why a unit may not share a hex with rival units there; undefined if it may [5.3.rivals]. */
export const rivalBar = (state: State, piece: number, cell: Cell): RegionBar | undefined =>
  rivalsIn(state, piece, cell).length === 0 ? undefined : withRival;

/**
 * Returns why a unit may not stay in a hex: the hex is closed to its nation or occupied by rivals [5.3].
 *
 * @param company units that enter the hex before the unit, by the same order
 */
export const standingBar = (
  state: State,
  piece: number,
  cell: Cell,
  company: readonly number[] = [],
): RegionBar | undefined => regionBar(state, piece, cell, company) ?? rivalBar(state, piece, cell);

/** Lists the units in a hex that may not share the hex with this unit. */
export function rivalsIn(state: State, piece: number, cell: Cell): number[] {
  const { side, of } = state.piece(piece);
  const { notWith }: Nation = of;
  if (notWith === undefined || state.units[side][cell] === 0) return [];
  return state.unitsAt(cell, side).filter((other) => state.piece(other).nation === notWith);
}

const beyondZone: RegionBar = bar(
  '5.5.attackZone',
  'beyond-attack-zone',
  (state: State, piece: number, cell: Cell) =>
    say`${state.name(piece)} may not attack ${state.label(cell)}: the hex is outside the Finnish Attack Zone.`,
);

/**
 * Returns why a unit may not attack enemy units in a hex; undefined if it may, or if no enemy units are there
 * [5.5.attackZone].
 */
export function attackBar(state: State, piece: number, cell: Cell): RegionBar | undefined {
  const { side, nation } = state.piece(piece);
  if (nation !== NORTH && !isNorthern(state, piece)) return undefined;
  const zone = state.ground.attackZone.get(NORTH);
  if (zone === undefined || zone[cell] === 1) return undefined;
  return state.units[opponent(side)][cell] > 0 ? beyondZone : undefined;
}
