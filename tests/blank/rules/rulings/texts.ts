import type { Ruling } from '../../../../engine/play/rulings.js';

/** Rules that can be played in more than one way: options from which a scenario chooses, the default first. */
export const rulings: readonly Ruling[] = [];
