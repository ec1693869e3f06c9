import { explainer } from '../../../mechanics/explained-value.js';
import { citing } from '../../../play/rulebook.js';
import type { RtlRule } from './index.js';

export const { step, explained, cite } = citing<RtlRule>();
export const explain = explainer<RtlRule>();
