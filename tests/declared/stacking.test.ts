import { test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import { BED, expectFindings, type BedCase } from './bed.js';

const stack = (changes: Partial<Declaration['stacking']>): Partial<Declaration> => ({
  stacking: { ...BED.stacking, limit: 1, ...changes },
});
const atEnd = stack({ judged: 'phase-end' });
const TWO = { red: 'infantry A 4-6  infantry B 4-6', setup: 'setup Red { 0101: A  0201: B }\nsetup Blue { 0706: X }' };

test.each<BedCase>([
  {
    title: 'a side cannot end the phase while a move can correct an overstacked hex',
    game: atEnd,
    ...TWO,
    orders: 'orders turn 1 Red { move A to 0201\npass }',
    findings: [
      'bed/4/overstacked: The phase cannot end: 2 units in 0201; Red may stack 1 [4]. Move a unit out of 0201.',
    ],
  },
  {
    title: 'a unit moves out of an overstacked hex before the phase ends, if its side gives no order',
    game: atEnd,
    ...TWO,
    orders: `orders turn 1 Red { move A to 0201 }
      expect after turn 1 Red movement { A at 0201 }`,
  },
  {
    title: 'the owner removes a unit that no move can take out of an overstacked hex',
    game: atEnd,
    ...TWO,
    orders: `orders turn 1 Red { move B to 0202\nmove A to 0202\nremove A }
      expect after turn 1 Red movement { A (eliminated)\nB at 0202 }`,
  },
  {
    title: 'the weakest unit of an overstacked hex is lost at the end of the phase where the excess is lost',
    game: stack({ judged: 'phase-end', excess: 'lost' }),
    red: 'infantry A 4-6  infantry B 3-6',
    setup: TWO.setup,
    orders: `orders turn 1 Red { move A to 0201\npass }
      expect after turn 1 Red movement { B (eliminated)\nA at 0201 }`,
  },
  {
    title: 'the owner chooses which unit of an overstacked hex is lost',
    game: stack({ judged: 'phase-end', excess: 'lost' }),
    ...TWO,
    orders: `orders turn 1 Red { move A to 0201\npass\nremove A }
      expect after turn 1 Red movement { A (eliminated)\nB at 0201 }`,
  },
  {
    title: 'stacking points count by the kind of a unit and half for a reduced one',
    game: stack({ limit: 9, points: { byKind: { infantry: 4, tank: 5 }, halvesReduced: true } }),
    red: 'infantry A 4-6  tank B 5-6  infantry C 4-6 | 2-6',
    setup: 'setup Red { 0101: A  0201: B  0102: C (step 2) }\nsetup Blue { 0706: X }',
    orders: 'orders turn 1 Red { move A to 0202\nmove B to 0202\nmove C to 0202 }',
    findings: ['bed/4/stack-limit: 11 stacking points in 0202; Red may stack 9 [4].'],
  },
  {
    title: 'stacking points up to the limit may stay in a hex',
    game: stack({ limit: 9, points: { byKind: { infantry: 4, tank: 5 }, halvesReduced: true } }),
    red: 'infantry A 4-6  tank B 5-6',
    setup: TWO.setup,
    orders: 'orders turn 1 Red { move A to 0202\nmove B to 0202 }',
  },
  {
    title: 'a house rule changes the stacking limit',
    game: stack({}),
    ...TWO,
    scenario: 'turns 3\nhouse rule stack.limit = 2 "our club"',
    orders: 'orders turn 1 Red { move A to 0201 }',
  },
])('$title', expectFindings);
