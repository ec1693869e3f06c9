import { barFactory } from '../../../mechanics/bars.js';
import { explainer } from '../../../mechanics/explained-value.js';
import { createRefusals } from '../../../play/refusal.js';
import { createCitations } from '../../../play/rulebook.js';
import type { FdaRule } from './index.js';

/**
 * Creates the citations, refusals and explained values of this game. Citing a rule that is not in the rulebook is a
 * compile error.
 */
export const { step, explained, cite } = createCitations<FdaRule>();
export const { refusal, citing } = createRefusals<FdaRule>();
export const bar = barFactory<FdaRule>();
export const explain = explainer<FdaRule>();
