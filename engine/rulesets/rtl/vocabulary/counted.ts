import type { CountedWord } from '../../../play/ruleset.js';
import type { RtlRule } from '../rulebook/index.js';

type Ruled = CountedWord & { readonly rules: readonly RtlRule[] };

const counted = (word: string, text: string, ...rules: RtlRule[]): Ruled => ({ word, text, rules, in: 'award' });

/** What limits and points count besides what every game counts. */
export const countedWords: readonly Ruled[] = [
  { word: 'stack', text: 'Units that stand in one hex: `forbid stack 3`.', rules: ['S3.27'], in: 'limit' },
  counted('lost armour step', 'Each step of armour the side has lost.', 'VP.1', 'VP.3'),
  counted('destroyed armour step', 'Each step of armour the enemy has lost.', 'VP.1', 'VP.3'),
  counted('lost surrounded', 'Each unit lost while it was wholly surrounded.', 'VP.1'),
  counted('zone', 'In the supply phase, each hex of the place in the enemy’s ZOC alone.', 'VP.1'),
  counted('stacked', 'Units with so many stacking points in the place: `(least 15, once)`.', 'VP.3'),
  counted('entered headquarters', 'Headquarters that come to the place.', 'VP.3'),
  counted('entered artillery', 'Artillery that comes to the place.', 'VP.3'),
  counted('entered armour', 'Armoured units that come to the place.', 'VP.3'),
];
