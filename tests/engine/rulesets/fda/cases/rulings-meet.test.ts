import { playCases, type Case } from './table.js';

const river = { Orne: '1,-1 1,0 1,1' };
const mined = (at: string, owner = 'B', state = 'live') => ['minefield', at, { owner, [state]: true }] as const;
const road = '0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0';
const won = [6, 6];
const dice = [1, 1, 6, 6];
const tie = [3, 3, 3, 3];

/** Situations in which a ruling interacts with other rules, or one action of a turn affects the next. */
const cases: readonly Case[] = [
  // Fire and assault in one turn
  {
    case: 'under the ruling `fireAndAssaultSameTurn` = false a unit that supported an assault does not fire afterwards [6d, 9.1h]',
    A: { X: ['INF x @ 1,0', 'HMG m @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { fireAndAssaultSameTurn: false },
    steps: [
      { order: 'assault 0,0 with x, m', dice: [1, 1, 1, 1] },
      { order: 'fire m against y', refused: '6d assaulted-already' },
    ],
  },
  {
    case: 'guns that gave their die in an assault have fired, and neither move nor fire [8i, 7i, 6e]',
    A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x, g', dice: [1, 1, 1, 6, 6], pools: '3-2' },
      { order: 'move g to 5,0', refused: '7i guns-fired' },
      { order: 'fire g against 0,0', refused: '6e fired-already' },
    ],
  },
  {
    case: 'guns that gave their die to a defence have fired when their division is activated later [8i, 7i]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M g @ -4,0'] },
    steps: [
      { order: 'assault 0,0 with x', dice: [1, 1, 6, 6, 1], answers: { defence: 'defend y with g' }, pools: '2-3' },
      { activates: 'Y', order: 'move g to -5,0', refused: '7i guns-fired' },
      { turn: 2, order: 'move g to -5,0', at: { g: '-5,0' } },
    ],
  },
  {
    case: 'self-propelled guns may move after they gave their die [7i, 8i]',
    A: { X: ['INF x @ 1,0', 'ART-SP g @ 4,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x, g', dice: [1, 1, 1, 6, 6] },
      { order: 'move g to 5,0', at: { g: '5,0' } },
    ],
  },
  {
    case: 'towed guns that moved give no die, but self-propelled guns do [2.1k, 7i, 8i]',
    A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0', 'ART-SP s @ 4,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'move g to 3,0' },
      { order: 'move s to 3,0' },
      { order: 'assault 0,0 with x, g', refused: '7i guns-moved' },
      { order: 'assault 0,0 with x, s', pools: '3-2' },
    ],
  },
  {
    case: 'towed guns that moved this turn do not support their own sector either [2.1k, 7i, 9.1c]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M g @ 0,0 (moved)', 'ART-SP s @ 0,0 (moved)'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [1, 1, 1, 1],
        declines: { defence: ['defend y with g', '7i guns-moved'] },
        answers: { defence: 'defend y with s' },
      },
    ],
  },
  {
    case: 'by default guns that had to retreat do not support their sector [2.1k, 9.1c]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M g @ 0,0 (retreated)'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [1, 1, 1, 1],
        declines: { defence: ['defend y with g', '2.1k guns-retreated'] },
        answers: { defence: 'defend y' },
      },
    ],
  },
  // Dice
  {
    case: 'without a minimum of dice two sides without dice are equal [8e, 8s]',
    A: { X: ['HMG x @ 1,0', 'HQ h (left 0)'] },
    B: { Y: ['HMG y @ 0,0', 'HQ k (left 0)'] },
    rulings: { minimumDice: 0 },
    steps: [{ order: 'assault 0,0 with x', pools: '0-0', result: 'Equal', distances: { x: 1 } }],
  },
  // Rivers
  {
    case: 'a closed river sector is entered where engineers are, in a move and in a retreat [14e, 14f]',
    A: { X: ['ENG e @ 1,0', 'INF x @ 0,0', 'INF z @ 0,0'] },
    B: { Y: ['INF y @ -1,0'] },
    rivers: river,
    rulings: { riverEntry: 'noEntry' },
    steps: [
      { order: 'move z to 1,-1', refused: '14e river' },
      { order: 'move z to 1,0', at: { z: '1,0' } },
      { order: 'assault -1,0 with x', dice, answers: { retreat: 'retreat x to 1,0' }, at: { x: '1,0' } },
    ],
  },
  {
    case: 'a unit that refuses combat does not enter a closed river sector [2.1v, 14e]',
    A: { X: ['INF x @ -1,0'] },
    B: { Y: ['REC-L r @ 0,0'] },
    rivers: { Orne: '2,-2 2,-1 2,0 2,1' },
    rulings: { riverEntry: 'noEntry' },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { refusal: ['refuse r to 2,0', '2.1v no-shelter'] },
        answers: { refusal: 'stay' },
      },
    ],
  },
  // Units off the map
  {
    case: 'one order lets several units leave by their own edge [8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'INF z @ 0,0'] },
    roads: ['0,0', '1,0', '9,9'],
    edges: { A: '1,0', B: '0,0 9,9' },
    rulings: { retreatOffFriendlyEdge: true },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: won,
        answers: { retreat: 'retreat y, z' },
        at: { y: -5, z: -5 },
        pr: { y: 1, z: 2 },
      },
    ],
  },
  {
    case: 'by default no unit leaves by its own edge [8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    roads: ['0,0', '1,0', '9,9'],
    edges: { A: '1,0', B: '0,0 9,9' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: won,
        declines: { retreat: ['retreat y', '8p no-retreat'] },
        distances: { y: 2 },
      },
    ],
  },
  {
    case: 'an edge one sector behind is the second of two sectors of a retreat [8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    roads: ['0,0', '1,0', '-1,0'],
    edges: { A: '1,0', B: '-1,0' },
    rulings: { retreatOffFriendlyEdge: true },
    steps: [{ order: 'assault 0,0 with x', dice: won, answers: { retreat: 'retreat y' }, at: { y: -5 } }],
  },
  {
    case: 'a whole division retreats by its name [8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'AT-L a @ 0,0', 'HQ h @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: won,
        answers: { retreat: 'retreat Y to -2,0' },
        at: { y: '-2,0', a: '-2,0', h: '-2,0' },
      },
    ],
  },
  // Advances after an assault
  {
    case: 'a unit that advanced may move on, unless terrain or the enemy stops it [8a, 6d]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { advanceAfterAssault: 'leader' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [...won, 1, 1],
        answers: { retreat: 'retreat y to -2,0', advance: 'advance x' },
      },
      { order: 'move x to 0,-2', at: { x: '0,-2' } },
    ],
  },
  {
    case: 'a unit that advanced into heavy terrain does not move on [8a, 14b]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [['village', '0,0', { name: 'Cagny' }]],
    rulings: { advanceAfterAssault: 'leader' },
    steps: [
      { order: 'assault 0,0 with x', dice: won, pools: '2-3', answers: { advance: 'advance x' }, at: { x: '0,0' } },
      { order: 'move x to 0,-1', refused: '9.2b halted' },
    ],
  },
  {
    case: 'no unit advances over a corner between two enemies [8a, 7d]',
    only: 'squares',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 1,1', 'INF a @ 1,0', 'INF b @ 0,1'] },
    rulings: { advanceAfterAssault: 'leader' },
    steps: [{ order: 'assault 1,1 with x', dice: won, unasked: ['advance'], at: { x: '0,0' } }],
  },
  {
    case: 'no unit advances into a sector where a surrounded battalion of the beaten side is left [8a, 9.2f]',
    A: {
      X: ['INF x @ 1,0'],
      Z: [
        'INF z1 @ -1,0',
        'INF z2 @ 0,1',
        'INF z3 @ 0,-1',
        'INF z4 @ 1,-1',
        'INF z5 @ -1,1',
        'INF z6 @ 1,1',
        'INF z7 @ -1,-1',
      ],
    },
    B: { Y: ['INF y @ 0,0', 'INF w @ 0,0'] },
    roads: ['0,0', '1,0'],
    rulings: { advanceAfterAssault: 'leader' },
    steps: [
      { order: 'assault 0,0 with x', dice: won, unasked: ['advance', 'retreat'], pr: { y: 0, w: 1 }, at: { w: '0,0' } },
    ],
  },
  // Headquarters and fire
  {
    case: 'under the reading `noFriendAdjacent` a headquarters with a friendly unit in the next sector is not fired at [2.1d]',
    A: { X: ['HMG m @ 1,0'] },
    B: { Y: ['HQ h @ 0,0', 'INF i @ -1,0'] },
    rulings: { hqIsolation: 'noFriendAdjacent' },
    steps: [{ order: 'fire m against h', refused: '2.1d not-isolated' }],
  },
  {
    case: 'a unit of another division protects the headquarters as well [2.1d]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['HQ h @ 0,0'], Z: ['INF z @ -1,0'] },
    rulings: { hqIsolation: 'noFriendAdjacent' },
    steps: [{ order: 'assault 0,0 with x', refused: '2.1d not-isolated' }],
  },
  {
    case: 'a named village hides units behind it and gives cover to units in it [10b, 10f, 14a, 14d]',
    A: { X: ['ARM-A x @ 0,0'] },
    B: { Y: ['INF y @ 1,0', 'INF z @ 2,0'] },
    features: [['village', '1,0 1,-1 1,1', { name: 'Cagny' }]],
    steps: [
      { order: 'fire x against z', refused: '10b no-sight' },
      { order: 'fire x against y', pools: '4-3' },
    ],
  },
  // Columns
  {
    case: 'infantry on foot moves through a forest by road and is then in column [7h, 14b]',
    A: { X: ['INF a @ 1,0', 'MECH b @ 3,0'] },
    terrain: { '2,0': 'forest', '5,0': 'forest' },
    roads: [road],
    steps: [
      { order: 'move a to 3,0', at: { a: '3,0' } },
      { order: 'move b 3,0 > 4,0 > 5,0 > 6,0', refused: '7h no-column' },
      { order: 'move b to 4,0', at: { b: '4,0' } },
    ],
  },
  {
    case: 'each division has a column of its own [7h]',
    A: { X: ['ARM-B a @ 0,0'], Z: ['ARM-B b @ 3,0'] },
    roads: [road],
    steps: [{ order: 'move a to 4,0' }, { activates: 'Z', order: 'move b to 7,0', at: { b: '7,0' } }],
  },
  {
    case: 'a unit lost in mines at the end of the road leaves no gap in its column [7h, 13b]',
    A: { X: ['ARM-B a @ 0,0', 'ARM-B b @ 1,0'] },
    roads: [road],
    features: [mined('7,0')],
    steps: [{ order: 'move a to 4,0' }, { order: 'move b to 5,0', at: { b: '5,0' } }],
  },
  {
    case: 'a mined sector ends the additional sector of the road before it [7g, 13a]',
    A: { X: ['INF a @ 0,0'] },
    roads: [road],
    features: [mined('2,0', 'A', 'spent')],
    steps: [{ order: 'move a to 2,0', refused: '7a too-far' }],
  },
  // Works and roles
  {
    case: 'a combat team that refuses an assault abandons its work [2.1v, 13e]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF-bn t @ 0,0 (reconnaissance, engineers, mechanised, pr 1)', 'INF i @ 9,9'] },
    steps: [
      { activates: 'Y', order: 'entrench t' },
      { activates: 'X', order: 'assault 0,0 with x', answers: { refusal: 'refuse t to -2,0' }, at: { t: '-2,0' } },
      { turn: 3, activates: 'Y', order: 'entrench t' },
    ],
  },
  {
    case: 'engineers that bridged a river for others begin no other work that turn [14f, 13e]',
    A: { X: ['ENG e @ 1,0', 'INF i @ 0,0'] },
    rivers: river,
    steps: [
      { order: 'move i to 1,0' },
      { turn: 2, order: 'move i to 2,0' },
      { order: 'entrench e', refused: '13e acted-already' },
      { order: 'bridge e' },
    ],
  },
  {
    case: 'a boat bridge carries neither road nor supply [14f, 14g, 7.1b]',
    A: { X: ['INF x @ 1,0', 'HQ h @ 2,0'] },
    B: { Y: ['INF y @ 1,1'] },
    roads: ['-5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0', '1,1'],
    edges: { A: '-5,0', B: '1,1' },
    rivers: { Orne: '-3,-1 -3,0 -3,1' },
    features: [['boat bridge', '-3,0']],
    steps: [{ order: 'assault 1,1 with x', dice: tie.slice(1), pools: '1-2' }],
  },
];

playCases('where rulings meet other rules', cases);
