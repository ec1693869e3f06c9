import type { StartWord } from '../../mechanics/start.js';

/** Statements about the position at the start, for scenarios that begin in mid-game. */
export const settings = [
  {
    word: 'control',
    of: 'places',
    takes: 'side',
    text: 'The side that holds a place when play begins: `set control of Moscow = Soviet`.',
    rules: [],
  },
  {
    word: 'lost',
    of: 'units',
    takes: 'flag',
    text: 'A unit that was lost before play begins: `set lost of "1.Tank" = true`.',
    rules: [],
  },
] as const satisfies readonly StartWord[];
