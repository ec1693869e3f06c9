import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { kept } from '../../../mechanics/kept.js';
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

/** What bars a unit, by its nation, from a hex [5.3-5.8]. */
export type RegionBar = Bar<string, [state: State, piece: number, cell: Cell]>;

const NORTH: NationName = 'Finland';
const [, ENEMY] = LEADING;

/** Returns whether a German unit is one of those that are supplied through Finland: stationed there, or fed from there where it stands, until Finland surrenders and they have to leave it [5.5.area, 5.5.surrender]. */
export function isNorthern(state: State, piece: number): boolean {
  const { nation, stationed } = state.piece(piece);
  if (nation !== LEADING[AXIS] || state.surrendered.includes(NORTH)) return false;
  const area = state.ground.operativeArea.get(NORTH);
  const isThere = area === undefined || !state.onMap(piece) || area[state.cell[piece]] === 1;
  return isThere && (stationed === NORTH || (area !== undefined && suppliedThrough(state, piece) === NORTH));
}

/** Values of what is closed to a nation. */
const OPEN = 0;
const NORTH_OF_GREEN = 1;
const OUTSIDE = 2;
const OF_RIVAL = 3;
const BEYOND_AREA = 4;
const OUT_OF_PLAY = 5;

const closures = kept((ground: Ground) => {
  const known = new Map<NationName, Uint8Array>();
  return (nation: NationName): Uint8Array => {
    let closed = known.get(nation);
    if (closed === undefined) known.set(nation, (closed = withinArea(ground, closedTo(ground, nation))));
    return closed;
  };
});

/** What lies beyond the area of the scenario is closed to every nation [SBE.short]. */
const withinArea = ({ beyond }: Ground, closed: Uint8Array): Uint8Array =>
  beyond === undefined ? closed : closed.map((why, cell) => (beyond[cell] === 1 ? OUT_OF_PLAY : why));

/** By hex why a nation does not operate there. A map that tells no countries, or no zones, bars nobody by them. */
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

/** Why no unit of this nation operates in the hexes of the map: by hex, 0 where it may. For searches. */
export const closuresOf = (state: State, piece: number): Uint8Array =>
  closures(state.ground)(isNorthern(state, piece) ? NORTH : state.piece(piece).nation);

const told = (state: State, piece: number, cell: Cell): string =>
  `${state.name(piece)} does not go to ${state.label(cell)}`;
const isOf = (state: State, piece: number): string => state.piece(piece).nation;

const northOfGreen: RegionBar = bar(
  '5.3.green',
  'north-of-green-line',
  (state: State, piece: number, cell: Cell) =>
    `${told(state, piece, cell)}: ${isOf(state, piece)} stays south of the green line in the Soviet Union.`,
);
const ofRival: RegionBar = bar(
  '5.6.hungary',
  'rival-country',
  (state: State, piece: number, cell: Cell) =>
    `${told(state, piece, cell)}: it lies in ${countryOf(state.ground, cell)}, where ${isOf(state, piece)} does not operate.`,
);
const ofOtherRival: RegionBar = { ...ofRival, rule: '5.7.romania' };
const beyondArea: RegionBar = bar(
  '5.5.area',
  'beyond-operative-area',
  (state: State, piece: number, cell: Cell) =>
    `${told(state, piece, cell)}: it lies beyond the Finnish Operative Area.`,
);
const outOfPlay: RegionBar = bar(
  'SBE.short',
  'beyond-area',
  (state: State, piece: number, cell: Cell) =>
    `${told(state, piece, cell)}: the scenario is played in ${list(areaNames(state.scenario))} alone.`,
);
const outside = (nation: NationName, rule: BiteRule): [NationName, RegionBar] => [
  nation,
  bar(rule, 'outside-region', (state: State, piece: number, cell: Cell) => {
    const { regions = [] }: Nation = state.piece(piece).of;
    const where = [`at home`, ...regions, 'the south of the Soviet Union'].join(', ');
    return `${told(state, piece, cell)}: ${nation} operates ${where} alone.`;
  }),
];
const outsides = new Map<NationName, RegionBar>([
  outside('Italy', '5.4.area'),
  outside('Romania', '5.6'),
  outside('Hungary', '5.7'),
  outside('Slovakia', '5.8'),
]);
const tooManyGermans: RegionBar = bar(
  '5.5.germans',
  'germans-in-finland',
  (state: State, piece: number, cell: Cell) =>
    `${told(state, piece, cell)}: at most ${state.numbers['finland.germans']} German unit is in Finland until the Red Army crosses its border.`,
);

/** Why the nation of a unit does not operate in a hex; undefined where it may [5.3.green, 5.5.area, 5.5.germans, SBE.short]. */
export function regionBar(state: State, piece: number, cell: Cell): RegionBar | undefined {
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
      return outsides.get(nation);
    default:
      return isOneGermanTooMany(state, [piece], cell) ? tooManyGermans : undefined;
  }
}

/** Whether these units bring more Germans into Finland than may be there before the Red Army has come [5.5.germans]. */
export function isOneGermanTooMany(state: State, pieces: readonly number[], cell: Cell): boolean {
  if (countryOf(state.ground, cell) !== NORTH || isFinlandEntered(state)) return false;
  const isThere = (piece: number): boolean =>
    state.onMap(piece) && countryOf(state.ground, state.cell[piece]) === NORTH;
  const come = pieces.filter((piece) => state.piece(piece).nation === LEADING[AXIS] && !isThere(piece));
  if (come.length === 0) return false;
  const there = (state.muster.nations.get(LEADING[AXIS]) ?? []).filter(isThere);
  return there.length + come.length > state.numbers['finland.germans'];
}

const withRival: RegionBar = bar(
  '5.3.rivals',
  'rivals',
  (state: State, piece: number, cell: Cell) =>
    `${told(state, piece, cell)}: units of ${String(state.piece(piece).of.notWith)} are there, and the two never stand together.`,
);

/** Why units of two nations do not stand in one hex [5.3.rivals]. */
export const rivalBar = (state: State, piece: number, cell: Cell): RegionBar | undefined =>
  rivalsIn(state, piece, cell).length === 0 ? undefined : withRival;

/** Why a unit is not to stand in a hex: its nation does not operate there, or the like of it is there already [5.3]. */
export const standingBar = (state: State, piece: number, cell: Cell): RegionBar | undefined =>
  regionBar(state, piece, cell) ?? rivalBar(state, piece, cell);

/** Units in a hex with which this one is never together. */
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
    `${state.name(piece)} does not attack ${state.label(cell)}: it lies beyond the Finnish Attack Zone.`,
);

/** Why a unit may not attack a hex in which enemies stand; undefined where it may, and where none do [5.5.attackZone]. */
export function attackBar(state: State, piece: number, cell: Cell): RegionBar | undefined {
  const { side, nation } = state.piece(piece);
  if (nation !== NORTH && !isNorthern(state, piece)) return undefined;
  const zone = state.ground.attackZone.get(NORTH);
  if (zone === undefined || zone[cell] === 1) return undefined;
  return state.units[opponent(side)][cell] > 0 ? beyondZone : undefined;
}
