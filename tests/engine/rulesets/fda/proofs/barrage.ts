import { barrage } from '../../../../../engine/rulesets/fda/fire/barrage.js';
import { drive } from '../drive.js';
import { field } from '../field.js';
import type { House, Proofs } from './proving.js';

/**
 * Plays a barrage on a sector; returns the losses of its units, the length of their retreats, and whether the sector is
 * still fortified.
 */
const bombard =
  (nation: string, gun: string, rolls: readonly number[]) =>
  (house: House): unknown => {
    const at = field({
      A: { X: [`${gun} g @ 5,0`] },
      B: { Y: ['ARM-B t @ 0,0', 'INF i @ 0,0'] },
      nations: { A: nation },
      settings: { 'optional.barrage': 'true' },
      features: [['fortification', '0,0', { owner: 'B' }]],
      house,
    });
    const target = { verb: 'barrage', pieces: [at.piece('g')], cells: [at.cell('0,0')] };
    drive(barrage(at.state), {
      dice: rolls,
      every: 6,
      answer: (decision) =>
        decision.question === 'barrage' && decision.refuse(target) === undefined ? target : undefined,
    });
    const units = ['t', 'i'].map((unit) => at.piece(unit));
    return [
      ...units.map((unit) => at.state.pr[unit]),
      ...units.map((unit) => (at.state.isOnMap(unit) ? at.board.distance(at.cell('0,0'), at.state.cell[unit]) : 'off')),
      at.state.fort[at.cell('0,0')],
    ];
  };

/** Test cases of house rules that change numbers of the barrage before the first turn [15.1]. */
export const barrageProofs: Proofs = {
  'barrage.least': {
    house: 6,
    play: bombard('Soviet', 'ART-M', [5]),
    outcome: [
      [1, 1, 0, 0, 1],
      [2, 2, 0, 0, 1],
    ],
  },
  'barrage.heavy': {
    house: 2,
    play: bombard('Soviet', 'ART-H', [4, 5, 5]),
    outcome: [
      [1, 1, 0, 0, 1],
      [1, 1, 0, 0, 0],
    ],
  },
  'barrage.fortifications': {
    house: 5,
    play: bombard('Soviet', 'ART-M', [5, 1, 1]),
    outcome: [
      [2, 2, 0, 0, 1],
      [2, 2, 0, 0, 0],
    ],
  },
  'barrage.unitFrom': {
    house: 6,
    play: bombard('Soviet', 'ART-M', [5, 5, 6]),
    outcome: [
      [1, 1, 0, 0, 1],
      [2, 1, 0, 0, 1],
    ],
  },
  'barrage.breakPoints': {
    house: 2,
    play: bombard('Soviet', 'ART-M', [5, 5, 1]),
    outcome: [
      [1, 2, 0, 0, 1],
      [0, 2, 'off', 0, 1],
    ],
  },
  'barrage.retreat': {
    house: 3,
    play: bombard('German', 'ART-M', [5, 5, 5]),
    outcome: [
      [2, 2, 2, 1, 1],
      [2, 2, 3, 1, 1],
    ],
  },
  'barrage.infantryRetreat': {
    house: 2,
    play: bombard('German', 'ART-M', [5, 5, 5]),
    outcome: [
      [2, 2, 2, 1, 1],
      [2, 2, 2, 2, 1],
    ],
  },
};
