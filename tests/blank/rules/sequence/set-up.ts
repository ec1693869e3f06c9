import type { Cell } from '../../../../engine/board/board.js';
import { EXPECTED } from '../../../../engine/mechanics/off-map.js';
import { isDue } from '../../../../engine/mechanics/special-rules/turn-range.js';
import type { PlacedItem } from '../../../../engine/model/statements.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';

/**
 * Places units in the cells that the scenario gives. Of several cells, each unit is placed in the first cell with room
 * [2].
 */
export function setUp(state: State): void {
  state.address = '0/setup';
  for (const { placements } of state.scenario.setups)
    for (const { cells, items } of placements) for (const item of items) place(state, item, cells);
}

/** Places the arrivals of this turn where there is room. */
export function arrive(state: State): void {
  for (const arrival of state.scenario.arrivals) {
    if (!isDue(arrival, state.turn)) continue;
    const placed = arrival.items.flatMap((item) => place(state, item, arrival.cells));
    if (placed.length > 0)
      state.emit('arrive', '2', () => ({
        text: `${state.names(placed).join(', ')} at ${arrival.entry}.`,
        pieces: placed,
      }));
  }
}

/** Places the waiting units of an item, and returns the units that found room. */
function place(state: State, { name, source }: PlacedItem, cells: readonly Cell[]): number[] {
  if (name === undefined) return [];
  const waiting = unitsNamed(state, [{ name, source }], (piece) => state.cell[piece] === EXPECTED);
  return waiting.filter((piece) => {
    const enemy = opponent(state.piece(piece).side);
    const cell = cells.find((one) => state.owner[one] !== enemy && fits(state, one, [piece]));
    if (cell === undefined || state.isOnMap(piece)) return false;
    state.put(piece, cell);
    return true;
  });
}
