/**
 * The part of the server that reads the rulesets which files declare, and plays them. It is a bundle of its own, which is
 * loaded when a file first declares a ruleset.
 */
export { compileRuleset } from './compile-ruleset.js';
