/**
 * The part of the server that reads the rulesets which files declare, plays them, and explains their statements. It is
 * a bundle of its own, which is loaded when a file first declares a ruleset.
 */
export { speakWith } from '../../engine/model/say.js';
export { newGameText } from '../../engine/declared/new-game.js';
export { compileRuleset } from './compile-ruleset.js';
export { DeclaredWords } from './editor/declared-words.js';
export { hoverRulesetAttribute, hoverRulesetStatement, hoverVariantStatement } from './editor/hover.js';
export { rulesetSignature } from './editor/signature.js';
export { rulesetProposals } from './editor/statement-proposals.js';
