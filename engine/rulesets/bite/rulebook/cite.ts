import { explainer } from '../../../mechanics/explained-value.js';
import { createCitations } from '../../../play/rulebook.js';
import type { BiteRule } from './index.js';

export const { step, explained, cite } = createCitations<BiteRule>();
export const explain = explainer<BiteRule>();
