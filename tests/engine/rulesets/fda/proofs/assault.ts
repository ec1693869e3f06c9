import { carryOut } from '../carry-out.js';
import { field } from '../field.js';
import { dice, left, distanceFrom, facing, type Proofs } from './proving.js';

const assault = 'assault 0,0 with x';
const won = [6, 6];
const tie = [3, 3, 3, 3];

/** Test cases of house rules that change numbers of assaults, their support and the retreats after them [8, 9]. */
export const assaultProofs: Proofs = {
  'assault.base': { house: 2, play: dice(facing, assault), outcome: ['2-2', '3-3'] },
  'assault.large': { house: 3, play: dice({ ...facing, A: { X: ['HMG x @ 1,0'] } }, assault), outcome: ['1-2', '1-4'] },
  'assault.stronger': {
    house: 3,
    play: dice({ ...facing, A: { X: ['ARM-C x @ 1,0'] } }, assault),
    outcome: ['3-2', '5-2'],
  },
  'assault.muchStronger': {
    house: 4,
    play: dice({ ...facing, A: { X: ['ARM-B x @ 1,0'] } }, assault),
    outcome: ['4-2', '6-2'],
  },
  'assault.artillery': {
    house: 2,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'] } }, 'assault 0,0 with x, g'),
    outcome: ['3-2', '4-2'],
  },
  'assault.ground': {
    house: 2,
    play: dice({ ...facing, terrain: { '0,0': 'forest' } }, assault),
    outcome: ['2-3', '2-4'],
  },
  'assault.headquartersLost': {
    house: 0,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'HQ h (left 0)'] } }, assault),
    outcome: ['1-2', '2-2'],
  },
  'assault.losses': { house: 0, play: dice({ ...facing, lost: { X: 3 } }, assault), outcome: ['1-2', '2-2'] },
  'assault.lossesAbove': { house: 3, play: dice({ ...facing, lost: { X: 3 } }, assault), outcome: ['1-2', '2-2'] },
  'assault.unsupplied': { house: 0, play: dice({ ...facing, edges: {} }, assault), outcome: ['1-1', '2-2'] },
  'assault.breakPoints': { house: 2, play: left(facing, assault, 'y', won), outcome: [1, 0] },
  'combat.units': {
    house: 2,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0'] } }, 'assault 0,0 with x, a, b'),
    outcome: ['2-2', '9.1f too-many'],
  },
  'support.units': {
    house: 1,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0'] } }, 'assault 0,0 with x, a, b'),
    outcome: ['2-2', '9.1f too-many'],
  },
  'support.points': {
    house: 4,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'ARM-A a @ 1,0'] } }, 'assault 0,0 with x, a'),
    outcome: ['2-2', '3-2'],
  },
  'strength.multiple': {
    house: 3,
    play: dice({ ...facing, A: { X: ['ARM-B x @ 1,0'] } }, assault),
    outcome: ['4-2', '3-2'],
  },
  'retreat.sectors': { house: 3, play: distanceFrom(facing, assault, 'y', won), outcome: [2, 3] },
  'retreat.short': {
    house: 2,
    play: (house) => {
      const at = field({ ...facing, terrain: { '-1,0': 'forest' }, house, active: 'X' });
      carryOut(at, assault, won, { retreat: 'retreat y to -1,0' });
      return at.where('y') === '-1,0';
    },
    outcome: [true, false],
  },
  'retreat.equal': { house: 2, play: distanceFrom(facing, assault, 'x', tie), outcome: [1, 2] },
  'retreat.zone': {
    house: 0,
    play: left(
      {
        A: { X: ['INF x @ 0,0'] },
        B: { Y: ['INF y @ 1,0'], Z: ['INF a @ -2,0', 'INF b @ -2,2', 'INF c @ 0,2', 'INF d @ 0,-2'] },
        roads: ['0,0', '1,0'],
      },
      'assault 1,0 with x',
      'x',
      tie,
    ),
    outcome: [1, 2],
  },
};
