import { specialChecks } from '../../../mechanics/special-rules/checks.js';
import { createCheckers, type Checks } from '../../../play/checks.js';
import { citing } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import { airChecks } from './air.js';
import { attributeChecks } from './attributes.js';
import { breakPointChecks } from './break-points.js';
import { divisionChecks } from './divisions.js';
import { guardChecks } from './guards.js';
import { mapChecks } from './map.js';
import { objectiveChecks } from './objectives.js';
import { settingChecks } from './settings.js';
import { setupChecks } from './setup.js';
import { sideChecks } from './sides.js';
import { stackingChecks } from './stacking.js';
import { valueChecks } from './values.js';
import { supplyChecks } from './supply.js';
import { conditionFacts } from '../victory/condition-facts.js';
import { vocabulary } from '../vocabulary/index.js';

/** The checks of the ruleset, in the order in which they report. */
export const checks: Checks<FdaRule> = {
  map: mapChecks,
  forces: { ...divisionChecks, ...valueChecks, ...breakPointChecks, ...attributeChecks },
  scenario: {
    ...settingChecks,
    ...sideChecks,
    ...setupChecks,
    ...stackingChecks,
    ...guardChecks,
    ...airChecks,
    ...objectiveChecks,
    ...specialChecks(vocabulary, conditionFacts.unknown),
  },
  openingPosition: supplyChecks,
};

export const { checkMap, checkForces, checkScenario, checkOpeningPosition } = createCheckers(checks, citing);
