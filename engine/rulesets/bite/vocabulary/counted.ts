import type { CountedWord } from '../../../play/vocabulary.js';
import { createWordBuilders } from '../../../play/words.js';
import type { BiteRule } from '../rulebook/index.js';

type Ruled = CountedWord & { readonly rules: readonly BiteRule[] };

const { counted } = createWordBuilders<BiteRule>();
const inLimits = counted('limit');
const inConditions = counted('condition');

/** The word for the fact that a side has encircled a place, in conditions [SBE2.victory]. */
export const ENCIRCLED = 'encircled';

/** Words that only this game adds to the things that limits, points and conditions can count. */
export const countedWords: readonly Ruled[] = [
  inLimits(
    'cover',
    'Each hex of the place contains a unit of the side or lies in its ZOC: `require cover at "Border"`.',
    'BPS',
  ),
  inLimits('stack', 'The units of the side in one hex.', '3.10'),
  inConditions(
    'supplied',
    'The units of the side in a place that can trace a supply line: `supplied land units`.',
    'SBE7',
    '4.3',
  ),
  inConditions(
    ENCIRCLED,
    'Every hex around the place that land units can enter contains a unit of the side or lies in its ZOC: `Axis encircled Moscow`.',
    'SBE2.victory',
  ),
];
