import type { CountedWord } from '../../../play/vocabulary.js';
import type { BiteRule } from '../rulebook/index.js';

type Ruled = CountedWord & { readonly rules: readonly BiteRule[] };

const counted = (within: CountedWord['in'], word: string, text: string, ...rules: BiteRule[]): Ruled => ({
  word,
  text,
  rules,
  in: within,
});

/** What limits, points and conditions of this game can count, in addition to what all games count. */
export const countedWords: readonly Ruled[] = [
  counted(
    'limit',
    'cover',
    'Each hex of the place contains a unit of the side or lies in its ZOC: `require cover at "Border"`.',
    'BPS',
  ),
  counted('limit', 'stack', 'Units in one hex.', '3.10'),
  counted(
    'condition',
    'supplied',
    'Units of the side in a place that can trace a supply line: `supplied land units`.',
    'SBE7',
    '4.3',
  ),
  counted(
    'condition',
    'encircled',
    'Every hex around the place that land units can enter contains a unit of the side or lies in its ZOC: `Axis encircled Moscow`.',
    'SBE2.victory',
  ),
];
