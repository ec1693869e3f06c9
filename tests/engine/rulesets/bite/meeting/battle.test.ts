import { describe, expect, test } from 'vitest';
import { battling } from '../../../../../engine/rulesets/bite/battle/phase.js';
import { BUNKER } from '../../../../../engine/rulesets/bite/state/ground.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { battle, judge, type Battle, type BattleResult, type Outcome } from '../battles.js';
import { field } from '../sketch.js';

interface Row extends Outcome {
  readonly case: string;
  readonly rules: string;
  readonly battle: Battle;
  readonly then?: readonly [(result: BattleResult) => unknown, unknown];
}

const AK = 'infantry corps 28.AK 4|3|2|1';
const ARMY = 'infantry army 27.A 4|3|2|1 (technology 1)';
const IAD = 'fighter division IAD 3|2|1';
const luga = { Luga: 'minor city 0604 (source Soviet Union)' };
const heldLuga = { Soviet: '0604' };

/** A battle to which a bomber carries paratroops from 0404. */
const dropped: Battle = {
  layer: 'advanced',
  options: ['paratroops'],
  places: { ...luga, West: 'minor city 0404 (source Germany)' },
  control: { ...heldLuga, Axis: '0404' },
  axis: {
    '0504': [
      'paratroop division 7.Fl 4|3|2|1 (carrying, base 0404)',
      'bomber wing KG 4|3|2|1 (carrying, base 0404, fuelled)',
    ],
  },
};

/** A battle under the reading that lets partisans fight any unit that enters their hex. */
const raided: Battle = { layer: 'advanced', options: ['partisans', 'paratroops'], partisans: 3 };

/** Battles in which two rules interact. */
const rows: readonly Row[] = [
  {
    case: 'fire at a charge hits weak cavalry before a strong shielded unit',
    rules: '20.0.answer 7.7.9 7.7.8.shield',
    battle: {
      layer: 'advanced',
      options: ['cavalry-charge'],
      axis: { '0504': ['cavalry corps 1.Kav 2|1', 'infantry corps 28.AK 7|5|3|1'] },
      soviet: { '0504': [ARMY] },
      declared: ['cavalry-charge'],
      rolls: { 'R1 land combat of 27.A': '6 6 6' },
      rounds: 1,
    },
    units: { '1.Kav': 'gone', '28.AK': 7 },
    then: [({ state, piece }) => state.marked[piece('28.AK')], 1],
  },
  {
    case: 'artillery without ammunition is eliminated when its infantry is in the same round',
    rules: '6.1.4.ammunition 7.7.10.support',
    battle: {
      axis: { '0504': ['infantry corps 28.AK 1', 'artillery army 4.A 4|2|1|0 (step 3)'] },
      soviet: { '0504': [ARMY] },
      rolls: { 'R1 land combat of 27.A': '6' },
    },
    fires: ['bombardment Axis 1x5', 'land-combat Soviet 4x6'],
    units: { '28.AK': 'gone', '4.A': 'gone' },
    facts: { battle: { rounds: 1, result: 'Soviet' } },
  },
  {
    case: 'a fighter that took off leaves when the land units of its base are eliminated',
    rules: '7.6.1 7.6.2',
    battle: {
      places: { ...luga, Base: 'minor city 0504 (source Soviet Union)' },
      control: heldLuga,
      axis: { '0504': [AK] },
      soviet: { '0504': ['infantry army 27.A 1', IAD] },
      rolls: { 'R1 land combat of 28.AK': '6' },
    },
    units: { '27.A': 'gone', IAD: '0604 2' },
    facts: { battle: { result: 'Axis' } },
  },
  {
    case: 'supplied attackers do not surrender with desperate ones',
    rules: '12.4.1 12.4',
    battle: {
      layer: 'advanced',
      axis: { '0504': [`${AK} (unsupplied)`, 'infantry corps 1.AK 3|2|1'] },
      soviet: { '0504': [ARMY] },
      rounds: 1,
    },
    units: { '28.AK': 'gone', '1.AK': 3 },
  },
  {
    case: 'artillery that fired its last ammunition in a Desperate Attack surrenders too',
    rules: '12.4.1 6.1.4.ammunition 4.5.zero',
    battle: {
      layer: 'advanced',
      axis: { '0504': [`${AK} (unsupplied)`, 'artillery army 4.A 4|2|1|0 (step 3, unsupplied)'] },
      soviet: { '0504': [ARMY] },
    },
    units: { '28.AK': 'gone', '4.A': 'gone' },
    facts: { battle: { rounds: 1, result: 'Soviet' } },
  },
  {
    case: 'an attack that comes partly over land still counts as such when the corps that came over land is eliminated',
    rules: 'Box1.river 7.7.4',
    battle: {
      sides: { river: '0404/0504' },
      axis: { '0504': ['infantry corps 1.AK 1 (from 0404)', 'infantry corps 2.AK 1 (from 0503)'] },
      soviet: { '0504': [ARMY, 'artillery army 2.A 4|2|1|0 (technology 1)'] },
      rolls: { 'R1 bombardment of 2.A': '6' },
      answers: { loss: 'hit 2.AK' },
      rounds: 1,
    },
    fires: ['bombardment Soviet 4x6', 'land-combat Soviet 4x6', 'land-combat Axis 1x6'],
    units: { '2.AK': 'gone' },
  },
  {
    case: 'the bomber of a minor ally stops raiding when the last land unit of its nation is lost',
    rules: '5.3.air 7.7.3',
    battle: {
      axis: {
        '0504': [
          'infantry corps Rom 1 (of Romania)',
          'infantry corps Ger 1',
          'bomber wing RB 3|2|1 (of Romania, technology 2, base 0503)',
        ],
      },
      soviet: { '0504': [ARMY] },
      rolls: { 'R1 land combat of 27.A': '6' },
      answers: { loss: 'hit Rom' },
      rounds: 2,
    },
    fires: [
      'anti-aircraft Soviet 4x6',
      'air-raid Axis 3x5',
      'land-combat Soviet 4x6',
      'land-combat Axis 1x6',
      'anti-aircraft Soviet 4x6',
      'land-combat Soviet 4x6',
      'land-combat Axis 1x6',
    ],
    units: { Rom: 'gone' },
  },
  {
    case: 'fighters caught by surprise leave at once when land units arrive',
    rules: 'SBE5.surprise 7.6.2 A15',
    battle: {
      settings: { surprise: 'true' },
      places: { ...luga, Base: 'minor city 0504 (source Soviet Union)' },
      control: heldLuga,
      axis: { '0504': [AK] },
      soviet: { '0504': [IAD] },
    },
    fires: [],
    units: { IAD: '0604 2' },
  },
  {
    case: 'a struck shield stays struck in the next round of the battle',
    rules: '7.7.8.shield 7.7.12',
    battle: {
      axis: { '0504': [AK] },
      soviet: { '0504': ['shock army 5.U 7|5|3|1'] },
      rolls: { 'R1 land combat of 28.AK': '6', 'R2 land combat of 28.AK': '6' },
      rounds: 2,
    },
    units: { '5.U': 5 },
  },
  {
    case: 'a struck shield is restored when the enemy has left',
    rules: '7.7.8.shield 7.7.13',
    battle: {
      places: { West: 'minor city 0404 (source Germany)' },
      control: { Axis: '0404' },
      axis: { '0504': [AK] },
      soviet: { '0504': ['shock army 5.U 7|5|3|1'] },
      rolls: { 'R1 land combat of 28.AK': '6' },
      answers: { retreat: 'Axis: retreat 28.AK to 0404' },
    },
    units: { '5.U': 7, '28.AK': '0404 4' },
    then: [({ state, piece }) => state.marked[piece('5.U')], 0],
  },
  {
    case: 'in snow the owner chooses among equals even after reconnaissance',
    rules: '19.2 7.7.9 9.3.snow',
    battle: {
      layer: 'advanced',
      options: ['recon'],
      weather: 'snow',
      axis: { '0504': ['bomber wing KG 4|3|2|1 (base 0503)'] },
      soviet: { '0504': [ARMY, 'artillery army 2.A 4|2|1|0'] },
      rolls: { 'R1 air raid of KG': '6' },
      rounds: 1,
      scouted: '0504',
    },
    questions: ['loss Soviet', 'retreat Soviet', 'retreat Axis'],
  },
  {
    case: 'aircraft that have withdrawn are not fired at by anti-aircraft guns',
    rules: '7.7.13 7.7.2',
    battle: {
      places: { ...luga, West: 'minor city 0404 (source Germany)' },
      control: { ...heldLuga, Axis: '0404' },
      axis: { '0504': [AK, 'fighter wing JG 3|2|1 (base 0404)'] },
      soviet: { '0504': [ARMY, `${IAD} (base 0604)`] },
      answers: { withdrawal: ['Soviet: withdraw IAD to 0604', 'Axis: withdraw JG to 0404'] },
      rounds: 1,
    },
    fires: ['air-combat Axis 3x5', 'air-combat Soviet 3x6', 'land-combat Soviet 4x6', 'land-combat Axis 4x6'],
    units: { JG: '0404 3', IAD: '0604 3' },
  },
  {
    case: 'a captured fortress becomes a bunker of the attacker',
    rules: '3.3 A01 Box1.fortress.falls',
    battle: {
      places: { Brest: 'fortress 0504' },
      axis: { '0504': [AK] },
      soviet: { '0504': ['infantry army 27.A 1'] },
      rolls: { 'R1 land combat of 28.AK': '6' },
    },
    units: { '27.A': 'gone' },
    then: [({ state, cell }) => [state.fort[cell('0504')], state.control[cell('0504')]], [BUNKER, AXIS]],
  },
  {
    case: 'fighters and artillery that cannot hit each other end the battle',
    rules: '7.7.12 7.7.18 6.3.1',
    battle: {
      side: 'Soviet',
      places: luga,
      control: heldLuga,
      axis: { '0504': ['artillery army 4.A 4|2|1|0 (step 4)'] },
      soviet: { '0504': ['fighter division IAD 3|2|1 (base 0604, technology 1)'] },
    },
    fires: [],
    units: { IAD: '0604 3', '4.A': 0 },
    facts: { battle: { rounds: 1, result: 'Axis' } },
  },
  {
    case: 'a unit that retreats into an empty enemy hex captures it',
    rules: '7.7.14 3.3',
    battle: {
      places: { Home: 'capital 0904 (source Soviet Union)' },
      control: { Soviet: '0904', Axis: '0604' },
      axis: { '0504': [AK] },
      soviet: { '0504': [ARMY] },
      answers: { retreat: 'Soviet: retreat 27.A to 0604' },
    },
    then: [({ state, cell }) => state.control[cell('0604')], SOVIET],
  },
  {
    case: 'bombers on the ground take hits with the land units and fly from the second round on',
    rules: '7.6.1 A23 7.7.9 7.7.12',
    battle: {
      places: { Base: 'minor city 0504' },
      axis: { '0504': [AK] },
      soviet: { '0504': ['infantry army 27.A 2|1', 'bomber division BAD 4|3|2|1'] },
      rolls: { 'R1 land combat of 28.AK': '6' },
      rounds: 2,
    },
    fires: [
      'land-combat Soviet 2x6',
      'land-combat Axis 4x6',
      'anti-aircraft Axis 4x6',
      'air-raid Soviet 3x6',
      'land-combat Soviet 2x6',
      'land-combat Axis 4x6',
    ],
    units: { BAD: 3, '27.A': 2 },
  },
  ...(['stays', 'goes home'] as const).map((bomber): Row => ({
    case: `paratroops whose bomber ${bomber} are hit in flight`,
    rules: '23.0.flight 7.7.13 A43',
    battle: {
      ...dropped,
      rulings: { 'airCombat.length': 'oneRound' },
      soviet: { '0504': [ARMY, `${IAD} (base 0604)`] },
      rolls: { 'R1 anti-aircraft of 27.A': '6' },
      ...(bomber === 'goes home' && { answers: { withdrawal: 'Axis: withdraw KG to 0404' } }),
      rounds: 1,
    },
    units: { '7.Fl': 3, KG: bomber === 'stays' ? 3 : '0404 4' },
  })),
  {
    case: 'paratroops dropped in Germany count as entering it even if eliminated',
    rules: '23.0.landing 28.0',
    battle: {
      ...dropped,
      side: 'Soviet',
      places: { Reich: 'territory 0504 (nation Germany)' },
      control: { Axis: '0504' },
      axis: { '0504': [AK] },
      soviet: { '0504': ['paratroop corps 1.VDK 2|1 (carrying, base 0704)'] },
      rolls: { 'R1 land combat of 28.AK': '6 6' },
    },
    units: { '1.VDK': 'gone' },
    then: [({ state }) => state.inGermany, true],
  },
  ...(['Soviet', 'Axis'] as const).map((holder): Row => ({
    case: `troops are dropped on a city without a garrison, which the ${holder} side holds`,
    rules: '23.0.flight 7.7.2.places',
    battle: {
      ...dropped,
      places: { ...dropped.places, Pskov: 'minor city 0504' },
      control: { Soviet: '0604', Axis: '0404', [holder]: holder === 'Soviet' ? '0604 0504' : '0404 0504' },
      rolls: holder === 'Soviet' ? { 'R1 anti-aircraft of minor city': '6' } : {},
    },
    fires: holder === 'Soviet' ? ['anti-aircraft Soviet 1x6'] : [],
    units: { '7.Fl': holder === 'Soviet' ? '0504 3' : '0504 4' },
  })),
  {
    case: 'the anti-aircraft guns of a city captured on entry fire for the attacker',
    rules: '7.7.2.places A25 A01',
    battle: {
      rulings: { 'capture.contestedHex': 'onEntry', 'airCombat.length': 'oneRound' },
      places: { Pskov: 'major city 0504' },
      control: { Axis: '0504' },
      side: 'Soviet',
      axis: { '0504': ['infantry corps 28.AK 4|3|2|1', 'fighter wing JG 3|2|1 (base 0404)'] },
      soviet: { '0504': [ARMY, `${IAD} (base 0604)`] },
      rounds: 1,
    },
    fires: [
      'air-combat Axis 3x5',
      'air-combat Soviet 3x6',
      'anti-aircraft Axis 6x6',
      'anti-aircraft Soviet 2x6',
      'air-raid Axis 3x6',
      'land-combat Axis 4x5',
      'land-combat Soviet 2x6',
    ],
  },
  ...(['fighter', 'bomber'] as const).map((aircraft): Row => ({
    case: `in rain a ${aircraft} on its base does not take off but may change base`,
    rules: '9.2.flying 7.6.1 7.7.13',
    battle: {
      layer: 'advanced',
      weather: 'rain',
      places: { ...luga, Base: 'minor city 0504' },
      control: { Soviet: '0604 0504' },
      axis: { '0504': [AK] },
      soviet: { '0504': [ARMY, `${aircraft} division AD 3|2|1 (technology 2)`] },
      answers: { retreat: 'Soviet: withdraw AD to 0604' },
      rounds: 2,
    },
    fires: ['land-combat Soviet 4x5', 'land-combat Axis 2x6', 'land-combat Soviet 4x5', 'land-combat Axis 2x6'],
    units: { AD: '0604 3' },
  })),
  {
    case: 'A36 allGone: desperate attackers surrender before they can leave',
    rules: '12.4.1 A36 7.7.13',
    battle: {
      layer: 'advanced',
      rulings: { 'desperate.spared': 'allGone' },
      places: { West: 'minor city 0404 (source Germany)' },
      control: { Axis: '0404' },
      axis: { '0504': [`${AK} (unsupplied)`] },
      soviet: { '0504': [ARMY] },
      answers: { retreat: 'Axis: retreat 28.AK to 0404' },
      spare: true,
    },
    units: { '28.AK': 'gone' },
    questions: ['retreat Soviet'],
  },
  {
    case: 'artillery that fires at partisans loses a step',
    rules: '29.1.three 6.1.4.ammunition 7.7.4',
    battle: {
      ...raided,
      axis: { '0504': [AK, 'artillery army 4.A 4|2|1|0'] },
      rolls: { 'R1 bombardment of 4.A': '5', 'R2 bombardment of 4.A': '5' },
    },
    fires: ['bombardment Axis 4x5', 'land-combat Soviet 1x6', 'land-combat Axis 4x6', 'bombardment Axis 2x5'],
    units: { '4.A': 1, '28.AK': 4 },
    facts: { battle: { rounds: 2, result: 'Axis' } },
  },
  {
    case: 'artillery alone with partisans does not fire, and at 0 is eliminated',
    rules: '29.1.three 6.1.4.alone 7.7.10.support',
    battle: {
      ...raided,
      axis: {
        '0504': ['infantry corps 28.AK 1', 'artillery army 4.A 4|2|1|0 (step 2)', 'artillery army 6.A 4|0 (step 2)'],
      },
      rolls: {
        'R1 fire of the partisans of 0504': '6',
        'R2 fire of the partisans of 0504': '6',
      },
      answers: { loss: 'hit 28.AK' },
    },
    fires: ['bombardment Axis 2x5', 'land-combat Soviet 2x6', 'land-combat Soviet 2x6'],
    units: { '28.AK': 'gone', '4.A': 'gone', '6.A': 'gone' },
    then: [({ state, cell }) => state.partisans[cell('0504')], 3],
  },
  {
    case: 'paratroops landing among partisans have a Malus in the first round only',
    rules: '23.0.landing 29.1.two',
    battle: {
      ...raided,
      partisans: 2,
      axis: { '0504': ['paratroop division 7.Fl 4|3|2|1 (carrying, base 0404)'] },
      rolls: { 'R2 land combat of 7.Fl': '6' },
    },
    fires: ['land-combat Soviet 1x6', 'land-combat Axis 2x6', 'land-combat Soviet 1x6', 'land-combat Axis 4x6'],
    then: [({ state, cell }) => [state.partisans[cell('0504')], state.control[cell('0504')]], [0, AXIS]],
  },
  {
    case: 'aircraft that fly to partisans are fought first, then the partisans',
    rules: '7.6 29.1.two 7.7.2',
    battle: {
      ...raided,
      partisans: 2,
      places: luga,
      control: heldLuga,
      axis: { '0504': [AK] },
      soviet: { '0504': [`${IAD} (base 0604, technology 1)`] },
      answers: { retreat: 'Soviet: withdraw IAD to 0604' },
      rolls: { 'R1 land combat of 28.AK': '6' },
    },
    fires: ['anti-aircraft Axis 4x6', 'land-combat Soviet 1x6', 'land-combat Axis 4x6'],
    then: [({ state, cell }) => state.partisans[cell('0504')], 0],
  },
  {
    case: 'units may retreat from partisans',
    rules: '7.7.13 29.1.three',
    battle: {
      ...raided,
      places: { West: 'minor city 0404 (source Germany)' },
      control: { Axis: '0404' },
      axis: { '0504': [AK] },
      answers: { retreat: 'Axis: retreat 28.AK to 0404' },
    },
    units: { '28.AK': '0404 4' },
    then: [({ state, cell }) => state.partisans[cell('0504')], 3],
  },
  {
    case: 'desperate attackers surrender to partisans',
    rules: '12.4.1 29.1.three',
    battle: { ...raided, axis: { '0504': [`${AK} (unsupplied)`] }, rolls: { 'R1 land combat of 28.AK': '6' } },
    units: { '28.AK': 'gone' },
    then: [({ state, cell }) => state.partisans[cell('0504')], 2],
  },
];

describe('interacting rules of battle', () => {
  test.each(rows)('$case [$rules]', ({ battle: sketch, then, ...outcome }) => {
    const result = battle(sketch);
    judge(result, outcome);
    if (then !== undefined) expect(then[0](result)).toEqual(then[1]);
  });
});

test.each([
  ['0405', [], 'There is no battle to fight in 0405; battles are left in 0503 and 0504 [7.7].'],
  ['0504', ['panzer-attack'], 'A panzer attack needs open plain; 0504 has a major city [21.0].'],
  ['0503', ['panzer-attack'], 'A panzer attack needs open plain; 0503 is forest [21.0].'],
] as const)('the order `battle %s %j` is refused with the reason: %s', (hex, declared, message) => {
  const { state, cell } = field({
    phase: 'combat',
    layer: 'advanced',
    options: ['panzer-attack'],
    terrain: { '0503': 'forest' },
    places: { Minsk: 'major city 0504' },
    axis: { '0503': [AK], '0504': ['panzer corps 41.Pz 4|3|2|1 (fuelled)'] },
    soviet: { '0503': [ARMY], '0504': ['infantry army 11.A 3|2|1'] },
  });
  const choice = declared.join(' ');
  const answer = { verb: 'battle', cells: [cell(hex)], ...(choice !== '' && { choice }) };
  expect(battling.refuse(state, answer)?.message).toBe(message);
});
