import { reorganisation } from '../../../../../engine/rulesets/fda/night/night.js';
import { carryOut } from '../carry-out.js';
import { drive } from '../drive.js';
import { field, type Sketch } from '../field.js';
import { left, type House, type Proofs } from './proving.js';

/**
 * Returns a function that plays a night and returns the break points of a division afterwards. `attempt` is the number
 * of the division's attempt to reorganise.
 */
const night =
  (attempt: number, roll: number, marks = 'normal', sketch: Sketch = {}) =>
  (house: House): number => {
    const A = { X: [`HQ h @ 0,0 (${marks})`, 'INF a @ 0,0 (left 1)', 'INF b @ 0,0 (left 1)'] };
    const at = field({ A, B: { Y: ['INF y @ 9,9'] }, ...sketch, house });
    at.state.attempts[at.division('X')] = attempt - 1;
    drive(reorganisation(at.state), { dice: [roll], every: 1 });
    return ['a', 'b'].reduce((sum, unit) => sum + at.state.pr[at.piece(unit)], 0);
  };

/**
 * For each number about reorganisation at night, mines and works of engineers, a situation that shows its effect [2.1s,
 * 11, 13].
 */
export const nightAndWorksProofs: Proofs = {
  'reorganisation.first': { house: 3, play: night(1, 3), outcome: [2, 3] },
  'reorganisation.second': { house: 4, play: night(2, 4), outcome: [2, 3] },
  'reorganisation.later': { house: 5, play: night(3, 5), outcome: [2, 3] },
  'reorganisation.excellent': { house: 2, play: night(1, 2, 'excellent'), outcome: [2, 3] },
  'reorganisation.poor': { house: 0, play: night(1, 4, 'poor'), outcome: [2, 3] },
  'reorganisation.unsupplied': { house: 0, play: night(1, 4, 'normal', { edges: {} }), outcome: [2, 3] },
  'reorganisation.lostPerPoint': { house: 1, play: night(1, 4), outcome: [3, 4] },
  'mines.least': {
    house: 4,
    play: left(
      { A: { X: ['INF x @ 1,0'] }, features: [['minefield', '0,0', { owner: 'B', live: true }]] },
      'move x to 0,0',
      'x',
      [4],
    ),
    outcome: [2, 0],
  },
  'mines.engineers': {
    house: -2,
    play: left(
      { A: { X: ['ENG x @ 1,0'] }, features: [['minefield', '0,0', { owner: 'B', live: true }]] },
      'move x to 0,0',
      'x',
      [6],
    ),
    outcome: [0, 1],
  },
  'engineers.turns': {
    house: 3,
    play: (house) => {
      const at = field({ A: { X: ['ENG e @ 0,0'] }, active: 'X', house });
      carryOut(at, 'entrench e');
      return at.state.taskDone[at.piece('e')];
    },
    outcome: [2, 3],
  },
};
