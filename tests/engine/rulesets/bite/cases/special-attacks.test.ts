import { describe, test } from 'vitest';
import { battle, judge, type Battle, type Outcome } from '../battles.js';

interface Row extends Outcome {
  readonly case: string;
  readonly rules: string;
  readonly battle: Battle;
}

const AK = 'infantry corps 28.AK 4|3|2|1';
const PZ = 'panzer corps 41.Pz 4|3|2|1';
const CAV = 'cavalry corps 1.Kav 3|2|1';
const ARMY = 'infantry army 27.A 4|3|2|1 (technology 1)';
const MECH = 'mechanized corps 3.Mech 3|2|1 (technology 1)';
const GUNS = 'artillery army 4.A 4|2|1|0';
const KG = 'bomber wing KG 4|3|2|1 (base 0503)';

/**
 * Battles with cavalry charges, panzer attacks, aimed fire or Desperate Attacks, and battles under each ruling on the
 * order of fire.
 */
const rows: readonly Row[] = [
  {
    case: 'C115: cavalry fires first and is hit first',
    rules: '20.0 20.0.answer',
    battle: {
      layer: 'advanced',
      options: ['cavalry-charge'],
      axis: { '0504': [CAV, AK] },
      soviet: { '0504': [ARMY] },
      declared: ['cavalry-charge'],
      rolls: { 'R1 cavalry charge of 1.Kav': '6', 'R1 land combat of 27.A': '6 6 6' },
      rounds: 1,
    },
    fires: ['land-combat Axis 3x6', 'land-combat Soviet 3x6', 'land-combat Axis 4x6'],
    units: { '1.Kav': 'gone', '28.AK': 4, '27.A': 3 },
  },
  {
    case: 'A41: only under the reading `tiesOnly` cavalry is hit before units of equal strength',
    rules: '20.0.answer A41 7.7.9',
    battle: {
      layer: 'advanced',
      options: ['cavalry-charge'],
      rulings: { 'charge.returnFire': 'tiesOnly' },
      axis: { '0504': [CAV, AK] },
      soviet: { '0504': [ARMY] },
      declared: ['cavalry-charge'],
      rolls: { 'R1 land combat of 27.A': '6 6' },
      rounds: 1,
    },
    units: { '1.Kav': 2, '28.AK': 3 },
  },
  {
    case: 'Barbò adds three dice once in a battle',
    rules: '20.0.barbo',
    battle: {
      layer: 'advanced',
      options: ['cavalry-charge'],
      axis: { '0504': ['cavalry group Barbo 2|1 (of Italy, charge 3)'] },
      soviet: { '0504': [ARMY] },
      declared: ['cavalry-charge'],
      rounds: 2,
    },
    fires: ['land-combat Axis 5x6', 'land-combat Soviet 4x6', 'land-combat Axis 2x6', 'land-combat Soviet 4x6'],
  },
  {
    case: 'C116: tanks fire before infantry and mechanized troops of level 1',
    rules: '21.0 21.0.mechanised 21.0.answer',
    battle: {
      layer: 'advanced',
      options: ['panzer-attack'],
      axis: { '0504': [`${PZ} (fuelled)`, AK] },
      soviet: { '0504': [ARMY, MECH] },
      declared: ['panzer-attack'],
      rolls: { 'R1 panzer attack of 41.Pz': '5 5', 'R1 land combat of 27.A': '6' },
      rounds: 1,
    },
    fires: ['land-combat Axis 4x5', 'land-combat Soviet 5x6', 'land-combat Axis 4x6'],
    units: { '41.Pz': 3, '28.AK': 4 },
  },
  {
    case: 'C114: raids and artillery without reconnaissance are halved in the first round only',
    rules: '19.0',
    battle: {
      layer: 'advanced',
      options: ['recon'],
      axis: { '0504': [AK, GUNS, KG] },
      soviet: { '0504': [ARMY] },
      rounds: 2,
    },
    fires: [
      'anti-aircraft Soviet 4x6',
      'air-raid Axis 2x5',
      'bombardment Axis 2x5',
      'land-combat Soviet 4x6',
      'land-combat Axis 4x6',
      'anti-aircraft Soviet 4x6',
      'air-raid Axis 4x5',
      'bombardment Axis 2x5',
      'land-combat Soviet 4x6',
      'land-combat Axis 4x6',
    ],
  },
  {
    case: 'C78: desperate attackers and their artillery surrender if an enemy is left',
    rules: '12.4.1 A36',
    battle: {
      layer: 'advanced',
      axis: { '0504': [`${AK} (unsupplied)`, `${PZ} (unsupplied)`, `${GUNS} (step 4, unsupplied)`] },
      soviet: { '0504': ['infantry army 27.A 2|1'] },
      rolls: { 'R1 land combat of 28.AK': '6' },
    },
    units: { '28.AK': 'gone', '41.Pz': 'gone', '4.A': 'gone', '27.A': 1 },
    facts: { battle: { rounds: 1, result: 'Soviet' } },
  },
  {
    case: 'C79: desperate attackers stay if the first round eliminates the enemy',
    rules: '12.4.1',
    battle: {
      layer: 'advanced',
      axis: { '0504': [`${AK} (unsupplied)`, `${PZ} (unsupplied)`] },
      soviet: { '0504': ['infantry army 27.A 2|1'] },
      rolls: { 'R1 land combat of 28.AK': '6 6' },
    },
    units: { '28.AK': 4, '41.Pz': 4, '27.A': 'gone' },
    facts: { battle: { result: 'Axis' } },
  },
  {
    case: 'A36: desperate attackers surrender even if the last defender retreats',
    rules: '12.4.1 A36',
    battle: {
      layer: 'advanced',
      places: { Luga: 'minor city 0604 (source Soviet Union)' },
      control: { Soviet: '0604' },
      axis: { '0504': [`${AK} (unsupplied)`] },
      soviet: { '0504': ['infantry army 27.A 2|1'] },
    },
    questions: [],
    units: { '28.AK': 'gone', '27.A': 2 },
  },
  {
    case: 'A36: the retreat of the last defender saves desperate attackers under the reading `allGone`',
    rules: '12.4.1 A36',
    battle: {
      layer: 'advanced',
      rulings: { 'desperate.spared': 'allGone' },
      places: { Luga: 'minor city 0604 (source Soviet Union)' },
      control: { Soviet: '0604' },
      axis: { '0504': [`${AK} (unsupplied)`] },
      soviet: { '0504': ['infantry army 27.A 2|1'] },
      answers: { retreat: 'Soviet: retreat 27.A to 0604' },
    },
    units: { '28.AK': 4, '27.A': '0604 2' },
  },
  {
    case: 'an Armoured HQ fires as artillery and pays a point',
    rules: '7.7.4 6.4.armoured A26',
    battle: {
      layer: 'advanced',
      axis: { '0504': [AK, 'armoured headquarters HQ 4|3|2|1 (activated)'] },
      soviet: { '0504': [ARMY] },
      answers: { fire: 'fire HQ (artillery)' },
      rounds: 1,
    },
    fires: ['bombardment Axis 4x5', 'land-combat Soviet 4x6', 'land-combat Axis 4x6'],
    units: { HQ: 3 },
  },
  {
    case: 'an Armoured HQ fights as tanks by default and pays nothing',
    rules: '7.7.4 6.4.armoured',
    battle: {
      layer: 'advanced',
      axis: { '0504': [AK, 'armoured headquarters HQ 4|3|2|1 (activated)'] },
      soviet: { '0504': [ARMY] },
      rounds: 1,
    },
    fires: ['land-combat Soviet 4x6', 'land-combat Axis 4x5 4x6'],
    units: { HQ: 4 },
  },
  {
    case: 'A26: artillery may save its ammunition under the ruling `artillery.mustFire` = false',
    rules: 'A26 6.1.4.ammunition',
    battle: {
      rulings: { 'artillery.mustFire': false },
      axis: { '0504': [AK, GUNS] },
      soviet: { '0504': [ARMY] },
      answers: { fire: 'fire 4.A (hold)' },
      rounds: 1,
    },
    fires: ['land-combat Soviet 4x6', 'land-combat Axis 4x6'],
    units: { '4.A': 4 },
  },
  {
    case: 'A25: defending anti-aircraft fire comes first under the reading `defenderFirst`',
    rules: 'A25 7.7.2',
    battle: {
      rulings: { 'flak.order': 'defenderFirst' },
      axis: { '0504': [AK, KG] },
      soviet: { '0504': [ARMY, 'bomber division BAD 3|2|1 (base 0604)'] },
      rounds: 1,
    },
    fires: [
      'anti-aircraft Soviet 4x6',
      'anti-aircraft Axis 4x6',
      'air-raid Soviet 3x6',
      'air-raid Axis 4x5',
      'land-combat Soviet 4x6',
      'land-combat Axis 4x6',
    ],
  },
  {
    case: 'A24: under the reading `oneRound` aircraft fight only a single round',
    rules: 'A24 7.7.1',
    battle: {
      rulings: { 'airCombat.length': 'oneRound' },
      axis: { '0504': ['fighter wing JG 2|1 (base 0503)'] },
      soviet: { '0504': ['fighter division IAD 2|1 (base 0604)', ARMY] },
      rounds: 1,
    },
    fires: ['air-combat Axis 2x5', 'air-combat Soviet 2x6', 'anti-aircraft Soviet 4x6', 'air-raid Axis 2x6'],
  },
  ...(['untilOver', 'untilWithdrawal'] as const).map((reading): Row => ({
    case: `A24: leaving aircraft end the air combat or not, reading: ${reading}`,
    rules: 'A24 7.7.1 7.7.13',
    battle: {
      rulings: { 'airCombat.length': reading },
      places: { Berlin: 'capital 0104 (source Germany)' },
      control: { Axis: '0104 0404' },
      axis: { '0504': ['fighter wing JG 2|1 (base 0104)', 'fighter wing JG2 2|1 (base 0104)'] },
      soviet: { '0504': ['fighter division IAD 2|1 (base 0604)', ARMY] },
      answers: { withdrawal: 'Axis: withdraw JG to 0104' },
      rolls: reading === 'untilOver' ? { 'R1 air combat of JG2': '1 1 6 6' } : {},
      rounds: 1,
    },
    fires: [
      'air-combat Axis 4x5',
      'air-combat Soviet 2x6',
      ...(reading === 'untilOver' ? ['air-combat Axis 2x5', 'air-combat Soviet 2x6'] : []),
      'anti-aircraft Soviet 4x6',
      'air-raid Axis 2x6',
    ],
  })),
  {
    case: 'A23: air combat hits bombers on the ground under the reading `inAirCombat`',
    rules: 'A23 7.6.1',
    battle: {
      rulings: { 'bombers.grounded': 'inAirCombat' },
      axis: { '0504': ['fighter wing JG 3|2|1 (base 0503)'] },
      soviet: { '0504': ['bomber division BAD 3|2|1'] },
      rolls: { 'R1 air combat of JG': '5 5 5' },
    },
    fires: ['air-combat Axis 3x5'],
    units: { BAD: 'gone' },
  },
  {
    case: '19.2: attacking bombers choose among equal targets after reconnaissance',
    rules: '19.2',
    battle: {
      layer: 'advanced',
      options: ['recon'],
      axis: { '0504': [KG] },
      soviet: { '0504': [ARMY, 'artillery army 2.A 4|2|1|0'] },
      answers: { target: 'Axis: hit 2.A' },
      rolls: { 'R1 air raid of KG': '6' },
      rounds: 1,
      scouted: '0504',
    },
    units: { '2.A': 2, '27.A': 4 },
  },
  {
    case: 'in the surprise turn the Soviets neither fire at aircraft nor take off',
    rules: 'SBE5.surprise SBE5.surprise.first',
    battle: {
      settings: { surprise: 'true' },
      axis: { '0504': [KG, AK] },
      soviet: { '0504': [ARMY, 'fighter division IAD 2|1'] },
      rounds: 1,
    },
    fires: ['air-raid Axis 4x4', 'land-combat Soviet 4x6', 'land-combat Axis 4x6'],
  },
  {
    case: 'C137: supremacy doubles the dice of the first round only',
    rules: 'SBE5.luftwaffe',
    battle: {
      settings: { surprise: 'true', supremacy: 'true' },
      axis: { '0504': ['fighter wing JG 3|2|1 (base 0503)'] },
      soviet: { '0504': [ARMY] },
      rounds: 2,
    },
    fires: ['air-raid Axis 6x5', 'anti-aircraft Soviet 4x6', 'air-raid Axis 3x6'],
  },
];

describe('special attacks and readings', () => {
  test.each(rows)('$case [$rules]', ({ battle: sketch, ...outcome }) => {
    judge(battle(sketch), outcome);
  });
});
