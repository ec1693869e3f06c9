import type { Ruling } from '../../../../engine/play/rulings.js';

/** Places of the book that can be played in more than one way: named options that a scenario chooses from, the default first. */
export const rulings: readonly Ruling[] = [];
