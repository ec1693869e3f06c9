import { barFactory } from '../../../mechanics/bars.js';
import { explainer } from '../../../mechanics/explained-value.js';
import { createRefusals } from '../../../play/refusal.js';
import { createCitations } from '../../../play/rulebook.js';
import type { PggRule } from './index.js';

/** Citations, refusals and explained values of this game. A citation that is no rule of its book does not compile. */
export const { step, explained, cite } = createCitations<PggRule>();
export const { refusal, citing } = createRefusals<PggRule>();
export const bar = barFactory<PggRule>();
export const explain = explainer<PggRule>();
export { ledgerText } from '../../../model/ledger.js';
