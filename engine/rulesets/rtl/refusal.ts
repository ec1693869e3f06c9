import { barring } from '../../mechanics/bars.js';
import { refusing } from '../../play/refusal.js';
import type { RtlRule } from './rulebook/index.js';

export { cite, reckon, step } from './rulebook/cite.js';
export const { refusal, citing } = refusing<RtlRule>();
export const bar = barring<RtlRule>();
