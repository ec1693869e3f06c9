import { supremacy, weather } from '../../../../../engine/rulesets/fda/sequence/day.js';
import { drive } from '../drive.js';
import { field, type Sketch } from '../field.js';
import { dice, left, distanceFrom, type Proofs } from './proving.js';

const sky: Sketch = { skies: 'A', A: { X: ['INF x @ 9,0'], '': ['TAC t', 'BOMBER-M m'] }, B: { Y: ['INF y @ 0,0'] } };
const guns: Sketch = { ...sky, B: { Y: ['INF y @ 0,0', 'AA-L aa @ 0,0'] } };

/** For each number about aircraft and airfields, a situation that shows its effect [12, 15.2]. */
export const airProofs: Proofs = {
  'movement.air': {
    house: 3,
    play: dice(
      { ...sky, A: { X: ['INF x @ 9,0'], '': ['TAC t @ 5,0'] }, rulings: { airStaysOnMap: true } },
      'strike t against y',
    ),
    outcome: ['3-1', '7a too-far'],
  },
  'air.breakPoints': {
    house: 2,
    play: (house) => {
      const at = field({ ...sky, house });
      return at.state.pr[at.piece('t')];
    },
    outcome: [3, 2],
  },
  'air.flyingFrom': {
    house: 4,
    play: (house) => {
      const at = field({ ...sky, house });
      drive(weather(at.state), { dice: [4] });
      return at.state.flying;
    },
    outcome: [0, 1],
  },
  'air.supremacy': {
    house: 2,
    play: (house) => {
      const at = field({ ...sky, house });
      at.state.flying = 1;
      return drive(supremacy(at.state), { every: 1 }).map((moment) => (moment.kind === 'dice' ? moment.count : 0));
    },
    outcome: [
      [2, 1],
      [3, 2],
    ],
  },
  'air.superiorNumber': {
    house: 2,
    play: (house) => {
      const at = field({ ...sky, house });
      at.state.flying = 1;
      return drive(supremacy(at.state), { every: 1 }).map((moment) => (moment.kind === 'dice' ? moment.count : 0));
    },
    outcome: [
      [2, 1],
      [3, 1],
    ],
  },
  'air.bomber': { house: 4, play: dice(sky, 'strike m against y'), outcome: ['4-1', '5-1'] },
  'air.tactical': { house: 3, play: dice(sky, 'strike t against y'), outcome: ['3-1', '4-1'] },
  'air.antiAircraft': { house: 3, play: dice(guns, 'strike t against aa'), outcome: ['3-2', '3-3'] },
  'air.other': { house: 2, play: dice(sky, 'strike t against y'), outcome: ['3-1', '3-2'] },
  'air.structure': {
    house: 4,
    play: dice({ ...sky, features: [['bridge', '0,0']] }, 'strike m against 0,0 (structure = bridge)'),
    outcome: ['3-3', '3-4'],
  },
  'air.open': { house: 2, play: dice(sky, 'strike t against y'), outcome: ['3-1', '4-1'] },
  'air.guns': { house: 2, play: dice(guns, 'strike t against y'), outcome: ['3-2', '3-3'] },
  'air.ground': {
    house: 2,
    play: dice({ ...sky, terrain: { '0,0': 'forest' } }, 'strike t against y'),
    outcome: ['2-2', '2-3'],
  },
  'air.damage': { house: 2, play: left(sky, 'strike t against y', 'y', [6, 6, 6]), outcome: [1, 0] },
  'air.withdrawal': {
    house: 2,
    play: distanceFrom(
      { ...sky, A: { X: ['INF x @ 9,0'], '': ['TAC t @ 0,0'] }, rulings: { airStaysOnMap: true } },
      'strike t against y',
      't',
      [1, 1, 1, 6],
    ),
    outcome: [3, 2],
  },
  'airfield.radius': {
    house: 8,
    play: dice(
      {
        ...sky,
        settings: { 'optional.airfields': 'true' },
        features: [['airfield', '-10,0', { name: 'Alpha', owner: 'A' }]],
      },
      'strike t against y',
    ),
    outcome: ['3-1', '15.2a beyond-radius'],
  },
  'airfield.groundDice': {
    house: 2,
    play: dice(
      {
        skies: 'A',
        A: { X: ['INF x @ 9,0'], '': ['TAC t'] },
        B: { Y: ['INF i @ 9,9'], '': ['TAC e @ 0,0'] },
        settings: { 'optional.airfields': 'true' },
        features: [
          ['airfield', '0,0', { name: 'Beta', owner: 'B' }],
          ['airfield', '1,1', { name: 'Alpha', owner: 'A' }],
        ],
      },
      'strike t against e',
    ),
    outcome: ['3-1', '3-2'],
  },
};
