import { explainer } from '../../../mechanics/explained-value.js';
import { createCitations } from '../../../play/rulebook.js';
import type { RtlRule } from './index.js';

export const { step, explained, cite } = createCitations<RtlRule>();
export const explain = explainer<RtlRule>();
