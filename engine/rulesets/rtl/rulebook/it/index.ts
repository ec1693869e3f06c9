import { advance } from './advance.js';
import { air } from './air.js';
import { artillery } from './artillery.js';
import { attacks } from './attacks.js';
import { charts } from './charts.js';
import { combiningAndArmyUnits } from './combining-and-army-units.js';
import { commandPoints } from './command-points.js';
import { coordination } from './coordination.js';
import { declarationAndRefusal } from './declaration-and-refusal.js';
import { efficiencyAndHalving } from './efficiency-and-halving.js';
import { formations } from './formations.js';
import { headquarters } from './headquarters.js';
import { introduction } from './introduction.js';
import { modifiers } from './modifiers.js';
import { movement } from './movement.js';
import { odds } from './odds.js';
import { operations } from './operations.js';
import { overrun } from './overrun.js';
import { reactionAndNoRetreat } from './reaction-and-no-retreat.js';
import { reinforcements } from './reinforcements.js';
import { results } from './results.js';
import { retreat } from './retreat.js';
import { scenarioRules } from './scenario-rules.js';
import { setUpAndTurn } from './set-up-and-turn.js';
import { soltsy } from './soltsy.js';
import { specialUnits } from './special-units.js';
import { starayaRussa } from './staraya-russa.js';
import { stepsAndDisruption } from './steps-and-disruption.js';
import { strongpoints } from './strongpoints.js';
import { supply } from './supply.js';
import { terms } from './terms.js';
import { terrain } from './terrain.js';
import { weather } from './weather.js';
import { zonesAndStacking } from './zones-and-stacking.js';

/** The texts of the rules in Italian, by rule number. */
export const textsIt = {
  ...advance,
  ...air,
  ...artillery,
  ...attacks,
  ...charts,
  ...combiningAndArmyUnits,
  ...commandPoints,
  ...coordination,
  ...declarationAndRefusal,
  ...efficiencyAndHalving,
  ...formations,
  ...headquarters,
  ...introduction,
  ...modifiers,
  ...movement,
  ...odds,
  ...operations,
  ...overrun,
  ...reactionAndNoRetreat,
  ...reinforcements,
  ...results,
  ...retreat,
  ...scenarioRules,
  ...setUpAndTurn,
  ...soltsy,
  ...specialUnits,
  ...starayaRussa,
  ...stepsAndDisruption,
  ...strongpoints,
  ...supply,
  ...terms,
  ...terrain,
  ...weather,
  ...zonesAndStacking,
};
