import { expect, test } from 'vitest';
import { play, type Written } from './front.js';

const CITY = { places: '  major city Slutsk at 0603 (yellow 2, red 2)\n', set: '  set control of Slutsk = Axis' };

/** Scenario texts with places that the enemy holds at the start. */
const rows: readonly (Written & { readonly case: string })[] = [
  {
    case: 'factories of a city held by the enemy at the start are destroyed for good [3.3.factories, 7.3]',
    ...CITY,
    turns: 'July 1942..August 1942',
    orders: `orders turn July 1942 Soviet {
  phase movement:
  move "27.A" to 0603
}
expect after turn July 1942 Axis production { income (yellow 7, red 5) }
expect after turn August 1942 Axis production { income (yellow 7, red 5) }
expect after turn August 1942 Soviet production { income (yellow 9, red 5) }`,
  },
  {
    case: 'factories held by the enemy at the start earn nothing, and missing colours are 0 [3.3.factories]',
    places: CITY.places,
    set: `${CITY.set}\n  set income = map`,
    orders: 'expect after turn July 1942 Axis strategic rail { store (red 5, blue 2, black 0) }',
  },
];

test.each(rows)('$case', async ({ case: _, ...it }) => {
  expect((await play(it)).findings).toEqual([]);
});
