import type { Report, Ruleset } from '../../engine/play/ruleset.js';
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

/** The game's own checks of the orders of battle that meet in the file. */
export const forcesMustFollowTheRules: Check = ({ ruleset, sides, root, scenarioNodes }, report) => {
  const matters = root.elements.some(isSide) || scenarioNodes.length > 0;
  if (ruleset && matters && sides.length > 0) ruleset.checkForces(sides, inRuleset(ruleset, report));
};

/** The game's own checks of the scenarios in the file. */
export const scenarioMustFollowTheRules: Check = ({ ruleset, ownScenarios }, report) => {
  if (ruleset) for (const scenario of ownScenarios) ruleset.checkScenario(scenario, inRuleset(ruleset, report));
};
