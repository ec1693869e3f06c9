import { expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { overrunning } from '../../../../../engine/rulesets/rtl/overrun/overrun.js';
import { drive, order } from '../drive.js';
import { take } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

/** A stack that overruns another; only the choice of the leads changes the die roll. */
const STACKS: Sketch = {
  german: {
    6430: [
      'cavalry regiment Good 4-4-6|2-2-6 (efficiency 7, stacking 2)',
      'cavalry regiment Bad 4-4-6|2-2-6 (efficiency 4, stacking 2)',
    ],
  },
  soviet: {
    6431: [
      'infantry battalion Firm 4-4-4|2-2-4 (efficiency 6, stacking 2)',
      'infantry battalion Weak 4-4-4|2-2-4 (efficiency 3, stacking 2)',
    ],
  },
};

test.each([
  ['Good', 'Firm', -1],
  ['Good', 'Weak', -4],
  ['Bad', 'Firm', 2],
  ['Bad', 'Weak', -1],
])(
  'both sides choose their lead unit in an overrun: the leads %s and %s modify the roll by %d [3.43a, 8.67b, 10.61]',
  (attacker, defender, modifier) => {
    const { events } = take(
      field(STACKS),
      {
        order: 'overrun 6431 with Good, Bad',
        dice: [4],
        answers: { lead: [`lead ${attacker}`, `lead ${defender}`] },
      },
      [overrunning],
    );
    expect(events.find(({ kind }) => kind === 'overrun')?.facts).toMatchObject({ modifier });
  },
);

test.each([
  ['Firm', 3, [1, 0]],
  ['Weak', 6, [0, 1]],
])(
  'the unit %s that leads the defence loses the first step [3.43b]: with a die of %d the units Firm and Weak are reduced: %j',
  (defender, die, reduced) => {
    const at = field(STACKS);
    const lead = ['lead Bad', `lead ${defender}`];
    take(at, { order: 'overrun 6431 with Good, Bad', dice: [die], answers: { lead } }, [overrunning]);
    expect(at.pieces('Firm, Weak').map((piece) => at.state.reduced[piece])).toEqual(reduced);
  },
);

test('a lead unit that is not in the overrunning stack is rejected', () => {
  const at = field(STACKS);
  const [answer] = overrunning.legal(at.state);
  const { moments } = drive(overrunning.perform(at.state, answer), { dice: [4] });
  const leadDecision = moments.find((moment) => moment.kind === 'decision' && moment.question === 'lead');
  if (leadDecision?.kind !== 'decision') throw new Error('The lead unit was not asked for.');
  const chosen = leadDecision.read(order(at, 'lead Firm'));
  expect((isRefusal(chosen) ? chosen : leadDecision.refuse(chosen))?.slug).toBe('no-lead');
});
