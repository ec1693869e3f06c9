import { playCases, type Case } from './table.js';

const river = { Orne: '1,-1 1,0 1,1' };
const mined = (at: string, owner = 'B', state = 'live') => ['minefield', at, { owner, [state]: true }] as const;
const won = [6, 6];

/** Situations in which rivers, engineers, bridges, works and mines interact with combat. */
const cases: readonly Case[] = [
  {
    case: 'engineers cross a river by their own bridge and then may do nothing else [14e, 14f]',
    A: { X: ['ENG e @ 0,0', 'INF i @ 3,0'] },
    B: { Y: ['INF y @ 3,-1'] },
    rivers: river,
    steps: [
      { order: 'move e to 1,0' },
      { turn: 2, order: 'move e to 2,0', at: { e: '2,0' } },
      { order: 'fire e against y', refused: '14f bridging' },
    ],
  },
  {
    case: 'a beaten unit retreats across the river by engineers that stay, who then may do nothing else [8s, 14f]',
    A: { X: ['ENG e @ 1,0', 'INF x @ 2,0'] },
    B: { Y: ['INF y @ 2,-1'] },
    rivers: river,
    turn: 2,
    steps: [
      { order: 'move x to 1,0' },
      {
        turn: 3,
        order: 'assault 2,-1 with x',
        dice: [3, 3, 3, 3],
        result: 'Equal',
        answers: { retreat: 'retreat x to 0,0' },
        at: { x: '0,0' },
      },
      { order: 'fire e against y', refused: '14f bridging' },
    ],
  },
  {
    case: 'a unit that advances over a river uses up the turn of its engineers [8a, 14f]',
    A: { X: ['ENG e @ 1,0', 'INF x @ 0,0'] },
    B: { Y: ['INF y @ 2,0', 'INF z @ 1,1'] },
    rivers: river,
    rulings: { advanceAfterAssault: 'leader' },
    turn: 2,
    steps: [
      { order: 'move x to 1,0' },
      { turn: 3, order: 'assault 2,0 with x', dice: won, answers: { advance: 'advance x' }, at: { x: '2,0' } },
      { order: 'fire e against z', refused: '14f bridging' },
    ],
  },
  {
    case: 'no unit advances over a river by engineers that have fired [8a, 14f]',
    A: { X: ['ENG e @ 1,0 (fired)', 'INF x @ 0,0'] },
    B: { Y: ['INF y @ 2,0'] },
    rivers: river,
    rulings: { advanceAfterAssault: 'leader' },
    steps: [
      { order: 'move x to 1,0' },
      { order: 'assault 2,0 with x', dice: won, unasked: ['advance'], at: { x: '1,0' } },
    ],
  },
  {
    case: 'engineers that lead or support an assault build no mobile bridge afterwards [14f]',
    A: { X: ['ENG e @ 1,0', 'INF x @ 1,0 (pr 2)', 'INF i @ 0,0'] },
    B: { Y: ['INF y @ 2,-1'] },
    rivers: river,
    steps: [
      { order: 'move i to 1,0' },
      { order: 'assault 2,-1 with x, e', dice: [6, 6] },
      { turn: 2, order: 'move i to 2,0', at: { i: '2,0' } },
    ],
  },
  {
    case: 'a bridge without a road does not prevent the stop in the river [14b, 14e]',
    A: { X: ['MECH x @ 0,0'] },
    rivers: river,
    features: [['bridge', '1,0']],
    steps: [
      { order: 'move x 0,0 > 1,0 > 2,0', refused: '14b heavy-terrain' },
      { order: 'move x to 1,0' },
      { turn: 2, order: 'move x to 2,0', at: { x: '2,0' } },
    ],
  },
  {
    case: 'a bridge with a road prevents the stop in the river [14b, 14e]',
    A: { X: ['MECH x @ 0,0'] },
    rivers: river,
    roads: ['0,0 1,0 2,0'],
    features: [['bridge', '1,0']],
    steps: [{ order: 'move x 0,0 > 1,0 > 2,0', at: { x: '2,0' } }],
  },
  {
    case: 'mines close the road over the bridge [13a, 14e]',
    A: { X: ['MECH x @ 0,0'] },
    rivers: river,
    roads: ['0,0 1,0 2,0'],
    features: [['bridge', '1,0'], mined('1,0', 'A', 'spent')],
    steps: [{ order: 'move x 0,0 > 1,0 > 2,0', refused: '13a mined' }],
  },
  {
    case: 'a retreat stops in the river and does not cross it [8r, 14e]',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 0,-1', 'HQ h @ 9,9'] },
    rivers: { Orne: '-1,-2 0,-2 1,-2 -1,-1 1,-1' },
    steps: [
      {
        order: 'assault 0,-1 with x',
        dice: won,
        declines: { retreat: ['retreat y to 0,-3', '8p no-retreat'] },
        answers: { retreat: 'retreat y to 0,-2' },
        at: { y: '0,-2' },
      },
    ],
  },
  {
    case: 'engineers at work may support the defence of their sector [9.1c, 13e]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['ENG e @ 0,0', 'INF y @ 0,0', 'ARM-A a @ 0,0'] },
    steps: [
      { activates: 'Y', order: 'entrench e' },
      { activates: 'X', order: 'assault 0,0 with x', answers: { defence: 'defend y with e, a' }, pools: '2-3' },
    ],
  },
  {
    case: 'engineers that retreat after a tie of other units keep their work [8s, 13e]',
    A: { X: ['INF x @ 1,0', 'ENG e @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'entrench e' },
      { order: 'assault 0,0 with x', dice: [3, 3, 3, 3], result: 'Equal', at: { e: '1,0' } },
      { turn: 2, order: 'entrench e', refused: '13e at-work' },
      { turn: 3, order: 'entrench e', refused: '2.1s fortified-already' },
    ],
  },
  {
    case: 'a completed fortification gives its die from the next turn on [2.1s, 8j]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['ENG e @ 0,0', 'INF y @ 0,0'] },
    steps: [
      { activates: 'Y', order: 'entrench e' },
      {
        turn: 2,
        activates: 'X',
        order: 'assault 0,0 with x',
        dice: [1, 1, 1, 1],
        pools: '2-2',
        answers: { retreat: 'retreat x to 2,0' },
      },
      { turn: 3, order: 'move x to 1,0' },
      { order: 'assault 0,0 with x', pools: '2-3' },
    ],
  },
  {
    case: 'laid mines spare the units already there and attack units that enter after those have left [13b, 13e]',
    A: { X: ['INF x @ 2,0'] },
    B: { Y: ['ENG e @ 0,0', 'INF y @ 0,0'] },
    steps: [
      { activates: 'Y', order: 'mine e' },
      { turn: 3, order: 'move y to -1,0', at: { y: '-1,0' } },
      { order: 'move e to -1,0', at: { e: '-1,0' } },
      { activates: 'X', order: 'move x to 1,0' },
      { turn: 4, order: 'move x to 0,0', dice: [5], pr: { x: 0 } },
    ],
  },
  {
    case: 'units enter mines of their own side without harm while a unit of their side defends them [13b]',
    B: { Y: ['INF y @ 0,0', 'INF z @ 1,0'] },
    A: { X: ['INF x @ 9,9'] },
    features: [mined('0,0', 'B')],
    steps: [{ activates: 'Y', order: 'move z to 0,0', at: { z: '0,0' }, pr: { z: 2 } }],
  },
  {
    case: 'mines make one attack: later units are safe but still have to stop [13d, 13a]',
    A: { X: ['MECH a @ 0,0', 'MECH b @ 0,0'] },
    features: [mined('1,0')],
    steps: [
      { order: 'move a to 1,0', dice: [1], pr: { a: 2 } },
      { order: 'move b 0,0 > 1,0 > 2,0', refused: '13a mined' },
      { order: 'move b to 1,0', at: { b: '1,0' } },
    ],
  },
  {
    case: 'victors that advance into a mined sector roll for the mines [8a, 13b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [mined('0,0')],
    rulings: { advanceAfterAssault: 'leader' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6, 1, 1, 1, 5],
        pools: '2-3',
        answers: { advance: 'advance x' },
        pr: { x: 0 },
      },
    ],
  },
  {
    case: 'a retreat into mines may end there, and the unit rolls for them [8r, 13b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [mined('-1,0', 'A')],
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6, 1, 1, 6], answers: { retreat: 'retreat y to -1,0' }, pr: { y: 0 } },
    ],
  },
];

playCases('where rivers and works meet battle', cases);
