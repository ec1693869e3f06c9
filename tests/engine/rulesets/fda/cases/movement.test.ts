import { playCases, type Case } from './table.js';

const allowances = [
  ['INF', 1],
  ['CAV', 1],
  ['HMG', 1],
  ['ENG', 1],
  ['MECH', 4],
  ['ART-M', 4],
  ['AT-L', 4],
  ['ARM-A', 3],
  ['ART-SP', 3],
  ['REC-L', 5],
  ['HQ', 5],
] as const;

const east = '0,0 1,0 2,0 3,0 4,0 5,0';
const river = { Orne: '1,-1 1,0 1,1' };
const mines = (at: string, state: 'live' | 'spent') => ['minefield', at, { owner: 'B', [state]: true }] as const;

/** Orders to move, with zones of control and terrain. */
const cases: readonly Case[] = [
  ...allowances.map(([code, sectors]): Case => ({
    case: `C31: ${code} moves at most ${sectors} sectors [7a, 7b, 2.1a, 2.1u]`,
    A: { X: [`${code} x @ 0,0`] },
    steps: [
      { order: `move x to ${sectors + 1},0`, refused: '7a too-far' },
      { order: `move x to ${sectors},0`, at: { x: `${sectors},0` } },
    ],
  })),
  {
    case: 'C31: aircraft that stay on the map move 10 sectors [7a]',
    A: { X: ['INF x @ 9,9'], '': ['TAC t @ -8,0'] },
    B: { Y: ['INF near @ 2,0', 'INF far @ 3,0'] },
    rulings: { airStaysOnMap: true },
    skies: 'A',
    steps: [
      { order: 'strike t against far', refused: '7a too-far' },
      { order: 'strike t against near', pools: '3-1' },
    ],
  },
  {
    case: 'C32: a road gives one additional sector [7g]',
    A: { X: ['ARM-B x @ 0,0', 'INF i @ 0,0'] },
    roads: [east],
    steps: [
      { order: 'move x to 5,0', refused: '7a too-far' },
      { order: 'move x to 4,0', at: { x: '4,0' } },
    ],
  },
  {
    case: 'C32: a road gives infantry one additional sector too [7g]',
    A: { X: ['INF i @ 0,0'] },
    roads: [east],
    steps: [
      { order: 'move i to 3,0', refused: '7a too-far' },
      { order: 'move i to 2,0', at: { i: '2,0' } },
    ],
  },
  {
    case: 'C32: a road gives no additional sector to a unit that leaves it [7g]',
    A: { X: ['ARM-B x @ 0,0'] },
    roads: [east],
    steps: [
      { order: 'move x 0,0 > 1,0 > 2,0 > 3,0 > 3,1', refused: '7a too-far' },
      { order: 'move x 0,0 > 1,0 > 2,0 > 2,1', at: { x: '2,1' } },
    ],
  },
  {
    case: 'C33: a unit that enters an enemy ZOC stops for the turn [9.2a, 9.2b]',
    A: { X: ['ARM-B x @ 0,0'] },
    B: { Y: ['INF y @ 3,0'] },
    steps: [
      { order: 'move x 0,0 > 1,0 > 2,0 > 2,1', refused: '9.2b enemy-zone' },
      { order: 'move x to 2,0', at: { x: '2,0' } },
      { order: 'move x to 1,0', refused: '6e moved-already' },
    ],
  },
  {
    case: 'C34: a unit that begins in a ZOC may leave it and stops when it enters one again [9.2c]',
    A: { X: ['REC-L x @ 2,0'] },
    B: { Y: ['INF y @ 3,0'] },
    steps: [
      { order: 'move x 2,0 > 1,0 > 1,1 > 2,1 > 2,2', refused: '9.2b enemy-zone' },
      { order: 'move x 2,0 > 1,0 > 1,1 > 2,1', at: { x: '2,1' } },
    ],
  },
  {
    case: 'C35: a step from ZOC to ZOC is a whole move [9.2d, 9.2e]',
    A: { X: ['REC-L x @ 2,0'] },
    B: { Y: ['INF y @ 3,0'] },
    steps: [
      { order: 'move x 2,0 > 2,1 > 1,1', refused: '9.2b enemy-zone' },
      { order: 'move x 2,0 > 2,1', at: { x: '2,1' } },
    ],
  },
  {
    case: 'C36: no unit moves between two enemies at a corner [7c, 7d]',
    only: 'squares',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 1,0', 'INF z @ 0,1'] },
    steps: [{ order: 'move x to 1,1', refused: '7d corner' }],
  },
  {
    case: 'C36: a unit may assault between two enemies at a corner [7d, 8b]',
    only: 'squares',
    A: { X: ['INF x @ 0,0', 'HQ h @ -6,0'] },
    B: { Y: ['INF y @ 1,0', 'INF z @ 0,1', 'INF w @ 1,1'] },
    steps: [{ order: 'assault 1,1 with x', pools: '2-2' }],
  },
  {
    case: 'C36: under the ruling `cornerRuleBlocksAssault` = true a unit may not assault between two enemies at a corner [7d]',
    only: 'squares',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 1,0', 'INF z @ 0,1', 'INF w @ 1,1'] },
    rulings: { cornerRuleBlocksAssault: true },
    steps: [{ order: 'assault 1,1 with x', refused: '7d corner' }],
  },
  {
    case: 'C36: a single enemy does not close a corner [7c, 7d]',
    only: 'squares',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 1,0'] },
    steps: [{ order: 'move x to 1,1', at: { x: '1,1' } }],
  },
  {
    case: 'C36: hexes have no corners [7d]',
    only: 'hexes',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 1,-1', 'INF z @ 0,1'] },
    steps: [{ order: 'move x to 1,0', at: { x: '1,0' } }],
  },
  {
    case: 'C36: no unit retreats between two enemies at a corner [7d, 8p]',
    only: 'squares',
    A: { X: ['INF x @ 1,-1'], Z: ['HQ y @ -1,0', 'HQ z @ 0,1'] },
    B: { Y: ['INF w @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        result: 'Taken',
        declines: { retreat: ['retreat w to -1,1', '9.2f no-retreat'] },
        pr: { w: 0 },
      },
    ],
  },
  {
    case: 'C37: units move through friendly units; stacking counts in the last sector of the move [4c, 7e]',
    A: { X: ['ARM-B x @ 0,0', ...Array.from({ length: 9 }, (_, i) => `INF i${i} @ 1,0`)] },
    steps: [
      { order: 'move x to 1,0', refused: '4c stack-limit' },
      { order: 'move x 0,0 > 1,0 > 2,0', at: { x: '2,0' } },
    ],
  },
  {
    case: 'C37: units never enter a sector with enemies, even with a single headquarters [7f]',
    A: { X: ['ARM-B x @ 0,0'] },
    B: { Y: ['HQ h @ 1,0'] },
    steps: [{ order: 'move x 0,0 > 1,0 > 2,0', refused: '7f enemy-sector' }],
  },
  {
    case: 'C38: heavy terrain ends a move [14a, 14b]',
    A: { X: ['ARM-B x @ 0,0'] },
    terrain: { '1,0': 'forest' },
    steps: [
      { order: 'move x 0,0 > 1,0 > 2,0', refused: '14b heavy-terrain' },
      { order: 'move x to 1,0', at: { x: '1,0' } },
    ],
  },
  {
    case: 'C38: heavy terrain crossed by a road does not end a move [14b]',
    A: { X: ['ARM-B x @ 0,0'] },
    terrain: { '1,0': 'forest' },
    roads: ['0,0 1,0 2,0'],
    steps: [{ order: 'move x 0,0 > 1,0 > 2,0', at: { x: '2,0' } }],
  },
  {
    case: 'C38: units leave heavy terrain without restriction [14b]',
    A: { X: ['ARM-B x @ 1,0'] },
    terrain: { '1,0': 'forest' },
    steps: [{ order: 'move x 1,0 > 2,0 > 3,0 > 4,0', at: { x: '4,0' } }],
  },
  ...(['MECH', 'ARM-C', 'AT-L', 'REC-L', 'ART-SP'] as const).map((code): Case => ({
    case: `C39: ${code} may not enter impassable ground [14c]`,
    A: { X: [`${code} x @ 0,0`] },
    terrain: { '1,0': 'impassable marsh' },
    steps: [{ order: 'move x to 1,0', refused: '14c impassable' }],
  })),
  {
    case: 'C39: units on foot may enter impassable ground [14c]',
    A: { X: ['INF x @ 0,0'] },
    terrain: { '1,0': 'impassable marsh' },
    steps: [{ order: 'move x to 1,0', at: { x: '1,0' } }],
  },
  {
    case: 'C39: a road opens impassable ground to all units [14c]',
    A: { X: ['ARM-A x @ 0,0'] },
    terrain: { '1,0': 'impassable marsh' },
    roads: ['0,0 1,0 2,0'],
    steps: [{ order: 'move x to 2,0', at: { x: '2,0' } }],
  },
  {
    case: 'C40: a unit enters a river without a bridge and may only leave to the bank that it came from [14e]',
    A: { X: ['INF x @ 0,0'] },
    rivers: river,
    steps: [
      { order: 'move x to 1,0', at: { x: '1,0' } },
      { turn: 2, order: 'move x to 2,0', refused: '14e river' },
      { order: 'move x to 0,0', at: { x: '0,0' } },
    ],
  },
  {
    case: 'C40: engineers in a river sector let other units cross [14e, 14f]',
    A: { X: ['INF x @ 0,0', 'ENG e @ 1,0'] },
    rivers: river,
    steps: [
      { order: 'move x to 1,0' },
      { turn: 2, order: 'move x to 2,0', at: { x: '2,0' } },
      { order: 'fire e against x', refused: '14f bridging' },
    ],
  },
  {
    case: 'a named village stops a unit that enters it [14a, 14b]',
    A: { X: ['MECH x @ 0,0'] },
    features: [['village', '1,0', { name: 'Cagny' }]],
    steps: [
      { order: 'move x 0,0 > 1,0 > 2,0', refused: '14b heavy-terrain' },
      { order: 'move x to 1,0', at: { x: '1,0' } },
    ],
  },
  {
    case: 'engineers that move away abandon their work [14g, 13e]',
    A: { X: ['ENG e @ 1,0', 'INF a @ 1,0', 'INF c @ 0,0'] },
    rivers: river,
    steps: [
      { order: 'move c to 1,0' },
      { order: 'bridge e' },
      { turn: 2, order: 'move e to 2,0', at: { e: '2,0' } },
      { turn: 3, order: 'move c to 2,-1', refused: '14e river' },
      { order: 'move e to 1,0' },
      { turn: 4, order: 'bridge e' },
    ],
  },
  {
    case: 'units that move together count together for stacking [4c]',
    A: { X: ['INF a @ 0,0', 'INF b @ 0,0', 'INF c @ 1,0'] },
    settings: { 'stack.limit': 2 },
    steps: [
      { order: 'move a, b to 1,0', refused: '4c stack-limit' },
      { order: 'move a to 1,0', at: { a: '1,0' } },
    ],
  },
  {
    case: 'C41: two turns of work complete a boat bridge, which is crossed at once; the engineers do nothing else [14f, 14g, 2.1s]',
    turn: 3,
    A: { X: ['ENG e @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0', 'INF c @ 0,0'] },
    B: { Y: ['INF y @ 1,1'] },
    rivers: river,
    steps: [
      { order: 'move c to 1,0' },
      { order: 'bridge e' },
      { order: 'move a to 2,-1', at: { a: '2,-1' } },
      { order: 'fire e against y', refused: '13e at-work' },
      { order: 'assault 1,1 with b, e', refused: '13e at-work' },
      { turn: 4, order: 'bridge e', refused: '13e at-work' },
      { order: 'move c to 2,0', at: { c: '2,0' } },
      { turn: 5, order: 'move e to 0,0', at: { e: '0,0' } },
      { order: 'bridge e', refused: '13e acted-already' },
      { turn: 6, order: 'move e to 1,0' },
      { turn: 7, order: 'bridge e', refused: '14g bridged-already' },
      { order: 'move e to 2,-1', at: { e: '2,-1' } },
    ],
  },
  {
    case: 'C41: over a boat bridge only units from the other bank may cross [14e, 14g]',
    turn: 3,
    A: { X: ['ENG e @ 1,0', 'INF c @ -1,0'] },
    rivers: river,
    steps: [
      { order: 'bridge e' },
      { turn: 4, order: 'move c to 0,0' },
      { turn: 5, order: 'move e to 0,0' },
      { order: 'move c to 1,0' },
      { turn: 6, order: 'move c to 2,0', at: { c: '2,0' } },
    ],
  },
  {
    case: 'C42: mines destroy a unit that rolls 5 or 6, and are harmless after the first roll [13b, 13d]',
    A: { X: ['INF a @ 0,0', 'INF b @ 0,0', 'MECH m @ 0,0'] },
    features: [mines('1,0', 'live')],
    steps: [
      { order: 'move a to 1,0', dice: [5], pr: { a: 0 } },
      { order: 'move b to 1,0', pr: { b: 2 }, at: { b: '1,0' } },
      { order: 'move m 0,0 > 1,0 > 2,0', refused: '13a mined' },
    ],
  },
  {
    case: 'C42: a unit that rolls 4 survives, and the mines have made their attack [13b, 13d]',
    A: { X: ['INF a @ 0,0', 'INF b @ 0,0'] },
    features: [mines('1,0', 'live')],
    steps: [
      { order: 'move a to 1,0', dice: [4], pr: { a: 2 } },
      { order: 'move b to 1,0', pr: { b: 2 } },
    ],
  },
  {
    case: 'C43: engineers take one off the roll for mines [13c]',
    A: { X: ['ENG e @ 0,0'] },
    features: [mines('1,0', 'live')],
    steps: [{ order: 'move e to 1,0', dice: [5], pr: { e: 1 } }],
  },
  {
    case: 'C43: with engineers only a 6 destroys a unit on mines [13c]',
    A: { X: ['ENG e @ 0,0'] },
    features: [mines('1,0', 'live')],
    steps: [{ order: 'move e to 1,0', dice: [6], pr: { e: 0 } }],
  },
  {
    case: 'C44: a mined road counts as no road: it gives no additional sector and stops a move [13a]',
    A: { X: ['ARM-B x @ 0,0'] },
    roads: [east],
    features: [mines('1,0', 'spent')],
    steps: [
      { order: 'move x 0,0 > 1,0 > 2,0', refused: '13a mined' },
      { order: 'move x to 1,0', at: { x: '1,0' } },
    ],
  },
  {
    case: 'C44: mines give the defender a die in an assault, but none under fire [13f]',
    A: { X: ['ARM-B x @ 0,0'] },
    B: { Y: ['ARM-B y @ 1,0'] },
    roads: [east],
    features: [mines('1,0', 'live')],
    edges: { A: '0,0', B: '5,0' },
    steps: [
      { order: 'fire x against y', pools: '2-2' },
      { order: 'assault 1,0 with x', pools: '2-3' },
    ],
  },
  {
    case: 'C45: engineers clear mines in two turns [13e, 2.1s]',
    turn: 5,
    A: { X: ['ENG e @ 1,0', 'MECH m @ 0,0'] },
    features: [mines('1,0', 'spent')],
    steps: [
      { order: 'clear e' },
      { order: 'move m 0,0 > 1,0 > 2,0', refused: '13a mined' },
      { turn: 6, order: 'move m 0,0 > 1,0 > 2,0', refused: '13a mined' },
      { turn: 7, order: 'move m 0,0 > 1,0 > 2,0', at: { m: '2,0' } },
    ],
  },
  {
    case: 'C45: engineers driven from their sector leave their work unfinished [13e]',
    turn: 5,
    A: { X: ['ENG e @ 1,0', 'INF i @ 1,0', 'MECH m @ 0,0'] },
    B: { Y: ['INF y @ 3,0'] },
    features: [mines('1,0', 'spent')],
    steps: [
      { order: 'clear e' },
      { turn: 6, activates: 'Y', order: 'move y to 2,0' },
      { order: 'assault 1,0 with y', dice: [6, 6, 1, 1, 1], result: 'Taken', pr: { e: 1 }, distances: { e: 2 } },
      { turn: 7, order: 'move y to 3,0' },
      { activates: 'X', order: 'move m 0,0 > 1,0 > 1,1', refused: '13a mined' },
    ],
  },
];

playCases('movement', cases);
