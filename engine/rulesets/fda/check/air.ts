import { lineOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { CheckList } from '../../../play/checks.js';
import { airfieldsOf, isBomber } from '../air/aircraft.js';
import { placesOf } from '../state/ground.js';
import { opponent } from '../state/pieces.js';
import type { ScenarioCheck } from './check.js';
import { itemOf, placementsOf, stateBefore } from './placed.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';

/**
 * Checks that aircraft other than bombers name an airfield of their side when the rule of airfields is used [15.2a,
 * 15.2c].
 */
export const aircraftMustHaveAnAirfield: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  if (!state.optional.airfields) return;
  const airfields = placesOf(state.ground, 'airfield');
  const known = airfields.map(({ name, owner = term('no side') }) =>
    name === undefined ? say`an airfield without a name of ${owner}` : say`${name} of ${owner}`,
  );
  for (const { index, name, air, airfield, side, source } of state.pieces) {
    if (!air || isBomber(state, index)) continue;
    if (airfieldsOf(state, index).length === 0) {
      const has = known.length === 0 ? say`The map has no airfield.` : say`The map has ${list(known)}.`;
      const message =
        airfield === undefined
          ? say`${name} has no airfield to fly from. ${has}`
          : say`${name} has no airfield to fly from: none is called ${airfield}. ${has}`;
      report.error('15.2a', 'no-airfield', source, message);
      continue;
    }
    const named = airfields.find((place) => place.name === airfield);
    const owner = state.sideNamed(named?.owner);
    if (airfield === undefined || named === undefined || owner === NO_SIDE || owner !== opponent(side)) continue;
    const message = say`${name} flies from ${airfield}, which ${state.sideName(owner)} hold; the aircraft of an airfield that the enemy occupies are out of the game.`;
    report.error('15.2b', 'enemy-airfield', source, message);
  }
};

/**
 * Reports units that are set up on an enemy airfield: they would take it, which removes its aircraft before the first
 * turn [15.2b].
 */
export const unitsShouldNotBeginOnAnEnemyAirfield: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  if (!state.optional.airfields) return;
  for (const part of placementsOf(scenario)) {
    const unit = part.pieces.find((piece) => state.piece(piece).ground);
    const airfield = placesOf(state.ground, 'airfield').find(
      ({ owner, cells }) =>
        state.sideNamed(owner) === opponent(part.side) && cells.some((cell) => part.cells.includes(cell)),
    );
    if (unit === undefined || airfield === undefined) continue;
    const message = say`${state.name(unit)} begins on ${airfield.name ?? term('an airfield')} of ${state.sideName(opponent(part.side))}, whose aircraft are lost with it.`;
    report.warning('15.2b', 'set-up-on-airfield', itemOf(part, unit).at, message);
  }
};

/** Reports ships in a scenario without a preparatory barrage, because ships do nothing else [15.1a, 15.1b]. */
export const shipsShouldHaveABarrage: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  if (state.optional.barrage) return;
  for (const { name, arm, source } of state.pieces) {
    if (arm !== 'naval artillery') continue;
    const message = say`${name} fires only in the preparatory barrage, which this scenario does not use. Write \`set optional.barrage = true\`.`;
    report.warning('15.1b', 'no-barrage', source, message, {
      fixes: [lineOfScenario(scenario, 'set optional.barrage = true')],
    });
  }
};

export const airChecks: CheckList<ScenarioCheck> = {
  aircraftMustHaveAnAirfield,
  unitsShouldNotBeginOnAnEnemyAirfield,
  shipsShouldHaveABarrage,
};
