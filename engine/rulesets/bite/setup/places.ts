import { kept } from '../../../mechanics/kept.js';
import { cellsSet, startOf } from '../../../mechanics/start.js';
import { breakWalls, destroyFactories } from '../control/spoils.js';
import { homeSides, isEnemySoil } from '../nations/homeland.js';
import type { Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** By hex what is printed in black but for the wells. */
const blackFactoriesOn = kept(({ produces, wells }: Ground) =>
  produces.black.map((points, cell) => points - wells[cell]),
);

/** Whose hexes are when play begins: of the side whose country they are, unless the scenario says otherwise; and what stands there [3.1]. */
export function setUpPlaces(state: State): void {
  const { ground, scenario } = state;
  state.control.set(homeSides(ground));
  state.fort.set(ground.fort);
  state.redFactories.set(ground.produces.red);
  state.blueFactories.set(ground.produces.blue);
  state.blackFactories.set(blackFactoriesOn(ground));
  for (const setting of startOf(scenario, 'control'))
    for (const cell of cellsSet(scenario.map, setting))
      state.control[cell] = SIDES.findIndex((side) => side === setting.values[0]);
  state.heldAtStart.set(state.control);
}

/** What the enemy holds of a country when play begins has fallen as in play: fortresses and factories [3.3.factories, Box1.fortress.falls, Box1.bunker.falls]. */
export function applyCapturesAtStart(state: State): void {
  const { ground, control, heldAtStart } = state;
  heldAtStart.set(control);
  for (let cell = 0; cell < control.length; cell++)
    if (isEnemySoil(ground, control[cell], cell)) {
      breakWalls(state, cell);
      destroyFactories(state, cell);
    }
}
