import { barring } from '../../mechanics/bars.js';
import { refusing } from '../../play/refusal.js';
import type { FdaRule } from './rulebook/index.js';

export const { refusal, citing } = refusing<FdaRule>();
export const bar = barring<FdaRule>();
