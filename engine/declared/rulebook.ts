import { barFactory } from '../mechanics/bars.js';
import { explainer } from '../mechanics/explained-value.js';

/**
 * Factories for reasons why something is not allowed, and for values with an explanation. Both cite rules by their
 * number in the declaration.
 */
export const bar = barFactory<string>();
export const explain = explainer<string>();
