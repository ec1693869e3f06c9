import type { Ruleset } from '../../play/ruleset.js';
import { book } from './book.js';
import { rules } from './rules.js';

/**
 * Fronte d’Attacco (Miles Gloriosus, 2011): divisions of the Second World War, activated alternately, on hexes or
 * squares.
 */
export const fda: Ruleset = { ...rules, ...book };
