import { describe, expect, test } from 'vitest';
import type { Circumstances } from '../../../../../engine/rulesets/bite/blocks/firing.js';
import { placeGuns } from '../../../../../engine/rulesets/bite/blocks/place-guns.js';
import { defaultRulings, type Rulings } from '../../../../../engine/rulesets/bite/rulings/rulings.js';

interface Case {
  readonly case: string;
  readonly place: Pick<Circumstances, 'city' | 'works'>;
  readonly want: string;
  readonly rulings?: Partial<Rulings>;
}

describe('guns of places [7.7.2.places, 7.7.2.power]', () => {
  test.each<Case>([
    { case: 'C48: a major city', place: { city: 'major' }, want: '2x6' },
    { case: 'C49: a fortress that is a major city', place: { city: 'major', works: 'fortress' }, want: '2x5' },
    {
      case: 'C49: a fortress that is a major city and is counted as both',
      place: { city: 'major', works: 'fortress' },
      rulings: { 'flak.fortress': 'cityToo' },
      want: '2x5 2x6',
    },
    { case: 'a minor city', place: { city: 'minor' }, want: '1x6' },
    { case: 'a bunker', place: { works: 'bunker' }, want: '1x5' },
    { case: 'a bunker in a minor city', place: { city: 'minor', works: 'bunker' }, want: '1x5 1x6' },
    { case: 'open country', place: {}, want: '' },
  ])('the guns of $case fire with the dice “$want”', ({ place, rulings, want }) => {
    const where = { terrain: 'plain', weather: 'clear', round: 1, ...place } as const;
    const guns = placeGuns(where, { ...defaultRulings, ...rulings });
    expect(guns.map(({ dice, from }) => `${dice.value}x${from.value}`).join(' ')).toBe(want);
  });
});
