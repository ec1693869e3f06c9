import type { Finding, Severity } from '../model/finding.js';
import type { SideModel } from '../model/forces.js';
import type { MapModel } from '../model/map.js';
import type { ScenarioModel } from '../model/scenario.js';
import { NO_SOURCE, type Source } from '../model/source.js';
import type { Refusals } from './refusal.js';
import { say } from '../model/say.js';

/** Receives the findings of checks. */
export type Report = (
  finding: Omit<Finding, 'code' | 'why' | 'related' | 'fixes'> &
    Partial<Pick<Finding, 'why' | 'related' | 'fixes'>> & { readonly slug: string },
) => void;

/**
 * Receives findings that cite rules of a single rulebook: `report.error('7.1', 'stack-limit', item.source, message)`.
 */
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

/** The optional parts of a finding. */
type FindingDetails = Partial<Pick<Finding, 'why' | 'related' | 'fixes' | 'missing'>>;

/**
 * A check of one subject. The subject is a map, the orders of battle of all sides, or a scenario with its map and its
 * orders of battle.
 */
export type Check<Subject, Rule extends string> = (subject: Subject, report: BookReport<Rule>) => void;

/** The numbers of the rulebook that a variant changes, as house rules. */
export type ChangedNumbers = Pick<ScenarioModel, 'houseRules'>;

/**
 * A check of the orders of battle of all sides.
 * @param numbers the numbers that a variant of the game changes
 */
export type ForcesCheck<Rule extends string> = (
  sides: readonly SideModel[],
  report: BookReport<Rule>,
  numbers: ChangedNumbers,
) => void;

/** Checks by name. The checks run in the order of this table. */
export type CheckList<One> = Readonly<Record<string, One>>;

/** Every check of a ruleset. */
export interface Checks<Rule extends string> {
  readonly map: CheckList<Check<MapModel, Rule>>;
  readonly forces: CheckList<ForcesCheck<Rule>>;
  readonly scenario: CheckList<Check<ScenarioModel, Rule>>;
  /** Checks of the position when play begins. They play the set-up, so they take longer than the other checks. */
  readonly openingPosition?: CheckList<Check<ScenarioModel, Rule>>;
}

/** A function that runs all checks of one subject. */
type Run<Subject> = (subject: Subject, report: Report) => void;

const NO_CHANGES: ChangedNumbers = { houseRules: [] };

/**
 * Creates the check methods of a {@link Rules}. Every message cites the rule of its finding. A check that throws is
 * reported as an internal error, and the other checks still run.
 */
export function createCheckers<Rule extends string>(
  { map, forces, scenario, openingPosition = {} }: Checks<Rule>,
  citing: Refusals<Rule>['citing'],
): {
  readonly checkMap: Run<MapModel>;
  readonly checkForces: (sides: readonly SideModel[], report: Report, numbers?: ChangedNumbers) => void;
  readonly checkScenario: Run<ScenarioModel>;
  readonly checkOpeningPosition: Run<ScenarioModel>;
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
    checkForces(sides, report, numbers = NO_CHANGES) {
      const checks = Object.entries(forces).map(([name, check]): [string, Check<readonly SideModel[], Rule>] => [
        name,
        (all, to) => {
          check(all, to, numbers);
        },
      ]);
      run(Object.fromEntries(checks), () => sides.at(0)?.source ?? NO_SOURCE)(sides, report);
    },
    checkScenario: run(scenario, ({ titleSource }) => titleSource),
    checkOpeningPosition: run(openingPosition, ({ titleSource }) => titleSource),
  };
}

/** Creates a report that accepts a finding as one object or as separate arguments. */
export function createReport<Rule extends string>(
  report: (finding: Parameters<Report>[0] & { readonly rule?: Rule }) => void,
): BookReport<Rule> {
  const reportAs =
    (severity: Severity): ReportFinding<Rule> =>
    (rule, slug, source, message, more) => {
      report({ severity, rule, slug, source, message, ...more });
    };
  return Object.assign(report, {
    error: reportAs('error'),
    warning: reportAs('warning'),
    information: reportAs('information'),
  });
}

/**
 * Returns the name of a check for messages: `houseRuleMustChangeItsNumber` is the check “house rule must change its
 * number”.
 */
export function checkLabel(name: string): string {
  return say`The check “${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}”`;
}

/** Returns the message for an exception in a check or a game: an error in Sandtable, not in the file. */
export function internalErrorText(what: string, fault: unknown): string {
  const reason = fault instanceof Error ? fault.message : String(fault);
  return say`${what} stopped with an internal error: ${reason}. This is a fault in Sandtable, not in your text.`;
}
