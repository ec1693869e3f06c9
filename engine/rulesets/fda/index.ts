import type { Ruleset } from '../../play/ruleset.js';
import { book } from './book.js';
import { rules } from './rules.js';

/** Fronte d’Attacco: divisions of the Second World War, activated by turns, on hexes or squares (Miles Gloriosus, 2011). */
export const fda: Ruleset = { ...rules, ...book };
