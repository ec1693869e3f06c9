import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { defaultRulings, rulingsOf, type RulingName } from '../../../../engine/rulesets/pgg/rulings/rulings.js';
import { rulings } from '../../../../engine/rulesets/pgg/rulings/texts.js';
import { proveEveryValue, type Proof } from '../ruling-proofs.js';
import { campaignProofs } from './proofs/campaign.js';
import { combatProofs } from './proofs/combat.js';
import { commandProofs } from './proofs/command-and-supply.js';
import { firstTurnProofs } from './proofs/first-turn-and-movement.js';

const choice = (option: string, value: string | number | boolean) => ({
  option,
  value,
  source: NO_SOURCE,
  valueSource: NO_SOURCE,
});

describe('the rulings of Panzergruppe Guderian', () => {
  test('rulings default to their first value', () => {
    for (const { option, values } of rulings) expect(defaultRulings).toHaveProperty([option], values[0]);
  });

  test('the rulings of Panzergruppe Guderian take the values that the scenario chooses, and otherwise their defaults', () => {
    const chosen = rulingsOf({ rulings: [choice('overrun.fromZoc', false), choice('rail.interdictedCost', 5)] });
    expect(chosen).toEqual({ ...defaultRulings, 'overrun.fromZoc': false, 'rail.interdictedCost': 5 });
  });

  test.each([
    choice('overrun.fromZoc', 'perhaps'),
    choice('overrun.fromZoc', 1),
    choice('no.such', true),
    choice('constructor', true),
  ])('an invalid choice of a scenario does not change the default of any ruling: $option = $value', (wrong) => {
    expect(rulingsOf({ rulings: [wrong] })).toEqual(defaultRulings);
  });
});

const proofs: Readonly<Record<RulingName, Proof>> = {
  ...firstTurnProofs,
  ...combatProofs,
  ...commandProofs,
  ...campaignProofs,
};
proveEveryValue(rulings, proofs);
