import { NOWHERE, type Cell } from '../../../board/board.js';
import { kept } from '../../../mechanics/kept.js';
import { linksWhere } from '../../../mechanics/lines.js';
import { RAIL_ONLY, WATER_SIDE, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { feedersOf, isSource } from '../supply/lines.js';
import { opponent } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';

/** Where a retreat may lead: over land. */
const landLinks = kept(({ board, steps, closed }: Ground) =>
  linksWhere(board, (at) => (steps[at] & (WATER_SIDE | RAIL_ONLY)) === 0 && closed[board.neighbours[at]] === 0),
);

/** A hex through which who retreats might come to supply: without enemies, their zones and cities, and no battle [7.7.15a]. */
function isFree(state: State, side: number, cell: Cell): boolean {
  const enemy = opponent(side);
  if (state.units[enemy][cell] > 0 || state.battle[cell] === 1 || inZone(state, enemy, cell)) return false;
  return state.control[cell] !== enemy || !isCity(state, cell);
}

/** Hexes from a cell to the nearest source that feeds a unit, along hexes it might retreat through, at most so many; Infinity without such a way [7.7.15a, A31]. */
function lengthOf(state: State, piece: number, from: Cell, longest = Infinity): number {
  const { side } = state.piece(piece);
  const fed = feedersOf(state, piece);
  const battle = state.cell[piece];
  let length = Infinity;
  state.search.nearest(
    { links: landLinks(state.ground), isOpen: (cell) => isFree(state, side, cell) },
    [from],
    (cell, far) => {
      if (cell === battle || !fed.some((one) => isSource(state, one, cell))) return false;
      length = far;
      return true;
    },
    longest,
  );
  return length;
}

/** Hexes to the nearest source as the crow flies. */
function straight(state: State, piece: number, from: Cell): number {
  const { board } = state.ground;
  const fed = feedersOf(state, piece);
  let least = Infinity;
  for (let cell = 0; cell < board.size; cell++)
    if (fed.some((one) => isSource(state, one, cell))) least = Math.min(least, board.distance(from, cell));
  return least;
}

/** Whether a hex is no farther from a source than the battle that a unit stands in [7.7.15a]; by one reading as the crow flies [A31]. */
export function isTowardsSupply(state: State, piece: number, to: Cell): boolean {
  const { side } = state.piece(piece);
  if (to === NOWHERE || !isFree(state, side, to)) return false;
  const from = state.cell[piece];
  if (state.rulings['retreat.distance'] === 'path') {
    const now = lengthOf(state, piece, from);
    return lengthOf(state, piece, to, now) <= now && lengthOf(state, piece, to, now) !== Infinity;
  }
  return lengthOf(state, piece, to) !== Infinity && straight(state, piece, to) <= straight(state, piece, from);
}
