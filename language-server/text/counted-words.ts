import type { COUNTED } from '../../engine/model/special-rules.js';

type Counted = typeof COUNTED;

/** What every game counts, explained. */
const texts: { readonly [In in keyof Counted]: Readonly<Record<Counted[In][number], string>> } = {
  limit: {
    units: 'Units of any kind.',
    occupied: 'In a set-up: a unit in every cell of the places.',
  },
  award: {
    held: 'Points for holding the place in the turns told.',
    captured: 'Points for taking the place from the enemy.',
    lost: 'Points for own units that are lost; a kind may follow: `lost headquarters -2`.',
    destroyed: 'Points for enemy units that are destroyed; a kind may follow.',
    option: 'Points when the offer is taken.',
    start: 'Points from the start, or once the condition is true.',
  },
  condition: {
    holds: 'The side holds the places, or as many of them as told: `holds 4 of Moscow, Baku`.',
    held: 'The side holds the places, or as many of them as told.',
    lost: 'So many units of the side or formation are lost; a kind may stand before the number: `lost land units 4`.',
    destroyed: 'The side has destroyed so many enemy units; a kind may stand before the number.',
    connected: 'A line the enemy does not cut joins the place with another: `connected Leningrad from Siberia`.',
    points: 'The side has so many points: `points 45` or more, `points 14..21`.',
    rolled: 'A die comes up so: `rolled 1`, `rolled 1..2`.',
  },
};

export function countedWordText(within: keyof Counted, word: string): string {
  const known: Readonly<Record<string, string>> = texts[within];
  return Object.hasOwn(known, word) ? known[word] : '';
}
