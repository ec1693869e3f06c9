import { barring } from '../../mechanics/bars.js';
import { refusing } from '../../play/refusal.js';
import type { PggRule } from './rulebook/index.js';

export const { refusal, citing } = refusing<PggRule>();
export const bar = barring<PggRule>();
