import { describe, test } from 'vitest';
import { playSituation, type Situation } from '../situation.js';

const LORRIES = 'motorized infantry battalion M 4-4-6 (motorized, efficiency 5, stacking 1)';
const TANKS = 'tank battalion P 4-4-6 (motorized, efficiency 5, stacking 1)';
const FOOT = 'infantry battalion N 4-4-4 (foot, efficiency 5, stacking 1)';
const HORSES = 'cavalry regiment K 4-4-6 (efficiency 5, stacking 1)';
const STAFF = 'headquarters HQ 1-6 (command 1, efficiency 5, stacking 0)';
const RUSSIAN = 'infantry battalion T 4-4-4 (foot, efficiency 5, stacking 1)';
const RUSSIAN_LORRIES = 'motorized infantry battalion T 4-4-8 (motorized, efficiency 5, stacking 1)';
const FAR = '1104: T';

type Told = Omit<Situation, 'german' | 'soviet' | 'at'> & Partial<Pick<Situation, 'german' | 'soviet' | 'at'>>;

/** Returns a situation in which a German unit moves once, by default from 0303, and the Soviet unit is far away. */
const moves = (
  name: string,
  { german, soviet = RUSSIAN, at = [`0303: ${name}`, FAR], ...rest }: Told & { readonly german: string },
): Situation => ({ german, soviet, at, ...rest });

const german = (orders: string, expected = '', sequence = 'mobile'): string =>
  `orders turn 19AM German { begin X  draw X { play ${sequence}  ${orders}  end ${expected && `expect { ${expected} }`} } }`;

const movement: readonly Situation[] = [
  moves('N', {
    case: 'a unit on foot spends its whole allowance from zone to zone',
    rules: '8.23b',
    german: FOOT,
    at: ['0303: N', '0403: T'],
    play: german('move N 0303 > 0304', 'move N (cost "4")'),
  }),
  moves('N', {
    case: 'in an Assault Sequence the half allowance is the whole cost from zone to zone',
    rules: '7.21b 8.23b',
    german: FOOT,
    at: ['0303: N', '0403: T'],
    play: german('move N 0303 > 0304', 'move N (cost "2")', 'assault'),
  }),
  moves('N', {
    case: 'a unit on foot leaves a zone for a free hex and enters another zone as usual',
    rules: '8.21 8.22 8.23b TEC.g',
    german: FOOT,
    at: ['0303: N', '0403: T'],
    play: german('move N 0303 > 0203 > 0204 > 0304', 'move N (cost "4")  N at 0304'),
  }),
  moves('M', {
    case: 'a motorized unit moves on from zone to zone and pays a point for each',
    rules: '8.22 8.23a',
    german: LORRIES,
    at: ['0303: M', '0403: T'],
    play: german('move M 0303 > 0304 > 0404', 'move M (cost "4")  M at 0404'),
  }),
  moves('M', {
    case: 'a road between two zones gives no road rate, but a road out of the zones does',
    rules: '8.22 8.33',
    german: LORRIES,
    map: 'main road: 0303 - 0304 - 0305',
    at: ['0303: M', '0403: T'],
    play: german('move M 0303 > 0304 > 0305', 'move M (cost "2.5")'),
  }),
  moves('M', {
    case: 'under the reading `allowed` a road between two zones gives its rate',
    rules: '8.22 RTL-27',
    german: LORRIES,
    map: 'main road: 0303 - 0304',
    scenario: 'ruling movement.roadBetweenEzoc = allowed',
    at: ['0303: M', '0403: T'],
    play: german('move M 0303 > 0304', 'move M (cost "1.5")'),
  }),
  moves('P', {
    case: 'in rain a trail between two zones does not spare a unit the cost of woods',
    rules: '8.22 8.42',
    german: TANKS,
    terrain: { '0304': 'woods' },
    map: 'trail: 0303 - 0304',
    weather: 'rain',
    at: ['0303: P', '0403: T'],
    play: german('move P 0303 > 0304', 'move P (cost "4")'),
  }),
  moves('P', {
    case: 'in rain a trail out of the zones spares a unit the cost of woods',
    rules: '8.34b 8.42',
    german: TANKS,
    terrain: { '0304': 'woods' },
    map: 'trail: 0303 - 0304',
    weather: 'rain',
    play: german('move P 0303 > 0304', 'move P (cost "2")'),
  }),
  moves('P', {
    case: 'in rain the bridge of a trail still carries a tank over a river',
    rules: '5.13d 8.36',
    german: TANKS,
    map: 'trail: 0303 - 0304  river 0303/0304  bridge 0303/0304',
    weather: 'rain',
    play: german('move P 0303 > 0304', 'move P (cost "2")'),
  }),
  moves('P', {
    case: 'a road over a river without a bridge carries no tank',
    rules: '8.36b 8.36c',
    german: TANKS,
    map: 'main road: 0303 - 0304  river 0303/0304',
    play: german('move P 0303 > 0304'),
    finds: ['rtl/8.36c/river'],
  }),
  moves('M', {
    case: 'lorries cross a river without a bridge with their whole allowance',
    rules: '8.36c',
    german: LORRIES,
    map: 'river 0303/0304',
    play: german('move M 0303 > 0304', 'move M (cost "6")'),
  }),
  moves('M', {
    case: 'lorries that have moved do not cross a river without a bridge',
    rules: '8.36c',
    german: LORRIES,
    map: 'river 0303/0304',
    at: ['0302: M', FAR],
    play: german('move M 0302 > 0303 > 0304'),
    finds: ['rtl/8.36c/river-whole'],
  }),
  moves('M', {
    case: 'a road over a stream without a bridge costs its rate plus the stream',
    rules: '8.36a 8.36b',
    german: LORRIES,
    map: 'main road: 0303 - 0304  stream 0303/0304',
    play: german('move M 0303 > 0304', 'move M (cost "1.5")'),
  }),
  moves('M', {
    case: 'in rain a stream costs lorries three points more',
    rules: '8.41 TEC',
    german: LORRIES,
    map: 'secondary road: 0303 - 0304  stream 0303/0304',
    weather: 'rain',
    play: german('move M 0303 > 0304', 'move M (cost "4")'),
  }),
  moves('P', {
    case: 'a railway through a swamp carries a tank in rain',
    rules: '8.35 8.37a',
    german: TANKS,
    terrain: { '0304': 'wooded swamp' },
    map: 'railroad: 0303 - 0304',
    weather: 'rain',
    play: german('move P 0303 > 0304', 'move P (cost "2")'),
  }),
  moves('P', {
    case: 'a tank in a swamp leaves it only along the trail, and in rain not at all',
    rules: '8.37a 5.13d TEC.a',
    german: TANKS,
    terrain: { '0303': 'swamp' },
    map: 'trail: 0303 - 0304',
    weather: 'rain',
    play: german('move P 0303 > 0304'),
    finds: ['rtl/8.37a/swamp'],
  }),
  moves('K', {
    case: 'cavalry moves through several swamps',
    rules: '8.37b',
    german: HORSES,
    terrain: { '0304 0305': 'swamp' },
    play: german('move K 0303 > 0304 > 0305 > 0306', 'move K (cost "5")  K at 0306'),
  }),
  moves('N', {
    case: 'a unit on foot stops in a swamp',
    rules: '8.37b',
    german: FOOT,
    terrain: { '0304': 'swamp' },
    play: german('move N 0303 > 0304 > 0305'),
    finds: ['rtl/8.37b/stopped'],
  }),
  moves('N', {
    case: 'a unit on foot does not stop in a swamp that it enters along a trail',
    rules: '8.37b TEC.b',
    german: FOOT,
    terrain: { '0304': 'swamp' },
    map: 'trail: 0303 - 0304 - 0305',
    play: german('move N 0303 > 0304 > 0305', 'move N (cost "1.5")  N at 0305'),
  }),
  moves('N', {
    case: 'an empty enemy strongpoint costs a point and stops no unit',
    rules: '14.12 14.14',
    german: FOOT,
    soviet: RUSSIAN_LORRIES,
    first: 'Soviet',
    at: ['0303: N', '0304: T (strongpoint)'],
    turns: '19AM..19PM',
    play: `orders turn 19AM Soviet { begin Y  draw Y { play mobile  move T 0304 > 0404 > 0504 > 0603 > 0703 } }
orders turn 19PM German { draw X { play mobile  move N 0303 > 0304 > 0305 } }
expect after turn 19PM { N at 0305  move N (cost "3") }`,
  }),
  moves('N', {
    case: 'a tank in a swamp without a route exerts no zone',
    rules: '3.24 8.37a',
    german: FOOT,
    soviet: 'tank battalion T 4-4-6 (motorized, efficiency 5, stacking 1)',
    terrain: { '0403': 'swamp' },
    at: ['0204: N', '0403: T'],
    play: german('move N 0204 > 0304', 'move N (cost "1")'),
  }),
  moves('N', {
    case: 'a tank in a swamp exerts a zone along its trail in dry weather',
    rules: '3.24 3.24b',
    german: FOOT,
    soviet: 'tank battalion T 4-4-6 (motorized, efficiency 5, stacking 1)',
    terrain: { '0403': 'swamp' },
    map: 'trail: 0403 - 0304',
    at: ['0204: N', '0403: T'],
    play: german('move N 0204 > 0304', 'move N (cost "2")'),
  }),
  moves('N', {
    case: 'a tank in a swamp exerts no zone along its trail in rain',
    rules: '3.24 5.13d RTL-01',
    german: FOOT,
    soviet: 'tank battalion T 4-4-6 (motorized, efficiency 5, stacking 1)',
    terrain: { '0403': 'swamp' },
    map: 'trail: 0403 - 0304',
    weather: 'rain',
    at: ['0204: N', '0403: T'],
    play: german('move N 0204 > 0304', 'move N (cost "2")'),
  }),
  moves('N', {
    case: 'infantry in a swamp exerts a zone into every adjacent hex',
    rules: '3.24 8.37b',
    german: FOOT,
    terrain: { '0403': 'swamp' },
    at: ['0204: N', '0403: T'],
    play: german('move N 0204 > 0304', 'move N (cost "2")'),
  }),
  moves('P', {
    case: 'woods on a marsh count once in an overrun',
    rules: '10.22a TEC',
    german: 'tank battalion P 8-4-8 (motorized, efficiency 5, stacking 1)',
    terrain: { '0304': 'wooded marsh' },
    at: ['0303: P', '0304: T'],
    play: german('overrun 0304 with P (roll 4)', 'overrun 0304 (modifier 2)'),
  }),
  moves('P', {
    case: 'in rain no unit overruns',
    rules: '5.13e',
    german: TANKS,
    weather: 'rain',
    at: ['0303: P', '0304: T'],
    play: german('overrun 0304 with P (roll 4)'),
    finds: ['rtl/8.64a/rain'],
  }),
];

const supply: readonly Situation[] = [
  {
    case: 'a unit that regains its line during its movement keeps the marker for the turn',
    rules: '6.0 6.12',
    german: LORRIES,
    soviet: RUSSIAN,
    turns: '19AM..20AM',
    at: ['0903: M', '1107: T'],
    play: `orders turn 19PM German { draw X { play mobile  move M 0903 > 0803 > 0703 } }
expect after turn 19PM { M at 0703  M (emergency) }
expect after turn 20AM { M (supplied) }`,
  },
  {
    case: 'a trail is a supply road for a unit on foot, but not for lorries',
    rules: '6.23',
    map: 'trail: 0101 - 0201 - 0301 - 0401 - 0501 - 0601 - 0701 - 0801 - 0901',
    german: `${LORRIES} ${FOOT}`,
    soviet: RUSSIAN,
    turns: '19AM..19PM',
    at: ['0902: M, N', '1107: T'],
    play: 'expect after turn 19PM { M (emergency) N (supplied) }',
  },
  {
    case: 'in rain a trail is a supply road for no unit',
    rules: '5.13d 6.23',
    map: 'trail: 0101 - 0201 - 0301 - 0401 - 0501 - 0601 - 0701 - 0801 - 0901',
    german: FOOT,
    soviet: RUSSIAN,
    turns: '19AM..19PM',
    weather: 'rain',
    at: ['0902: N', '1107: T'],
    play: 'expect after turn 19PM { N (emergency) }',
  },
  {
    case: 'a supply line of seven hexes is allowed in overcast weather',
    rules: '5.12 6.21',
    german: FOOT,
    soviet: RUSSIAN,
    turns: '19AM..20AM',
    weather: 'overcast',
    at: ['0704: N', '1107: T'],
    play: 'expect after turn 20AM { N (supplied) }',
  },
  {
    case: 'a supply line of six hexes is too long in rain',
    rules: '5.13c',
    german: FOOT,
    soviet: RUSSIAN,
    turns: '19AM..19PM',
    weather: 'rain',
    at: ['0704: N', '1107: T'],
    play: 'expect after turn 19PM { N (emergency) }',
  },
  {
    case: 'a captured source supplies no unit of the captor',
    rules: '3.11 6.31',
    german: LORRIES,
    soviet: RUSSIAN,
    turns: '19AM..19PM',
    at: ['1201: M', '0907: T'],
    play: 'expect after turn 19PM { M (emergency) T (emergency) }',
  },
  {
    case: 'a friendly unit in the source keeps it open next to the enemy',
    rules: '3.12a 6.24 6.31',
    german: `${FOOT} ${LORRIES}`,
    soviet: RUSSIAN,
    turns: '19AM..19PM',
    at: ['0101: N  0103: M', '0201: T'],
    play: 'expect after turn 19PM { N (supplied) M (emergency) T (emergency) }',
  },
  {
    case: 'a bridge at hand is laid in a construction phase and removed when the enemy enters its hex',
    rules: '16.22 16.23 16.26',
    map: 'stream 0904/0905',
    german: LORRIES,
    soviet: `${RUSSIAN_LORRIES} headquarters HS 1-4 (command 1, efficiency 5, stacking 0) || bridge unit B`,
    turns: '19AM..19PM',
    first: 'Soviet',
    scenario: 'set bridge.atHand of B = true',
    at: ['0503: M', '1104: HS, T'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  bridge B to 0904 (towards "0905") } }
orders turn 19PM German { draw X { play mobile  move M 0503 > 0603 > 0704 > 0804 > 0904 } }
expect after turn 19AM { B at 0904 }
expect after turn 19PM { M at 0904 }`,
  },
  {
    case: 'a bridge that the scenario leaves out is not at hand',
    rules: '16.23',
    map: 'stream 0904/0905',
    german: LORRIES,
    soviet: `${RUSSIAN_LORRIES} headquarters HS 1-4 (command 1, efficiency 5, stacking 0) || bridge unit B`,
    first: 'Soviet',
    at: ['0103: M', '1104: HS, T'],
    play: 'orders turn 19AM Soviet { begin Y  draw Y { play assault  bridge B to 0904 (towards "0905") } }',
    finds: ['rtl/16.23/not-at-hand'],
  },
];

const LUG = 'village Lug at 0403';
const GERMAN_LUG = 'ruling control.initial = authorSupplied  set control of Lug = German';

const points: readonly Situation[] = [
  {
    case: 'a place whose last German unit leaves it to a Soviet zone is captured at that moment',
    rules: 'S1.23 3.12a',
    map: LUG,
    german: LORRIES,
    soviet: RUSSIAN,
    scenario: 'score for German lost at Lug -5',
    at: ['0403: M', '0503: T'],
    play: `${german('move M 0403 > 0303 > 0203')}
expect after turn 19AM { M at 0203  score German -5 }`,
  },
  {
    case: 'a place of two hexes counts only if both are held at the end',
    rules: 'S1.22',
    map: 'city Russa at 0403 0404',
    german: FOOT,
    soviet: RUSSIAN,
    scenario: 'score for German turn 19AM Russa 8',
    at: ['0403: N', '0505: T'],
    play: 'expect after turn 19AM { score German 0 }',
  },
  {
    case: 'a headquarters that retreats into the area counts like one that moves there',
    rules: 'VP.3',
    map: 'area East 0302 0403',
    german: 'infantry battalion N 20-4-4 (foot, efficiency 5, stacking 1)',
    soviet:
      'headquarters HS 1-4 (command 1, efficiency 5, stacking 0) infantry battalion T 4-4-4 | 2-2-4 (foot, efficiency 5, stacking 1)',
    scenario: 'score for German entered headquarters at East 2',
    at: ['0203: N', '0303: HS, T'],
    play: `${german('attack 0303 with N (roll 5)')}
expect after turn 19AM { HS at 0302  score German 2 }`,
  },
  {
    case: 'a headquarters that enters the area twice counts once',
    rules: 'VP.3 RTL-40',
    map: 'area East 0803..0804 0703..0704',
    german: FOOT,
    soviet: `${STAFF} ${RUSSIAN}`,
    turns: '19AM..20AM',
    scenario: 'score for German turn 19AM..20AM entered headquarters at East 2',
    at: ['0101: N', '0602: HQ  1107: T'],
    play: `orders turn 19AM Soviet { draw Y { play mobile  move HQ 0602 > 0703 } }
orders turn 19PM Soviet { draw Y { play mobile  move HQ 0703 > 0602 } }
orders turn 20AM Soviet { draw Y { play mobile  move HQ 0602 > 0703 } }
expect after turn 20AM { score German 2 }`,
  },
  {
    case: 'under the reading `everyOccurrence` each entry of either side counts',
    rules: 'VP.3 RTL-40',
    map: 'area East 0803..0804 0703..0704',
    german: `${FOOT} headquarters HG 1-6 (command 1, efficiency 5, stacking 0)`,
    soviet: `${STAFF} ${RUSSIAN}`,
    turns: '19AM..19PM',
    scenario:
      'ruling victory.redyaUnits = everyOccurrence  score for German turn 19AM..19PM entered headquarters at East 2',
    at: ['0101: N  0604: HG', '0602: HQ  1107: T'],
    play: `orders turn 19AM German { begin X  draw X { play mobile  move HG 0604 > 0704 > 0604 } }
orders turn 19AM Soviet { draw Y { play mobile  move HQ 0602 > 0703 } }
expect after turn 19PM { score German 4 }`,
  },
  {
    case: 'an entry after the last named turn does not count',
    rules: 'VP.3',
    map: 'area East 0803..0804 0703..0704',
    german: FOOT,
    soviet: `${STAFF} ${RUSSIAN}`,
    turns: '19AM..19PM',
    scenario: 'score for German turn 19AM entered headquarters at East 2',
    at: ['0101: N', '0602: HQ  1107: T'],
    play: `orders turn 19PM Soviet { draw Y { play mobile  move HQ 0602 > 0703 } }
expect after turn 19PM { HQ at 0703  score German 0 }`,
  },
  {
    case: 'a place recaptured in the last turn only by a German zone counts',
    rules: 'S1.22 3.12a',
    map: LUG,
    german: LORRIES,
    soviet: RUSSIAN,
    scenario: 'score for German turn 19AM Lug 5  ruling control.initial = authorSupplied  set control of Lug = Soviet',
    at: ['0103: M', FAR],
    play: `${german('move M 0103 > 0203 > 0303')}
expect after turn 19AM { score German 5 }`,
  },
  {
    case: 'a contested place stays with the side that the scenario names',
    rules: '3.12b S1.22',
    map: LUG,
    german: FOOT,
    soviet: RUSSIAN,
    scenario: `score for German turn 19AM Lug 5  ${GERMAN_LUG}`,
    at: ['0303: N', '0503: T'],
    play: 'expect after turn 19AM { score German 5 }',
  },
  {
    case: 'a leader and a bridge capture no place',
    rules: '3.12a 3.22',
    map: LUG,
    german: LORRIES,
    soviet: `${RUSSIAN_LORRIES} || leader Voro 2-6 (range 4)`,
    first: 'Soviet',
    scenario: `score for German lost at Lug -5  ${GERMAN_LUG}`,
    at: ['0101: M', '0603: T, Voro'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play mobile  activate Voro  move Voro 0603 > 0503 > 0403 } }
expect after turn 19AM { Voro at 0403  score German 0 }`,
  },
  {
    case: 'the Soviet missions are halved in the turns that the scenario names',
    rules: 'S5.23b 13.24b1',
    german: FOOT,
    soviet: `${RUSSIAN} headquarters HS 1-4 (command 1, efficiency 5, stacking 0) || ground-attack air unit IL 1 (efficiency 6)`,
    first: 'Soviet',
    scenario: 'set missions for Soviet = 1  set missions.halved turn 19AM for Soviet = true',
    at: ['0403: N', '0503: T  0703: HS'],
    play: 'orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0403 with T (roll 5) { fly IL (roll 2) } } }',
    finds: ['rtl/13.24b1/no-mission'],
  },
];

describe('whole turns: movement and zones', () => {
  test.each(movement)('$case [$rules]', playSituation);
});
describe('whole turns: supply and bridges', () => {
  test.each(supply)('$case [$rules]', playSituation);
});
describe('whole turns: points and control', () => {
  test.each(points)('$case [$rules]', playSituation);
});
