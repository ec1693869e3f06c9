import type { CountedWord } from '../../../play/vocabulary.js';
import { createWordBuilders } from '../../../play/words.js';
import type { RtlRule } from '../rulebook/index.js';

type Ruled = CountedWord & { readonly rules: readonly RtlRule[] };

const { counted } = createWordBuilders<RtlRule>();
const inLimits = counted('limit');
const inAwards = counted('award');

/** The words for what only this game counts in the limits and scores of a scenario. */
export const countedWords: readonly Ruled[] = [
  inLimits('stack', 'Units in one hex: `forbid stack 3`.', 'S3.27'),
  inAwards('lost armour step', 'Each step of armour that the side loses.', 'VP.1', 'VP.3'),
  inAwards('destroyed armour step', 'Each step of armour that the enemy loses.', 'VP.1', 'VP.3'),
  inAwards('lost surrounded', 'Each unit eliminated while completely surrounded.', 'VP.1'),
  inAwards(
    'zone',
    'Each hex of the place that is only in enemy zones of control in the Supply Determination Phase.',
    'VP.1',
  ),
  inAwards(
    'stacked',
    'Units in the place that have at least the given number of stacking points together: `(least 15, once)`.',
    'VP.3',
  ),
  inAwards('entered headquarters', 'Each headquarters that enters the place.', 'VP.3'),
  inAwards('entered artillery', 'Each artillery unit that enters the place.', 'VP.3'),
  inAwards('entered armour', 'Each armoured unit that enters the place.', 'VP.3'),
];
