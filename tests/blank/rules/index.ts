import type { Ruleset } from '../../../engine/play/ruleset.js';
import { book } from './book.js';
import { rules } from './rules.js';

export const blank: Ruleset = { ...rules, ...book };
