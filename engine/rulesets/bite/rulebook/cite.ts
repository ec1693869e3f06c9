import { explainer } from '../../../mechanics/explained-value.js';
import { citing } from '../../../play/rulebook.js';
import type { BiteRule } from './index.js';

export const { step, explained, cite } = citing<BiteRule>();
export const explain = explainer<BiteRule>();
