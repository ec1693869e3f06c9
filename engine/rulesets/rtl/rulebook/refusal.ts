import { barFactory } from '../../../mechanics/bars.js';
import { createRefusals } from '../../../play/refusal.js';
import type { RtlRule } from './index.js';

export { cite, explain, step } from './cite.js';
export const { refusal, citing } = createRefusals<RtlRule>();
export const bar = barFactory<RtlRule>();
