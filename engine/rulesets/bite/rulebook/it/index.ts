import { advancedProduction } from './advanced-production.js';
import { advancedSupply } from './advanced-supply.js';
import { blitzAndVictory } from './blitz-and-victory.js';
import { combat } from './combat.js';
import { components } from './components.js';
import { damage } from './damage.js';
import { definitions } from './definitions.js';
import { elite } from './elite.js';
import { factories } from './factories.js';
import { firstWinter } from './first-winter.js';
import { garrisonsAndPartisans } from './garrisons-and-partisans.js';
import { headquarters } from './headquarters.js';
import { italyAndPersia } from './italy-and-persia.js';
import { landings } from './landings.js';
import { lendLease } from './lend-lease.js';
import { lightRain } from './light-rain.js';
import { longScenarios } from './long-scenarios.js';
import { modifiers } from './modifiers.js';
import { mountainsAndSwamps } from './mountains-and-swamps.js';
import { movement } from './movement.js';
import { nations } from './nations.js';
import { naval } from './naval.js';
import { openQuestions } from './open-questions.js';
import { reconnaissance } from './reconnaissance.js';
import { research } from './research.js';
import { reserve } from './reserve.js';
import { retreat } from './retreat.js';
import { scenarioBook } from './scenario-book.js';
import { sequence } from './sequence.js';
import { shortScenarios } from './short-scenarios.js';
import { specialArtillery } from './special-artillery.js';
import { specialAttacks } from './special-attacks.js';
import { strategicBombing } from './strategic-bombing.js';
import { strategicWar } from './strategic-war.js';
import { strengthAndZones } from './strength-and-zones.js';
import { supply } from './supply.js';
import { teams } from './teams.js';
import { units } from './units.js';
import { weather } from './weather.js';
import { zones } from './zones.js';

/** The texts of the rules in Italian, by rule number. */
export const textsIt = {
  ...advancedProduction,
  ...advancedSupply,
  ...blitzAndVictory,
  ...combat,
  ...components,
  ...damage,
  ...definitions,
  ...elite,
  ...factories,
  ...firstWinter,
  ...garrisonsAndPartisans,
  ...headquarters,
  ...italyAndPersia,
  ...landings,
  ...lendLease,
  ...lightRain,
  ...longScenarios,
  ...modifiers,
  ...mountainsAndSwamps,
  ...movement,
  ...nations,
  ...naval,
  ...openQuestions,
  ...reconnaissance,
  ...research,
  ...reserve,
  ...retreat,
  ...scenarioBook,
  ...sequence,
  ...shortScenarios,
  ...specialArtillery,
  ...specialAttacks,
  ...strategicBombing,
  ...strategicWar,
  ...strengthAndZones,
  ...supply,
  ...teams,
  ...units,
  ...weather,
  ...zones,
};
