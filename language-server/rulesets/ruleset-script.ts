import { languageOf } from '../../engine/model/language.js';
import { SeparatePart } from '../../engine/model/separate-part.js';
import type { Translation } from '../../engine/model/say.js';
import * as included from './script.js';

/** Exports of the script that reads and plays rulesets which files declare. */
export type RulesetScript = typeof included;

const part = new SeparatePart<RulesetScript>(() => included);

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
  part.loadWith(() => {
    const script = loader();
    script.speakWith(() => (languageOf(tag()) === 'it' ? (translation ??= italian()) : undefined), tag);
    return script;
  });
}

/** Returns the script that reads and plays rulesets which files declare. The first call loads it. */
export const rulesetScript = (): RulesetScript => part.get();
