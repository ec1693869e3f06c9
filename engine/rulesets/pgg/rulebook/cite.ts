import { barFactory } from '../../../mechanics/bars.js';
import { explainer } from '../../../mechanics/explained-value.js';
import { createRefusals } from '../../../play/refusal.js';
import { createCitations } from '../../../play/rulebook.js';
import type { PggRule } from './index.js';

/**
 * Creates the citations, refusals and explained values of this game. Citing a rule that is not in the rulebook is a
 * compile error.
 */
export const { step, explained, cite } = createCitations<PggRule>();
export const { refusal, citing } = createRefusals<PggRule>();
export const bar = barFactory<PggRule>();
export const explain = explainer<PggRule>();
export { ledgerText } from '../../../model/ledger.js';
