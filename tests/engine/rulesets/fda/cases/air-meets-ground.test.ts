import { OUT_OF_PLAY } from '../../../../../engine/rulesets/fda/state/state.js';
import { playCases, type Case } from './table.js';

const sky = { skies: 'A', A: { X: ['INF x @ 9,0'], '': ['TAC t', 'BOMBER-M m', 'BOMBER-H h'] } } as const;

/**
 * Situations in which air strikes and anti-aircraft guns interact with the rules of terrain, movement, fire and supply.
 */
const cases: readonly Case[] = [
  {
    case: 'aircraft may attack an isolated headquarters, but not one with other units in its sector [2.1d, 12j, 12k]',
    ...sky,
    B: { Y: ['HQ h1 @ 0,0', 'INF y @ 3,0', 'HQ h2 @ 3,0'] },
    steps: [
      { order: 'strike t against h2', refused: '2.1d not-isolated' },
      { order: 'strike t against h1', pools: '3-1', dice: [2, 2, 2, 1], pr: { h1: 0 } },
    ],
  },
  {
    case: 'a headquarters destroyed by aircraft costs its division a die in the next fire and assault [12l, 10j, 8m]',
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
    case: 'a river gives cover from air attacks, mines give none [14a, 13f, 12k]',
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
    case: 'a fortification destroyed by bombs no longer gives cover [12i, 12k]',
    ...sky,
    features: [['fortification', '0,0']],
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'strike m against 0,0 (structure = fortification)', dice: [6, 6, 6], result: 'Destroyed' },
      { order: 'strike t against y', pools: '3-1' },
    ],
  },
  {
    case: 'a fortification gives cover from tactical aircraft, but not from heavy bombers [12k]',
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
    case: 'a bombed city still gives cover, and cannot be bombed again [12i, 12k]',
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
    case: 'a village gives cover, but bombers may not attack it as a city [12i, 12k, 14a]',
    ...sky,
    terrain: { '0,0': 'village' },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'strike m against 0,0 (structure = city)', refused: '12i no-structure' },
      { order: 'strike t against y', pools: '2-2' },
    ],
  },
  {
    case: 'an air attack ignores supply, headquarters, losses and size of the target [12j, 12k]',
    skies: 'A',
    edges: { A: '19,-9', B: '-20,-8' },
    A: { X: ['INF x @ 9,0', 'HQ gone (left 0)'], '': ['TAC t'] },
    B: { Y: ['INF y @ 0,0', 'HQ k (left 0)'] },
    lost: { X: 4, Y: 4 },
    steps: [{ order: 'strike t against y', pools: '3-1' }],
  },
  {
    case: 'bombers may not attack structures of their own side, with or without units [12g, 12i]',
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
    case: 'a boat bridge is a bridge for bombers, and only bombers attack it [12i, 14g]',
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
    case: 'after its bridge is bombed, a unit in a river sector may only leave to the bank that it came from [12i, 14e]',
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
    case: 'a strike that empties a sector opens the sector to a move of the same activation [12l, 7f, 6d]',
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
    case: 'a strike that destroys the last unit exerting a ZOC opens the way, but units that had stopped stay stopped [9.2b, 12l]',
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
    case: 'aircraft of a division out of supply may fly, and do not count among the units that may move [7.1d, 12c]',
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
  {
    case: 'anti-aircraft guns that have fired still protect units next to them [12l, 6e]',
    ...sky,
    B: { Y: ['INF y @ 0,0', 'AA-L aa @ -1,0 (fired)'] },
    steps: [{ order: 'strike t against y', dice: [1, 1, 1, 6], result: 'Downed', pr: { t: 2 } }],
  },
  {
    case: 'guns of another division and of guards also protect a target [12k, 12l, 15.3a]',
    ...sky,
    formations: { Guards: 'garrison' },
    features: [['bridge', '0,0']],
    B: { Y: ['INF y @ 0,0'], Guards: ['AA-L g @ 0,0'] },
    steps: [{ order: 'strike t against y', dice: [1, 1, 1, 6, 6], pools: '3-2', result: 'Downed', pr: { t: 2 } }],
  },
  {
    case: 'aircraft that lose all break points are destroyed for good [12a, 12l]',
    skies: 'A',
    A: { X: ['INF x @ 9,0'], '': ['TAC t (left 1)'] },
    B: { Y: ['AA-H aa @ 0,0'] },
    steps: [
      { order: 'strike t against aa', dice: [1, 1, 1, 6, 6], result: 'Downed', pr: { t: 0 }, at: { t: OUT_OF_PLAY } },
      { turn: 2, order: 'strike t against aa', refused: '3c not-in-play' },
    ],
  },
  {
    case: 'aircraft neither hold a sector nor stop units that move through it [4e, 9.2a, 7f]',
    rulings: { airStaysOnMap: true },
    A: { X: ['MECH x @ 0,0'] },
    B: { Y: ['INF y @ 9,9'], '': ['TAC t @ 1,0'] },
    steps: [{ order: 'move x 0,0 > 1,0 > 2,0', at: { x: '2,0', t: '1,0' } }],
  },
  {
    case: 'anti-aircraft guns that moved may attack aircraft, because they are not artillery [7i, 12h]',
    rulings: { airStaysOnMap: true },
    A: { X: ['AA-L aa @ 0,0 (moved, used 2)', 'ART-M g @ 0,0 (moved)'] },
    B: { Y: ['INF y @ 1,0'], '': ['TAC t @ 1,0'] },
    steps: [
      { order: 'flak aa against t', pools: '2-2' },
      { order: 'fire g against 1,0', refused: '7i guns-moved' },
    ],
  },
  {
    case: 'an attack on aircraft uses the fire of the turn, whatever the target [6e, 12h]',
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
    case: 'out of supply, anti-aircraft guns roll all dice against aircraft, and one die less (at least one) in fire [7.1e, 12j, 10k]',
    rulings: { airStaysOnMap: true },
    edges: { A: '19,-9', B: '-20,-8' },
    A: { X: ['AA-H aa @ 0,0', 'AA-H bb @ 0,0'] },
    B: { Y: ['INF y @ 1,0'], '': ['TAC t @ 1,0'] },
    steps: [
      { order: 'flak aa against t', pools: '2-2' },
      { order: 'fire bb against y', pools: '1-1' },
    ],
  },
];

playCases('where the air meets the ground', cases);
