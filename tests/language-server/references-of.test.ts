import { expect, test } from 'vitest';
import { inPortions } from '../../language-server/scoping/references-of.js';

test.each([
  [0, []],
  [1, [1]],
  [200, [200]],
  [201, [200, 1]],
  [450, [200, 200, 50]],
])(
  'inPortions splits %d references into portions of at most 200, in their order and without omissions',
  (count, sizes) => {
    const references = Array.from({ length: count }, (_, index) => ({ index })) as never[];
    const portions = [...inPortions(references)];
    expect(portions.map(({ length }) => length)).toEqual(sizes);
    expect(portions.flat()).toEqual(references);
  },
);
