import { reckoner } from '../../../mechanics/reckoning.js';
import { citing } from '../../../play/rulebook.js';
import type { PggRule } from './index.js';

export const { step, reckoned, cite } = citing<PggRule>();
export const reckon = reckoner<PggRule>();
export { ledgerText } from '../../../model/ledger.js';
