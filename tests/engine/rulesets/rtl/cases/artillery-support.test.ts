import { describe, expect, test } from 'vitest';
import { markDefendingGunsFired } from '../../../../../engine/rulesets/rtl/artillery/support.js';
import { reorganization } from '../../../../../engine/rulesets/rtl/reorganization/reorganization.js';
import { SUPPLIED } from '../../../../../engine/rulesets/rtl/state/fields.js';
import { drive } from '../drive.js';
import { supportIn, type Support } from '../support.js';
import { field, type Sketch } from '../sketch.js';

const INFANTRY = 'infantry battalion D 3-3-4 (efficiency 4, stacking 2)';

/** Attackers whose strength is high enough to use all artillery support. */
const TANKS = 'tank regiment T 20-3-6 (efficiency 6, stacking 2)';

const gun = (name: string, support: number, more = ''): string =>
  `artillery battalion ${name} ${support}-1-4 (range 4, efficiency 6, stacking 1, banded${more})`;

interface Case extends Sketch, Support {
  readonly case: string;
  readonly rules: string;
  readonly support: number;
  /** Outcome of the coordination check; undefined if no check is rolled. */
  readonly outcome?: string;
}

const around = { 6229: [INFANTRY] };

/** A gun next to the target and two guns behind it. */
const battery = { 6230: [TANKS, gun('G3', 3)], 6231: [gun('G4', 4), gun('G5', 5)] };

const third = { 6230: [TANKS], 6231: [gun('G3', 3)] };
const own = { 6230: [TANKS] };
const COMMAND = 'headquarters HQ 1-4 (command 1, efficiency 5)';

const cases: readonly Case[] = [
  {
    case: 'C04: three guns support against a swamp hex, with a failed check of the lead',
    rules: '3.54a 3.55 10.42c',
    terrain: { 6229: 'swamp' },
    german: battery,
    soviet: around,
    guns: 'G3, G4, G5',
    dice: [8],
    support: 3,
    outcome: 'halved',
  },
  {
    case: 'guns that support in a marsh in dry weather have full strength',
    rules: '12.18 10.28',
    terrain: { 6229: 'marsh' },
    german: { 6230: [TANKS, gun('G3', 3)] },
    soviet: around,
    guns: 'G3',
    support: 3,
  },
  {
    case: 'guns that support in a marsh in rain are halved',
    rules: '12.18 10.28 TEC.i',
    weather: 'rain',
    terrain: { 6229: 'marsh' },
    german: { 6230: [TANKS, gun('G3', 3)] },
    soviet: around,
    guns: 'G3',
    support: 1,
  },
  {
    case: 'guns in a swamp hex have full strength if the target is not in swamp',
    rules: '10.27 TEC.i',
    terrain: { 6230: 'swamp' },
    german: { 6230: [TANKS, gun('G3', 3)] },
    soviet: around,
    guns: 'G3',
    support: 3,
  },
  {
    case: 'C77: guns support in woods in a Mobile Sequence',
    rules: '10.42 CT',
    terrain: { 6229: 'woods' },
    german: third,
    soviet: around,
    guns: 'G3',
    dice: [5],
    support: 1,
    outcome: 'halved',
  },
  {
    case: 'C78: a point of a headquarters helps the check of the guns',
    rules: '2.42 10.42 CT 15.33b2',
    terrain: { 6229: 'woods' },
    german: { 6230: [TANKS] },
    soviet: { 6229: [INFANTRY], 6128: ['artillery battalion 770 5-1-4 (range 6, efficiency 4, banded)', COMMAND] },
    by: 'Soviet',
    guns: '770',
    spend: 'HQ',
    dice: [9],
    support: 0,
    outcome: 'none',
  },
  {
    case: 'C79: a check of 9 gives half support',
    rules: '10.42c',
    german: third,
    soviet: around,
    guns: 'G3',
    dice: [8],
    support: 1,
    outcome: 'halved',
  },
  {
    case: 'C79: a check of 10 gives no support',
    rules: '10.42c',
    german: third,
    soviet: around,
    guns: 'G3',
    dice: [9],
    support: 0,
    outcome: 'none',
  },
  {
    case: 'a check of 10 gives no support, however efficient the lead is',
    rules: '10.42c CT',
    german: { 6230: [TANKS], 6231: ['artillery battalion G3 3-1-4 (range 4, efficiency 10, banded)'] },
    soviet: around,
    guns: 'G3',
    dice: [9],
    support: 0,
    outcome: 'none',
  },
  {
    case: 'an Assault Sequence takes 1 off the check',
    rules: '10.42b CT',
    sequence: 'assault',
    german: third,
    soviet: around,
    guns: 'G3',
    dice: [7],
    support: 3,
    outcome: 'full',
  },
  {
    case: 'C114: support is capped by the strength of the ground units',
    rules: '12.13f 10.42e',
    german: { 6230: ['tank battalion T 4-3-6 (efficiency 6)', gun('A1', 3), gun('A2', 3), gun('A3', 3)] },
    soviet: around,
    guns: 'A1, A2, A3',
    support: 4,
  },
  {
    case: 'the cap of the support is the strength after halving',
    rules: '12.13f 10.25',
    sides: { river: '6229/6230' },
    german: { 6230: ['infantry battalion T 5-3-6 (efficiency 6)', gun('A1', 3)] },
    soviet: around,
    guns: 'A1',
    support: 2,
  },
  {
    case: 'C115: a gun in the hex of infantry supports and is capped by it',
    rules: '12.23 12.13f',
    german: own,
    soviet: { 6229: [INFANTRY, gun('A6', 6)] },
    by: 'Soviet',
    guns: 'A6',
    support: 3,
  },
  {
    case: 'the other gun of the hex defends and does not raise the cap',
    rules: '12.23 12.13f',
    german: own,
    soviet: { 6229: [INFANTRY, gun('A6', 6), gun('A7', 6)] },
    by: 'Soviet',
    guns: 'A6',
    support: 3,
  },
  {
    case: 'under `allGround` the other gun of the hex raises the cap',
    rules: '10.42e 12.23',
    rulings: { 'artillery.defensiveCap': 'allGround' },
    german: own,
    soviet: { 6229: [INFANTRY, gun('A6', 6), gun('A7', 6)] },
    by: 'Soviet',
    guns: 'A6',
    support: 4,
  },
  {
    case: 'a gun of the attacked hex has full strength even if another gun fails',
    rules: '12.17 12.23',
    german: { 6231: [TANKS] },
    soviet: { 6229: ['infantry battalion D 3-9-4 (efficiency 4)', gun('A3', 3)], 6128: [gun('A4', 4)] },
    by: 'Soviet',
    guns: 'A3, A4',
    dice: [9],
    support: 3,
    outcome: 'none',
  },
  {
    case: 'guns of the attacked hex support in an overrun',
    rules: '8.66 12.23',
    kind: 'overrun',
    german: own,
    soviet: { 6229: [INFANTRY, gun('A2', 2)] },
    by: 'Soviet',
    guns: 'A2',
    support: 2,
  },
  ...(['everyUnit', 'oneOfChoice', 'none'] as const).map((reading, at): Case => ({
    case: `RTL-45: a gun next to the target checks or not under the reading ${reading}`,
    rules: '12.17 10.42b',
    rulings: { 'artillery.automaticCoordination': reading },
    german: { 6230: [TANKS, gun('G3', 3), gun('G4', 4)] },
    soviet: around,
    guns: 'G4, G3',
    ...(at > 0 && { dice: [9], outcome: 'none' }),
    support: [7, 4, 0][at],
  })),
  {
    case: 'RTL-45: in the attacked hex a gun is coordinated under the reading `none`, too, because the ruling is about attackers',
    rules: '12.17',
    rulings: { 'artillery.automaticCoordination': 'none' },
    german: own,
    soviet: { 6229: [INFANTRY, gun('A2', 2)] },
    by: 'Soviet',
    guns: 'A2',
    support: 2,
  },
  {
    case: 'RTL-16: a gun with a headquarters supports under the reading `yes`, by which a headquarters counts as a unit other than artillery',
    rules: '12.23 15.13',
    rulings: { 'artillery.hqInTargetHex': 'yes' },
    german: own,
    soviet: { 6229: [COMMAND, gun('A2', 2)] },
    by: 'Soviet',
    guns: 'A2',
    support: 1,
  },
  {
    case: 'RTL-17: inactive Army artillery supports under the reading `anyReady`',
    rules: '12.13b 7.46',
    rulings: { 'artillery.attackerArmyUnits': 'anyReady' },
    german: { 6230: [TANKS], 6231: [gun('G3', 3, ', army, idle')] },
    soviet: around,
    guns: 'G3',
    dice: [1],
    support: 3,
    outcome: 'full',
  },
  {
    case: 'Army artillery of the defender needs no activation',
    rules: '12.13c',
    german: { 6231: [TANKS] },
    soviet: { 6229: [INFANTRY], 6128: [gun('A2', 2, ', army')] },
    by: 'Soviet',
    guns: 'A2',
    dice: [1],
    support: 2,
    outcome: 'full',
  },
  {
    case: 'out of supply a ready gun may fire once',
    rules: '12.13e 6.14',
    german: { 6230: [TANKS], 6231: [gun('G3', 3, ', oos')] },
    soviet: around,
    guns: 'G3',
    dice: [4],
    support: 3,
    outcome: 'full',
  },
];

test.each(cases)('$case [$rules]', ({ support, outcome, ...setup }) => {
  const { result, outcome: actualOutcome, fired } = supportIn(setup);
  expect(result).toBe(support);
  expect(actualOutcome).toBe(outcome);
  expect(fired).toBe(true); // [12.19, 10.42d]
});

describe('artillery after the fight', () => {
  test('after a fight all guns in the attacked hex are marked as fired, including those that only defended [12.24]', () => {
    const setup: Support & Sketch = {
      german: own,
      soviet: { 6229: [INFANTRY, gun('A', 6), gun('B', 6)] },
      by: 'Soviet',
      guns: 'A',
    };
    const { fight, state, piece } = supportIn(setup);
    expect(state.fired[piece('B')]).toBe(0);
    markDefendingGunsFired(state, fight);
    expect(state.fired[piece('B')]).toBe(1);
    expect(state.fired[piece('D')]).toBe(0);
  });

  test.each([
    { case: 'C50: a fired gun out of supply stays fired', befallen: 'oos', reading: 'notUntilSupplied', ready: 0 },
    {
      case: 'RTL-50: a fired gun out of supply stays fired under the reading `readied`, too',
      befallen: 'oos',
      reading: 'readied',
      ready: 0,
    },
    {
      case: 'RTL-50: a fired gun on emergency supply stays fired',
      befallen: 'emergency',
      reading: 'notUntilSupplied',
      ready: 0,
    },
    {
      case: 'RTL-50: under the reading `readied` a fired gun on emergency supply becomes ready',
      befallen: 'emergency',
      reading: 'readied',
      ready: 1,
    },
    { case: 'a fired gun in supply becomes ready', befallen: 'stacking 1', reading: 'notUntilSupplied', ready: 1 },
  ])('$case [12.13e, 12.19]', ({ befallen, reading, ready }) => {
    const { state, piece } = field({
      german: { 6231: [gun('G', 3, `, fired, ${befallen}`)] },
      rulings: { 'artillery.emergencyReadying': reading },
    });
    drive(reorganization(state));
    expect(state.fired[piece('G')]).toBe(1 - ready);
    state.supply[piece('G')] = SUPPLIED;
    drive(reorganization(state));
    expect(state.fired[piece('G')]).toBe(0);
  });
});

test('the ledger of artillery support lists each gun, each halving and the limit of the support', () => {
  const { ledger } = supportIn({
    terrain: { 6229: 'swamp' },
    german: { 6230: ['infantry battalion T 2-3-6 (efficiency 6)', gun('G3', 3)], 6231: [gun('G4', 4)] },
    soviet: around,
    guns: 'G3, G4',
    dice: [8],
  });
  expect(ledger?.map(({ text, rule }) => `${text} [${rule}]`)).toEqual([
    '+3 G3 [12.0]',
    '÷2 swamp = 1 [12.18]',
    '+4 G4 [12.0]',
    '÷2 failed coordination = 2 [10.42c]',
    '÷2 swamp = 1 [12.18]',
  ]);
});
