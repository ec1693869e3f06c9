import { term } from '../../engine/model/say.js';
import type { COUNTED } from '../../engine/model/special-rules.js';

type Counted = typeof COUNTED;

/**
 * Explanations of the words for facts that can be counted in every game, by limits (`forbid`, `require`), awards of
 * points and conditions.
 */
const texts: { readonly [In in keyof Counted]: Readonly<Record<Counted[In][number], string>> } = {
  limit: {
    units: 'Units of any kind.',
    occupied: 'In a set-up: at least one unit in every cell of the places.',
  },
  award: {
    held: 'Points for holding the place in the given turns.',
    captured: 'Points for taking the place from the enemy.',
    lost: 'Points for lost units of the side. A unit kind may follow: `lost headquarters -2`.',
    destroyed: 'Points for destroyed enemy units. A unit kind may follow.',
    option: 'Points if the offer is taken.',
    start: 'Points from the start, or once the condition is true.',
  },
  condition: {
    holds: 'The side holds all of the places, or the given number of them: `holds 4 of Moscow, Baku`.',
    held: 'The side holds all of the places, or the given number of them.',
    lost: 'The side or formation has lost the given number of units. A unit kind may precede the number: `lost land units 4`.',
    destroyed: 'The side has destroyed the given number of enemy units. A unit kind may precede the number.',
    connected:
      'A route that the enemy does not block connects the place with another: `connected Leningrad from Siberia`.',
    points:
      'The side has at least the given number of points, `points 45`, or a number in the given range, `points 14..21`.',
    rolled: 'A die shows the given number: `rolled 1`, `rolled 1..2`.',
  },
};

export function countedWordText(within: keyof Counted, word: string): string {
  const known: Readonly<Record<string, string>> = texts[within];
  return Object.hasOwn(known, word) ? term(known[word]) : '';
}
