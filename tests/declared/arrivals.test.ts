import { expect, test } from 'vitest';
import { declaredRuleset } from '../../engine/declared/index.js';
import type { Arrival } from '../../engine/declared/declaration/reinforcement.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { BED, expectFindings, openBed, scenarioOf, ZONE, type BedCase } from './bed.js';

const ARRIVAL: Arrival = {
  when: 'start',
  paysCost: true,
  inColumn: false,
  intoZones: true,
  blocked: 'wait',
  rule: '10',
};
const arriving = (changes: Partial<Arrival>, more: Partial<Declaration> = {}): Partial<Declaration> => ({
  arrival: { ...ARRIVAL, ...changes },
  stacking: { ...BED.stacking, limit: 1 },
  ...more,
});
const onMove = arriving({ when: 'move' });
const COMING = {
  red: 'infantry A 4-6  infantry B 4-6',
  scenario: 'turns 3\narrive turn 1 by 0101: A',
  setup: 'setup Red { 0506: B }\nsetup Blue { 0706: X }',
};
const orders = (text: string): string => `orders turn 1 Red { ${text} }`;

const CASES: readonly BedCase[] = [
  {
    title: 'units arrive before the first phase of their side',
    orders: `${orders('move A to 0102')}\nexpect after turn 1 Red movement { A at 0102 }`,
  },
  {
    title: 'units do not arrive before their turn',
    scenario: 'turns 3\narrive turn 2 by 0101: A',
    orders: 'expect after turn 1 Red { A (expected) }\nexpect after turn 2 Red movement { A at 0101 }',
  },
  {
    title: 'a unit waits while its entry is full',
    setup: 'setup Red { 0101: B }\nsetup Blue { 0706: X }',
    orders: `orders turn 2 Red { move B to 0102 }
      expect after turn 1 Red { A (expected) }
      expect after turn 2 Red { A (expected) }
      expect after turn 3 Red { A at 0101 }`,
  },
  {
    title: 'a unit whose entry is full arrives in the nearest hex with room where the game says so',
    game: arriving({ blocked: 'nearest' }),
    setup: 'setup Red { 0101: B }\nsetup Blue { 0706: X }',
    orders: 'expect after turn 1 Red { A at 0201 }',
  },
  {
    title: 'a unit whose entry is full is lost where the game says so',
    game: arriving({ blocked: 'lost' }),
    setup: 'setup Red { 0101: B }\nsetup Blue { 0706: X }',
    orders: 'expect after turn 1 Red { A (eliminated) }',
  },
  {
    title: 'a unit does not arrive in an enemy zone where zones bar arrivals',
    game: arriving({ intoZones: false }, { zones: [ZONE] }),
    setup: 'setup Red { 0506: B }\nsetup Blue { 0102: X }',
    orders: 'expect after turn 1 Red { A (expected) }',
  },
  {
    title: 'a unit arrives in an enemy zone where the game allows it',
    game: arriving({}, { zones: [ZONE] }),
    setup: 'setup Red { 0506: B }\nsetup Blue { 0102: X }',
    orders: 'expect after turn 1 Red { A at 0101 }',
  },
  {
    title: 'a unit enters in a phase of movement and moves on with the points that it has left',
    game: onMove,
    orders: `${orders('enter A to 0101\nmove A to 0106')}\nexpect after turn 1 Red movement { A at 0106 }`,
  },
  {
    title: 'a unit that has entered has paid for the hex of its entry',
    game: onMove,
    red: 'infantry A 4-5  infantry B 4-6',
    orders: orders('enter A to 0101\nmove A to 0106'),
    findings: ['bed/3/out-of-reach: The path to 0106 costs 5 points; A has 4 points [3].'],
  },
  {
    title: 'the second unit of a column pays twice for the hex of its entry',
    game: arriving({ when: 'move', inColumn: true }, { stacking: BED.stacking }),
    red: 'infantry A 4-5  infantry B 4-5',
    scenario: 'turns 3\narrive turn 1 by 0101: A, B',
    setup: 'setup Blue { 0706: X }',
    orders: orders('enter A to 0101\nenter B to 0101\nmove A to 0105\nmove B to 0105'),
    findings: ['bed/3/out-of-reach: The path to 0105 costs 4 points; B has 3 points [3].'],
  },
  {
    title: 'a unit does not enter outside of its entry',
    game: onMove,
    orders: orders('enter A to 0102'),
    findings: ['bed/10/entry: A cannot enter in 0102: it arrives in 0101 [10].'],
  },
  {
    title: 'a unit that enters in an enemy zone does not move on',
    game: arriving({ when: 'move' }, { zones: [ZONE] }),
    setup: 'setup Red { 0506: B }\nsetup Blue { 0102: X }',
    orders: orders('enter A to 0101\nmove A to 0201'),
    findings: ['bed/3/moved: A has already moved in this phase [3].'],
  },
  {
    title: 'a unit does not enter before its turn',
    game: onMove,
    scenario: 'turns 3\narrive turn 2 by 0101: A',
    orders: orders('enter A to 0101'),
    findings: ['bed/10/not-due: A does not arrive for Red in this turn [10].'],
  },
];

test.each(CASES)('$title', (one) => expectFindings({ game: arriving({}), ...COMING, ...one }));

test('each turn reports a unit that cannot arrive, with the reason for each hex of its entry', async () => {
  const game = { ...BED, ...arriving({}) };
  const setup = 'setup Red { 0101: B }\nsetup Blue { 0706: X }';
  const { events } = playThrough(declaredRuleset(game), scenarioOf(await openBed(game, { ...COMING, setup })), {
    until: 'end',
  });
  expect(events.filter(({ kind }) => kind === 'waits').map(({ text }) => text)).toEqual(
    Array.from({ length: 3 }, () => 'A waits to arrive (0101: it is full).'),
  );
});

test('each turn reports a unit that has not entered although a hex of its entry is open', async () => {
  const game = { ...BED, ...onMove };
  const setup = 'setup Red { 0506: B }\nsetup Blue { 0706: X }';
  const scenario = 'turns 2\narrive turn 1 by 0101 0102: A';
  const { events } = playThrough(
    declaredRuleset(game),
    scenarioOf(await openBed(game, { ...COMING, scenario, setup })),
    {
      until: 'end',
    },
  );
  expect(events.filter(({ kind }) => kind === 'waits').map(({ text }) => text)).toEqual(
    Array.from({ length: 2 }, () => 'A has not entered. It can enter in 2 hexes, such as 0101.'),
  );
});
