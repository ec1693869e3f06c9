import { say } from '../../../model/say.js';
import type { Word } from '../../../play/vocabulary.js';
import type { PggRule } from '../rulebook/index.js';
import { bookNumbers } from './numbers.js';

/**
 * First part of the names of divisions that are in no reinforcement list: `Provisional/3` is the provisional division
 * of turn 3 [14.11], `Front/1` the first division of the South-Western Front [14.21].
 */
export const PROVISIONAL = 'Provisional';
export const SOUTH_WESTERN = 'Front';

/** The names of divisions that rules bring into play, as many as a game of the rulebook's full length needs. */
export const byRule: readonly (Word & { readonly rules: readonly PggRule[] })[] = [
  ...Array.from({ length: bookNumbers['game.turns'].value }, (_, turn) => ({
    word: `${PROVISIONAL}/${turn + 1}`,
    get text() {
      return say`The provisional rifle division of turn ${turn + 1}.`;
    },
    rules: ['14.11'] as const,
  })),
  ...Array.from({ length: bookNumbers['front.total'].value }, (_, n) => ({
    word: `${SOUTH_WESTERN}/${n + 1}`,
    get text() {
      return say`Rifle division ${n + 1} of the South-Western Front; the divisions are numbered in the order in which they are called.`;
    },
    rules: ['14.21'] as const,
  })),
];
