import { test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Rail } from '../../engine/declared/declaration/movement.js';
import type { UnitState } from '../../engine/declared/declaration/units.js';
import { expectFindings, phase, ZONE, type BedCase } from './bed.js';

const RAIL: Rail = { line: 'road', side: 'Red', length: 4, zones: 'barred', units: undefined, rule: '6' };
const riding = (changes: Partial<Rail> = {}, more: Partial<Declaration> = {}): Partial<Declaration> => ({
  phases: [
    phase('Red', 'rail movement', 'ride', { rule: '6' }),
    phase('Red', 'movement', 'move'),
    phase('Blue', 'movement', 'move'),
  ],
  rails: [{ ...RAIL, ...changes }],
  zones: [ZONE],
  ...more,
});
const LINE = {
  map: 'road "Railway" 0102 - 0202 - 0302 - 0402 - 0502 - 0602',
  setup: 'setup Red { 0102: A }\nsetup Blue { 0706: X }',
};
const red = (text: string): string => `orders turn 1 Red { ${text} }`;

test.each<BedCase>([
  { title: 'a unit rides along linked rail hexes up to the length', orders: red('ride A to 0502') },
  {
    title: 'a unit does not ride farther than the length that the game allows',
    orders: red('ride A to 0602'),
    findings: ['bed/6/no-line: No open road of at most 4 hexes leads A from 0102 to 0602 [6].'],
  },
  {
    title: 'a unit may move in the phase after the one in which it rode',
    orders: red('phase rail movement:\nride A to 0502\nphase movement:\nmove A to 0503'),
  },
  {
    title: 'a unit does not ride from a hex without a railway',
    setup: 'setup Red { 0103: A }\nsetup Blue { 0706: X }',
    orders: red('ride A to 0502'),
    findings: ['bed/6/not-on-rail: A in 0103 is not on a road [6].'],
  },
  {
    title: 'a unit does not ride out of an enemy zone where zones bar railways',
    setup: 'setup Red { 0102: A }\nsetup Blue { 0103: X }',
    orders: red('ride A to 0202'),
    findings: ['bed/6/rail-zone: A in 0102 is in an enemy zone of control and may not ride [6].'],
  },
  {
    title: 'a unit rides out of an enemy zone where zones only stop trains',
    game: riding({ zones: 'stop' }),
    setup: 'setup Red { 0102: A }\nsetup Blue { 0101: X }',
    orders: red('ride A to 0302'),
  },
  {
    title: 'a train does not go on through an enemy zone',
    game: riding({ zones: 'stop' }),
    setup: 'setup Red { 0102: A }\nsetup Blue { 0303: X }',
    orders: red('ride A to 0402'),
    findings: ['bed/6/no-line'],
  },
  {
    title: 'no more units ride in a turn than the railway carries',
    game: riding({ units: 1 }),
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0102: A  0202: B }\nsetup Blue { 0706: X }',
    orders: red('ride A to 0402\nride B to 0502'),
    findings: ['bed/6/rail-units: The road carries 1 unit in a turn, and 1 has already ridden [6].'],
  },
  {
    title: 'units that ride together are counted for the railway on which they ride, also if the side has another',
    game: riding(
      {},
      {
        rails: [
          { ...RAIL, line: 'track' },
          { ...RAIL, units: 1 },
        ],
      },
    ),
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0102: A, B }\nsetup Blue { 0706: X }',
    orders: red('ride A, B to 0402'),
    findings: ['bed/6/rail-units: The road carries 1 unit in a turn, and 0 have already ridden [6].'],
  },
  {
    title: 'a railway serves only its side',
    game: riding({ side: 'Blue' }),
    orders: red('ride A to 0202'),
    findings: ['bed/no-rail: No railway serves Red; A may not ride.'],
  },
])('$title', (one) => expectFindings({ game: riding(), ...LINE, ...one }));

const exit: Partial<Declaration> = {
  exits: [{ side: 'Red', area: 'West', cost: 1, rule: '12' }],
  zones: [{ ...ZONE, leave: 'locked' }],
};
test.each<BedCase>([
  {
    title: 'a unit leaves the map from its exit and is not lost',
    orders: `${red('exit A')}\nexpect after turn 1 Red movement { A (exited)\nnot A (eliminated) }`,
  },
  {
    title: 'a unit pays the path and the exit',
    red: 'infantry A 4-2',
    orders: red('exit A'),
    findings: ['bed/12/no-exit: A cannot leave the map at West: it does not reach it with enough points [12].'],
  },
  {
    title: 'a unit does not leave the map outside of its exit',
    orders: red('exit A from 0302'),
    findings: ['bed/12/no-exit: A cannot leave the map from 0302: it exits at West, with enough points left [12].'],
  },
  {
    title: 'a unit in a locking zone does not leave the map',
    setup: 'setup Red { 0102: A }\nsetup Blue { 0103: X }',
    orders: red('exit A'),
    findings: ['bed/5/locked'],
  },
  {
    title: 'a side without an exit does not leave the map',
    orders: 'orders turn 1 Blue { exit X }',
    findings: ['Blue was not asked to exit'],
  },
])('$title', (one) =>
  expectFindings({ game: exit, map: 'area West 0102', setup: 'setup Red { 0302: A }\nsetup Blue { 0706: X }', ...one }),
);

const TOWN = {
  map: 'city Town at 0303 (owner Blue)',
  setup: 'setup Red { 0302: A }\nsetup Blue { 0706: X }',
  scenario: 'turns 1\nscore Town 5',
};
const control = (changes: Partial<NonNullable<Declaration['control']>>): Partial<Declaration> => ({
  control: { takesInPassing: false, by: ['move'], byZones: false, rule: '9', ...changes },
});
test.each<BedCase>([
  {
    title: 'a unit that ends its move in a place takes it',
    game: control({}),
    orders: `${red('move A to 0303')}\nexpect after end { score Red 5 }`,
  },
  {
    title: 'a unit that passes through a place takes it where passing takes places',
    game: control({ takesInPassing: true }),
    orders: `${red('move A 0303 > 0304')}\nexpect after end { score Red 5 }`,
  },
  {
    title: 'a unit that passes through a place does not take it where passing takes nothing',
    game: control({}),
    orders: `${red('move A 0303 > 0304')}\nexpect after end { score Blue 5 }`,
  },
  {
    title: 'a unit does not take a place by a move where moves take nothing',
    game: control({ by: ['advance'] }),
    orders: `${red('move A to 0303')}\nexpect after end { score Blue 5 }`,
  },
  {
    title: 'an uncontested zone takes a place where zones take places',
    game: { ...control({ byZones: true }), zones: [ZONE] },
    orders: 'expect after end { score Red 5 }',
  },
])('$title', (one) => expectFindings({ ...TOWN, ...one }));

test.each<BedCase>([
  {
    title: 'an order by hand puts a unit anywhere without enemies',
    orders: `${red('put A to 0506')}\nexpect after turn 1 Red movement { A at 0506 }`,
  },
  {
    title: 'an order by hand does not put a unit into a hex with enemies',
    orders: red('put A to 0706'),
    findings: ['bed/20/enemy-occupied: Enemies of A are in 0706 [20].'],
  },
  {
    title: 'an order by hand keeps the stacking limit',
    red: 'infantry A 4-6  infantry B 4-6  infantry C 4-6',
    setup: 'setup Red { 0101: A  0102: B, C }\nsetup Blue { 0706: X }',
    orders: red('put A to 0102'),
    findings: ['bed/4/stack-limit'],
  },
  {
    title: 'orders by hand reduce, restore and remove units of both sides',
    red: 'infantry A 4-6 | 2-6  infantry B 4-6 | 2-6',
    setup: 'setup Red { 0101: A  0102: B (step 2) }\nsetup Blue { 0706: X }',
    orders: `${red('reduce A\nrestore B\nremove X')}
      expect after turn 1 Red movement { A (step 2)\nB (step 1)\nX (left) }`,
  },
  {
    title: 'a unit that is reduced by hand on its last face is lost',
    orders: `${red('reduce A')}\nexpect after turn 1 Red movement { A (eliminated) }`,
  },
  {
    title: 'orders by hand are not possible in a game without them',
    game: { hand: undefined },
    orders: red('put A to 0506'),
    findings: ['put'],
  },
])('$title', (one) =>
  expectFindings({ game: { hand: { rule: '20' } }, setup: 'setup Red { 0302: A }\nsetup Blue { 0706: X }', ...one }),
);

const DISRUPTED: UnitState = {
  word: 'disrupted',
  text: 'The unit is disrupted.',
  rule: '13',
  canAttack: false,
  canMove: false,
  hasZone: false,
  isLostTheSecondTime: true,
};
const startsOutOfZone: Partial<Declaration> = {
  phases: [
    phase('Red', 'movement', 'move'),
    phase('Red', 'exploitation', 'move', { start: { is: 'out-of-zone' } }),
    phase('Blue', 'recovery', 'recover', { recovery: { roll: undefined, outOfZone: false } }),
    phase('Blue', 'movement', 'move'),
  ],
  zones: [ZONE],
  states: [DISRUPTED],
};
test.each<BedCase>([
  {
    title: 'a unit that begins a phase in an enemy zone does not take part where the phase starts out of zones',
    orders: red('phase movement:\nmove A to 0605\nphase exploitation:\nmove A to 0604'),
    findings: [
      'bed/3/excluded: A began the phase in an enemy zone of control and does not take part in exploitation [3].',
    ],
  },
  {
    title: 'a unit that begins a phase outside enemy zones takes part',
    orders: red('phase movement:\nmove A to 0604\nphase exploitation:\nmove A to 0605'),
  },
  {
    title: 'a disrupted unit has no zone of control',
    setup: 'setup Red { 0302: A }\nsetup Blue { 0402: X (disrupted) }',
    orders: red('phase movement:\nmove A 0303 > 0304'),
  },
  {
    title: 'a disrupted unit does not move',
    setup: 'setup Red { 0302: A (disrupted) }\nsetup Blue { 0706: X }',
    orders: red('phase movement:\nmove A to 0303'),
    findings: ['bed/13/in-state: A is disrupted and may not move [13].'],
  },
  {
    title: 'a disrupted unit recovers in the recovery phase of its side',
    setup: 'setup Red { 0302: A }\nsetup Blue { 0706: X (disrupted) }',
    orders: `expect after turn 1 Red exploitation { X (disrupted) }
      expect after turn 1 Blue recovery { not X (disrupted) }`,
  },
])('$title', (one) =>
  expectFindings({ game: startsOutOfZone, setup: 'setup Red { 0505: A }\nsetup Blue { 0706: X }', ...one }),
);
