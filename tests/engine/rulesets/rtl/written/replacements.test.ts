import { expect, test } from 'vitest';
import { play, type Row } from './field.js';

const FORCES = {
  germans:
    'infantry division "G" (markers 1, combine 1) { infantry battalion Ga 20-4-4 (efficiency 5, stacking 2) infantry battalion Gb 4-4-4 | 2-2-4 (efficiency 5, stacking 2) }',
  soviets: `rifle division "S" (markers 1, combine 1) {
    headquarters "HQ S" 1-4 (command 1, efficiency 5, stacking 0)
    infantry battalion A 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2)
    infantry battalion B 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2)
    tank battalion T 4-4-6 | 2-2-6 (efficiency 5-4, stacking 2)
  }`,
  german: '6234: Ga',
  soviet: '5730: "HQ S"',
  first: 'Soviet',
} as const;
const rebuilt = (orders: string, expected: string): string =>
  `orders turn 19AM Soviet { ${orders}  begin "S" }\nexpect after turn 19AM { ${expected} }`;

const rows: readonly Row[] = [
  {
    case: 'a unit lost before play begins returns on its reduced side for one step [S3.26]',
    ...FORCES,
    set: '  set lost of A, B, T, Gb = true\n  set replacements turn 19AM for Soviet = 1',
    orders: rebuilt('rebuild A (step 2)', 'A at 5730 (step 2)  B (eliminated)  Gb (eliminated)'),
  },
  {
    case: 'a unit lost before play begins would return whole for two steps, which are not available [S3.26]',
    ...FORCES,
    set: '  set lost of A, B, T, Gb = true\n  set replacements turn 19AM for Soviet = 1',
    orders: rebuilt('rebuild A', 'A (eliminated)'),
    refused: ['S3.26/no-steps'],
  },
  {
    case: 'one lost unit returns whole and another on its reduced side [S3.26]',
    ...FORCES,
    set: '  set lost of A, B, T, Gb = true\n  set replacements turn 19AM for Soviet = 3',
    orders: rebuilt('rebuild A  rebuild B (step 2)', 'A at 5730 (step 1)  B at 5730 (step 2)'),
  },
  {
    case: 'lost tanks do not return [S3.26]',
    ...FORCES,
    set: '  set lost of A, B, T, Gb = true\n  set replacements turn 19AM for Soviet = 8',
    orders: rebuilt('rebuild T (step 2)', 'T (eliminated)'),
    refused: ['S3.26/no-infantry'],
  },
  {
    case: 'a unit that is set up cannot be listed as lost before play begins [S3.26]',
    ...FORCES,
    soviet: '5730: "HQ S", A',
    set: '  set lost of A, B, T, Gb = true',
    orders: 'orders turn 19AM Soviet { begin "S" }',
    refused: ['S3.26/lost-and-placed'],
  },
];

test.each(rows)('$case', async ({ refused = [], ...written }) => {
  expect(await play(written)).toEqual(refused);
});
