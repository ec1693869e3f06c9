import { kept } from '../../../mechanics/kept.js';
import { playSetUp } from '../../../mechanics/set-up-state.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { groundFor } from '../state/area.js';
import { musterOf } from '../state/muster.js';
import { State } from '../state/state.js';
import { setUp } from './set-up.js';

/** The state after the set-up of both sides, for checks; units with several hexes to choose from stand where the default puts them. */
export const stateWhenSetUp = kept((scenario: ScenarioModel): State => {
  const state = new State(scenario, groundFor(scenario), musterOf(scenario));
  state.silent = true;
  playSetUp(setUp(state), scenario);
  return state;
});
