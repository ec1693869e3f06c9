import { barring } from '../../mechanics/bars.js';
import { refusing } from '../../play/refusal.js';
import type { BiteRule } from './rulebook/index.js';

export { cite, reckon, reckoned, step } from './rulebook/cite.js';
export const { refusal, citing } = refusing<BiteRule>();
export const bar = barring<BiteRule>();
