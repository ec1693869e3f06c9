import { barFactory } from '../mechanics/bars.js';
import { explainer } from '../mechanics/explained-value.js';

/** Reasons why something is not allowed, and explained values. The numbers of rules are those of the declaration. */
export const bar = barFactory<string>();
export const explain = explainer<string>();
