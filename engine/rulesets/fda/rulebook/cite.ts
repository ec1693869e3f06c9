import { barFactory } from '../../../mechanics/bars.js';
import { explainer } from '../../../mechanics/explained-value.js';
import { createRefusals } from '../../../play/refusal.js';
import { createCitations } from '../../../play/rulebook.js';
import type { FdaRule } from './index.js';

/** Citations, refusals and explained values of this game. A citation that is no rule of its book does not compile. */
export const { step, explained, cite } = createCitations<FdaRule>();
export const { refusal, citing } = createRefusals<FdaRule>();
export const bar = barFactory<FdaRule>();
export const explain = explainer<FdaRule>();
