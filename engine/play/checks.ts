import type { Finding, Severity } from '../model/finding.js';
import type { SideModel } from '../model/forces.js';
import type { MapModel } from '../model/map.js';
import type { ScenarioModel } from '../model/scenario.js';
import { NO_SOURCE, type Source } from '../model/source.js';
import type { Refusals } from './refusal.js';

/** Receives the findings of checks. */
export type Report = (
  finding: Omit<Finding, 'code' | 'why' | 'related' | 'fixes'> &
    Partial<Pick<Finding, 'why' | 'related' | 'fixes'>> & { readonly slug: string },
) => void;

/** Takes findings that rest on rules of one book only: `report.error('7.1', 'stack-limit', item.source, message)`. */
export interface BookReport<Rule extends string> extends Readonly<Record<Severity, ReportFinding<Rule>>> {
  (finding: Parameters<Report>[0] & { readonly rule?: Rule }): void;
}

type ReportFinding<Rule extends string> = (
  rule: Rule,
  slug: string,
  source: Source,
  message: string,
  more?: FindingDetails,
) => void;

/** What a finding may have besides its message. */
type FindingDetails = Partial<Pick<Finding, 'why' | 'related' | 'fixes'>>;

/** A check of one map by itself, of the orders of battle of all sides together, or of a scenario against both. */
export type Check<Subject, Rule extends string> = (subject: Subject, report: BookReport<Rule>) => void;

/** Checks by their names, in the order in which they report. */
export type CheckList<One> = Readonly<Record<string, One>>;

/** Every check of a ruleset. */
export interface Checks<Rule extends string> {
  readonly map: CheckList<Check<MapModel, Rule>>;
  readonly forces: CheckList<Check<readonly SideModel[], Rule>>;
  readonly scenario: CheckList<Check<ScenarioModel, Rule>>;
}

/** Checks one after the other. */
type Run<Subject> = (subject: Subject, report: Report) => void;

/** The checks as a ruleset offers them: every message names the rule it rests on, and one that breaks off silences none of the others. */
export function createCheckers<Rule extends string>(
  { map, forces, scenario }: Checks<Rule>,
  citing: Refusals<Rule>['citing'],
): {
  readonly checkMap: Run<MapModel>;
  readonly checkForces: Run<readonly SideModel[]>;
  readonly checkScenario: Run<ScenarioModel>;
} {
  const run =
    <Subject>(checks: CheckList<Check<Subject, Rule>>, placeOf: (subject: Subject) => Source): Run<Subject> =>
    (subject, report) => {
      const naming = createReport<Rule>((finding) => {
        report(finding.rule === undefined ? finding : { ...finding, message: citing(finding.message, finding.rule) });
      });
      for (const [name, check] of Object.entries(checks)) {
        try {
          check(subject, naming);
        } catch (fault) {
          report({
            severity: 'error',
            slug: 'fault',
            source: placeOf(subject),
            message: internalErrorText(checkLabel(name), fault),
          });
        }
      }
    };
  return {
    checkMap: run(map, ({ source }) => source),
    checkForces: run(forces, (sides) => sides.at(0)?.source ?? NO_SOURCE),
    checkScenario: run(scenario, ({ titleSource }) => titleSource),
  };
}

/** A report that takes findings whole or by their parts. */
export function createReport<Rule extends string>(
  report: (finding: Parameters<Report>[0] & { readonly rule?: Rule }) => void,
): BookReport<Rule> {
  const telling =
    (severity: Severity): ReportFinding<Rule> =>
    (rule, slug, source, message, more) => {
      report({ severity, rule, slug, source, message, ...more });
    };
  return Object.assign(report, {
    error: telling('error'),
    warning: telling('warning'),
    information: telling('information'),
  });
}

/** A check as findings name it: `houseRuleMustChangeItsNumber` is the check “house rule must change its number”. */
export function checkLabel(name: string): string {
  return `The check “${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}”`;
}

/** A check or a game that fails is a fault of ours and told as such. */
export function internalErrorText(what: string, fault: unknown): string {
  const reason = fault instanceof Error ? fault.message : String(fault);
  return `${what} broke off: ${reason}. This is a fault in Sandtable, not in your text.`;
}
