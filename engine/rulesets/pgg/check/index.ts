import type { SideModel } from '../../../model/forces.js';
import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Report } from '../../../play/ruleset.js';
import { citing } from '../refusal.js';
import { arrivalChecks } from './arrivals.js';
import type { ForcesCheck, MapCheck, PggReport, ScenarioCheck } from './check.js';
import { forcesChecks } from './forces.js';
import { mapChecks } from './map.js';
import { poolChecks } from './pools.js';
import { scoreChecks } from './scores.js';
import { settingChecks } from './settings.js';
import { setupChecks } from './setup.js';
import { spreadMustFindRoom, stackMustNotExceedLimitAtSetup } from './stacking.js';

/** Every check of the ruleset, in the order in which they report. */
export const checks: {
  readonly map: readonly MapCheck[];
  readonly forces: readonly ForcesCheck[];
  readonly scenario: readonly ScenarioCheck[];
} = {
  map: mapChecks,
  forces: forcesChecks,
  scenario: [
    ...settingChecks,
    ...setupChecks,
    stackMustNotExceedLimitAtSetup,
    spreadMustFindRoom,
    ...poolChecks,
    ...arrivalChecks,
    ...scoreChecks,
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

/** Every message names the rule it rests on. */
function citingIn(report: Report): PggReport {
  return (finding) => {
    report(finding.rule === undefined ? finding : { ...finding, message: citing(finding.message, finding.rule) });
  };
}
