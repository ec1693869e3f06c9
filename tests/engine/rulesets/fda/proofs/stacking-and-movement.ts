import { moversLeft } from '../../../../../engine/rulesets/fda/movement/held.js';
import { carryOut } from '../carry-out.js';
import { findingsIn, textOf } from '../checking.js';
import { field, type Sketch } from '../field.js';
import { dice, type House, type Proofs } from './proving.js';

/** Returns a function that counts, under a house rule, the sectors in a line to the east to which a unit may move. */
const march =
  (code: string, sketch: Sketch = {}) =>
  (house: House) =>
    [1, 2, 3, 4, 5, 6, 7].filter((sectors) => {
      const at = field({ A: { X: [`${code} x @ 0,0`] }, ...sketch, house, active: 'X' });
      return carryOut(at, `move x to ${sectors},0`) === 'done';
    }).length;

/** Returns a function that counts the findings with this slug in a scenario with a house rule. */
const found = (change: Parameters<typeof textOf>[0], slug: string) => async (house: House) => {
  const rules = Object.entries(house ?? {}).map(([number, value]) => `house rule ${number} = ${value} "ours"`);
  const text = textOf({ ...change, scenario: [change.scenario, ...rules].join('\n  ') });
  return (await findingsIn(text)).filter(({ code }) => code.endsWith(`/${slug}`)).length;
};

/** Test cases of house rules that change numbers of stacking, movement and supply [4, 7]. */
export const stackingAndMovementProofs: Proofs = {
  'stacking.least': {
    house: 5,
    play: found({ sets: 'set turns.perDay = 4  set stack.limit = 5' }, 'setting-value'),
    outcome: [1, 0],
  },
  'stacking.most': {
    house: 1,
    play: dice({ A: { X: ['INF x @ 0,0', 'INF z @ 1,0'] } }, 'move x to 1,0'),
    outcome: ['done', '4c stack-limit'],
  },
  'movement.foot': { house: 2, play: march('INF'), outcome: [1, 2] },
  'movement.armoured': { house: 2, play: march('ARM-B'), outcome: [3, 2] },
  'movement.mechanised': { house: 6, play: march('MECH'), outcome: [4, 6] },
  'movement.reconnaissance': { house: 6, play: march('REC-L'), outcome: [5, 6] },
  'movement.road': { house: 2, play: march('INF', { roads: ['0,0 1,0 2,0 3,0 4,0'] }), outcome: [2, 3] },
  'supply.movingDivisor': {
    house: 3,
    play: (house) => {
      const at = field({ A: { X: ['HQ h @ 0,0', 'INF a @ 0,0', 'INF b @ 0,0', 'INF c @ 0,0'] }, edges: {}, house });
      return moversLeft(at.state, at.division('X'));
    },
    outcome: [2, 1],
  },
};
