import { carryOut } from '../carry-out.js';
import { field, type Sketch } from '../field.js';
import { dice, left, type Proofs } from './proving.js';

const firing: Sketch = { A: { X: ['ART-M g @ 3,0'] }, B: { Y: ['INF y @ 0,0'] } };
const fire = 'fire g against 0,0';

/** Test cases of house rules that change numbers of fire and counter-battery fire [10, 2.1m]. */
export const fireProofs: Proofs = {
  'fire.base': { house: 2, play: dice(firing, fire), outcome: ['3-2', '4-3'] },
  'fire.large': { house: 2, play: dice(firing, fire), outcome: ['3-2', '4-3'] },
  'fire.stronger': { house: 2, play: dice(firing, fire), outcome: ['3-2', '4-2'] },
  'fire.muchStronger': {
    house: 3,
    play: dice({ ...firing, A: { X: ['ART-H g @ 3,0'] } }, fire),
    outcome: ['4-2', '5-2'],
  },
  'fire.ground': { house: 2, play: dice({ ...firing, terrain: { '0,0': 'forest' } }, fire), outcome: ['3-3', '3-4'] },
  'fire.massed': {
    house: 2,
    play: dice({ ...firing, A: { X: ['ART-M g @ 3,0 (regiments 3)'] } }, fire),
    outcome: ['4-2', '5-2'],
  },
  'fire.massedAbove': {
    house: 3,
    play: dice({ ...firing, A: { X: ['ART-M g @ 3,0 (regiments 3)'] } }, fire),
    outcome: ['4-2', '3-2'],
  },
  'fire.headquartersLost': {
    house: 0,
    play: dice({ ...firing, A: { X: ['ART-M g @ 3,0', 'HQ h (left 0)'] } }, fire),
    outcome: ['2-2', '3-2'],
  },
  'fire.unsupplied': { house: 0, play: dice({ ...firing, edges: {} }, fire), outcome: ['2-1', '3-2'] },
  'fire.breakPoints': { house: 2, play: left(firing, fire, 'y', [6, 6, 6]), outcome: [1, 0] },
  'fire.sightFrom': {
    house: 3,
    play: dice(
      { A: { X: ['ARM-A x @ 0,0'] }, B: { Y: ['INF y @ 2,0'] }, terrain: { '1,0 1,-1 1,1': 'forest' } },
      'fire x against y',
    ),
    outcome: ['10b no-sight', '4-2'],
  },
  'counterBattery.least': {
    house: 5,
    play: (house) => {
      const B = { Y: ['ART-M y @ 5,0'] };
      return carryOut(field({ A: { X: ['ART-M g @ 0,0'] }, B, house, active: 'X' }), 'counterbattery g against y', [5]);
    },
    outcome: ['done', '2-2'],
  },
};
