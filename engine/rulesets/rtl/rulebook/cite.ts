import { reckoner } from '../../../mechanics/reckoning.js';
import { citing } from '../../../play/rulebook.js';
import type { RtlRule } from './index.js';

export const { step, reckoned, cite } = citing<RtlRule>();
export const reckon = reckoner<RtlRule>();
