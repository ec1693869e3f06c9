import { memoize } from '../../../mechanics/memoize.js';
import { playSetUp } from '../../../mechanics/set-up-state.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { groundFor } from '../state/area.js';
import { musterOf } from '../state/muster.js';
import { State } from '../state/state.js';
import { setUp } from './set-up.js';

/**
 * Returns the state after the set-up of both sides, for checks. Units with several possible hexes are placed in the
 * default hex.
 */
export const stateWhenSetUp = memoize((scenario: ScenarioModel): State => {
  const state = new State(scenario, groundFor(scenario), musterOf(scenario));
  state.isSilent = true;
  playSetUp(setUp(state), scenario);
  return state;
});
