import { say } from '../../../model/say.js';
import { areEnemiesTogether, reportUnsupplied } from '../../../mechanics/checks/out-of-supply.js';
import { playSetUp } from '../../../mechanics/set-up-state.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { CheckList } from '../../../play/checks.js';
import { setUp } from '../sequence/set-up.js';
import { SUPPLIED } from '../state/fields.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { State } from '../state/state.js';
import { withoutSupply } from '../supply/determination.js';
import { lineOf } from '../supply/supply.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import type { ScenarioCheck } from './check.js';

/**
 * Warns of units that cannot trace a supply line when play begins, unless the set-up marks the units as unsupplied
 * [6.11].
 */
const unitsShouldBeInSupply: ScenarioCheck = (scenario, report) => {
  const { sources } = groundOf(scenario.map);
  const state = stateWhenSetUp(scenario);
  if (areEnemiesTogether(state)) return;
  for (const side of BOTH) {
    if (!sources.some((source) => source.side === side)) continue; // reported by another check
    const pieces = [...playSetUp(withoutSupply(state, side), scenario)].filter(
      (piece) => state.supply[piece] === SUPPLIED,
    );
    reportUnsupplied(
      scenario,
      {
        side: SIDES[side],
        names: state.names(pieces),
        rule: '6.11',
        why: () => lineOf(state, pieces[0]).ledger,
        advice: say`Check the supply sources and the roads to them, or mark the units (unsupplied).`,
      },
      report,
    );
  }
};

/** Returns the state after the set-up of a scenario. */
function stateWhenSetUp(scenario: ScenarioModel): State {
  const state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
  state.isSilent = true;
  playSetUp(setUp(state), scenario);
  state.turn = firstTurnOf(scenario);
  return state;
}

export const supplyChecks: CheckList<ScenarioCheck> = { unitsShouldBeInSupply };
