import { separateScript } from './separate-script.ts';

/** Keeps the script that reads and plays declared rulesets out of a bundle, which loads the script when it needs it. */
export const separateRulesetScript = separateScript('language-server/rulesets');
