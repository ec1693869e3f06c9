import type { Cell } from '../../../../engine/board/board.js';
import { EXPECTED } from '../../../../engine/mechanics/off-map.js';
import { cellsOfSettingPlaces, settingsOf } from '../../../../engine/mechanics/start.js';
import { isDue } from '../../../../engine/mechanics/special-rules/turn-range.js';
import type { PlacedItem } from '../../../../engine/model/statements.js';
import { overstacks } from '../stacking/stacking.js';
import { opponent, type State } from '../state/state.js';
import { SIDES } from '../vocabulary/vocabulary.js';

/**
 * Places units in the cells and states that the scenario gives. A scenario may also begin in the middle of a battle.
 */
export function setUp(state: State): void {
  for (const { side, values } of settingsOf(state, 'points'))
    state.points[SIDES.findIndex((one) => one === side)] = Number(values[0]);
  for (const setting of settingsOf(state, 'control'))
    for (const cell of cellsOfSettingPlaces(state.scenario.map, setting))
      state.control[cell] = SIDES.findIndex((one) => one === setting.values[0]);
  for (const { placements } of state.scenario.setups)
    for (const { cells, items } of placements) for (const item of items) place(state, item, cells);
}

/** Places each waiting unit of an item in the first cell with room and without enemy combat units. */
function place(state: State, { name, attributes }: PlacedItem, cells: readonly Cell[]): number[] {
  const waiting = state.muster.piecesNamed(name ?? '').filter((piece) => state.cell[piece] === EXPECTED);
  return waiting.flatMap((index) => {
    const enemy = opponent(state.piece(index).side);
    const cell = cells.find((one) => !overstacks(state, [index], one) && state.fightersAt(one, enemy).length === 0);
    if (cell === undefined) return [];
    if (Object.hasOwn(attributes, 'step')) state.reduced[index] = Number(attributes.step.value) - 1;
    if (Object.hasOwn(attributes, 'hidden')) state.hidden[index] = 1;
    if (Object.hasOwn(attributes, 'fired')) state.fired[index] = 1;
    state.put(index, cell);
    return [index];
  });
}

/**
 * Places the units that arrive in this turn, as far as there is room. Units without room are tried again in every turn
 * in which the arrival statement applies.
 */
export function arrive(state: State): void {
  for (const arrival of state.arrivals) {
    if (arrival.turn > 0 && !isDue(arrival, state.turn)) continue;
    const placed = arrival.items.flatMap((item) => place(state, item, arrival.cells));
    if (placed.length > 0)
      state.emit('arrive', '3', () => ({ text: `${state.names(placed).join(', ')} arrive.`, pieces: placed }));
  }
}
