import { reckoner } from '../../../mechanics/reckoning.js';
import { citing } from '../../../play/rulebook.js';
import type { BiteRule } from './index.js';

export const { step, reckoned, cite } = citing<BiteRule>();
export const reckon = reckoner<BiteRule>();
