import { barFactory } from '../../../mechanics/bars.js';
import { createRefusals } from '../../../play/refusal.js';
import type { BiteRule } from './index.js';

export { cite, explain, explained, step } from './cite.js';
/** Builders of refusals and of messages, each citing a rule of Blocks in the East. */
export const { refusal, citing } = createRefusals<BiteRule>();
/** Builds a bar: the reason why a unit may not do something, worded only when it is shown. */
export const bar = barFactory<BiteRule>();
