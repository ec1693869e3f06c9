import type { Cell } from '../../../engine/board/board.js';
import { EXPECTED } from '../../../engine/mechanics/off-map.js';
import { opponent } from '../../../engine/mechanics/sides.js';
import { allArrivals } from '../../../engine/mechanics/special-rules/arrivals.js';
import { firstArrivalTurn } from '../../../engine/mechanics/special-rules/brought-arrivals.js';
import { count } from '../../../engine/model/words.js';
import type { PlacedItem } from '../../../engine/model/statements.js';
import { unitsNamed } from '../../../engine/play/named-units.js';
import { takeStep } from './sequence/set-up.js';
import type { State } from './state/state.js';

/** A unit that may arrive now, with its entry. */
interface DueUnit {
  readonly piece: number;
  readonly item: PlacedItem;
  readonly entry: readonly Cell[];
}

/** Returns the units of a side that may arrive now, grouped by the statement that brings them. */
function dueUnits(state: State, side: number): DueUnit[][] {
  const { scenario, brought } = state;
  return allArrivals(scenario).map((arrival, index) => {
    if (firstArrivalTurn(brought, scenario, { index, turn: arrival.turn }) > state.turn) return [];
    return arrival.items.flatMap((item) =>
      unitsNamed(state, item.name === undefined ? [] : [{ name: item.name }], () => true)
        .filter((piece) => state.cell[piece] === EXPECTED && state.piece(piece).side === side)
        .map((piece) => ({ piece, item, entry: arrival.cells })),
    );
  });
}

/** Returns why a unit cannot arrive in a cell; undefined if it can [3]. */
function whyClosed(state: State, piece: number, cell: Cell): string | undefined {
  const { side } = state.piece(piece);
  if (state.owner[cell] === opponent(side)) return 'enemies are there';
  if (state.isInEnemyZone(side, cell)) return 'it is in an enemy zone of control';
  return state.fits(cell, [piece]) ? undefined : 'it is full';
}

const openEntries = (state: State, { piece, entry }: DueUnit): Cell[] =>
  entry.filter((cell) => whyClosed(state, piece, cell) === undefined);

/** Brings the units of a side that arrive before its first phase [3]. */
export function arrive(state: State, side: number): void {
  for (const units of dueUnits(state, side)) {
    const pieces: number[] = [];
    for (const unit of units) {
      const cell = openEntries(state, unit).at(0);
      if (cell === undefined) continue;
      takeStep(state, unit.piece, unit.item);
      state.put(unit.piece, cell);
      state.control[cell] = side;
      pieces.push(unit.piece);
    }
    if (pieces.length > 0) reportArrival(state, pieces, side);
  }
}

function reportArrival(state: State, pieces: readonly number[], side: number): void {
  state.emit('arrive', '3', () => ({
    side,
    text: `${pieces.map((piece) => `${state.name(piece)} in ${state.label(state.cell[piece])}`).join(', ')} ${pieces.length === 1 ? 'arrives' : 'arrive'}.`,
    pieces,
    cells: [...new Set(pieces.map((piece) => state.cell[piece]))],
  }));
}

/** Reports, at the end of a side's turn, each unit that waits to arrive [3]. */
export function reportWaiting(state: State, side: number): void {
  for (const unit of dueUnits(state, side).flat()) {
    const { piece, entry } = unit;
    const open = openEntries(state, unit);
    const reasons = (): string =>
      entry.map((cell) => `${state.label(cell)}: ${whyClosed(state, piece, cell) ?? 'open'}`).join('; ');
    state.emit('waits', '3', () => ({
      side,
      text:
        open.length === 0
          ? `${state.name(piece)} waits to arrive (${reasons()}).`
          : `${state.name(piece)} has not entered. It can enter in ${count(open.length, 'hex', 'hexes')}, such as ${state.label(open[0])}.`,
      pieces: [piece],
    }));
  }
}
