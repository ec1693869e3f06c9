import { playCases, type Case } from './table.js';

const sector = ['INF y @ 0,0', 'AT-L a @ 0,0', 'ART-M g @ 0,0', 'HQ h @ 0,0'];
const beatenTanks = {
  A: { X: ['ARM-B t @ 1,0 (left 1)', 'MECH m @ 1,0', 'ART-M g @ 1,0', 'HQ h @ 1,0'] },
  B: { Y: ['ARM-B y @ 0,0'] },
};

/** Results of assaults: losses, the units that take the losses, and retreats. */
const cases: readonly Case[] = [
  {
    case: 'C19: the attacker wins: the defender loses one point, and all units of its sector retreat two sectors [8p, 8t]',
    A: { X: ['INF x @ 1,0', 'AT-H s @ 1,0', 'AT-L s2 @ 1,0'] },
    B: { Y: sector },
    steps: [
      {
        order: 'assault 0,0 with x, s, s2',
        dice: [4, 3, 5, 6, 4],
        pools: '3-2',
        scores: '12-10',
        result: 'Taken',
        pr: { y: 1, a: 1, g: 1, h: 1, x: 2 },
        distances: { y: 2, a: 2, g: 2, h: 2, x: 0, s: 0, s2: 0 },
      },
    ],
  },
  {
    case: 'C19: victors do not advance for free, but a unit that has not moved may move in [8a]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6], result: 'Taken', unasked: ['advance'], at: { x: '1,0' } },
      { order: 'move x2 to 0,0', at: { x2: '0,0' } },
    ],
  },
  {
    case: 'C19: under the reading `leader` only the leader of the assault advances [8a]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { advanceAfterAssault: 'leader' },
    steps: [
      {
        order: 'assault 0,0 with x, x2',
        dice: [6, 6],
        declines: { advance: ['advance x2', '8a no-advance'] },
        answers: { advance: 'advance x' },
        at: { x: '0,0', x2: '1,0' },
      },
    ],
  },
  {
    case: 'C19: units that advance together count together for stacking [8a, 4c]',
    A: { X: ['INF x @ 1,0'], Z: ['INF s @ 0,1'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { advanceAfterAssault: 'participants' },
    settings: { 'stack.limit': 1 },
    steps: [
      {
        order: 'assault 0,0 with x, s',
        dice: [6, 6],
        declines: { advance: ['advance x, s', '4c stack-limit'] },
        answers: { advance: 'advance s' },
        at: { x: '1,0', s: '0,0' },
      },
    ],
  },
  {
    case: 'C20: the defender wins: the attacker loses one point, whatever the margin, and its sector retreats [8q, 8t]',
    ...beatenTanks,
    steps: [
      {
        order: 'assault 0,0 with t, m',
        dice: [1, 2, 5, 5],
        scores: '3-10',
        result: 'Held',
        pr: { t: 0, m: 2, g: 1, h: 1, y: 2 },
        distances: { m: 2, g: 2, h: 2, y: 0 },
      },
    ],
  },
  {
    case: 'C20: infantry of the division may take the loss of the tanks [8u]',
    ...beatenTanks,
    steps: [
      {
        order: 'assault 0,0 with t, m',
        dice: [1, 2, 5, 5],
        answers: { loss: 'lose m' },
        pr: { t: 1, m: 1 },
        distances: { t: 2, m: 2, g: 2, h: 2 },
      },
    ],
  },
  {
    case: 'C20: supporting units of another division retreat from their own sectors; guns that gave a die do not [8q]',
    A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'], Z: ['INF z @ 0,1', 'HQ stays @ 0,1'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x, z, g',
        result: 'Held',
        dice: [1, 1, 1, 6],
        distances: { x: 2, z: 2, stays: 0, g: 0 },
      },
    ],
  },
  {
    case: 'C21: after equal scores the attacker retreats one sector without losses [8s, 2.1p, 2.1q]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 1,0', 'HQ h @ 1,0'] },
    B: { Y: ['AT-L y @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x, x2',
        dice: [3, 3, 6],
        pools: '2-1',
        scores: '6-6',
        result: 'Equal',
        pr: { x: 2, x2: 2, y: 1 },
        distances: { x: 1, x2: 1, h: 0, y: 0 },
      },
    ],
  },
  {
    case: 'C22: a loss of tanks may go to infantry of the same size, but not to a gun battalion [8u]',
    A: { X: ['ARM-B t @ 1,0', 'MECH m @ 1,0', 'HMG h @ 1,0'] },
    B: { Y: ['ARM-B y @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with t, m, h',
        result: 'Held',
        dice: [1, 1, 6, 6],
        declines: { loss: ['lose h', '8u may-not-lose'] },
        answers: { loss: 'lose m' },
        pr: { t: 2, m: 1, h: 1 },
      },
    ],
  },
  {
    case: 'C22: infantry and cavalry take losses of tanks in defence too [8u]',
    A: { X: ['ARM-A x @ 1,0'] },
    B: { Y: ['ARM-B y @ 0,0', 'CAV c @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        result: 'Taken',
        dice: [6, 6, 6],
        answers: { defence: 'defend y with c', loss: 'lose c' },
        pr: { y: 2, c: 1 },
        distances: { y: 2, c: 2 },
      },
    ],
  },
  {
    case: 'C23: a loss of tanks never goes to a battalion or to another division [8u]',
    A: { X: ['ARM-B t @ 1,0', 'INF-bn b @ 1,0'], Z: ['INF z @ 1,0'] },
    B: { Y: ['ARM-B y @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with t, b, z',
        result: 'Held',
        dice: [1, 1, 6, 6],
        unasked: ['loss'],
        pr: { t: 1, b: 1, z: 2 },
      },
    ],
  },
  {
    case: 'C24: units that retreat into heavy terrain stop there, others retreat two sectors [8r, 14b]',
    A: { X: ['ARM-B x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'INF z @ 0,0'] },
    terrain: { '-1,0': 'forest' },
    steps: [
      {
        order: 'assault 0,0 with x',
        result: 'Taken',
        dice: [6, 6, 6, 6],
        declines: { retreat: ['retreat z 0,0 > -1,0 > -2,0', '8p no-retreat'] },
        answers: { retreat: ['retreat y to -1,0', 'retreat z 0,0 > -1,1 > -2,2'] },
        at: { y: '-1,0', z: '-2,2' },
      },
    ],
  },
  {
    case: 'C24: a unit may not stop its retreat after one open sector [8p]',
    A: { X: ['ARM-B x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    terrain: { '-1,0': 'forest' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6, 6, 6],
        declines: { retreat: ['retreat y to -1,1', '8p no-retreat'] },
        result: 'Taken',
      },
    ],
  },
  {
    case: 'C24: a fortification ends a retreat like heavy terrain [8r]',
    A: { X: ['ARM-B x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [['fortification', '-1,0']],
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6, 6, 6], answers: { retreat: 'retreat y to -1,0' }, at: { y: '-1,0' } },
    ],
  },
  {
    case: 'C25: if every retreat leads into ZOC, each unit stops in the ZOC and loses a point [9.2f, 8p]',
    A: { X: ['INF x @ 1,0'], Z: ['INF z @ -1,0'] },
    B: { Y: ['INF y @ 0,0', 'AT-L a @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', result: 'Taken', dice: [6, 6], pr: { y: 0, a: 0 } }],
  },
  {
    case: 'C25: a unit must retreat along a path without ZOC if there is one [9.2f]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        result: 'Taken',
        dice: [6, 6],
        declines: { retreat: ['retreat y 0,0 > 0,1 > 0,2', '8p no-retreat'] },
        pr: { y: 1 },
        distances: { y: 2 },
      },
    ],
  },
];

playCases('the outcome of assaults', cases);
