import { barFactory } from '../../../engine/mechanics/bars.js';
import { explainer } from '../../../engine/mechanics/explained-value.js';
import { createCitations } from '../../../engine/play/rulebook.js';
import { createRefusals } from '../../../engine/play/refusal.js';
import type { BlankRule } from './rulebook/index.js';

/**
 * Creates the citations, refusals and explained values of this game. A citation of a number that is no rule of the
 * rulebook does not compile.
 */
export const { cite, step } = createCitations<BlankRule>();
export const { refusal, citing } = createRefusals<BlankRule>();
export const bar = barFactory<BlankRule>();
export const explain = explainer<BlankRule>();
