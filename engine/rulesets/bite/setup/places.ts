import { cellsSet, startOf } from '../../../mechanics/start.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isNation, nations } from '../vocabulary/nations.js';
import { SIDES } from '../vocabulary/sides.js';

/** Whose hexes are when play begins: of the side whose country they are, unless the scenario says otherwise; and what stands there [3.1]. */
export function layPlaces(state: State): void {
  const { ground, scenario } = state;
  for (let cell = 0; cell < ground.board.size; cell++) {
    const country = countryOf(ground, cell);
    if (isNation(country)) state.control[cell] = nations[country].side;
    state.fort[cell] = ground.fort[cell];
    state.redFactories[cell] = ground.produces.red[cell];
    state.blueFactories[cell] = ground.produces.blue[cell];
    state.blackFactories[cell] = ground.produces.black[cell] - ground.wells[cell];
  }
  for (const setting of startOf(scenario, 'control'))
    for (const cell of cellsSet(scenario.map, setting))
      state.control[cell] = SIDES.findIndex((side) => side === setting.values[0]);
  state.heldFirst.set(state.control);
}
