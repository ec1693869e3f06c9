import { languageOf } from '../../engine/model/language.js';
import type { Translation } from '../../engine/model/say.js';
import * as included from './script.js';

/** Exports of the script that reads and plays rulesets which files declare. */
export type RulesetScript = typeof included;

/**
 * Returns the script for declared rulesets. The bundles do not include it; a loader takes the place of this function.
 */
let load = (): RulesetScript => included;
let loaded: RulesetScript | undefined;

/**
 * Sets how the script is loaded. Without this call, the script is a part of the program, as in tests.
 *
 * @param loader loads the script
 * @param tag returns the tag of the reader's language; called for each sentence
 * @param italian returns the translation into Italian; called for Italian readers only
 */
export function loadRulesetScriptWith(
  loader: () => RulesetScript,
  tag: () => string,
  italian: () => Translation,
): void {
  let translation: Translation | undefined;
  load = () => {
    const script = loader();
    script.speakWith(() => (languageOf(tag()) === 'it' ? (translation ??= italian()) : undefined), tag);
    return script;
  };
  loaded = undefined;
}

/** Returns the script that reads and plays rulesets which files declare. The first call loads it. */
export const rulesetScript = (): RulesetScript => (loaded ??= load());
