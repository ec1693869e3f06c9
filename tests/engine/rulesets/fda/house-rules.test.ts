import { describe, expect, test } from 'vitest';
import { bookNumbers, type NumberName } from '../../../../engine/rulesets/fda/vocabulary/numbers.js';
import { airProofs } from './proofs/air.js';
import { assaultProofs } from './proofs/assault.js';
import { barrageProofs } from './proofs/barrage.js';
import { fireProofs } from './proofs/fire.js';
import { nightAndWorksProofs } from './proofs/night-and-works.js';
import { stackingAndMovementProofs } from './proofs/stacking-and-movement.js';
import { victoryProofs } from './proofs/victory.js';
import type { Proofs } from './proofs/proving.js';

/** For each number that a house rule may change, a situation that shows the effect of the number. */
const proofs: Proofs = {
  ...stackingAndMovementProofs,
  ...assaultProofs,
  ...fireProofs,
  ...airProofs,
  ...nightAndWorksProofs,
  ...barrageProofs,
  ...victoryProofs,
};

/** Numbers that play never uses: scenarios are only checked against them. The tests of these checks cover them. */
const OF_CHECKS: readonly NumberName[] = (Object.keys(bookNumbers) as NumberName[]).filter(
  (name) => name.startsWith('objectives.') || name === 'guards.units',
);

describe("house rules of Fronte d'Attacco", () => {
  test('every number that a house rule may replace has a test case', () => {
    const proven = [...Object.keys(proofs), ...OF_CHECKS];
    expect(proven.sort()).toEqual(Object.keys(bookNumbers).sort());
  });

  test.each(Object.entries(proofs))(
    'a house rule that changes %s changes play',
    async (name, { house, play, outcome }) => {
      const { rules } = bookNumbers[name as NumberName];
      expect(outcome[0]).not.toEqual(outcome[1]);
      expect(await play({}), `${name} by the book [${rules.join(', ')}]`).toEqual(outcome[0]);
      expect(await play({ [name]: house }), `house rule ${name} = ${house}`).toEqual(outcome[1]);
    },
  );
});
