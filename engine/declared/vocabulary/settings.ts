import type { StartWord } from '../../mechanics/start.js';
import type { SettingWord } from '../../play/vocabulary.js';
import type { Declaration } from '../declaration.js';

/** Statements about the position at the start, for scenarios that begin in mid-game. */
export const startWords = [
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

/** Returns the names that `set` accepts in the scenarios of a declared game. */
export const settingsOf = ({ weather }: Pick<Declaration, 'weather'>): readonly SettingWord[] => [
  ...startWords,
  ...(weather.length === 0
    ? []
    : [
        {
          word: 'weather',
          takes: weather.map(({ word }) => word),
          text: 'The weather of a turn, instead of the weather that the ruleset gives: `set weather turn 3 = mud`.',
          rules: [...new Set(weather.map(({ rule }) => rule))].filter(Boolean),
        },
      ]),
];
