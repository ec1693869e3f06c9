import type { SideModel } from '../../../model/forces.js';
import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Report } from '../../../play/ruleset.js';
import { attributeChecks } from './attributes.js';
import { breakPointChecks } from './break-points.js';
import { citingIn, type ForcesCheck, type MapCheck, type ScenarioCheck } from './check.js';
import { divisionChecks } from './divisions.js';
import { valueChecks } from './values.js';

/** Every check of the ruleset, in the order in which they report. */
export const checks: {
  readonly map: readonly MapCheck[];
  readonly forces: readonly ForcesCheck[];
  readonly scenario: readonly ScenarioCheck[];
} = {
  map: [],
  forces: [...divisionChecks, ...valueChecks, ...breakPointChecks, ...attributeChecks],
  scenario: [],
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
