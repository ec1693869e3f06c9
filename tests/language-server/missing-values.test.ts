import { expect, test } from 'vitest';
import type { Finding } from '../../engine/model/finding.js';
import { withoutMissingValueErrors } from '../../language-server/validation/missing-values.js';

const force = (name: string, more: object = {}): object => ({ name, kind: 'infantry', ...more });
const sides = [
  {
    forces: [
      force('Division', { kind: 'division' }),
      force('Brigade', { kind: 'division', parent: 'Division' }),
      force('A', { parent: 'Brigade' }),
      force('B', { parent: 'Brigade' }),
      force('C'),
    ],
  },
];

const finding = (code: string, start: number, more: Partial<Finding> = {}): Finding => ({
  severity: 'warning',
  code,
  message: '',
  source: { file: 'a', start, end: start + 1 },
  why: [],
  related: [],
  fixes: [],
  ...more,
});

/** The finding about the only unit without values. */
const MISSING = finding('stub/3.4/no-strength', 0, { missing: { name: 'A', side: 'Red', of: 'unit', values: 1 } });

/** The units that the order at an offset names. */
const ORDERS: Readonly<Record<number, readonly string[]>> = {
  5: ['B'],
  6: [],
  10: ['A'],
  20: ['B'],
  30: ['Brigade'],
  40: ['Division'],
};

const orderOf = (start: number): object => ({
  verb: 'move',
  pieces: ORDERS[start].map((name) => ({ name })),
  clauses: [],
  source: { file: 'a', start, end: start + 1 },
});

const REFUSED = 'stub/7.1/too-far';
const FOLLOWING = ['sandtable/expectation', 'sandtable/order-not-asked', 'sandtable/answer-not-asked'];

interface Case {
  readonly found: readonly (readonly [code: string, start: number])[];
  readonly left: readonly string[];
  /** Offsets of the orders in the file. Default: the offsets of the findings. */
  readonly orders?: readonly number[];
  /** Names in the set-up. Default: the unit without values. */
  readonly setUp?: readonly string[];
}

test.each<readonly [of: string, Case]>([
  ['removes those of an order of a unit without values', { found: [[REFUSED, 10]], left: [] }],
  ['keeps those of an order of a unit with values', { found: [[REFUSED, 20]], left: [REFUSED] }],
  ['removes those of an order of the formation of the unit', { found: [[REFUSED, 30]], left: [] }],
  ['removes those of an order of the formation above that formation', { found: [[REFUSED, 40]], left: [] }],
  [
    'removes those of all orders after an order of the unit, even if that order was not refused',
    { found: [[REFUSED, 20]], orders: [10, 20], left: [] },
  ],
  [
    'keeps those of an order of another unit before an order of the unit',
    { found: [[REFUSED, 5]], orders: [5, 10], left: [REFUSED] },
  ],
  ['removes those of an order that names no unit', { found: [[REFUSED, 6]], left: [] }],
  ['removes failed expectations and unused orders', { found: FOLLOWING.map((code) => [code, 5] as const), left: [] }],
  [
    'keeps all if the unit without values does not take part in the game',
    {
      found: [[REFUSED, 10], ...FOLLOWING.map((code) => [code, 20] as const)],
      setUp: ['C'],
      left: [REFUSED, ...FOLLOWING],
    },
  ],
  ['removes all if the formation of the unit is set up', { found: [[REFUSED, 10]], setUp: ['Division'], left: [] }],
])('the check of findings of play in a file with missing values %s', (_, { found, left, orders, setUp = ['A'] }) => {
  const lines = (orders ?? found.map(([, start]) => start)).map(orderOf);
  const scenario = {
    setups: [{ placements: [{ items: setUp.map((name) => ({ name })) }] }],
    arrivals: [],
    orders: [{ lines }],
  };
  const remaining = withoutMissingValueErrors(
    found.map(([code, start]) => finding(code, start)),
    [MISSING],
    { uri: 'a', sides, scenario } as never,
    (({ start }: { readonly start: number }) => orderOf(start)) as never,
  );
  expect(remaining.map(({ code }) => code)).toEqual(left);
});

test('findings of play stay as they are if no value is missing', () => {
  const found = [finding(REFUSED, 10)];
  expect(withoutMissingValueErrors(found, [], { uri: 'a', sides, scenario: undefined } as never, () => undefined)).toBe(
    found,
  );
});
