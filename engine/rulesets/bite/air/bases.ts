import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { kept } from '../../../mechanics/kept.js';
import { powerOf } from '../blocks/power.js';
import { standingBar } from '../nations/regions.js';
import { FORTRESS, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { isSupplySource } from '../supply/lines.js';
import { opponent } from '../vocabulary/sides.js';

/** Hexes that may be air bases: cities and fortresses [3.4]. */
const places = kept((ground: Ground): readonly Cell[] =>
  [...ground.city.keys()].filter((cell) => ground.city[cell] > 0 || ground.fort[cell] === FORTRESS),
);

/** Whether a side has an air base in a hex: a fortress or city that it controls and that can serve as a source of supply [3.4]. */
export const isBase = (state: State, side: number, cell: Cell): boolean =>
  state.control[cell] === side &&
  isCity(state, cell) &&
  state.units[opponent(side)][cell] === 0 &&
  isSupplySource(state, side, cell);

/** Whether an air unit finds room on the ground of a base: one is based there [3.4, 3.10.air]. */
export function hasRoom(state: State, piece: number, cell: Cell): boolean {
  const { side } = state.piece(piece);
  if (state.units[side][cell] === state.landUnits[side][cell]) return true;
  const based = state.airAt(cell, side).filter((other) => other !== piece && state.base[other] === NOWHERE);
  return based.length < state.numbers['stack.air'];
}

/** Hexes an air unit flies over to another, a point for each: as the crow flies, and by the links of boxes [7.5.3.air, 3.7]. */
export function flight({ board }: Ground, from: Cell, to: Cell): number {
  const { gridSize } = board;
  if (from < gridSize && to < gridSize) return board.distance(from, to);
  return from >= gridSize ? flightsFrom(board, from)[to] : flightsFrom(board, to)[from];
}

const boxFlights = kept((_board: Board) => new Map<Cell, Int32Array>());
const FAR = 1000;

function flightsFrom(board: Board, box: Cell): Int32Array {
  const known = boxFlights(board).get(box);
  if (known !== undefined) return known;
  const far = new Int32Array(board.size).fill(FAR);
  const waiting = [box];
  far[box] = 0;
  for (const cell of waiting)
    for (let direction = 0; direction < board.directions; direction++) {
      const to = board.neighbour(cell, direction);
      if (to === NOWHERE || far[to] !== FAR) continue;
      far[to] = far[cell] + 1;
      waiting.push(to);
    }
  boxFlights(board).set(box, far);
  return far;
}

/** How far an air unit flies to battle [7.5.2, 3.14]. */
export const rangeOf = (state: State, piece: number): number =>
  state.piece(piece).range > 0 ? state.piece(piece).range : powerOf(state, piece, 'range');

/** Bases of its side within so many hexes of one on which an air unit may stand, the nearest first: those with room for it, or those without. */
function basesWithin(state: State, piece: number, { from, range, room }: Looked): Cell[] {
  const { ground } = state;
  const { side } = state.piece(piece);
  return places(ground)
    .filter(
      (cell) =>
        state.control[cell] === side &&
        flight(ground, from, cell) <= range &&
        isBase(state, side, cell) &&
        hasRoom(state, piece, cell) === room &&
        standingBar(state, piece, cell) === undefined,
    )
    .sort((a, b) => flight(ground, from, a) - flight(ground, from, b) || a - b);
}
interface Looked {
  readonly from: Cell;
  readonly range: number;
  readonly room: boolean;
}

/** Bases on which an air unit finds room within so many hexes of one, the nearest first. */
export const basesInRange = (state: State, piece: number, from: Cell, range: number): Cell[] =>
  basesWithin(state, piece, { from, range, room: true });

/** Bases to which it may withdraw from where it is, its own first [7.7.16, 7.8.1]. */
export const basesToReturnTo = (state: State, piece: number): Cell[] => ownFirst(state, piece, true);

/** Bases in range that another air unit takes up: where it finds no other its owner eliminates one of the two [7.8.1, 3.10.air]. */
export const crowdedBases = (state: State, piece: number): Cell[] => ownFirst(state, piece, false);

function ownFirst(state: State, piece: number, room: boolean): Cell[] {
  const own = state.baseOf(piece);
  const open = basesWithin(state, piece, { from: state.cell[piece], range: rangeOf(state, piece), room });
  return open.includes(own) ? [own, ...open.filter((cell) => cell !== own)] : open;
}

/** Tries before chance gives up. */
const TRIES = 4;

/** Another base within so many hexes, by chance: none when it finds none. No search, for play asks for very many. */
export function baseByChance(state: State, piece: number, range: number, random: (n: number) => number): Cell[] {
  const { ground } = state;
  const { side } = state.piece(piece);
  const all = places(ground);
  const here = state.cell[piece];
  for (let i = 0; i < TRIES && all.length > 0; i++) {
    const cell = all[random(all.length)];
    if (cell === here || state.control[cell] !== side || flight(ground, here, cell) > range) continue;
    if (hasRoom(state, piece, cell) && standingBar(state, piece, cell) === undefined && isBase(state, side, cell))
      return [cell];
  }
  return [];
}
