import { about } from '../about.js';
import { createRulebook } from '../../../play/rulebook.js';
import { introduction } from './introduction.js';
import { terms } from './terms.js';
import { zonesAndStacking } from './zones-and-stacking.js';
import { efficiencyAndHalving } from './efficiency-and-halving.js';
import { stepsAndDisruption } from './steps-and-disruption.js';
import { setUpAndTurn } from './set-up-and-turn.js';
import { formations } from './formations.js';
import { weather } from './weather.js';
import { reinforcements } from './reinforcements.js';
import { supply } from './supply.js';
import { operations } from './operations.js';
import { combiningAndArmyUnits } from './combining-and-army-units.js';
import { movement } from './movement.js';
import { terrain } from './terrain.js';
import { overrun } from './overrun.js';
import { declarationAndRefusal } from './declaration-and-refusal.js';
import { reactionAndNoRetreat } from './reaction-and-no-retreat.js';
import { attacks } from './attacks.js';
import { coordination } from './coordination.js';
import { odds } from './odds.js';
import { modifiers } from './modifiers.js';
import { results } from './results.js';
import { retreat } from './retreat.js';
import { advance } from './advance.js';
import { artillery } from './artillery.js';
import { air } from './air.js';
import { strongpoints } from './strongpoints.js';
import { headquarters } from './headquarters.js';
import { commandPoints } from './command-points.js';
import { specialUnits } from './special-units.js';
import { charts } from './charts.js';
import { scenarioRules } from './scenario-rules.js';
import { soltsy } from './soltsy.js';
import { starayaRussa } from './staraya-russa.js';

const chapters = {
  ...introduction,
  ...terms,
  ...zonesAndStacking,
  ...efficiencyAndHalving,
  ...stepsAndDisruption,
  ...setUpAndTurn,
  ...formations,
  ...weather,
  ...reinforcements,
  ...supply,
  ...operations,
  ...combiningAndArmyUnits,
  ...movement,
  ...terrain,
  ...overrun,
  ...declarationAndRefusal,
  ...reactionAndNoRetreat,
  ...attacks,
  ...coordination,
  ...odds,
  ...modifiers,
  ...results,
  ...retreat,
  ...advance,
  ...artillery,
  ...air,
  ...strongpoints,
  ...headquarters,
  ...commandPoints,
  ...specialUnits,
  ...charts,
  ...scenarioRules,
  ...soltsy,
  ...starayaRussa,
} as const;

export const { title } = about;

/**
 * The number of a rule of Roads to Leningrad: `8.36c`, `4.21.A3`. `TEC.h` is a note of the terrain effects chart, `CT`
 * the coordination table, `CRT.A` and `CRT.M` the combat results tables, `SoP` the detailed sequence of play, `S3.26` a
 * rule of the scenario book. A citation of a number without an entry does not compile.
 */
export type RtlRule = keyof typeof chapters;

/** Compares two rule numbers: chapters in the order of the rulebook, then charts and notes, then the scenario book. */
const compareRules = (a: string, b: string): number => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1);
const sortKeyOf = (rule: string): string => {
  const [, scenarioBook = '', chapter = '', rest = ''] = /^(S?)(\d+)(.*)$/.exec(rule) ?? [];
  return chapter === '' ? `50${rule}` : `${scenarioBook === '' ? '' : '60'}${chapter.padStart(2, '0')}${rest}`;
};

/** The rules in the order of the rulebook, each explained in words other than those of the rulebook. */
export const rulebook = createRulebook<RtlRule>(chapters, compareRules);

/** Returns whether the rulebook has an entry of this number. */
export const isRtlRule = (rule: string): rule is RtlRule => Object.hasOwn(chapters, rule);
