import type { SideModel } from '../model/forces.js';
import type { MapModel } from '../model/map.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Refusing } from './refusal.js';
import type { Report } from './ruleset.js';

/** Takes findings that rest on rules of one book only. */
export type BookReport<Rule extends string> = (finding: Parameters<Report>[0] & { readonly rule?: Rule }) => void;

/** A check of one map by itself, of the orders of battle of all sides together, or of a scenario against both. */
export type Check<Subject, Rule extends string> = (subject: Subject, report: BookReport<Rule>) => void;

/** Every check of a ruleset, in the order in which they report. */
export interface Checks<Rule extends string> {
  readonly map: readonly Check<MapModel, Rule>[];
  readonly forces: readonly Check<readonly SideModel[], Rule>[];
  readonly scenario: readonly Check<ScenarioModel, Rule>[];
}

/** Checks one after the other. */
type Run<Subject> = (subject: Subject, report: Report) => void;

/** The checks as a ruleset offers them: every message names the rule it rests on. */
export function checking<Rule extends string>(
  { map, forces, scenario }: Checks<Rule>,
  citing: Refusing<Rule>['citing'],
): {
  readonly checkMap: Run<MapModel>;
  readonly checkForces: Run<readonly SideModel[]>;
  readonly checkScenario: Run<ScenarioModel>;
} {
  const run =
    <Subject>(checks: readonly Check<Subject, Rule>[]): Run<Subject> =>
    (subject, report) => {
      const naming: BookReport<Rule> = (finding) => {
        report(finding.rule === undefined ? finding : { ...finding, message: citing(finding.message, finding.rule) });
      };
      for (const check of checks) check(subject, naming);
    };
  return { checkMap: run(map), checkForces: run(forces), checkScenario: run(scenario) };
}
