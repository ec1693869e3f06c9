import { kept } from '../../../mechanics/kept.js';
import { cellsSet, startOf } from '../../../mechanics/start.js';
import { NOBODY } from '../state/fields.js';
import { countryOf, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isNation, nations } from '../vocabulary/nations.js';
import { SIDES } from '../vocabulary/sides.js';

/** By hex the side whose country it is. */
const ownersOn = kept((ground: Ground) =>
  Int32Array.from(ground.country, (_, cell) => {
    const country = countryOf(ground, cell);
    return isNation(country) ? nations[country].side : NOBODY;
  }),
);

/** By hex what is printed in black but for the wells. */
const blackFactoriesOn = kept(({ produces, wells }: Ground) =>
  produces.black.map((points, cell) => points - wells[cell]),
);

/** Whose hexes are when play begins: of the side whose country they are, unless the scenario says otherwise; and what stands there [3.1]. */
export function layPlaces(state: State): void {
  const { ground, scenario } = state;
  state.control.set(ownersOn(ground));
  state.fort.set(ground.fort);
  state.redFactories.set(ground.produces.red);
  state.blueFactories.set(ground.produces.blue);
  state.blackFactories.set(blackFactoriesOn(ground));
  for (const setting of startOf(scenario, 'control'))
    for (const cell of cellsSet(scenario.map, setting))
      state.control[cell] = SIDES.findIndex((side) => side === setting.values[0]);
  state.heldFirst.set(state.control);
}
