import { REMOVED } from '../../../../../engine/rulesets/fda/state.js';
import { playCases, type Case } from './table.js';

/** Where the rules of aircraft, guns and barrages meet others. */
const sky = { skies: 'A', A: { X: ['INF x @ 9,0'], '': ['TAC t', 'BOMBER-M m', 'BOMBER-H h'] } } as const;
const fields = {
  skies: 'A',
  settings: { 'optional.airfields': 'true' },
  features: [
    ['airfield', '0,0', { name: 'Strip', owner: 'B' }],
    ['airfield', '9,0', { name: 'Alpha', owner: 'A' }],
  ],
} as const;

const cases: readonly Case[] = [
  {
    case: 'from the air a headquarters alone is a target, with friends it is none [2.1d, 12j, 12k]',
    ...sky,
    B: { Y: ['HQ h1 @ 0,0', 'INF y @ 3,0', 'HQ h2 @ 3,0'] },
    steps: [
      { order: 'strike t against h2', refused: '2.1d not-isolated' },
      { order: 'strike t against h1', pools: '3-1', dice: [2, 2, 2, 1], pr: { h1: 0 } },
    ],
  },
  {
    case: 'the headquarters that aircraft destroyed is missed in the next fire and assault [12l, 10j, 8m]',
    ...sky,
    A: { X: ['ARM-B x @ 1,0'], '': ['TAC t'] },
    B: { Y: ['HQ h1 @ 5,0', 'ARM-B y @ 0,0'] },
    steps: [
      { order: 'strike t against h1', dice: [2, 2, 2, 1], pr: { h1: 0 } },
      { order: 'fire x against y', pools: '2-1' },
      { order: 'assault 0,0 with x', pools: '2-1' },
    ],
  },
  {
    case: 'a river is cover from the air, mines are none [14a, 13f, 12k]',
    ...sky,
    rivers: { Orne: '0,-1 0,0 0,1' },
    features: [['minefield', '3,0', { owner: 'B' }]],
    B: { Y: ['INF wet @ 0,0', 'INF mined @ 3,0'] },
    steps: [
      { order: 'strike t against wet', pools: '2-2', dice: [1, 1, 1, 1] },
      { order: 'strike m against mined', pools: '4-1', dice: [1, 1, 1, 1, 4] },
    ],
  },
  {
    case: 'a fortification bombed away covers nobody any more [12i, 12k]',
    ...sky,
    features: [['fortification', '0,0']],
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'strike m against 0,0 (structure = fortification)', dice: [6, 6, 6], result: 'Destroyed' },
      { order: 'strike t against y', pools: '3-1' },
    ],
  },
  {
    case: 'a fortification covers from tactical aircraft, from heavy bombers it does not, and never leaves the target in the open [12k]',
    ...sky,
    features: [['fortification', '0,0']],
    B: { Y: ['INF y @ 0,0 (pr 3)'] },
    steps: [
      { order: 'strike t against y', pools: '2-2', dice: [1, 1, 1, 1] },
      { order: 'strike m against y', pools: '3-2', dice: [1, 1, 1, 1, 2] },
      { order: 'strike h against y', pools: '3-1', dice: [1, 1, 1, 3] },
    ],
  },
  {
    case: 'a bombed city is cover still, and is not bombed again [12i, 12k]',
    ...sky,
    terrain: { '0,0': 'city' },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'strike m against 0,0 (structure = city)', dice: [6, 6, 6], result: 'Destroyed' },
      { order: 'strike h against 0,0 (structure = city)', refused: '12i no-structure' },
      { order: 'strike t against y', pools: '2-2' },
    ],
  },
  {
    case: 'a village is no city to bombers, but cover [12i, 12k, 14a]',
    ...sky,
    terrain: { '0,0': 'village' },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'strike m against 0,0 (structure = city)', refused: '12i no-structure' },
      { order: 'strike t against y', pools: '2-2' },
    ],
  },
  {
    case: 'neither supply nor headquarters nor losses nor size count from the air [12j, 12k]',
    skies: 'A',
    edges: { A: '19,-9', B: '-20,-8' },
    A: { X: ['INF x @ 9,0', 'HQ gone (left 0)'], '': ['TAC t'] },
    B: { Y: ['INF y @ 0,0', 'HQ k (left 0)'] },
    lost: { X: 4, Y: 4 },
    steps: [{ order: 'strike t against y', pools: '3-1' }],
  },
  {
    case: 'anti-aircraft guns that have fired still cover their neighbours [12l, 6e]',
    ...sky,
    B: { Y: ['INF y @ 0,0', 'AA-L aa @ -1,0 (fired)'] },
    steps: [{ order: 'strike t against y', dice: [1, 1, 1, 6], result: 'Downed', pr: { t: 2 } }],
  },
  {
    case: 'guns of another division and of guards cover as well [12k, 12l, 15.3a]',
    ...sky,
    formations: { Guards: 'garrison' },
    features: [['bridge', '0,0']],
    B: { Y: ['INF y @ 0,0'], Guards: ['AA-L g @ 0,0'] },
    steps: [{ order: 'strike t against y', dice: [1, 1, 1, 6, 6], pools: '3-2', result: 'Downed', pr: { t: 2 } }],
  },
  {
    case: 'aircraft shot down to nothing are gone for good [12a, 12l]',
    skies: 'A',
    A: { X: ['INF x @ 9,0'], '': ['TAC t (left 1)'] },
    B: { Y: ['AA-H aa @ 0,0'] },
    steps: [
      { order: 'strike t against aa', dice: [1, 1, 1, 6, 6], result: 'Downed', pr: { t: 0 }, at: { t: REMOVED } },
      { turn: 2, order: 'strike t against aa', refused: '3c not-in-play' },
    ],
  },
  {
    case: 'aircraft neither hold a sector nor stop whoever goes through it [4e, 9.2a, 7f]',
    rulings: { airStaysOnMap: true },
    A: { X: ['MECH x @ 0,0'] },
    B: { Y: ['INF y @ 9,9'], '': ['TAC t @ 1,0'] },
    steps: [{ order: 'move x 0,0 > 1,0 > 2,0', at: { x: '2,0', t: '1,0' } }],
  },
  {
    case: 'guns that moved attack aircraft all the same, they are no artillery [7i, 12h]',
    rulings: { airStaysOnMap: true },
    A: { X: ['AA-L aa @ 0,0 (moved, used 2)', 'ART-M g @ 0,0 (moved)'] },
    B: { Y: ['INF y @ 1,0'], '': ['TAC t @ 1,0'] },
    steps: [
      { order: 'flak aa against t', pools: '2-2' },
      { order: 'fire g against 1,0', refused: '7i guns-moved' },
    ],
  },
  {
    case: 'an attack on aircraft is the fire of the turn, whoever was the target [6e, 12h]',
    rulings: { airStaysOnMap: true },
    A: { X: ['AA-L aa @ 0,0', 'AA-L bb @ 0,0'] },
    B: { Y: ['INF y @ 1,0'], '': ['TAC t @ 1,0'] },
    steps: [
      { order: 'flak aa against t', pools: '2-2' },
      { order: 'fire aa against y', refused: '6e fired-already' },
      { order: 'fire bb against y', pools: '1-2' },
      { order: 'flak bb against t', refused: '6e fired-already' },
    ],
  },
  {
    case: 'out of supply anti-aircraft guns roll as ever against aircraft, and one die less in fire, but one at least [7.1e, 12j, 10k]',
    rulings: { airStaysOnMap: true },
    edges: { A: '19,-9', B: '-20,-8' },
    A: { X: ['AA-H aa @ 0,0', 'AA-H bb @ 0,0'] },
    B: { Y: ['INF y @ 1,0'], '': ['TAC t @ 1,0'] },
    steps: [
      { order: 'flak aa against t', pools: '2-2' },
      { order: 'fire bb against y', pools: '1-1' },
    ],
  },
  {
    case: 'a boat bridge is a bridge to bombers, and only they attack it [12i, 14g]',
    ...sky,
    rivers: { Orne: '0,-1 0,0 0,1' },
    features: [['boat bridge', '0,0', { owner: 'B' }]],
    B: { Y: ['INF y @ 5,5'] },
    steps: [
      { order: 'strike t against 0,0 (structure = bridge)', refused: '12i no-bomber' },
      { order: 'strike m against 0,0 (structure = bridge)', pools: '3-3', dice: [6, 6, 6], result: 'Destroyed' },
      { order: 'strike h against 0,0 (structure = bridge)', refused: '12i no-structure' },
    ],
  },
  {
    case: 'with its bridge bombed a unit leaves the river sector only as it came [12i, 14e]',
    ...sky,
    A: { X: ['INF x @ 9,0'], '': ['BOMBER-M m'] },
    rivers: { Orne: '0,-1 0,0 0,1' },
    features: [
      ['bridge', '0,0'],
      ['bank', '-1,0 -1,1', { name: 'west', river: 'Orne' }],
      ['bank', '1,0 1,-1', { name: 'east', river: 'Orne' }],
    ],
    B: { Y: ['MECH y @ -2,0'] },
    steps: [
      { activates: 'Y', order: 'move y -2,0 > -1,0 > 0,0', at: { y: '0,0' } },
      { activates: 'X', order: 'strike m against 0,0 (structure = bridge)', dice: [6, 6, 6], result: 'Destroyed' },
      { turn: 2, activates: 'Y', order: 'move y 0,0 > 1,0', refused: '14e river' },
      { order: 'move y to -1,0', at: { y: '-1,0' } },
    ],
  },
  {
    case: 'aircraft that win on the ground hit back like any unit under guns [15.2d, 12l]',
    ...fields,
    A: { X: ['INF x @ 9,9'], '': ['BOMBER-M m', 'BOMBER-H h'] },
    B: { Y: ['AA-L aa @ 0,0'], '': ['TAC b @ 0,0', 'TAC c @ 0,0'] },
    rulings: { airStaysOnMap: true },
    steps: [
      { order: 'strike m against b', pools: '4-1', dice: [1, 1, 1, 1, 6], result: 'Downed', pr: { m: 2, b: 3 } },
      { order: 'strike h against c', pools: '4-1', dice: [1, 1, 1, 1, 4], result: 'Equal', pr: { c: 3, h: 3 } },
    ],
  },
  {
    case: 'in the air nobody attacks them but guns [12h]',
    ...fields,
    A: { X: ['INF x @ 9,9'], '': ['TAC t'] },
    B: { Y: ['INF y @ 3,3'], '': ['TAC b @ 5,5'] },
    rulings: { airStaysOnMap: true },
    steps: [{ order: 'strike t against b', refused: '12h in-the-air' }],
  },
  {
    case: 'who takes the airfield in retreat takes it all the same [8p, 15.2b]',
    ...fields,
    features: [
      ['airfield', '2,0', { name: 'Strip', owner: 'A' }],
      ['airfield', '-9,0', { name: 'Home', owner: 'B' }],
    ],
    A: { X: ['INF x @ -1,0'], '': ['TAC t'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        answers: { retreat: 'retreat y to 2,0' },
        at: { y: '2,0', t: REMOVED },
      },
    ],
  },
  {
    case: 'reconnaissance that refuses an assault onto an enemy airfield takes it [2.1v, 15.2b]',
    ...fields,
    features: [['airfield', '3,0', { name: 'Strip', owner: 'A' }]],
    A: { X: ['INF x @ -1,0'], '': ['TAC t', 'BOMBER-M m'] },
    B: { Y: ['REC-L r @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x', answers: { refusal: 'refuse r to 3,0' }, at: { r: '3,0', t: REMOVED, m: -6 } },
    ],
  },
  {
    case: 'guards beaten off their airfield lose it to whoever moves in [15.3b, 15.2b, 8p]',
    ...fields,
    formations: { Guards: 'garrison' },
    A: { X: ['ARM-B x @ 1,0'] },
    B: { Guards: ['INF g @ 0,0'], '': ['TAC b (airfield Strip)', 'TAC c'] },
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6, 6, 6], result: 'Taken', away: { g: 2 }, at: { b: -6 } },
      { order: 'move x to 0,0', at: { x: '0,0', b: REMOVED, c: REMOVED } },
      { turn: 2, activates: 'Guards', order: 'move g to 0,1', refused: '15.3b guards-stay' },
    ],
  },
  {
    case: 'ships do nothing after the barrage [15.1b]',
    A: { X: ['INF x @ 9,9'], '': ['NAVAL ship (calibre 381)'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'fire ship against y', refused: '15.1b ships-bombard' },
      { order: 'strike ship against y', refused: '12g no-aircraft' },
    ],
  },
  {
    case: 'reconnaissance of another division finds no guns: a 6 does [2.1l, 2.1m]',
    A: { X: ['ART-M g @ 0,0'], Z: ['REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'counterbattery g against y', dice: [5], result: 'Hidden', pr: { y: 1 } }],
  },
  {
    case: 'guns that gave their die have fired, and seek nobody [6e, 8i, 2.1m]',
    A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M b @ -1,0'] },
    steps: [
      { order: 'assault 0,0 with x, g', dice: [1, 1, 1, 6, 6] },
      { order: 'counterbattery g against b', refused: '6e fired-already' },
    ],
  },
  {
    case: 'towed guns that moved seek nobody, self-propelled ones do [7i, 2.1m]',
    A: { X: ['ART-M g @ 0,0 (moved)', 'ART-SP sp @ 0,0 (moved)', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [
      { order: 'counterbattery g against y', refused: '7i guns-moved' },
      { order: 'counterbattery sp against y', pools: '2-2' },
    ],
  },
  {
    case: 'guns destroyed by counter-battery give the defender no die any more [2.1m, 8i]',
    A: { X: ['ART-M g @ 3,0', 'REC-L r @ -2,2', 'INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M b @ -2,1'] },
    only: 'squares',
    steps: [
      { order: 'counterbattery g against b', dice: [6, 6, 1, 1], result: 'Hit', pr: { b: 0 } },
      { order: 'assault 0,0 with x', pools: '2-2' },
    ],
  },
  {
    case: 'guns that are seen are fired at without being sought [2.1l, 2.1m]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'fire g against y', pools: '2-2', dice: [6, 6, 1, 1], pr: { y: 0 } }],
  },
  {
    case: 'the headquarters beside hidden guns is no target either [2.1d, 2.1m]',
    A: { X: ['ART-M g @ 0,0'] },
    B: { Y: ['ART-M y @ 5,0', 'HQ h @ 5,0'] },
    steps: [{ order: 'fire g against 5,0', refused: '2.1m not-located' }],
  },
  {
    case: 'out of supply the search is as good, the fire one die less [2.1m, 10k]',
    edges: { A: '19,-9', B: '-20,-8' },
    A: { X: ['ART-M g @ 0,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'counterbattery g against y', dice: [6], pools: '1-1' }],
  },
  {
    case: 'cover helps guns under counter-battery fire [10f, 2.1m]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    terrain: { '5,0': 'forest' },
    steps: [{ order: 'counterbattery g against y', pools: '2-3' }],
  },
  {
    case: 'anti-tank guns in tanks are fired at first by anti-tank guns, not by tanks [10.1b, 10.1c]',
    A: { X: ['ARM-B tank @ 0,0', 'AT-L gun @ 0,0'] },
    B: { Y: ['AT-H jg @ 1,0 (armoured)', 'INF y @ 1,0'] },
    steps: [
      { order: 'fire gun against y', refused: '10.1c priority' },
      { order: 'fire gun against jg', pools: '1-1' },
      { order: 'fire tank against jg', refused: '10.1d priority' },
      { order: 'fire tank against y', pools: '4-2' },
    ],
  },
  {
    case: 'an armoured headquarters with friends is no armour to fire at first [2.1d, 10.1b]',
    A: { X: ['ARM-B tank @ 0,0'] },
    B: { Y: ['HQ h @ 1,0 (armoured)', 'INF y @ 1,0'] },
    steps: [{ order: 'fire tank against y', pools: '4-2' }],
  },
  {
    case: 'units on an airfield with guards are fired at like any [10.1d, 15.3a]',
    ...fields,
    formations: { Guards: 'garrison' },
    A: { X: ['ART-M g @ 4,0', 'REC-L r @ 1,0'] },
    B: { Guards: ['AT-L a @ 0,0', 'INF i @ 0,0'] },
    steps: [
      { order: 'fire g against a', refused: '10.1d priority' },
      { order: 'fire g against i', pools: '3-2' },
    ],
  },
  {
    case: 'the regiment farther off comes before the battalion near by, if it is in sight [10.1d, 10b, 14d]',
    A: { X: ['ARM-A x @ 0,0'] },
    B: { Y: ['ENG e @ 1,0', 'INF y @ 0,2'] },
    steps: [
      { order: 'fire x against e', refused: '10.1d priority' },
      { order: 'fire x against y', pools: '4-2' },
    ],
  },
  {
    case: 'a regiment that nobody sees makes nobody wait [10.1d, 10b, 14d]',
    terrain: { '0,1 -1,1 1,1': 'forest' },
    A: { X: ['ARM-A x @ 0,0'] },
    B: { Y: ['ENG e @ 1,0', 'INF y @ 0,2'] },
    steps: [
      { order: 'fire x against y', refused: '10b no-sight' },
      { order: 'fire x against e', pools: '4-1' },
    ],
  },
  {
    case: 'an isolated headquarters waits for regiments in range, not for hidden ones [2.1d, 10.1d]',
    A: { X: ['ARM-A x @ 0,0', 'ARM-A z @ 0,5'] },
    B: { Y: ['HQ h @ 1,0', 'INF y @ -2,0'], W: ['HQ k @ 1,5'] },
    steps: [
      { order: 'fire x against h', refused: '10.1d priority' },
      { order: 'fire z against k', pools: '4-1' },
    ],
  },
  {
    case: 'when reconnaissance leaves a headquarters that is not isolated alone, no assault comes about [2.1d, 2.1v]',
    rulings: { hqIsolation: 'noFriendAdjacent' },
    A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'] },
    B: { Y: ['REC-L r @ 0,0', 'HQ h @ 0,0', 'INF y @ -1,0'] },
    steps: [
      {
        order: 'assault 0,0 with x, g',
        answers: { refusal: 'refuse r to -3,0' },
        unasked: ['defence'],
        pr: { h: 1, x: 2 },
        at: { h: '0,0' },
      },
      { order: 'fire g against -1,0' },
      { order: 'assault 0,0 with x', refused: '9.1h assaulted-already' },
    ],
  },
  {
    case: 'when reconnaissance leaves a headquarters alone, it is assaulted [2.1c, 2.1d, 2.1v]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0', 'HQ h @ 0,0', 'INF y @ -1,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        answers: { refusal: 'refuse r to -3,0' },
        dice: [6, 6, 1],
        pools: '2-1',
        pr: { h: 0 },
      },
    ],
  },
  {
    case: 'aircraft over an airfield of the enemy are in the air, not on the ground [15.2d, 12h]',
    ...fields,
    rulings: { airStaysOnMap: true },
    A: { X: ['INF x @ 9,9'], '': ['TAC t'] },
    B: { Y: ['INF y @ 3,3'], '': ['TAC over @ 9,0'] },
    steps: [{ order: 'strike t against over', refused: '12h in-the-air' }],
  },
  {
    case: 'bombers do not attack what their own side holds, full or empty [12g, 12i]',
    skies: 'A',
    rivers: { Orne: '0,-1 0,0 0,1' },
    features: [
      ['bridge', '0,0', { owner: 'A' }],
      ['fortification', '3,0'],
    ],
    A: { X: ['INF x @ 3,0'], '': ['BOMBER-M m'] },
    B: { Y: ['INF y @ 9,9'] },
    steps: [{ order: 'strike m against 3,0 (structure = fortification)', refused: '12i friend' }],
  },
  {
    case: 'a strike that empties a sector opens it to the move of the same activation [12l, 7f, 6d]',
    skies: 'A',
    A: { X: ['INF x @ 1,0'], '': ['TAC t'] },
    B: { Y: ['INF y @ 0,0 (left 1)'] },
    steps: [
      { order: 'move x to 0,0', refused: '7f enemy-sector' },
      { order: 'strike t against y', dice: [6, 6, 6, 1], pr: { y: 0 } },
      { order: 'move x to 0,0', at: { x: '0,0' } },
    ],
  },
  {
    case: 'a strike that takes the last unit in ZOC opens the way, who had stopped stays [9.2b, 12l]',
    skies: 'A',
    A: { X: ['MECH x @ -1,0', 'MECH z @ -1,0'], '': ['TAC t'] },
    B: { Y: ['INF y @ 1,0 (left 1)'] },
    steps: [
      { order: 'move x to 0,0', at: { x: '0,0' } },
      { order: 'strike t against y', dice: [6, 6, 6, 1], pr: { y: 0 } },
      { order: 'move x to 1,0', refused: '6e moved-already' },
      { order: 'move z -1,0 > 0,0 > 1,0', at: { z: '1,0' } },
    ],
  },
  {
    case: 'aircraft of a division that is out of supply fly as ever, and are not among its movers [7.1d, 12c]',
    skies: 'A',
    edges: { A: '19,-9', B: '-20,-8' },
    A: { X: ['INF x @ 0,5', 'INF z @ 0,6', 'TAC t'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'strike t against y', pools: '3-1' },
      { order: 'move x to 0,4', at: { x: '0,4' } },
      { order: 'move z to 0,7', refused: '7.1d half-may-move' },
    ],
  },
];

playCases('aircraft and guns where rules meet', cases);
