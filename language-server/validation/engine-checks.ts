import { URI } from 'langium';
import type { Report } from '../../engine/play/checks.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { SideModel } from '../../engine/model/forces.js';
import { isSide } from '../generated/ast.js';
import type { Check, ReportFinding } from './check.js';

/** Returns a function that gives findings of a ruleset their full code: `pgg/7.1/stack-limit`. */
function inRuleset(ruleset: Ruleset, report: ReportFinding): Report {
  return ({ slug, ...finding }) => {
    report({ ...finding, code: [ruleset.id, finding.rule, slug].filter(Boolean).join('/') });
  };
}

/** Runs the checks of the ruleset on each map of the file. */
export const mapMustFollowTheRules: Check = ({ ruleset, ownMaps }, report) => {
  if (ruleset) for (const map of ownMaps) ruleset.checkMap(map, inRuleset(ruleset, report));
};

/**
 * Runs the checks of the ruleset on the visible orders of battle. Skips a file that declares no side itself if all of
 * them are visible in one of its imports, since that import is checked too.
 */
export const forcesMustFollowTheRules: Check = ({ document, ruleset, sides, root }, report, services) => {
  if (!ruleset || sides.length === 0) return;
  const { ImportGraph } = services.shared.workspace;
  const isCompleteInImport = ImportGraph.imports(document).some((statement) => {
    const imported = ImportGraph.imported(document, statement);
    return imported && sizeOf(services.compile.Analyser.analyse(imported)?.sides ?? []) === sizeOf(sides);
  });
  if (root.elements.some(isSide) || !isCompleteInImport) ruleset.checkForces(sides, inRuleset(ruleset, report));
};

/**
 * Returns the number of declarations of all sides. If this number is the same for a file and a file that it imports,
 * both see the same declarations.
 */
const sizeOf = (sides: readonly SideModel[]): number =>
  sides.reduce((sum, { forces, pools }) => sum + 1 + forces.length + pools.length, 0);

/**
 * The methods of a ruleset that check a scenario. `checkScenario` does not play the set-up. `checkOpeningPosition`
 * plays the set-up and checks the position when play begins.
 */
type ScenarioCheck = 'checkScenario' | 'checkOpeningPosition';

/** Runs the checks of the ruleset on the scenarios of the file. */
export const scenarioMustFollowTheRules = followTheRules('checkScenario');
/** Runs the checks of the position when play begins on the scenarios of the file. They play the set-up. */
export const openingPositionMustFollowTheRules = followTheRules('checkOpeningPosition');

/**
 * Runs the checks of a variant on imported scenarios that are written for its base, because the changes may make them
 * illegal. Leaves out the findings that the base reports, too.
 */
export const importedScenarioMustFollowTheVariant = followTheVariant('checkScenario');
/** Like {@link importedScenarioMustFollowTheVariant}, for the checks of the position when play begins. */
export const importedOpeningPositionMustFollowTheVariant = followTheVariant('checkOpeningPosition');

function followTheRules(check: ScenarioCheck): Check {
  return ({ ruleset, ownScenarios }, report) => {
    if (ruleset) for (const scenario of ownScenarios) ruleset[check]?.(scenario, inRuleset(ruleset, report));
  };
}

function followTheVariant(check: ScenarioCheck): Check {
  return ({ ruleset, scenarios, ownScenarios }, report, services) => {
    if (!ruleset?.base) return;
    const { LangiumDocuments } = services.shared.workspace;
    for (const scenario of scenarios.slice(ownScenarios.length)) {
      const document = LangiumDocuments.getDocument(URI.parse(scenario.source.file));
      const other = document && services.compile.Analyser.rulesetOf(document);
      if (!other || other === ruleset) continue;
      const known = new Set<string>();
      other[check]?.(scenario, ({ slug, message }) => known.add(`${slug} ${message}`));
      ruleset[check]?.(scenario, (finding) => {
        if (!known.has(`${finding.slug} ${finding.message}`)) inRuleset(ruleset, report)(finding);
      });
    }
  };
}
