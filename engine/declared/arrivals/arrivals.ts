import { agree, counted, say, term } from '../../model/say.js';
import type { Cell } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import { opponent } from '../../mechanics/sides.js';
import { takeAttributes } from '../sequence/set-up.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { hasLine } from '../supply/supply.js';
import { dueArrivals, type DueUnit } from './due.js';

/** Returns why a unit cannot arrive in a cell; undefined if it can. */
export function whyClosed(state: State, piece: number, cell: Cell): string | undefined {
  const { arrival } = state.declaration;
  const { side } = state.piece(piece);
  if (state.owner[cell] === opponent(side)) return say`enemies are there`;
  if (arrival?.intoZones === false && state.isInEnemyZone(piece, cell, 'always'))
    return say`it is in an enemy zone of control`;
  return fits(state, cell, [piece]) ? undefined : say`it is full`;
}

/**
 * Returns the cells in which a unit can arrive now: the open cells of its entry or, if there are none and the game
 * allows it, the open cells nearest to the entry.
 */
export function openEntries(state: State, piece: number, entry: readonly Cell[]): readonly Cell[] {
  const open = entry.filter((cell) => whyClosed(state, piece, cell) === undefined);
  if (open.length > 0 || state.declaration.arrival?.blocked !== 'nearest') return open;
  return nearestOpen(state, piece, entry);
}

/** Returns the open cells at the shortest distance from an entry that units can enter. */
function nearestOpen(state: State, piece: number, entry: readonly Cell[]): readonly Cell[] {
  const { board, costs } = state.ground;
  const table = costs[state.declaration.unitKinds[state.piece(piece).kindIndex]?.class ?? 0];
  const isGround = (cell: Cell): boolean =>
    board.ring(cell, 1).some((from) => table[from * board.directions + board.direction(from, cell)] !== IMPASSABLE);
  for (let distance = 1; distance <= board.size; distance++) {
    const ring = [...new Set(entry.flatMap((cell) => board.ring(cell, distance)))];
    if (ring.length === 0) return [];
    const open = ring.filter((cell) => isGround(cell) && whyClosed(state, piece, cell) === undefined);
    if (open.length > 0) return open;
  }
  return [];
}

/** Brings the units of a side that arrive before its first phase. */
export function arriveAtStart(state: State, side: number): void {
  const { arrival: rules } = state.declaration;
  if (rules?.when !== 'start') return;
  for (const { arrival, units } of dueArrivals(state, side)) {
    const arrived = units.filter((unit) => {
      const cell = openEntries(state, unit.piece, arrival.cells).at(0);
      if (cell !== undefined) bring(state, unit, cell);
      return cell !== undefined;
    });
    const pieces = arrived.map(({ piece }) => piece);
    if (pieces.length > 0) reportArrival(state, pieces);
  }
}

/** Puts an arriving unit into a cell. */
export function bring(state: State, { piece, item }: DueUnit, cell: Cell): void {
  const { supply } = state.declaration;
  takeAttributes(state, piece, item);
  state.put(piece, cell);
  state.control[cell] = state.piece(piece).side;
  if (supply?.arrivals === 'supplied') state.countsAsSupplied[piece] = 1;
  else if (supply !== undefined) state.isolated[piece] = hasLine(state, piece) ? 0 : 1;
}

/** Reports units that have arrived, with the cells in which they are. */
export function reportArrival(state: State, pieces: readonly number[]): void {
  state.emit('arrive', state.declaration.arrival?.rule ?? '', () => ({
    side: state.piece(pieces[0]).side,
    text: say`${pieces.map((piece) => say`${state.name(piece)} in ${state.label(state.cell[piece])}`).join(', ')} ${agree(pieces.length, 'arrives', 'arrive')}.`,
    pieces,
    cells: [...new Set(pieces.map((piece) => state.cell[piece]))],
  }));
}

/**
 * Reports, at the end of a side's turn, each unit that was due and has not arrived. A unit that finds all cells of its
 * entry closed is lost if the game says so; otherwise it waits.
 */
export function reportWaiting(state: State, side: number): void {
  const { arrival: rules } = state.declaration;
  if (rules === undefined) return;
  for (const { arrival, units } of dueArrivals(state, side))
    for (const { piece } of units) {
      const open = openEntries(state, piece, arrival.cells);
      const isClosed = open.length === 0;
      const isLost = isClosed && rules.blocked === 'lost';
      const reasons = (): string =>
        arrival.cells
          .map((cell) => `${state.label(cell)}: ${whyClosed(state, piece, cell) ?? term('open')}`)
          .join('; ');
      if (isLost) state.eliminate(piece);
      state.emit(isLost ? 'lost' : 'waits', rules.rule, () => ({
        side,
        text: isClosed
          ? isLost
            ? say`${state.name(piece)} is lost, because it cannot arrive (${reasons()}).`
            : say`${state.name(piece)} waits to arrive (${reasons()}).`
          : say`${state.name(piece)} has not entered. It can enter in ${counted(open.length, 'hex', 'hexes')}, such as ${state.label(open[0])}.`,
        pieces: [piece],
      }));
    }
}
