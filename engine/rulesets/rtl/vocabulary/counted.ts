import type { CountedWord } from '../../../play/vocabulary.js';
import { createWordBuilders } from '../../../play/words.js';
import type { RtlRule } from '../rulebook/index.js';

type Ruled = CountedWord & { readonly rules: readonly RtlRule[] };

const counted = createWordBuilders<RtlRule>().counted('award');

/** Countable things in limits and scores that exist only in this game. */
export const countedWords: readonly Ruled[] = [
  { word: 'stack', text: 'Units in one hex: `forbid stack 3`.', rules: ['S3.27'], in: 'limit' },
  counted('lost armour step', 'Each step of armour that the side loses.', 'VP.1', 'VP.3'),
  counted('destroyed armour step', 'Each step of armour that the enemy loses.', 'VP.1', 'VP.3'),
  counted('lost surrounded', 'Each unit eliminated while completely surrounded.', 'VP.1'),
  counted(
    'zone',
    'Each hex of the place that is only in enemy zones of control in the Supply Determination Phase.',
    'VP.1',
  ),
  counted(
    'stacked',
    'Units in the place that have at least the given number of stacking points together: `(least 15, once)`.',
    'VP.3',
  ),
  counted('entered headquarters', 'Each headquarters that enters the place.', 'VP.3'),
  counted('entered artillery', 'Each artillery unit that enters the place.', 'VP.3'),
  counted('entered armour', 'Each armoured unit that enters the place.', 'VP.3'),
];
