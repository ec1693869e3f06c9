import { barring } from '../../../mechanics/bars.js';
import { refusing } from '../../../play/refusal.js';
import type { BiteRule } from './index.js';

export { cite, reckon, reckoned, step } from './cite.js';
export const { refusal, citing } = refusing<BiteRule>();
export const bar = barring<BiteRule>();
