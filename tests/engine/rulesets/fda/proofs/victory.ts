import { countVictory, scoreLines } from '../../../../../engine/rulesets/fda/victory/victory.js';
import { drive } from '../drive.js';
import { field, type Sketch } from '../field.js';
import { facing, type House, type Proofs } from './proving.js';

/** Returns a function that counts the victory points of side A under a house rule. */
const count =
  (sketch: Sketch, inflicted = 0) =>
  (house: House) => {
    const at = field({ A: { X: ['INF a @ 0,0'] }, B: { Y: ['INF far @ 9,9'] }, ...sketch, house });
    at.state.inflictedInAll[0] = inflicted;
    return scoreLines(at.state).reduce((sum, { points }) => sum + points, 0);
  };

/** Test cases of house rules that change numbers of the victory count: points and dice [16]. */
export const victoryProofs: Proofs = {
  'victory.dice': {
    house: 3,
    play: (house) => {
      const at = field({ ...facing, house });
      return drive(countVictory(at.state), { every: 1 }).map((moment) => (moment.kind === 'dice' ? moment.count : 0));
    },
    outcome: [
      [2, 2],
      [3, 3],
    ],
  },
  'victory.breakPoint': { house: 2, play: count({}, 4), outcome: [4, 8] },
  'victory.infantry': { house: 6, play: count({ B: { Y: ['INF far @ 9,9', 'INF b (left 0)'] } }), outcome: [3, 6] },
  'victory.armour': { house: 6, play: count({ B: { Y: ['INF far @ 9,9', 'ARM-B b (left 0)'] } }), outcome: [5, 6] },
  'victory.place': {
    house: 6,
    play: count({ features: [['village', '0,0', { name: 'Cagny', owner: 'B' }]] }),
    outcome: [2, 6],
  },
  'victory.lastTurn': {
    house: 6,
    play: (house) => {
      const at = field({ ...facing, house });
      at.state.phase = 'end';
      at.state.inflicted[0] = 1;
      return scoreLines(at.state).reduce((sum, { points }) => sum + points, 0);
    },
    outcome: [3, 6],
  },
  'victory.headquarters': { house: 6, play: count({ B: { Y: ['INF far @ 9,9', 'HQ b (left 0)'] } }), outcome: [4, 6] },
};
