import type { Ruleset } from '../../play/ruleset.js';
import { book } from './book.js';
import { rules } from './rules.js';

/** Panzergruppe Guderian: the battle of Smolensk, July 1941 (SPI, 1976). */
export const pgg: Ruleset = { ...rules, ...book };
