import { describe, expect, test } from 'vitest';
import { aircraftBar } from '../../../../../engine/rulesets/rtl/air/aircraft.js';
import { readyAircraft } from '../../../../../engine/rulesets/rtl/air/readying.js';
import { airSupport } from '../../../../../engine/rulesets/rtl/air/support.js';
import type { Fight } from '../../../../../engine/rulesets/rtl/combat/fight.js';
import { FLOWN, OUT_OF_PLAY, READY, type State } from '../../../../../engine/rulesets/rtl/state/state.js';
import { drive } from '../drive.js';
import { airIn, flightIn, naming, whyNoFlight, type Flight } from '../support.js';
import { field, type Sketch } from '../sketch.js';

const TANKS = 'tank regiment T 20-3-6 (efficiency 6, stacking 2)';
const INFANTRY = 'infantry battalion D 3-3-4 (efficiency 4, stacking 2)';
const STAFF = 'headquarters HQ 1-6 (command 1, efficiency 6)';
const SOVIET_STAFF = 'headquarters HQ2 1-6 (command 1, efficiency 5)';
const JU87 = 'ground-attack air unit Ju87 2 (efficiency 7)';
const BF110 = 'ground-attack air unit Bf110 1 (efficiency 8)';
const JU88 = 'bomber air unit Ju88 1 (efficiency 5)';

interface Case extends Sketch, Flight {
  readonly case: string;
  readonly rules: string;
  /** Modifier that aircraft add to the die roll of the combat. */
  readonly modifier: number;
  /** Outcomes of the coordination checks, attacker first. */
  readonly outcomes: readonly string[];
}

/** Germans in 6230, with a headquarters, that attack 6229. */
const attack = { 6230: [TANKS, STAFF] };
const defence = { 6229: [INFANTRY], 6228: [SOVIET_STAFF] };

const cases: readonly Case[] = [
  ...([3, 5] as const).map((die): Case => ({
    case: `C80: aircraft support the defence with a die of ${die}`,
    rules: '10.41 13.16 13.23 CT',
    side: 'Soviet',
    weather: 'overcast',
    german: { 6229: ['infantry battalion D 3-3-4 (efficiency 4)', STAFF], ready: [JU87] },
    soviet: { 6230: ['infantry battalion T 3-3-4 (efficiency 4)'] },
    against: 'Ju87',
    dice: [die],
    modifier: die === 3 ? 2 : 0,
    outcomes: [die === 3 ? 'passed' : 'failed'],
  })),
  {
    case: 'C81: aircraft support the attack with the help of a headquarters',
    rules: '10.41 13.16 13.23 CT 15.33b1',
    weather: 'overcast',
    german: { ...attack, ready: [BF110, JU87] },
    soviet: defence,
    fly: 'Bf110, Ju87',
    spend: 'HQ',
    dice: [4],
    modifier: -3,
    outcomes: ['passed'],
  },
  {
    case: 'rain and woods make the check of aircraft harder',
    rules: '10.41b CT',
    weather: 'rain',
    terrain: { 6229: 'woods' },
    german: { ...attack, ready: [BF110] },
    soviet: defence,
    fly: 'Bf110',
    dice: [3],
    modifier: 0,
    outcomes: ['failed'],
  },
  {
    case: 'an Assault Sequence does not affect the check of aircraft',
    rules: '10.41b CT',
    sequence: 'assault',
    german: { ...attack, ready: [JU87] },
    soviet: defence,
    fly: 'Ju87',
    dice: [7],
    modifier: -2,
    outcomes: ['passed'],
  },
  {
    case: 'both sides fly, and the attacker checks first',
    rules: '10.41a 13.21 13.23',
    german: { ...attack, ready: [JU87] },
    soviet: { ...defence, ready: ['bomber air unit SB 1 (efficiency 4)'] },
    fly: 'Ju87',
    against: 'SB',
    dice: [6, 4],
    modifier: -2,
    outcomes: ['passed', 'failed'],
  },
  {
    case: 'one air unit of type A supports a German overrun',
    rules: '13.22 13.24b4',
    kind: 'overrun',
    german: { ...attack, ready: [JU87] },
    soviet: defence,
    fly: 'Ju87',
    dice: [2],
    modifier: -2,
    outcomes: ['passed'],
  },
];

test.each(cases)('$case [$rules]', ({ modifier, outcomes, ...setup }) => {
  const { result, outcomes: actualOutcomes, state, pieces } = airIn(setup);
  expect(result).toBe(modifier);
  expect(actualOutcomes).toEqual(outcomes);
  const flown = [setup.fly, setup.against].flatMap((names) => (names === undefined ? [] : pieces(names)));
  expect(flown.map((air) => state.cell[air])).toEqual(flown.map(() => FLOWN)); // [13.17]
  expect(state.missionsFlown[0]).toBe(setup.fly === undefined ? 0 : 1); // missions in defence are not counted [13.24b1]
});

interface Barred extends Sketch, Flight {
  readonly case: string;
  readonly rules: string;
  /** Last part of the code with which the flight is refused; '' if the aircraft may fly. */
  readonly slug: string;
}

/** Soviets in 6230 that attack 6229. */
const soviets = {
  side: 'Soviet',
  german: { 6229: [INFANTRY] },
  soviet: {
    6230: ['infantry battalion T 3-3-4 (efficiency 4)', SOVIET_STAFF],
    ready: [
      'bomber air unit B1 1 (efficiency 4)',
      'bomber air unit B2 1 (efficiency 4)',
      'ground-attack air unit A 1 (efficiency 4)',
    ],
  },
} as const satisfies Sketch;
const squadrons = { ...attack, ready: [JU87, BF110, JU88] };

const barred: readonly Barred[] = [
  {
    case: 'C118: aircraft may not fly if the nearest headquarters is 5 hexes away',
    rules: '13.14',
    german: { 6230: [TANKS], 6234: [STAFF], ready: [JU87] },
    soviet: defence,
    fly: 'Ju87',
    slug: 'no-headquarters',
  },
  {
    case: 'C118: aircraft may fly if a headquarters is 4 hexes away',
    rules: '13.14',
    german: { 6230: [TANKS], 6233: [STAFF], ready: [JU87] },
    soviet: defence,
    fly: 'Ju87',
    slug: '',
  },
  {
    case: 'aircraft may not fly if their headquarters is disrupted',
    rules: '13.14 3.72c',
    german: { 6230: [TANKS, 'headquarters HQ 1-6 (command 1, efficiency 6, disrupted)'], ready: [JU87] },
    soviet: defence,
    fly: 'Ju87',
    slug: 'no-headquarters',
  },
  {
    case: 'C119: a single Soviet bomber may not attack',
    rules: '13.24b5',
    ...soviets,
    fly: 'B1',
    slug: 'bombers-alone',
  },
  {
    case: 'C119: two Soviet bombers may not attack without others',
    rules: '13.24b5',
    ...soviets,
    fly: 'B1, B2',
    slug: 'bombers-alone',
  },
  {
    case: 'C119: a Soviet bomber may attack with a ground-attack air unit',
    rules: '13.24b5',
    ...soviets,
    fly: 'B1, A',
    slug: '',
  },
  {
    case: 'a single Soviet bomber may defend',
    rules: '13.24a',
    german: attack,
    soviet: { ...defence, ready: ['bomber air unit B1 1 (efficiency 4)'] },
    against: 'B1',
    slug: '',
  },
  { case: 'a German bomber may attack', rules: '13.24b4', german: squadrons, soviet: defence, fly: 'Ju88', slug: '' },
  {
    case: 'C120: one air unit of type A may support an overrun',
    rules: '13.22',
    kind: 'overrun',
    german: squadrons,
    soviet: defence,
    fly: 'Ju87',
    slug: '',
  },
  {
    case: 'C120: two air units may not support an overrun',
    rules: '13.22',
    kind: 'overrun',
    german: squadrons,
    soviet: defence,
    fly: 'Ju87, Bf110',
    slug: 'one-aircraft',
  },
  {
    case: 'C120: a bomber may not support an overrun',
    rules: '2.23 13.24b4',
    kind: 'overrun',
    german: squadrons,
    soviet: defence,
    fly: 'Ju88',
    slug: 'bomber',
  },
  {
    case: 'no aircraft support the defence against an overrun',
    rules: '13.24a 8.66',
    kind: 'overrun',
    german: attack,
    soviet: { ...defence, ready: ['ground-attack air unit A 1 (efficiency 4)'] },
    against: 'A',
    slug: 'overrun',
  },
  {
    case: 'no aircraft support a Soviet overrun',
    rules: '13.24b5 8.66',
    ...soviets,
    kind: 'overrun',
    fly: 'A',
    slug: 'overrun',
  },
  {
    case: 'three air units may not fly for one side',
    rules: '13.21',
    german: squadrons,
    soviet: defence,
    fly: 'Ju87, Bf110, Ju88',
    slug: 'too-many',
  },
  {
    case: 'an air unit that has flown may not fly again',
    rules: '13.13',
    german: { ...attack, flown: [JU87] },
    soviet: defence,
    fly: 'Ju87',
    slug: 'not-ready',
  },
  {
    case: 'aircraft may not fly if no mission is set for their side',
    rules: '13.24b1',
    german: squadrons,
    soviet: defence,
    set: { German: 0 },
    fly: 'Ju87',
    slug: 'no-mission',
  },
  {
    case: 'aircraft need no mission for defence',
    rules: '13.24a',
    ...soviets,
    german: { 6229: [INFANTRY, STAFF], ready: [JU87] },
    set: { German: 0 },
    against: 'Ju87',
    slug: '',
  },
  {
    case: 'aircraft may not fly for a formation to which the scenario gives no mission',
    rules: '13.24b3 S6.24',
    ...soviets,
    set: { Soviet: 2, '245.Rifle': 0 },
    fly: 'A',
    slug: 'formation-flown',
  },
];

test.each(barred)('$case [$rules]', ({ slug, ...setup }) => {
  expect(whyNoFlight(setup)?.slug ?? '').toBe(slug);
});

/**
 * Returns why an air unit may not attack a second time in the same turn, as the last part of the refusal code; '' if it
 * may.
 */
const whyNotAgain = (state: State, air: number, fight: Fight): string => aircraftBar(state, air, fight)?.slug ?? '';

describe.each([
  {
    case: 'aircraft fly again for a mobile formation',
    reading: 'perFormation',
    of: '',
    attackers: 'T',
    other: 'T',
    slug: '',
  },
  {
    case: 'aircraft do not fly again for a mobile formation with only half of the attackers',
    reading: 'perFormation',
    of: '',
    attackers: 'T, U',
    other: 'T, U',
    slug: 'formation-flown',
  },
  {
    case: 'aircraft do not fly again for an infantry division',
    reading: 'perFormation',
    of: ', of 21.Inf',
    attackers: 'T',
    other: 'T',
    slug: 'formation-flown',
  },
  {
    case: 'RTL-19: aircraft fly for another infantry division',
    reading: 'perFormation',
    of: ', of 21.Inf',
    attackers: 'T',
    other: 'U',
    slug: '',
  },
  {
    case: 'RTL-19: under the reading `perSide` aircraft fly for no other formation',
    reading: 'perSide',
    of: ', of 21.Inf',
    attackers: 'T',
    other: 'U',
    slug: 'formation-flown',
  },
  {
    case: 'RTL-19: aircraft fly for mobile formations under either reading',
    reading: 'perSide',
    of: '',
    attackers: 'T',
    other: 'T',
    slug: '',
  },
])('in the second mission of a turn, $case [13.24b2, 13.24b3]', ({ reading, of, attackers, other, slug }) => {
  test('the first mission of a formation in a turn decides which aircraft may fly the second [13.24b3]', () => {
    const sketch: Sketch & Flight = {
      rulings: { 'air.oneMissionCap': reading },
      german: {
        6230: [
          `infantry battalion T 3-3-4 (efficiency 4${of})`,
          'infantry battalion U 3-3-4 (efficiency 4, of 32.Inf)',
          STAFF,
        ],
        ready: [JU87, BF110],
      },
      soviet: defence,
    };
    const { state, fight, piece, pieces } = airIn({ ...sketch, attackers, fly: 'Ju87', dice: [1] });
    const again = { ...fight, attackers: pieces(other), attackLead: pieces(other)[0] };
    expect(whyNotAgain(state, piece('Bf110'), again)).toBe(slug);
  });
});

test('the missions of the turn run out for all formations of a side [13.24b1]', () => {
  const { state, fight, piece } = airIn({
    german: { ...attack, ready: [JU87, BF110] },
    soviet: defence,
    set: { German: 1 },
    fly: 'Ju87',
    dice: [1],
  });
  expect(whyNotAgain(state, piece('Bf110'), fight)).toBe('no-mission');
});

test.each([
  { reading: 'open', seen: ['fly'], left: FLOWN, secret: undefined },
  { reading: 'secret', seen: [], left: READY, secret: true },
])('RTL-49: the reading $reading decides whether the defender knows the committed aircraft [10.41a, 13.21]', (row) => {
  const { reading, seen: visible, left, secret } = row;
  const it = flightIn({
    rulings: { 'air.secretCommitment': reading },
    german: { ...attack, ready: [JU87] },
    soviet: { ...defence, ready: ['ground-attack air unit A 1 (efficiency 4)'] },
  });
  const { state, fight } = it;
  const prompts: unknown[] = [];
  const { result } = drive(airSupport(state, fight), {
    dice: [1, 1],
    answer(decision) {
      if (decision.question === 'air' && decision.side === 'Soviet') {
        prompts.push(
          state.drainEvents().map(({ kind }) => kind),
          state.cell[it.piece('Ju87')],
          decision.secret,
        );
        return naming(it, { fly: 'A' })(decision);
      }
      return naming(it, { fly: 'Ju87' })(decision);
    },
  });
  expect(prompts).toEqual([visible, left, secret]);
  expect(result?.value).toBe(-1);
  expect(state.drainEvents().filter(({ rule }) => rule === '13.21')).toHaveLength(reading === 'open' ? 1 : 2);
});

describe('the Air Readying Phase', () => {
  const boxes = { ready: [JU87, BF110, JU88] };

  test.each([
    { weather: 'dry', reading: 'no', box: READY },
    { weather: 'overcast', reading: 'no', box: READY },
    { weather: 'rain', reading: 'no', box: FLOWN },
    { weather: 'rain', reading: 'yes', box: READY },
  ] as const)(
    'RTL-18: in $weather aircraft become ready or not under the reading $reading [4.21.A4, 13.12a, SoP.A4]',
    ({ weather, reading, box }) => {
      const { state, piece } = field({ german: boxes, weather, rulings: { 'air.readyInRain': reading } });
      state.put(piece('Ju87'), FLOWN);
      drive(readyAircraft(state));
      expect(state.cell[piece('Ju87')]).toBe(box);
      expect(state.cell[piece('Ju88')]).toBe(READY); // [13.12b]
    },
  );

  test.each([
    { reading: 'roundDown', dice: [2], gone: ['Bf110'] },
    { reading: 'roundUp', dice: [2, 2], gone: ['Bf110', 'Ju88'] },
  ])(
    'RTL-47: half of three air units, chosen at random, leave the game: $reading [S3.28]',
    ({ reading, dice, gone: removed }) => {
      const { state, pieces } = field({
        german: boxes,
        rulings: { 'air.halfRounding': reading },
        settings: { 'aircraft.leaving': 'half' },
      });
      drive(readyAircraft(state), { dice });
      const left = pieces('Ju87, Bf110, Ju88').filter((air) => state.cell[air] === OUT_OF_PLAY);
      expect(state.names(left)).toEqual(removed);
    },
  );
});
