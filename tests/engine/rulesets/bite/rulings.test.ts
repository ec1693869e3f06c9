import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { readings } from '../../../../engine/rulesets/bite/readings/readings.js';
import { rulebook } from '../../../../engine/rulesets/bite/rulebook/index.js';
import { openQuestions } from '../../../../engine/rulesets/bite/rulebook/open-questions.js';
import { defaultRulings, isRulingName, rulingsOf } from '../../../../engine/rulesets/bite/rulings/rulings.js';
import { rulings } from '../../../../engine/rulesets/bite/rulings/texts.js';
import { proveEveryValue } from '../ruling-proofs.js';
import { advancedGameProofs } from './proofs/advanced-game.js';
import { classesAndProductionProofs } from './proofs/classes-and-production.js';
import { combatProofs } from './proofs/combat.js';
import { groundAndSupplyProofs } from './proofs/ground-and-supply.js';
import { optionalRulesProofs } from './proofs/optional-rules.js';
import type { BiteProofs } from './proofs/proving.js';
import { setUpAndVictoryProofs } from './proofs/set-up-and-victory.js';

const ids = Array.from({ length: 57 }, (_, i) => `A${String(i + 1).padStart(2, '0')}`);
const answers = [...rulings.map(({ option, rules }) => ({ name: option, rules })), ...readings];

describe('the open questions of Blocks in the East', () => {
  test('the open questions are numbered A01 to A57', () => {
    expect(Object.keys(openQuestions)).toEqual(ids);
  });

  test.each(ids)('open question %s is answered by the ruling or reading that its entry names', (id) => {
    const named = /`(.+)`/.exec(rulebook.get(id)?.text ?? '')?.[1];
    expect(answers.filter(({ rules }) => rules.includes(id)).map(({ name }) => name)).toContain(named);
  });

  test.each(answers)(
    'the ruling or reading $name cites at most one open question, and at least one rule',
    ({ rules }) => {
      expect(rules.filter((rule) => ids.includes(rule)).length).toBeLessThanOrEqual(1);
      expect(rules.filter((rule) => !ids.includes(rule))).not.toEqual([]);
    },
  );

  test('no ruling and reading have the same name', () => {
    for (const { name } of readings) expect([name, isRulingName(name)]).toEqual([name, false]);
  });
});

describe('the rulings of Blocks in the East', () => {
  const choice = (option: string, value: string | number | boolean) => ({
    option,
    value,
    source: NO_SOURCE,
    valueSource: NO_SOURCE,
  });

  test.each(rulings)(
    'ruling $option defaults to its first value and describes every value',
    ({ option, values, ...texts }) => {
      expect(defaultRulings).toHaveProperty([option], values[0]);
      expect(values.length).toBeGreaterThan(1);
      expect(Object.keys(texts.readings).sort()).toEqual(values.map(String).sort());
      expect(new Set(Object.values(texts.readings)).size).toBe(values.length);
      expect(texts.question).toMatch(/\?$/);
      for (const reading of Object.values(texts.readings)) expect(reading).toMatch(/^[A-Z].*\.$/);
    },
  );

  test('rulingsOf applies the valid rulings of a scenario and ignores unknown names and values', () => {
    expect(rulingsOf({ rulings: [choice('hits.best', 3)] })).toEqual({ ...defaultRulings, 'hits.best': 3 });
    expect(rulingsOf({ rulings: [choice('hits.best', 4), choice('no.such', 'none')] })).toEqual(defaultRulings);
    expect([isRulingName('hits.best'), isRulingName('constructor')]).toEqual([true, false]);
  });
});

const proofs: BiteProofs = {
  ...groundAndSupplyProofs,
  ...classesAndProductionProofs,
  ...combatProofs,
  ...advancedGameProofs,
  ...optionalRulesProofs,
  ...setUpAndVictoryProofs,
};
proveEveryValue(rulings, proofs);
