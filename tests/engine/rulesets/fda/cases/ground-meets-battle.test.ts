import { playCases, type Case } from './table.js';

const river = { Orne: '1,-1 1,0 1,1' };
const mined = (at: string, owner = 'B', state = 'live') => ['minefield', at, { owner, [state]: true }] as const;
const road = '0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0';
const won = [6, 6];
const lost = [1, 1, 6, 6];

/** Places where rules of marching, ground, works, supply and headquarters meet those of battle. */
const cases: readonly Case[] = [
  // March and zones.
  {
    case: 'a march that begins in ZOC may leave it and come back into it once, and ends there [9.2c, 9.2d]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'move x 1,0 > 2,-1 > 1,-1 > 1,-2', refused: '9.2b enemy-zone' },
      { order: 'move x 1,0 > 2,-1 > 1,-1', at: { x: '1,-1' } },
    ],
  },
  {
    case: 'from ZOC to ZOC is a whole march [9.2e]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'move x 1,0 > 1,-1 > 2,-2', refused: '9.2b enemy-zone' },
      { order: 'move x 1,0 > 1,-1', at: { x: '1,-1' } },
    ],
  },
  {
    case: 'a headquarters has ZOC like any unit [9.2a]',
    A: { X: ['MECH x @ 3,0'] },
    B: { Y: ['HQ h @ 0,0'] },
    steps: [{ order: 'move x 3,0 > 2,0 > 1,0 > 1,-1', refused: '9.2b enemy-zone' }],
  },
  {
    case: 'who was beaten off and has not moved may march then [6d, 8q]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x', dice: lost, result: 'Held', answers: { retreat: 'retreat x to 3,0' } },
      { order: 'move x to 5,0', at: { x: '5,0' } },
    ],
  },
  {
    case: 'who fell back into heavy terrain goes no farther this turn [8r, 14b]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    terrain: { '2,0': 'forest' },
    steps: [
      { order: 'assault 0,0 with x', dice: lost, answers: { retreat: 'retreat x to 2,0' } },
      { order: 'move x to 3,0', refused: '9.2b halted' },
      { turn: 2, order: 'move x to 3,0', at: { x: '3,0' } },
    ],
  },
  {
    case: 'who fell back into ZOC goes no farther this turn [9.2b, 9.2f]',
    A: { X: ['MECH x @ 0,0'] },
    B: {
      Y: ['INF y @ 1,0'],
      Z: ['INF a @ -2,0', 'INF b @ -2,2', 'INF c @ 0,2', 'INF d @ 0,-2', 'INF e @ -2,-2', 'INF f @ 2,-2'],
    },
    roads: ['0,0', '1,0'],
    steps: [
      { order: 'assault 1,0 with x', dice: [3, 3, 3, 3], result: 'Equal', pr: { x: 1 } },
      { order: 'move x to 0,0', refused: '9.2b halted' },
    ],
  },
  {
    case: 'a retreat goes through a full sector but does not end in one [4c, 7e, 8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Z: ['INF a @ -1,0', 'INF b @ -2,0'] },
    settings: { 'stack.limit': 1 },
    terrain: { '0,-1 0,1 1,-1 -1,1 1,1 -1,-1': 'open' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: won,
        declines: { retreat: ['retreat y to -2,0', '8p no-retreat'] },
        answers: { retreat: 'retreat y 0,0 > -1,0 > -2,1' },
        at: { y: '-2,1' },
      },
    ],
  },
  {
    case: 'a march goes through a full sector of friends [7e, 4c]',
    A: { X: ['MECH x @ 0,0'], Z: ['INF a @ 1,0', 'INF b @ 2,0'] },
    settings: { 'stack.limit': 1 },
    steps: [
      { order: 'move x to 2,0', refused: '4c stack-limit' },
      { order: 'move x 0,0 > 1,0 > 2,0 > 3,0', at: { x: '3,0' } },
    ],
  },
  // Reconnaissance that refuses.
  {
    case: 'what a refusal used is missing from the march of the turn [2.1v, 7a]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0', 'INF i @ 9,9'] },
    steps: [
      { order: 'assault 0,0 with x', answers: { refusal: 'refuse r to -3,0' }, at: { r: '-3,0' } },
      { activates: 'Y', order: 'move r to -6,0', refused: '7a too-far' },
      { order: 'move r to -5,0', at: { r: '-5,0' } },
    ],
  },
  {
    case: 'who refused into heavy terrain goes no farther this turn [2.1v, 14b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'] },
    terrain: { '-2,0': 'forest' },
    steps: [
      { order: 'assault 0,0 with x', answers: { refusal: 'refuse r to -2,0' } },
      { activates: 'Y', order: 'move r to -3,0', refused: '9.2b halted' },
    ],
  },
  {
    case: 'a refusal enters mines like any entry [2.1v, 13b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'] },
    features: [mined('-2,0', 'A')],
    steps: [{ order: 'assault 0,0 with x', dice: [5], answers: { refusal: 'refuse r to -2,0' }, pr: { r: 0 } }],
  },
  {
    case: 'an attack that finds the sector left is spent [2.1v, 6e]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'], Z: ['INF z @ 1,1'] },
    steps: [
      { order: 'assault 0,0 with x', answers: { refusal: 'refuse r to -3,0' } },
      { order: 'assault 1,1 with x', refused: '9.1h assaulted-already' },
    ],
  },
  // Rivers and engineers.
  {
    case: 'engineers cross a river by their own bridge, and are busy then [14e, 14f]',
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
    case: 'a beaten unit crosses by engineers who stay, and they are busy then [8s, 14f]',
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
    case: 'a unit that goes in over a river keeps its engineers busy [8a, 14f]',
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
    case: 'nobody goes in over a river by engineers who have fired [8a, 14f]',
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
    case: 'engineers who lead or support an assault build no mobile bridge afterwards [14f]',
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
    case: 'a bridge without a road does not spare the stop in the river [14b, 14e]',
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
    case: 'a bridge with its road does [14b, 14e]',
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
    case: 'a retreat stops in the river and does not pass it [8r, 14e]',
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
  // Works.
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
    case: 'engineers who retreat from a tie of others keep their work [8s, 13e]',
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
    case: 'a fortification that is done gives its die from the next turn on [2.1s, 8j]',
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
    case: 'laid mines spare who stands there and strike who enters when they are left [13b, 13e]',
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
    case: 'owners enter their own field without harm while one of them defends it [13b]',
    B: { Y: ['INF y @ 0,0', 'INF z @ 1,0'] },
    A: { X: ['INF x @ 9,9'] },
    features: [mined('0,0', 'B')],
    steps: [{ activates: 'Y', order: 'move z to 0,0', at: { z: '0,0' }, pr: { z: 2 } }],
  },
  {
    case: 'a field makes one attack: who follows is safe, and still has to stop [13d, 13a]',
    A: { X: ['MECH a @ 0,0', 'MECH b @ 0,0'] },
    features: [mined('1,0')],
    steps: [
      { order: 'move a to 1,0', dice: [1], pr: { a: 2 } },
      { order: 'move b 0,0 > 1,0 > 2,0', refused: '13a mined' },
      { order: 'move b to 1,0', at: { b: '1,0' } },
    ],
  },
  {
    case: 'victors who go into a mined sector enter the field [8a, 13b]',
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
    case: 'a retreat that ends in mines may stop there, and rolls [8r, 13b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [mined('-1,0', 'A')],
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6, 1, 1, 6], answers: { retreat: 'retreat y to -1,0' }, pr: { y: 0 } },
    ],
  },
  // Supply.
  {
    case: 'out of supply both sides of a fight roll a die less [8o, 7.1e]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    edges: {},
    steps: [{ order: 'assault 0,0 with x', pools: '1-1' }],
  },
  {
    case: 'a headquarters that marches into supply brings its division into it at once [7.1b, 7.1d]',
    A: { X: ['HQ h @ 0,1', 'INF a @ 5,5', 'INF b @ 5,5', 'INF c @ 5,5'] },
    B: { Y: ['INF y @ -2,1'] },
    roads: ['-3,0 -2,0 -1,0 0,0', '4,0 5,0'],
    edges: { A: '-3,0 5,0', B: '20,0' },
    steps: [
      { order: 'move a to 5,6' },
      { order: 'move h to 4,0', at: { h: '4,0' } },
      { order: 'move b to 5,6', at: { b: '5,6' } },
      { order: 'move c to 5,6', at: { c: '5,6' } },
    ],
  },
  {
    case: 'half of a division out of supply moves; the others still assault [7.1d, 6d]',
    A: { X: ['INF x @ 1,0', 'INF w @ 5,5'] },
    B: { Y: ['INF y @ 0,0'] },
    edges: {},
    steps: [
      { order: 'move w to 5,6' },
      { order: 'move x to 2,0', refused: '7.1d half-may-move' },
      { order: 'assault 0,0 with x', pools: '1-1' },
    ],
  },
  {
    case: 'a retreat is no move of the half that may [7.1d, 8q]',
    A: { X: ['INF x @ 1,0', 'INF w @ 5,5'] },
    B: { Y: ['INF y @ 0,0'] },
    edges: {},
    steps: [
      { order: 'assault 0,0 with x', dice: [1, 6], result: 'Held' },
      { order: 'move w to 5,6', at: { w: '5,6' } },
    ],
  },
  {
    only: 'hexes',
    case: 'mines on the road hold up a march and not a line of supply [7.1b, 13a]',
    A: { X: ['INF x @ 1,0', 'HQ h @ 2,0'] },
    B: { Y: ['INF y @ 1,1'] },
    roads: ['-5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0', '1,1', '20,0'],
    edges: { A: '-5,0', B: '1,1' },
    features: [mined('-3,0', 'B', 'spent')],
    steps: [{ order: 'assault 1,1 with x', pools: '2-2' }],
  },
  // Headquarters.
  {
    case: 'a headquarters falls back with its sector, and its loss costs dice at once [8p, 8m]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 6,5'] },
    B: { Y: ['HQ h @ 0,0', 'INF z @ 5,5'] },
    steps: [
      { order: 'assault 0,0 with x', dice: won, pools: '2-1', pr: { h: 0 } },
      { order: 'assault 5,5 with x2', pools: '2-1' },
    ],
  },
  {
    case: 'two headquarters in one sector shelter each other [2.1d]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['HQ h @ 0,0'], Z: ['HQ k @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', refused: '2.1d not-isolated' }],
  },
  {
    case: 'a headquarters left alone by its retreating sector is isolated and may be assaulted next [2.1d, 8p]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'REC-L r @ 0,0'], Z: ['HQ h @ -3,0'] },
    steps: [
      { order: 'assault 0,0 with x', dice: won, answers: { refusal: 'stay' }, away: { y: 2, r: 2 } },
      { order: 'move x2 to 0,0', at: { x2: '0,0' } },
    ],
  },
  {
    case: 'a headquarters comes by road in column with its division [7g, 7h, 2.1a]',
    A: { X: ['HQ h @ 0,0', 'ARM-B a @ 0,0'] },
    roads: [road],
    steps: [
      { order: 'move h to 6,0', at: { h: '6,0' } },
      { order: 'move a to 4,0', refused: '7h no-column' },
      { order: 'move a to 3,0', at: { a: '3,0' } },
    ],
  },
  // Support.
  {
    case: 'a regiment beside the sector that was driven there this turn may still help [9.1e, 8p]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Z: ['INF z @ -1,0 (retreated)'] },
    steps: [{ order: 'assault 0,0 with x', answers: { defence: 'defend y with z' }, pools: '2-2' }],
  },
  {
    case: 'who helped from beside retreats from where it stands [8p, 9.1e]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Z: ['ARM-A z @ -1,0', 'INF w @ -1,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        answers: { defence: 'defend y with z' },
        away: { y: 2, z: 2, w: 0 },
      },
    ],
  },
  {
    case: 'support of the sector is counted without being named, by the letter [9.1c, 9.1h]',
    A: { X: ['INF x @ 1,0', 'INF s @ 1,0', 'HQ h @ 1,0', 'REC-L r @ 1,0', 'ART-M g @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Z: ['INF z @ 1,1'] },
    rulings: { supportInSector: 'automatic' },
    steps: [
      { order: 'assault 0,0 with x', dice: [3, 3, 3, 3], result: 'Equal', away: { x: 1, s: 1, h: 0, r: 0, g: 0 } },
      { order: 'assault 1,1 with s', refused: '9.1h assaulted-already' },
    ],
  },
  {
    case: 'of more than three the attacker names those he wants, by the letter [9.1c, 9.1f]',
    A: { X: ['INF x @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0', 'HMG c @ 1,0', 'ARM-A d @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { supportInSector: 'automatic' },
    steps: [
      { order: 'assault 0,0 with x, a, b, c', dice: [3, 3, 3, 3], pools: '2-2', away: { a: 1, b: 1, c: 1, d: 0 } },
    ],
  },
  {
    case: 'help from beside does not push out the own sector, by the letter [9.1c, 9.1f]',
    A: { X: ['INF x @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0'], Z: ['INF p @ 0,1', 'INF q @ 0,1'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { supportInSector: 'automatic' },
    steps: [
      { order: 'assault 0,0 with x, p, q', refused: '9.1f too-many' },
      { order: 'assault 0,0 with x, p', pools: '2-2' },
    ],
  },
  // Corners and squares.
  {
    case: 'a retreat does not pass between two enemies either [7d, 8q]',
    only: 'squares',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 1,0', 'INF z @ 0,1'] },
    steps: [
      {
        order: 'assault 1,0 with x',
        dice: lost,
        declines: { retreat: ['retreat x 0,0 > 1,1 > 2,2', '8q no-retreat'] },
        away: { x: 2 },
      },
    ],
  },
];

playCases('where ground meets battle', cases);
