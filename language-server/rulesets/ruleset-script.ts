import * as included from './script.js';

/** Exports of the script that reads and plays rulesets which files declare. */
export type RulesetScript = typeof included;

/**
 * Returns the script for declared rulesets. The bundles do not include it; a loader takes the place of this function.
 */
let load = (): RulesetScript => included;
let loaded: RulesetScript | undefined;

/** Sets how the script is loaded. Without this call, the script is a part of the program, as in tests. */
export function loadRulesetScriptWith(loader: () => RulesetScript): void {
  load = loader;
  loaded = undefined;
}

/** Returns the script that reads and plays rulesets which files declare. The first call loads it. */
export const rulesetScript = (): RulesetScript => (loaded ??= load());
