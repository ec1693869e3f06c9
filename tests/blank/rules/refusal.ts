import { barFactory } from '../../../engine/mechanics/bars.js';
import { explainer } from '../../../engine/mechanics/explained-value.js';
import { createCitations } from '../../../engine/play/rulebook.js';
import { createRefusals } from '../../../engine/play/refusal.js';
import type { BlankRule } from './rulebook/index.js';

/** Citations, refusals and explained values of this game. A citation that is no rule of its book does not compile. */
export const { cite, step } = createCitations<BlankRule>();
export const { refusal, citing } = createRefusals<BlankRule>();
export const bar = barFactory<BlankRule>();
export const explain = explainer<BlankRule>();
