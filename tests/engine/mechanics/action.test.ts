import { expect, test } from 'vitest';
import { action } from '../../../engine/mechanics/action.js';
import { memoize } from '../../../engine/mechanics/memoize.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import type { Answer } from '../../../engine/play/moment.js';
import { refusal } from '../../../engine/play/refusal.js';

const dig = (...pieces: number[]): Answer => ({ verb: 'dig', pieces });
const digging = action<{ readonly tired: readonly number[] }>({
  verbs: ['dig'],
  legal: ({ tired }) => [0, 1, 2].filter((piece) => !tired.includes(piece)).map((piece) => dig(piece)),
  answer: (_, { pieces }) =>
    pieces.length === 0 ? refusal('1', 'nobody', 'Say who digs.') : dig(...pieces.map(({ name }) => Number(name))),
  whyNot: ({ tired }, { pieces = [] }) =>
    pieces.some((piece) => tired.includes(piece)) ? refusal('2', 'tired', 'It is tired.') : undefined,
  perform: () => undefined,
});
const order = (...names: string[]): OrderModel =>
  ({ verb: 'dig', pieces: names.map((name) => ({ name })) }) as unknown as OrderModel;

test.each([
  ['a legal order gives its answer', order('0', '2'), { verb: 'dig', pieces: [0, 2] }],
  ['an order without units is refused', order(), { refused: true, slug: 'nobody' }],
  ['a forbidden order is refused', order('1'), { refused: true, slug: 'tired' }],
])('%s', (_, written, read) => {
  expect(digging.read({ tired: [1] }, written)).toMatchObject({
    ...read,
    ...('refused' in read ? {} : { order: written }),
  });
});

test('an action refuses an illegal answer by the same rules as an order', () => {
  expect(digging.refuse({ tired: [1] }, dig(1))).toMatchObject({ slug: 'tired' });
  expect(digging.refuse({ tired: [1] }, dig(0))).toBeUndefined();
});

test.each([
  [[1], 1, dig(2)],
  [[], 1, dig(1)],
  [[0, 1, 2], 0, undefined],
])('if the units %j may not act, an action picks the legal answer with the random index %i', (tired, at, picked) => {
  expect(digging.pick({ tired }, () => at)).toEqual(picked);
});

test('memoize computes a value only once for each object', () => {
  let made = 0;
  const numbered = memoize((_thing: object) => ++made);
  const [one, other] = [{}, {}];
  expect([numbered(one), numbered(other), numbered(one), numbered(other)]).toEqual([1, 2, 1, 2]);
});
