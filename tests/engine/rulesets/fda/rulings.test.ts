import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { isFdaRule } from '../../../../engine/rulesets/fda/rulebook/index.js';
import { defaultRulings, rulings, rulingsOf } from '../../../../engine/rulesets/fda/rulings.js';

const choice = (option: string, value: string | number | boolean) => ({
  option,
  value,
  source: NO_SOURCE,
  valueSource: NO_SOURCE,
});

describe("the rulings of Fronte d'Attacco", () => {
  test('are fifty-seven', () => {
    expect(rulings).toHaveLength(57);
  });

  test.each(rulings)('$option tells each of its readings', ({ option, values, rules, question, readings }) => {
    expect(option).toMatch(/^[a-z][A-Za-z]*$/);
    expect(Object.keys(readings).sort()).toEqual(values.map(String).sort());
    for (const reading of Object.values(readings)) expect(reading).toMatch(/^[A-Z].*\.$/);
    expect(question).toMatch(/\?$/);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !isFdaRule(rule))).toEqual([]);
    for (const value of values.filter((value) => typeof value === 'string'))
      expect(value).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  // The defaults typed a second time, for the options that leave a choice.
  test('default to the first reading', () => {
    const choices = rulings.filter(({ values }) => values.length > 1).map(({ option }) => option);
    expect(Object.fromEntries(Object.entries(defaultRulings).filter(([option]) => choices.includes(option)))).toEqual({
      minimumDice: 1,
      fireAndAssaultSameTurn: true,
      columnUnitsPerSector: 'none',
      cornerRuleBlocksAssault: false,
      retreatedArtilleryMayFire: false,
      supplyTraceFrom: 'hq',
      supplyNearestRoadOnly: true,
      oosRounding: 'down',
      riverEntry: 'enterNotCross',
      artilleryDieForDefender: true,
      engineersMustLead: false,
      reconSupportsDefence: true,
      retreatOffFriendlyEdge: false,
      advanceAfterAssault: 'none',
      hqIsolation: 'aloneInSector',
      largeArtilleryDie: 'both',
      counterBatteryFailSpendsFire: true,
      nightAfterLastTurn: false,
      airSupremacyTie: 'none',
      airStaysOnMap: false,
      aaCoverMeasuredTo: 'target',
    });
  });

  test('follow the scenario where it chooses a reading', () => {
    const chosen = rulingsOf({ rulings: [choice('supplyTraceFrom', 'anyUnit'), choice('columnUnitsPerSector', 2)] });
    expect(chosen).toEqual({ ...defaultRulings, supplyTraceFrom: 'anyUnit', columnUnitsPerSector: 2 });
  });

  test.each([
    choice('supplyTraceFrom', 'nobody'),
    choice('minimumDice', true),
    choice('no.such', true),
    choice('toString', true),
  ])('keep the default for $option = $value', (wrong) => {
    expect(rulingsOf({ rulings: [wrong] })).toEqual(defaultRulings);
  });
});
