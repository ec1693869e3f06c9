import { describe, expect, test } from 'vitest';
import { battlesLeft } from '../../../../../engine/rulesets/bite/battle/phase.js';
import { fight } from '../../../../../engine/rulesets/bite/battle/fight.js';
import { beginBattle } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { battle, judge, type Battle, type Outcome } from '../battles.js';
import { run } from '../ordering.js';
import { field } from '../sketch.js';

interface Row extends Outcome {
  readonly case: string;
  readonly rules: string;
  readonly battle: Battle;
}

const AK = 'infantry corps 28.AK 4|3|2|1';
const PZ = 'panzer corps 41.Pz 4|3|2|1';
const GUNS = 'artillery army 4.A 4|2|1|0';
const JG = 'fighter wing JG 3|2|1';
const KG = 'bomber wing KG 4|3|2|1';
const ARMY = 'infantry army 27.A 3|2|1 (technology 1)';
const IAD = 'fighter division IAD 3|2|1';
const BAD = 'bomber division BAD 3|2|1';
const DD = 'strategic bomber division DD 4|3|2|1';
const cities = {
  Luga: 'minor city 0604 (source Soviet Union)',
  Pskov: 'minor city 0503 (source Germany)',
  Riga: 'minor city 0404 (source Germany)',
};
const controlledHexes = { Axis: '0503 0404', Soviet: '0604' };

/** Battles that show the steps of a round, the fire in each step, and the order of the fire. */
const rows: readonly Row[] = [
  {
    case: 'C37: artillery without other units fires at a bomber, which raids with its remaining strength',
    rules: '6.1.4 6.5 7.7.2 7.7.3',
    battle: {
      side: 'Soviet',
      axis: { '0504': [GUNS] },
      soviet: { '0504': [`${DD} (base 0604)`] },
      rolls: { 'R1 anti-aircraft of 4.A': '6' },
      rounds: 1,
    },
    fires: ['anti-aircraft Axis 4x5', 'air-raid Soviet 3x6'],
    units: { DD: 3, '4.A': 4 },
  },
  {
    case: 'C38: artillery without other units does not fire at land units',
    rules: '6.1.4.alone',
    battle: {
      side: 'Soviet',
      axis: { '0504': [GUNS] },
      soviet: { '0504': [ARMY] },
      rolls: { 'R1 land combat of 27.A': '6 6' },
      rounds: 1,
    },
    fires: ['land-combat Soviet 3x6'],
    units: { '4.A': 1 },
  },
  {
    case: 'C39: artillery loses a step for each fire',
    rules: '7.7.4 6.1.4.ammunition A06',
    battle: { axis: { '0504': [GUNS, AK] }, soviet: { '0504': [ARMY] }, rounds: 2 },
    fires: [
      'bombardment Axis 4x5',
      'land-combat Soviet 3x6',
      'land-combat Axis 4x6',
      'bombardment Axis 2x5',
      'land-combat Soviet 3x6',
      'land-combat Axis 4x6',
    ],
    units: { '4.A': 1 },
  },
  {
    case: 'C40: artillery at 0 does not fire',
    rules: '6.1.4 A07',
    battle: { axis: { '0504': [`${GUNS} (step 4)`, AK] }, soviet: { '0504': [ARMY] }, rounds: 1 },
    fires: ['land-combat Soviet 3x6', 'land-combat Axis 4x6'],
  },
  {
    case: 'C41: attackers eliminated by the defender do not fire',
    rules: '7.7.5',
    battle: {
      axis: { '0504': ['infantry corps 1.AK 1'] },
      soviet: { '0504': [ARMY] },
      rolls: { 'R1 land combat of 27.A': '6' },
    },
    fires: ['land-combat Soviet 3x6'],
    units: { '1.AK': 'gone', '27.A': 3 },
    facts: { battle: { rounds: 1, result: 'Soviet' } },
  },
  {
    case: 'C42: attacking artillery fires before defending artillery',
    rules: '7.7.4',
    battle: {
      axis: { '0504': [GUNS, AK] },
      soviet: { '0504': ['artillery army 2.A 4|2|1|0 (technology 1)', 'infantry army 27.A 3|2|1 (technology 1)'] },
      rolls: { 'R1 bombardment of 4.A': '6 6' },
      rounds: 1,
    },
    fires: ['bombardment Axis 4x5', 'bombardment Soviet 2x6', 'land-combat Soviet 2x6', 'land-combat Axis 4x6'],
    units: { '2.A': 1, '27.A': 2 },
  },
  {
    case: 'C43: the second round begins with anti-aircraft fire',
    rules: '7.7.12 7.7.1',
    battle: {
      places: cities,
      control: controlledHexes,
      axis: { '0504': [AK, `${JG} (base 0503)`] },
      soviet: { '0504': [ARMY, `${IAD} (base 0604)`] },
      rolls: { 'R1 air combat of JG': '6 6 6' },
      rounds: 2,
    },
    fires: [
      'air-combat Axis 3x5',
      'air-combat Soviet 3x6',
      'anti-aircraft Soviet 3x6',
      'air-raid Axis 3x6',
      'land-combat Soviet 3x6',
      'land-combat Axis 4x6',
      'anti-aircraft Soviet 3x6',
      'air-raid Axis 3x6',
      'land-combat Soviet 3x6',
      'land-combat Axis 4x6',
    ],
    units: { IAD: 'gone' },
  },
  {
    case: 'C44: bombers without fighters fight no air combat',
    rules: '7.7.1 A14',
    battle: {
      axis: { '0504': [AK, `${KG} (base 0503)`] },
      soviet: { '0504': [ARMY, `${BAD} (base 0604)`] },
      rounds: 1,
    },
    fires: [
      'anti-aircraft Soviet 3x6',
      'anti-aircraft Axis 4x6',
      'air-raid Soviet 3x6',
      'air-raid Axis 4x5',
      'land-combat Soviet 3x6',
      'land-combat Axis 4x6',
    ],
  },
  {
    case: 'C45: fighters take off, bombers stay on the ground for a round',
    rules: '7.6.1 A23 3.10.battle 6.3.1.scramble 6.3.2.grounded',
    battle: {
      places: { Luga: 'minor city 0504' },
      control: { Soviet: '0504' },
      axis: { '0504': [`${JG} (base 0503)`, `${KG} (base 0404)`] },
      soviet: { '0504': [IAD, BAD] },
      rolls: { 'R1 air combat of JG': '6 6 6', 'R1 air raid of KG': '6' },
      rounds: 2,
    },
    fires: [
      'air-combat Axis 3x5 4x6',
      'air-combat Soviet 3x6',
      'anti-aircraft Soviet 1x6',
      'air-raid Axis 4x5 3x6',
      'anti-aircraft Soviet 1x6',
    ],
    units: { IAD: 'gone', BAD: 2 },
  },
  {
    case: 'C46: a fighter without other units leaves at once and loses a step',
    rules: '7.6.2 6.3.1.evacuation',
    battle: {
      places: { Base: 'minor city 0504', ...cities },
      control: controlledHexes,
      axis: { '0504': [AK] },
      soviet: { '0504': [IAD] },
    },
    fires: [],
    units: { IAD: '0604 2' },
    facts: { battle: { rounds: 1, result: 'Axis' } },
  },
  {
    case: 'C46: a fighter without a base in range is eliminated',
    rules: '7.6.2 7.7.16',
    battle: { axis: { '0504': [AK] }, soviet: { '0504': [IAD] } },
    units: { IAD: 'gone' },
  },
  {
    case: 'C47: a bomber without other units suffers a round first',
    rules: '6.3.2.evacuation A15',
    battle: {
      places: { Base: 'minor city 0504', ...cities },
      control: controlledHexes,
      axis: { '0504': [AK] },
      soviet: { '0504': [BAD] },
      rolls: { 'R1 land combat of 28.AK': '6' },
    },
    fires: ['land-combat Axis 4x6'],
    units: { BAD: '0604 1' },
  },
  {
    case: 'A15: under the reading `evacuateAtOnce` a bomber without other units leaves at once',
    rules: '7.6.2 A15',
    battle: {
      places: { Base: 'minor city 0504', ...cities },
      control: controlledHexes,
      axis: { '0504': [AK] },
      soviet: { '0504': [BAD] },
      rulings: { 'bombers.overrun': 'evacuateAtOnce' },
    },
    fires: [],
    units: { BAD: '0604 2' },
  },
  {
    case: 'C48: a major city fires two anti-aircraft dice',
    rules: '7.7.2 7.7.2.places',
    battle: {
      places: { Luga: 'major city 0504' },
      axis: { '0504': [`${KG} (base 0503)`] },
      soviet: { '0504': [ARMY] },
      rounds: 1,
    },
    fires: ['anti-aircraft Soviet 5x6', 'air-raid Axis 4x5'],
  },
  {
    case: 'C49: a fortress fires two anti-aircraft dice',
    rules: '7.7.2.places A25',
    battle: {
      places: { Leningrad: 'fortress 0504', City: 'major city 0504' },
      axis: { '0504': [`${KG} (base 0503)`] },
      soviet: { '0504': [ARMY] },
      rounds: 1,
    },
    fires: ['anti-aircraft Soviet 2x5 3x6', 'air-raid Axis 1x5'],
  },
  {
    case: 'C50: anti-aircraft fire costs no step',
    rules: '7.7.2',
    battle: {
      axis: { '0504': [`${KG} (base 0503)`] },
      soviet: { '0504': ['artillery army 2.A 4|2|1|0', 'armoured headquarters HQ 3|2|1'] },
      rounds: 1,
    },
    units: { '2.A': 4, HQ: 3 },
  },
  {
    case: 'C51: the defender decides first whether to retreat',
    rules: '7.7.13 7.7.18',
    battle: { axis: { '0504': [AK] }, soviet: { '0504': [ARMY] }, rounds: 1 },
    questions: ['retreat Soviet', 'retreat Axis'],
  },
  {
    case: 'C51: the attacker does not decide about a retreat after the defender has left',
    rules: '7.7.13',
    battle: {
      places: { Luga: 'minor city 0604' },
      control: { Soviet: '0604' },
      axis: { '0504': [AK] },
      soviet: { '0504': [ARMY] },
      answers: { retreat: 'Soviet: retreat 27.A to 0604' },
    },
    questions: ['retreat Soviet'],
    units: { '27.A': '0604 3' },
    facts: { battle: { rounds: 1, result: 'Axis' } },
  },
  {
    case: 'C32: artillery at 0 without other units is eliminated',
    rules: '7.7.10.support',
    battle: {
      axis: { '0504': [PZ] },
      soviet: { '0504': ['infantry army 27.A 1', 'artillery army 2.A 1|0'] },
      rolls: { 'R1 land combat of 41.Pz': '6 6' },
    },
    units: { '27.A': 'gone', '2.A': 'gone' },
    facts: { battle: { result: 'Axis' } },
  },
];

describe('rounds of a battle', () => {
  test.each(rows)('$case [$rules]', ({ battle: sketch, ...outcome }) => {
    judge(battle(sketch), outcome);
  });
});

test.each([
  { what: 'on the ground', axis: AK, soviet: ARMY },
  { what: 'in the air', axis: `${JG} (base 0503)`, soviet: `${IAD} (base 0604)` },
])('an endless battle $what in which no unit can hit throws an error [7.7.12]', ({ axis, soviet }) => {
  const { state, cell } = field({
    places: cities,
    control: controlledHexes,
    axis: { '0504': [axis] },
    soviet: { '0504': [soviet] },
  });
  expect(() => {
    run(fight(state, cell('0504'), undefined));
  }).toThrow('The battle in 0504 has gone on for 1000 rounds.');
});

test('by default battles are fought in the order in which their hexes were entered [3.22, 7.7]', () => {
  const { state, cell } = field({});
  const hexes = ['0704', '0504', '0604'].map(cell);
  for (const hex of [...hexes, hexes[1]]) beginBattle(state, hex);
  expect(battlesLeft(state)).toEqual(hexes);
});
