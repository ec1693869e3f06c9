import { say, term } from '../../../model/say.js';
import { areEnemiesTogether, reportUnsupplied } from '../../../mechanics/checks/out-of-supply.js';
import { turnName, turnTitle } from '../../../model/calendar.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import { stateWhenSetUp } from '../setup/state-when-set-up.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { isInSupply, lineOf } from '../supply/lines.js';
import { primariesOf } from '../supply/network.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { calendar } from '../vocabulary/calendar.js';
import { layerOf } from '../vocabulary/settings.js';
import { trackTemplate, turnsWithoutWeather } from '../weather/track.js';
import type { ScenarioCheck } from './check.js';
import { fixesForPlaceOf } from './places.js';

/**
 * Reports turns without weather. The turn track is printed only on the map, so the author must enter its weather [9.0].
 */
const weatherMustBeKnown: ScenarioCheck = (scenario, report) => {
  if (layerOf(scenario.settings) !== 'advanced') return;
  const unknown = turnsWithoutWeather(scenario);
  if (unknown.length === 0) return;
  const months = list(unknown.map((turn) => turnTitle(turn, calendar)));
  const [month, year] = turnName(unknown[0], calendar).split(' ');
  const message = say`The weather of ${months} is printed on the turn track of the map and is not part of this ruleset. Write it next to the scenario: \`table weather { ${month}: ${year} = … }\`, with clear, rain, snow or roll. Without it these months are clear.`;
  report.error('9.0', 'weather-unknown', scenario.turnsSource ?? scenario.titleSource, message, {
    fixes: [trackTemplate(scenario, unknown)],
  });
};

/** Reports nations that have units and no primary supply source on the map [4.1]. */
const nationMustHaveItsSource: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  for (const [nation, units] of musterOf(scenario).nations) {
    const { pieces } = musterOf(scenario);
    const fed = units.filter((piece) => !pieces[piece].isStrategic && pieces[piece].type.rebel !== true);
    if (fed.length === 0 || primariesOf(ground, nation).length > 0) continue;
    const message = say`The map ${scenario.map.name} has no primary source of ${term(nation)}: units of ${term(nation)} are never in supply. Write \`(source "${nation}")\` after a place.`;
    report.error('4.1', 'no-source', scenario.titleSource, message, {
      fixes: fixesForPlaceOf(scenario.map, nation, `source "${nation}"`),
    });
  }
};

/** Reports units that are set up where they cannot trace a supply line, except units marked as out of supply [4.3]. */
export const unitsShouldBeInSupply: ScenarioCheck = (scenario, report) => {
  const state = stateWhenSetUp(scenario);
  if (areEnemiesTogether(state)) return;
  for (const side of BOTH) {
    const pieces = state.onMapOf(side).filter((piece) => state.outOfSupply[piece] === 0 && !isInSupply(state, piece));
    reportUnsupplied(
      scenario,
      {
        side: SIDES[side],
        names: state.names(pieces),
        rule: '4.3',
        why: () => lineOf(state, pieces[0]).ledger,
        advice: say`Check the supply sources, the railways and the control of hexes, or mark the units \`(unsupplied)\`.`,
      },
      report,
    );
  }
};

export const supplyChecks: CheckList<ScenarioCheck> = { weatherMustBeKnown, nationMustHaveItsSource };
