import { expect, test } from 'vitest';
import { groundOf } from '../../preview/render/ground.js';
import { signsOf } from '../../preview/render/sites.js';
import { feature, GRIDS } from './scenes.js';

const ground = groundOf(GRIDS.flat);
const CELL = 22;
const place = (kind: string): ReturnType<typeof feature> => feature(kind, { drawn: kind, cells: [CELL] });

test.each([
  [
    ['port', 'city', 'fortification'],
    ['city', 'fortification', 'port'],
  ],
  [
    ['city', 'port', 'port'],
    ['city', 'port'],
  ],
  [['port'], ['port']],
])('the signs of %s in a cell do not overlap, and the most important sign is in the centre', (kinds, drawn) => {
  const signs = signsOf(kinds.map(place), ground);
  expect(signs.map(({ site }) => site)).toEqual(drawn);
  expect(signs[0].at).toEqual(ground.centres[CELL]);
  for (const [nth, one] of signs.entries())
    for (const other of signs.slice(nth + 1))
      expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(24);
});
