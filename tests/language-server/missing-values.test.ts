import { expect, test } from 'vitest';
import type { Finding } from '../../engine/model/finding.js';
import { withoutMissingValueErrors } from '../../language-server/validation/missing-values.js';
import { stub } from './stub-ruleset.js';

const force = (name: string, more: object = {}): object => ({ name, kind: 'infantry', faces: [[3, 4]], ...more });
const sides = [
  {
    forces: [
      force('Division', { kind: 'division', faces: [] }),
      force('Brigade', { kind: 'division', faces: [], parent: 'Division' }),
      force('A', { faces: [], parent: 'Brigade' }),
      force('B', { parent: 'Brigade' }),
    ],
  },
];

const finding = (code: string, start: number): Finding => ({
  severity: 'warning',
  code,
  message: '',
  source: { file: 'a', start, end: start + 1 },
  why: [],
  related: [],
  fixes: [],
});

/** The units of the orders, by the offset of the order. */
const ORDERS: Readonly<Record<number, string>> = { 10: 'A', 20: 'B', 30: 'Brigade', 40: 'Division' };

const REFUSED = 'stub/7.1/too-far';
const FOLLOWING = ['sandtable/expectation', 'sandtable/order-not-asked', 'sandtable/answer-not-asked'];

test.each<readonly [of: string, found: readonly (readonly [string, number])[], left: readonly string[]]>([
  ['an order of a unit without values', [[REFUSED, 10]], []],
  ['an order of a unit with values', [[REFUSED, 20]], [REFUSED]],
  ['an order of the formation of a unit without values', [[REFUSED, 30]], []],
  ['an order of the formation above that formation', [[REFUSED, 40]], []],
  ['a place without an order', [[REFUSED, 50]], [REFUSED]],
  [
    'an order of a unit without values, and what follows from it',
    [[REFUSED, 10], ...FOLLOWING.map((code) => [code, 20] as const)],
    [],
  ],
  [
    'an order of a unit with values, and what follows from it',
    [[REFUSED, 20], ...FOLLOWING.map((code) => [code, 20] as const)],
    [REFUSED, ...FOLLOWING],
  ],
  ['orders that were not asked for, without a refused order', FOLLOWING.map((code) => [code, 10] as const), FOLLOWING],
])('findings that a unit without values causes are removed, and all other findings stay: %s', (_, found, left) => {
  const orderAt = ({ start }: { readonly start: number }): object | undefined =>
    start in ORDERS ? { pieces: [{ name: ORDERS[start] }], clauses: [] } : undefined;
  const findings = found.map(([code, start]) => finding(code, start));
  const remaining = withoutMissingValueErrors(findings, sides as never, stub, orderAt as never);
  expect(remaining.map(({ code }) => code)).toEqual(left);
});
