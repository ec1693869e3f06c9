import type { Ruling } from '../../../play/ruleset.js';

/** The options as checks, hovers and the documentation see them; the first value is the default. */
export const rulings: readonly Ruling[] = [];
