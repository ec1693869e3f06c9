import { expect, test } from 'vitest';
import { attacking } from '../../../../engine/rulesets/pgg/combat/combat.js';
import { removeExcess } from '../../../../engine/rulesets/pgg/stacking/excess.js';
import { overrunning } from '../../../../engine/rulesets/pgg/overrun/overrun.js';
import { SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import type { Phase } from '../../../../engine/rulesets/pgg/state/fields.js';
import { drive } from './drive.js';
import { field, type Field } from './field.js';

/** Number of divisions in one hex: more than may stay there, but a set-up may begin with them [5.0, AMB-02]. */
const UNIT_COUNT = 30;

function crowd(phase: Phase): Field {
  const rifles = Array.from({ length: UNIT_COUNT }, (_, i) => `rifle R${i}`);
  return field({
    soviet: { '2010': [...rifles, 'leader Konev 4'] },
    german: { '2011': ['inf 6'] },
    side: 'Soviet',
    phase,
  });
}

test.each([
  ['overruns', () => overrunning.legal(crowd('movement').state)],
  ['attacks', () => attacking.legal(crowd('combat').state)],
])('the list of legal %s of an overfull hex grows with its units, not with their combinations', (_, list) => {
  const answers = list();
  expect(answers.length).toBeGreaterThanOrEqual(UNIT_COUNT);
  expect(answers.length).toBeLessThan(3 * UNIT_COUNT);
});

test('the choices for an overstacked hex are listed as the groups of units that may stay [7.1]', () => {
  const at = crowd('movement');
  drive(removeExcess(at.state, SOVIET), {
    answer: (decision) => {
      // Three divisions may stay, and their leader.
      expect(decision.legal()).toHaveLength((UNIT_COUNT * (UNIT_COUNT - 1) * (UNIT_COUNT - 2)) / 6);
      return undefined;
    },
  });
});
