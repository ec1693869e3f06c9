import type { SideModel } from '../../../model/forces.js';
import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Report } from '../../../play/ruleset.js';
import { airChecks } from './air.js';
import { attributeChecks } from './attributes.js';
import { breakPointChecks } from './break-points.js';
import { citingIn, type ForcesCheck, type MapCheck, type ScenarioCheck } from './check.js';
import { divisionChecks } from './divisions.js';
import { guardChecks } from './guards.js';
import { mapChecks } from './map.js';
import { objectiveChecks } from './objectives.js';
import { settingChecks } from './settings.js';
import { setupChecks } from './setup.js';
import { sideChecks } from './sides.js';
import { stackingChecks } from './stacking.js';
import { valueChecks } from './values.js';

/** Every check of the ruleset, in the order in which they report. */
export const checks: {
  readonly map: readonly MapCheck[];
  readonly forces: readonly ForcesCheck[];
  readonly scenario: readonly ScenarioCheck[];
} = {
  map: mapChecks,
  forces: [...divisionChecks, ...valueChecks, ...breakPointChecks, ...attributeChecks],
  scenario: [
    ...settingChecks,
    ...sideChecks,
    ...setupChecks,
    ...stackingChecks,
    ...guardChecks,
    ...airChecks,
    ...objectiveChecks,
  ],
};

export function checkMap(map: MapModel, report: Report): void {
  for (const check of checks.map) check(map, citingIn(report));
}

export function checkForces(sides: readonly SideModel[], report: Report): void {
  for (const check of checks.forces) check(sides, citingIn(report));
}

export function checkScenario(scenario: ScenarioModel, report: Report): void {
  for (const check of checks.scenario) check(scenario, citingIn(report));
}
