import type { Ruleset } from '../../play/ruleset.js';
import { book } from './book.js';
import { rules } from './rules.js';

export const bite: Ruleset = { ...rules, ...book };
