import { barFactory } from '../../../mechanics/bars.js';
import { explainer } from '../../../mechanics/explained-value.js';
import { createRefusals } from '../../../play/refusal.js';
import { createCitations as citingRules } from '../../../play/rulebook.js';
import type { FdaRule } from './index.js';

/** How this game cites, says no and reckons: a citation that is no rule of its book does not compile. */
export const { step, explained, cite } = citingRules<FdaRule>();
export const { refusal, citing } = createRefusals<FdaRule>();
export const bar = barFactory<FdaRule>();
export const explain = explainer<FdaRule>();
