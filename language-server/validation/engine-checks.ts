import type { Report } from '../../engine/play/checks.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { SideModel } from '../../engine/model/forces.js';
import { isSide } from '../generated/ast.js';
import type { Check, ReportFinding } from './check.js';

/** Gives what a ruleset's checks report the full code of its rule: `pgg/7.1/stack-limit`. */
function inRuleset(ruleset: Ruleset, report: ReportFinding): Report {
  return ({ slug, ...finding }) => {
    report({ ...finding, code: [ruleset.id, finding.rule, slug].filter(Boolean).join('/') });
  };
}

/** The game's own checks of each map in the file. */
export const mapMustFollowTheRules: Check = ({ ruleset, ownMaps }, report) => {
  if (ruleset) for (const map of ownMaps) ruleset.checkMap(map, inRuleset(ruleset, report));
};

/** The game's own checks of orders of battle, told by the first file in which all of them meet. */
export const forcesMustFollowTheRules: Check = ({ document, ruleset, sides, root }, report, services) => {
  if (!ruleset || sides.length === 0) return;
  const { ImportGraph } = services.shared.workspace;
  const meetBefore = ImportGraph.imports(document).some((statement) => {
    const imported = ImportGraph.imported(document, statement);
    return imported && sizeOf(services.compile.Analyser.analyse(imported)?.sides ?? []) === sizeOf(sides);
  });
  if (root.elements.some(isSide) || !meetBefore) ruleset.checkForces(sides, inRuleset(ruleset, report));
};

/** How much is declared: of files in sight of each other the one with as much sees the same. */
const sizeOf = (sides: readonly SideModel[]): number =>
  sides.reduce((sum, { forces, pools }) => sum + 1 + forces.length + pools.length, 0);

/** The game's own checks of the scenarios in the file. */
export const scenarioMustFollowTheRules: Check = ({ ruleset, ownScenarios }, report) => {
  if (ruleset) for (const scenario of ownScenarios) ruleset.checkScenario(scenario, inRuleset(ruleset, report));
};
