import { areEnemiesTogether, reportUnsupplied } from '../../../mechanics/checks/out-of-supply.js';
import { playSetUp } from '../../../mechanics/set-up-state.js';
import { say } from '../../../model/say.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { CheckList } from '../../../play/checks.js';
import { setUp } from '../sequence/set-up.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { SIDES } from '../state/pieces.js';
import { State } from '../state/state.js';
import { isSupplied, supplyOf } from '../supply/supply.js';
import type { ScenarioCheck } from './check.js';
import { hasRoadToItsEdge } from './sides.js';

/** Reports divisions with units on the table that are out of supply when play begins [7.1a]. */
const divisionsShouldBeInSupply: ScenarioCheck = (scenario, report) => {
  const state = stateWhenSetUp(scenario);
  if (areEnemiesTogether(state)) return;
  for (const side of SIDES) {
    if (!hasRoadToItsEdge(state, side)) continue; // Another check reports these sides.
    const without = [...state.divisions.keys()].filter(
      (division) =>
        state.divisions[division].side === side &&
        state.divisions[division].members.some((piece) => state.isOnMap(piece)) &&
        !isSupplied(state, division),
    );
    reportUnsupplied(
      scenario,
      {
        side: state.sideName(side),
        names: without.map((division) => state.divisions[division].name),
        rule: '7.1a',
        noun: ['division', 'divisions'],
        why: () => supplyOf(state, without[0]).ledger,
        advice: say`Check the roads from their headquarters to the friendly edge.`,
      },
      report,
    );
  }
};

function stateWhenSetUp(scenario: ScenarioModel): State {
  const state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
  state.isSilent = true;
  playSetUp(setUp(state), scenario);
  return state;
}

export const supplyChecks: CheckList<ScenarioCheck> = { divisionsShouldBeInSupply };
