import { memoize } from '../../../mechanics/memoize.js';
import { cellsOfSettingPlaces, settingsOf } from '../../../mechanics/start.js';
import { breakWalls, destroyFactories } from '../control/spoils.js';
import { homeSides, isEnemySoil } from '../nations/homeland.js';
import type { Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** For each hex, the black points that its factories produce: the printed black points minus those of its oil wells. */
const blackFactoriesOn = memoize(({ produces, wells }: Ground) =>
  produces.black.map((points, cell) => points - wells[cell]),
);

/**
 * Sets control, fortifications and factories at the start of play. A hex belongs to the side of its country, unless the
 * scenario gives it to another side [3.1].
 */
export function setUpPlaces(state: State): void {
  const { ground, scenario } = state;
  state.control.set(homeSides(ground));
  state.fort.set(ground.fort);
  state.redFactories.set(ground.produces.red);
  state.blueFactories.set(ground.produces.blue);
  state.blackFactories.set(blackFactoriesOn(ground));
  for (const setting of settingsOf(scenario, 'control'))
    for (const cell of cellsOfSettingPlaces(scenario.map, setting))
      state.control[cell] = SIDES.findIndex((side) => side === setting.values[0]);
  state.heldAtStart.set(state.control);
}

/**
 * Treats every place that the enemy controls at the start as captured: its fortifications fall and its factories are
 * destroyed [3.3.factories, Box1.fortress.falls, Box1.bunker.falls].
 */
export function applyCapturesAtStart(state: State): void {
  const { ground, control, heldAtStart } = state;
  heldAtStart.set(control);
  for (let cell = 0; cell < control.length; cell++)
    if (isEnemySoil(ground, control[cell], cell)) {
      breakWalls(state, cell);
      destroyFactories(state, cell);
    }
}
