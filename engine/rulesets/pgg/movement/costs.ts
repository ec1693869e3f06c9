import { memoize } from '../../../mechanics/memoize.js';
import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { addEntryCost } from '../../../mechanics/movement/step-costs.js';
import type { Explained } from '../../../model/ledger.js';
import {
  hexside,
  LAKE,
  MAJOR_CITY,
  NO_CITY,
  RIVER,
  ROAD,
  terrainOf,
  terrainWord,
  type Ground,
} from '../state/ground.js';
import { GERMAN, MOVE_CLASSES, SIDE_NAMES, SOVIET, type Piece, type Side } from '../state/pieces.js';
import { explained, step } from '../rulebook/cite.js';
import type { Rulings } from '../rulings/rulings.js';
import type { StateData } from '../state/state-data.js';
import { GERMAN_MARKER, SOVIET_MARKER } from '../interdiction/markers.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { say, term } from '../../../model/say.js';
import { cities, river, road, type TerrainEffect } from '../vocabulary/terrain.js';

/**
 * Computes the cost of each step in half points, by side and movement class: `stepTables(…)[side * 4 + class][cell * 6
 * + direction]` is the cost of leaving the cell in that direction, hexside and entry together, or `IMPASSABLE` [6.7].
 * The cost of markers is added when they are laid.
 */
export function stepTables(ground: Ground, rulings: Rulings): Uint8Array[] {
  const connected = rulings['road.requiresConnection'];
  const known = plain(ground);
  const tables = known.get(connected) ?? layTables(ground, rulings);
  known.set(connected, tables);
  return tables.map((table) => table.slice());
}

/**
 * The tables of step costs on a map without interdiction markers, by the value of the ruling `road.requiresConnection`
 * [AMB-06].
 */
const plain = memoize((_ground: Ground) => new Map<boolean, Uint8Array[]>());

function layTables(ground: Ground, rulings: Rulings): Uint8Array[] {
  const tables: Uint8Array[] = [];
  for (let side = 0; side < SIDE_NAMES.length; side++) {
    for (let moves = 0; moves < MOVE_CLASSES.length; moves++)
      tables.push(stepTable(ground, rulings, side as Side, moves));
  }
  return tables;
}

/** Returns the table of step costs of a piece. */
export function stepsOf(state: StateData, piece: Piece): Uint8Array {
  return state.steps[piece.side * MOVE_CLASSES.length + piece.moves];
}

/**
 * Computes one table of step costs from terrain, roads and rivers. Railways and ZOC do not affect the costs [6.35,
 * 8.12].
 */
function stepTable(ground: Ground, rulings: Rulings, side: Side, moves: number): Uint8Array {
  const { board, hexsides } = ground;
  const table = new Uint8Array(hexsides.length).fill(IMPASSABLE);
  const plain = new Uint8Array(board.size);
  for (let cell = 0; cell < board.size; cell++) plain[cell] = entryPoints(ground, rulings, moves, cell, false);
  for (let at = 0; at < table.length; at++) {
    const to = board.neighbours[at];
    const bits = hexsides[at];
    if (to < 0 || bits & LAKE || plain[to] === IMPASSABLE) continue;
    table[at] =
      (bits & ROAD ? entryPoints(ground, rulings, moves, to, true) : plain[to]) +
      (bits & RIVER ? riverPoints(side) : 0);
  }
  return table;
}

/**
 * Returns the explained cost of one step without markers, in half points; undefined where no unit may go, for example
 * into lakes [6.7].
 */
export function stepCost(
  ground: Ground,
  rulings: Rulings,
  side: Side,
  moves: number,
  from: Cell,
  to: Cell,
): Explained | undefined {
  const sides = hexside(ground, from, to);
  if (sides & LAKE) return undefined;
  const entry = entryCost(ground, rulings, moves, to, (sides & ROAD) !== 0);
  if (entry === undefined || !(sides & RIVER)) return entry;
  const extra = riverPoints(side);
  return explained(entry.value + extra, ...entry.ledger, step(say`+${points(extra)} river`, '6.7'));
}

/**
 * Returns the half points for crossing a river, in addition to the cost of entering the hex. A road does not reduce
 * this cost [6.7, 11.13].
 */
function riverPoints(side: Side): number {
  return river.extraCost[SIDE_NAMES[side]];
}

/** Returns the explained cost of entering a cell in half points; undefined where no unit may enter. */
function entryCost(
  ground: Ground,
  rulings: Rulings,
  moves: number,
  cell: Cell,
  alongRoad: boolean,
): Explained | undefined {
  const cost = entryPoints(ground, rulings, moves, cell, alongRoad);
  if (cost === IMPASSABLE) return undefined;
  return explained(
    cost,
    step(
      isOnRoad(ground, rulings, cell, alongRoad)
        ? say`${points(cost)} along the road`
        : `${points(cost)} ${term(placeWord(ground, cell))}`,
      '6.7',
    ),
  );
}

/**
 * Returns the half points for entering a cell: the terrain cost, or the road rate along a road. Leaders use the better
 * of motorized and foot movement [6.7, 10.21, AMB-06]. Returns `IMPASSABLE` where no unit may enter.
 */
export function entryPoints(ground: Ground, rulings: Rulings, moves: number, cell: Cell, alongRoad: boolean): number {
  const moveClass = MOVE_CLASSES[moves];
  const { cost } = effectOf(ground, cell);
  if (cost === undefined) return IMPASSABLE;
  return isOnRoad(ground, rulings, cell, alongRoad) ? road.cost[moveClass] : cost[moveClass];
}

function isOnRoad(ground: Ground, rulings: Rulings, cell: Cell, alongRoad: boolean): boolean {
  return alongRoad || (!rulings['road.requiresConnection'] && ground.road[cell] === 1);
}

/** Returns the terrain effects of a cell. A city replaces the terrain below it. */
function effectOf(ground: Ground, cell: Cell): TerrainEffect {
  const city = ground.city[cell];
  return city === NO_CITY ? terrainOf(ground, cell) : cities[city === MAJOR_CITY ? 'major city' : 'minor city'];
}

function placeWord(ground: Ground, cell: Cell): string {
  const city = ground.city[cell];
  return city === NO_CITY ? terrainWord(ground, cell) : city === MAJOR_CITY ? 'major city' : 'minor city';
}

/**
 * Adds the cost of an interdiction marker to every step into its cell, or subtracts it if `sign` is -1. Only the side
 * that the marker hinders is affected [13.32, 13.43].
 */
export function addToEntry(state: StateData, marker: number, cell: Cell, sign: 1 | -1): void {
  const slowed = marker === GERMAN_MARKER ? SOVIET : GERMAN;
  for (let moves = 0; moves < MOVE_CLASSES.length; moves++) {
    const steps = state.steps[slowed * MOVE_CLASSES.length + moves];
    addEntryCost(state.ground.board, steps, cell, markerCost(state) * sign);
  }
}

/** Returns the cost that an interdiction marker adds to entering its hex, in half points. */
export function markerCost(state: StateData): number {
  return state.numbers['interdiction.points'] * HALF_POINTS;
}

/** Returns whether the cell has an interdiction marker of the other side. */
export function isInterdicted(state: StateData, side: Side, cell: Cell): boolean {
  return (state.interdicted[cell] & (side === SOVIET ? GERMAN_MARKER : SOVIET_MARKER)) !== 0;
}

/** Formats half points as movement points: `3`, `1½`, `½`. */
export function points(half: number): string {
  const whole = Math.floor(half / HALF_POINTS);
  if (half % HALF_POINTS === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Formats half points with their noun: `1 point`, `½ point`, `2½ points`. */
export function pointsInWords(half: number): string {
  return half > HALF_POINTS ? say`${points(half)} points` : say`${points(half)} point`;
}
