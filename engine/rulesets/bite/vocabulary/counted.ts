import type { CountedWord } from '../../../play/vocabulary.js';
import type { BiteRule } from '../rulebook/index.js';

type Ruled = CountedWord & { readonly rules: readonly BiteRule[] };

const counted = (within: CountedWord['in'], word: string, text: string, ...rules: BiteRule[]): Ruled => ({
  word,
  text,
  rules,
  in: within,
});

/** What limits, points and conditions count besides what every game counts. */
export const countedWords: readonly Ruled[] = [
  counted(
    'limit',
    'cover',
    'Each hex of the place holds a unit of the side or lies in its ZOC: `require cover at "Border"`.',
    'BPS',
  ),
  counted('limit', 'stack', 'Units that stand in one hex.', '3.10'),
  counted(
    'condition',
    'supplied',
    'Units of the side, in a place, that trace a line: `supplied land units`.',
    'SBE7',
    '4.3',
  ),
  counted(
    'condition',
    'encircled',
    'Around the place every hex that land units can enter holds a unit of the side or lies in its ZOC: `Axis encircled Moscow`.',
    'SBE2.victory',
  ),
];
