import { about } from '../about.js';
import { createRulebook } from '../../../play/rulebook.js';
import { components } from './components.js';
import { definitions } from './definitions.js';
import { strengthAndZones } from './strength-and-zones.js';
import { supply } from './supply.js';
import { nations } from './nations.js';
import { units } from './units.js';
import { sequence } from './sequence.js';
import { movement } from './movement.js';
import { combat } from './combat.js';
import { modifiers } from './modifiers.js';
import { damage } from './damage.js';
import { retreat } from './retreat.js';
import { blitzAndVictory } from './blitz-and-victory.js';
import { zones } from './zones.js';
import { weather } from './weather.js';
import { elite } from './elite.js';
import { advancedProduction } from './advanced-production.js';
import { advancedSupply } from './advanced-supply.js';
import { headquarters } from './headquarters.js';
import { mountainsAndSwamps } from './mountains-and-swamps.js';
import { factories } from './factories.js';
import { research } from './research.js';
import { naval } from './naval.js';
import { reconnaissance } from './reconnaissance.js';
import { specialAttacks } from './special-attacks.js';
import { landings } from './landings.js';
import { specialArtillery } from './special-artillery.js';
import { garrisonsAndPartisans } from './garrisons-and-partisans.js';
import { reserve } from './reserve.js';
import { strategicBombing } from './strategic-bombing.js';
import { firstWinter } from './first-winter.js';
import { lendLease } from './lend-lease.js';
import { strategicWar } from './strategic-war.js';
import { italyAndPersia } from './italy-and-persia.js';
import { teams } from './teams.js';
import { lightRain } from './light-rain.js';
import { scenarioBook } from './scenario-book.js';
import { shortScenarios } from './short-scenarios.js';
import { longScenarios } from './long-scenarios.js';
import { openQuestions } from './open-questions.js';

/** All chapters in the order of the rulebook, followed by the scenario book and the open questions. */
const chapters = {
  ...components,
  ...definitions,
  ...strengthAndZones,
  ...supply,
  ...nations,
  ...units,
  ...sequence,
  ...movement,
  ...combat,
  ...modifiers,
  ...damage,
  ...retreat,
  ...blitzAndVictory,
  ...zones,
  ...weather,
  ...elite,
  ...advancedProduction,
  ...advancedSupply,
  ...headquarters,
  ...mountainsAndSwamps,
  ...factories,
  ...research,
  ...naval,
  ...reconnaissance,
  ...specialAttacks,
  ...landings,
  ...specialArtillery,
  ...garrisonsAndPartisans,
  ...reserve,
  ...strategicBombing,
  ...firstWinter,
  ...lendLease,
  ...strategicWar,
  ...italyAndPersia,
  ...teams,
  ...lightRain,
  ...scenarioBook,
  ...shortScenarios,
  ...longScenarios,
  ...openQuestions,
} as const;

export const { title } = about;

/**
 * A rule of Blocks in the East, given by its number: `7.7.6`, `13.8.1`. `Box1.river` is a row of the terrain modifiers,
 * `BPS` the standard set-up, `SBE6` a scenario, `SBE6.victory` a rule of that scenario, and `A28` an open question. The
 * citation of an unknown rule does not compile.
 */
export type BiteRule = keyof typeof chapters;

/** The rules in the order of the rulebook, each of them paraphrased. */
export const rulebook = createRulebook<BiteRule>(chapters);

/** Returns whether a text is the number of a rule. */
export const isBiteRule = (rule: string): rule is BiteRule => Object.hasOwn(chapters, rule);
