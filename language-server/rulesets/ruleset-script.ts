import * as included from './script.js';

/** Exports of the script that reads and plays rulesets which files declare. */
export type RulesetScript = typeof included;

/** Loads the script. The bundles replace the included script by an empty one and set a loader. */
let load = (): RulesetScript => included;
let loaded: RulesetScript | undefined;

/** Sets how the script is loaded. Without this call, the script is a part of the program, as in tests. */
export function loadRulesetScriptWith(loader: () => RulesetScript): void {
  load = loader;
  loaded = undefined;
}

/** Returns the script that reads and plays rulesets which files declare. The first call loads it. */
export const rulesetScript = (): RulesetScript => (loaded ??= load());
