import { barFactory } from '../../../engine/mechanics/bars.js';
import { explainer } from '../../../engine/mechanics/explained-value.js';
import { createCitations as citingRules } from '../../../engine/play/rulebook.js';
import { createRefusals } from '../../../engine/play/refusal.js';
import type { BlankRule } from './rulebook/index.js';

/** How this game cites, says no and reckons: a citation that is no rule of its book does not compile. */
export const { cite, step } = citingRules<BlankRule>();
export const { refusal, citing } = createRefusals<BlankRule>();
export const bar = barFactory<BlankRule>();
export const explain = explainer<BlankRule>();
