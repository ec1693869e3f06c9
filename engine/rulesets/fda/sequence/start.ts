import { cellsOfSettingPlaces, numberAtStart, settingsOf } from '../../../mechanics/start.js';
import { unitsNamed } from '../../../play/named-units.js';
import { NO_BRIDGE } from '../state/ground.js';
import { SIDES } from '../state/pieces.js';
import { ELIMINATED, type State } from '../state/state.js';

/** Kinds of places that can be destroyed: bridges, fortifications, and cities that are bombed [12i, 14g]. */
export const DESTRUCTIBLE: ReadonlySet<string> = new Set(['bridge', 'boat bridge', 'fortification', 'city']);

/**
 * Applies what the scenario states about a game that is under way: owners of places, destroyed structures, lost units
 * and the like. Called before the units are placed.
 */
export function takeUp(state: State): void {
  const { scenario } = state;
  const { map } = scenario;
  for (const setting of settingsOf(scenario, 'control'))
    for (const cell of cellsOfSettingPlaces(map, setting))
      state.control[cell] = state.sideNamed(String(setting.values[0]));
  for (const { of = [] } of settingsOf(scenario, 'destroyed')) for (const { name } of of) ruin(state, name);
  for (const { of = [] } of settingsOf(scenario, 'lost'))
    for (const piece of unitsNamed(state, of, () => true)) {
      state.pr[piece] = 0;
      state.put(piece, ELIMINATED);
    }
  for (const { of = [], values } of settingsOf(scenario, 'attempts'))
    for (const { name } of of) {
      const division = state.muster.divisionByName.get(name);
      if (division !== undefined) state.attempts[division] = Number(values[0]);
    }
  for (const side of SIDES) state.inflictedInAll[side] = numberAtStart(scenario, 'inflicted', state.sideName(side));
}

function ruin(state: State, place: string): void {
  for (const { kind, cells } of state.ground.places.filter(({ name }) => name === place))
    for (const cell of cells) {
      if (kind === 'bridge' || kind === 'boat bridge') state.bridge[cell] = NO_BRIDGE;
      if (kind === 'fortification') state.fort[cell] = 0;
      if (kind === 'city') state.bombed[cell] = 1;
    }
  state.changes++;
}
