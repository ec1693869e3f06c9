import { describe, test } from 'vitest';
import { battle, judge, type Battle, type Outcome } from '../battles.js';

interface Row extends Outcome {
  readonly case: string;
  readonly rules: string;
  readonly battle: Battle;
}

const ARMY = 'infantry army 27.A 3|2|1 (technology 1)';
const PARA = 'paratroop division 7.Fl 4|3|2|1 (base 0404, carrying)';
const ALONE = 'paratroop division 7.Fl 4|3|2|1 (base 0404)';
const KG = 'bomber wing KG 4|3|2|1 (base 0404, carrying)';
const IAD = 'fighter division IAD 3|2|1 (base 0604)';
const cities = {
  Luga: 'minor city 0604 (source Soviet Union)',
  Riga: 'minor city 0404 (source Germany)',
};
const drop: Battle = {
  layer: 'advanced',
  options: ['paratroops'],
  places: cities,
  control: { Axis: '0404', Soviet: '0604' },
};

const drops: readonly Row[] = [
  {
    case: 'C119: paratroops hit by flak land reduced and fight with one Malus',
    rules: '23.0.flight 23.0.landing A43',
    battle: {
      ...drop,
      axis: { '0504': [ALONE] },
      soviet: { '0504': [ARMY] },
      rolls: { 'R1 anti-aircraft of 27.A': '6' },
      rounds: 1,
    },
    fires: ['anti-aircraft Soviet 3x6', 'land-combat Soviet 3x6', 'land-combat Axis 1x6'],
    units: { '7.Fl': 3 },
  },
  {
    case: 'a hit on a bomber also hits the unit it carries',
    rules: '23.0.flight',
    battle: {
      ...drop,
      axis: { '0504': [PARA, KG] },
      soviet: { '0504': [ARMY] },
      rolls: { 'R1 anti-aircraft of 27.A': '6 6' },
      rounds: 1,
    },
    fires: ['anti-aircraft Soviet 3x6', 'air-raid Axis 2x5', 'land-combat Soviet 3x6', 'land-combat Axis 1x6'],
    units: { '7.Fl': 2, KG: 2 },
  },
  {
    case: 'paratroops have no Malus in the second round',
    rules: '23.0.landing',
    battle: { ...drop, axis: { '0504': [ALONE] }, soviet: { '0504': [ARMY] }, rounds: 2 },
    fires: [
      'anti-aircraft Soviet 3x6',
      'land-combat Soviet 3x6',
      'land-combat Axis 2x6',
      'land-combat Soviet 3x6',
      'land-combat Axis 4x6',
    ],
  },
  {
    case: 'fighters attack unescorted paratroops once',
    rules: '23.0.company A43',
    battle: {
      ...drop,
      axis: { '0504': [ALONE] },
      soviet: { '0504': [ARMY, IAD] },
      rolls: { 'R1 air combat of IAD': '6' },
      rounds: 1,
    },
    fires: ['air-combat Soviet 3x6', 'anti-aircraft Soviet 3x6', 'land-combat Soviet 3x6', 'land-combat Axis 1x6'],
    units: { '7.Fl': 3 },
  },
  {
    case: 'paratroops eliminated in flight do not land',
    rules: '23.0.flight',
    battle: {
      ...drop,
      axis: { '0504': ['paratroop division 7.Fl 2|1 (base 0404)'] },
      soviet: { '0504': [ARMY] },
      rolls: { 'R1 anti-aircraft of 27.A': '6 6' },
    },
    fires: ['anti-aircraft Soviet 3x6'],
    units: { '7.Fl': 'gone' },
    facts: { battle: { result: 'Soviet' } },
  },
  {
    case: 'paratroops land on an empty hex and capture it',
    rules: '23.0.landing',
    battle: { ...drop, axis: { '0504': [ALONE] }, soviet: {} },
    fires: [],
    units: { '7.Fl': '0504 4' },
    facts: { battle: { result: 'Axis' }, land: { strength: 4 } },
  },
];

const MARINES = 'marine division 1.Mar 3|2|1 (ashore)';
const landing: Battle = {
  layer: 'advanced',
  options: ['marines'],
  side: 'Soviet',
  terrain: { '0503 0603': 'water' },
  places: {
    'Black Sea': 'sea 0503 0603 (mined)',
    Odessa: 'major port 0602 (sea Black Sea)',
    Varna: 'major port 0403 (sea Black Sea)',
  },
  control: { Soviet: '0602' },
  axis: { '0504': ['infantry corps 1.AK 4|3|2|1'] },
  soviet: { '0504': [MARINES], '0602': ['naval headquarters Fleet 3|2|1 (activated)'] },
};

const landings: readonly Row[] = [
  {
    case: 'C120: defenders against Marines fire first with a Bonus, Marines with a Malus',
    rules: '24.0.round',
    battle: { ...landing, rounds: 1 },
    fires: ['land-combat Axis 4x5', 'land-combat Soviet 1x6'],
  },
  {
    case: 'Marines re-embark after a round and lose a step',
    rules: '24.0.back',
    battle: { ...landing, answers: { 're-embark': 'embark 1.Mar' } },
    units: { '1.Mar': '0602 2' },
    facts: { battle: { rounds: 1, result: 'Axis' } },
  },
  {
    case: 're-embarking Marines roll again for enemy mines',
    rules: '24.0.back 18.1',
    battle: {
      ...landing,
      control: { Soviet: '0602', Axis: '0403' },
      answers: { 're-embark': 'embark 1.Mar' },
      rolls: { 'R1 1.Mar among the mines of the Black Sea': '4' },
    },
    units: { '1.Mar': '0602 1' },
  },
  {
    case: 'a headquarters without a point cannot re-embark Marines',
    rules: '24.0.back 13.6',
    battle: {
      ...landing,
      soviet: { '0504': [MARINES], '0602': ['naval headquarters Fleet 1 (activated)'] },
      rounds: 1,
    },
    questions: ['retreat Axis', 'retreat Soviet'],
  },
  {
    case: 'units that came by land cannot re-embark',
    rules: '24.0.back',
    battle: {
      ...landing,
      soviet: { '0504': ['marine division 1.Mar 3|2|1'], '0602': ['naval headquarters Fleet 3|2|1 (activated)'] },
      rounds: 1,
    },
    questions: ['retreat Axis', 'retreat Soviet'],
  },
];

const supreme: readonly Row[] = [
  {
    case: 'the Stavka is not asked to retreat',
    rules: '13.8.1.moscow',
    battle: {
      layer: 'advanced',
      axis: { '0504': ['panzer corps 41.Pz 4|3|2|1 (fuelled)'] },
      soviet: { '0504': ['supreme headquarters Stavka 4|3|2|1'] },
      rounds: 1,
    },
    questions: ['retreat Axis'],
  },
];

describe('paratroops and Marines in battle [23, 24]', () => {
  test.each([...drops, ...landings, ...supreme])('$case [$rules]', ({ battle: sketch, ...outcome }) => {
    judge(battle(sketch), outcome);
  });
});
