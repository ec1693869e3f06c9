import { areEnemiesTogether, reportUnsupplied } from '../../../mechanics/checks/out-of-supply.js';
import { playSetUp } from '../../../mechanics/set-up-state.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { say } from '../../../model/say.js';
import type { CheckList } from '../../../play/checks.js';
import { setUp } from '../sequence/set-up.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { GERMAN, SIDE_NAMES, SOVIET, type Side } from '../state/pieces.js';
import { State } from '../state/state.js';
import { isSupplied, supplyOf, surveySupply } from '../supply/supply.js';
import { numbersOf } from '../vocabulary/numbers.js';
import type { ScenarioCheck } from './check.js';

const adviceFor = (side: Side): string =>
  side === GERMAN
    ? say`Check the roads to the west edge.`
    : say`Check the radius of their leaders and the lines of the leaders to the east edge.`;

/** Reports units that are out of supply when play begins [11.0]. */
const unitsShouldBeInSupply: ScenarioCheck = (scenario, report) => {
  const state = stateWhenSetUp(scenario);
  if (areEnemiesTogether(state)) return;
  surveySupply(state);
  for (const side of [GERMAN, SOVIET] as const) {
    const pieces = state.piecesWhere(
      (piece) => piece.side === side && state.isOnMap(piece.index) && !isSupplied(state, piece.index),
    );
    reportUnsupplied(
      scenario,
      {
        side: SIDE_NAMES[side],
        names: state.names(pieces),
        rule: side === GERMAN ? '11.1' : '11.21',
        why: () => supplyOf(state, pieces[0]).ledger,
        advice: adviceFor(side),
      },
      report,
    );
  }
};

function stateWhenSetUp(scenario: ScenarioModel): State {
  const numbers = numbersOf(scenario);
  const muster = musterOf(scenario, scenario.turns ?? numbers['game.turns']);
  const state = new State(scenario, groundOf(scenario.map, numbers), muster);
  state.isSilent = true;
  playSetUp(setUp(state), scenario);
  state.turn = firstTurnOf(scenario);
  return state;
}

export const supplyChecks: CheckList<ScenarioCheck> = { unitsShouldBeInSupply };
