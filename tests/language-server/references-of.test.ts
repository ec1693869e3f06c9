import { expect, test } from 'vitest';
import { inPortions } from '../../language-server/scoping/references-of.js';

test.each([
  [0, []],
  [1, [1]],
  [200, [200]],
  [201, [200, 1]],
  [450, [200, 200, 50]],
])('the splitting of %d references gives portions of 200 without a gap', (count, sizes) => {
  const references = Array.from({ length: count }, (_, index) => ({ index })) as never[];
  const portions = [...inPortions(references)];
  expect(portions.map(({ length }) => length)).toEqual(sizes);
  expect(portions.flat()).toEqual(references);
});
