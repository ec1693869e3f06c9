import { reckoner } from '../../../mechanics/reckoning.js';
import { citing } from '../../../play/rulebook.js';
import type { FdaRule } from './index.js';

export const { step, reckoned, cite } = citing<FdaRule>();
export const reckon = reckoner<FdaRule>();
