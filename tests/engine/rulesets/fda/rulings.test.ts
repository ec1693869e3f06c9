import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { defaultRulings, rulingsOf } from '../../../../engine/rulesets/fda/rulings.js';

const choice = (option: string, value: string | number | boolean) => ({
  option,
  value,
  source: NO_SOURCE,
  valueSource: NO_SOURCE,
});

describe("the rulings of Fronte d'Attacco", () => {
  // The defaults typed a second time.
  test('default to the first value', () => {
    expect(defaultRulings).toEqual({
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
      airDivisionAfterSupport: false,
      airStaysOnMap: false,
      aaCoverMeasuredTo: 'target',
    });
  });

  test('follow the scenario where it chooses', () => {
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
