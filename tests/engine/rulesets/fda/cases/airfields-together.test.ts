import { OUT_OF_PLAY } from '../../../../../engine/rulesets/fda/state/state.js';
import { playCases, type Case } from './table.js';

const fields = {
  skies: 'A',
  settings: { 'optional.airfields': 'true' },
  features: [
    ['airfield', '0,0', { name: 'Strip', owner: 'B' }],
    ['airfield', '9,0', { name: 'Alpha', owner: 'A' }],
  ],
} as const;

/**
 * Situations in which airfields interact with other rules: units that capture or occupy an airfield, and aircraft that
 * fly from it.
 */
const cases: readonly Case[] = [
  {
    case: 'aircraft on the ground that win against an air attack hit back like a unit protected by guns [15.2d, 12l]',
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
    case: 'only guns attack aircraft in the air [12h]',
    ...fields,
    A: { X: ['INF x @ 9,9'], '': ['TAC t'] },
    B: { Y: ['INF y @ 3,3'], '': ['TAC b @ 5,5'] },
    rulings: { airStaysOnMap: true },
    steps: [{ order: 'strike t against b', refused: '12h in-the-air' }],
  },
  {
    case: 'aircraft over an enemy airfield are in the air, not on the ground [15.2d, 12h]',
    ...fields,
    rulings: { airStaysOnMap: true },
    A: { X: ['INF x @ 9,9'], '': ['TAC t'] },
    B: { Y: ['INF y @ 3,3'], '': ['TAC over @ 9,0'] },
    steps: [{ order: 'strike t against over', refused: '12h in-the-air' }],
  },
  {
    case: 'a unit that retreats onto an enemy airfield captures it [8p, 15.2b]',
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
        at: { y: '2,0', t: OUT_OF_PLAY },
      },
    ],
  },
  {
    case: 'reconnaissance that refuses an assault by moving onto an enemy airfield captures it [2.1v, 15.2b]',
    ...fields,
    features: [['airfield', '3,0', { name: 'Strip', owner: 'A' }]],
    A: { X: ['INF x @ -1,0'], '': ['TAC t', 'BOMBER-M m'] },
    B: { Y: ['REC-L r @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x', answers: { refusal: 'refuse r to 3,0' }, at: { r: '3,0', t: OUT_OF_PLAY, m: -6 } },
    ],
  },
  {
    case: 'guards driven from their airfield lose it to the unit that moves in [15.3b, 15.2b, 8p]',
    ...fields,
    formations: { Guards: 'garrison' },
    A: { X: ['ARM-B x @ 1,0'] },
    B: { Guards: ['INF g @ 0,0'], '': ['TAC b (airfield Strip)', 'TAC c'] },
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6, 6, 6], result: 'Taken', distances: { g: 2 }, at: { b: -6 } },
      { order: 'move x to 0,0', at: { x: '0,0', b: OUT_OF_PLAY, c: OUT_OF_PLAY } },
      { turn: 2, activates: 'Guards', order: 'move g to 0,1', refused: '15.3b guards-stay' },
    ],
  },
  {
    case: 'a unit destroyed by mines on an airfield does not capture it; a surviving unit does [13b, 15.2b]',
    ...fields,
    features: [
      ['airfield', '0,0', { name: 'Strip', owner: 'B' }],
      ['airfield', '9,0', { name: 'Far', owner: 'B' }],
      ['minefield', '0,0', { owner: 'B' }],
    ],
    A: { X: ['INF x @ 1,0', 'INF z @ 1,0'] },
    B: { Y: ['INF y @ 9,9'], '': ['TAC b (airfield Strip)'] },
    steps: [
      { order: 'move x to 0,0', dice: [5], pr: { x: 0 }, at: { b: -6 } },
      { order: 'move z to 0,0', pr: { z: 2 }, at: { b: OUT_OF_PLAY } },
    ],
  },
  {
    case: 'a group that survives the mines captures the airfield even if its first unit is destroyed [13b, 13d, 15.2b]',
    ...fields,
    features: [
      ['airfield', '0,0', { name: 'Strip', owner: 'B' }],
      ['minefield', '0,0', { owner: 'B' }],
    ],
    A: { X: ['INF x @ 1,0', 'INF z @ 1,0'] },
    B: { Y: ['INF y @ 9,9'], '': ['TAC b (airfield Strip)'] },
    steps: [{ order: 'move x, z to 0,0', dice: [6], pr: { x: 0, z: 2 }, at: { z: '0,0', b: OUT_OF_PLAY } }],
  },
  {
    case: 'an airfield that its owner recaptured serves again the aircraft that name no airfield [15.2a, 15.2b, 15.2c]',
    ...fields,
    features: [
      ['airfield', '0,0', { name: 'Near', owner: 'A' }],
      ['airfield', '18,0', { name: 'Far', owner: 'A' }],
    ],
    A: { X: ['INF x @ -1,0'], '': ['TAC t'] },
    B: { Y: ['MECH y @ 1,0', 'INF z @ -5,0'] },
    steps: [
      { activates: 'Y', order: 'move y to 0,0', at: { t: -6 } },
      { activates: 'X', order: 'strike t against z', refused: '15.2a beyond-radius' },
      { turn: 2, activates: 'Y', order: 'move y to 2,0' },
      { activates: 'X', order: 'move x to 0,0', at: { x: '0,0' } },
      { order: 'strike t against z', pools: '3-1' },
    ],
  },
  {
    case: 'units on an airfield with guards are legal targets of fire like others [10.1d, 15.3a]',
    ...fields,
    formations: { Guards: 'garrison' },
    A: { X: ['ART-M g @ 4,0', 'REC-L r @ 1,0'] },
    B: { Guards: ['AT-L a @ 0,0', 'INF i @ 0,0'] },
    steps: [
      { order: 'fire g against a', refused: '10.1d priority' },
      { order: 'fire g against i', pools: '3-2' },
    ],
  },
];

playCases('airfields where rules meet', cases);
