import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../../engine/play/moment.js';
import { leadsOf } from '../../../../../engine/rulesets/rtl/combat/leads.js';
import { groundStrength } from '../../../../../engine/rulesets/rtl/combat/strength.js';
import { FLOWN } from '../../../../../engine/rulesets/rtl/state/state.js';
import { factsOf, phase, type Battle } from '../battle.js';
import { fightIn } from '../support.js';
import type { Sketch } from '../sketch.js';

const STRONG = 'infantry regiment T 30-3-4 (efficiency 6, stacking 2)';
const SECOND = 'infantry regiment U 4-3-4 (efficiency 6, stacking 2)';
const D = 'infantry battalion D 3-3-4 (efficiency 4, stacking 2)';
const E = 'infantry battalion E 3-3-4 (efficiency 4, stacking 2)';
const GUN = 'artillery battalion G 3-1-4 (range 6, efficiency 5, stacking 1, banded)';
const STAFF = 'headquarters HQ 1-6 (command 1, efficiency 6)';
const RED_STAFF = 'headquarters HQ2 1-6 (command 1, efficiency 4)';
const JU87 = 'ground-attack air unit Ju87 2 (efficiency 7)';
const BF110 = 'ground-attack air unit Bf110 2 (efficiency 7)';

interface Situation extends Sketch, Pick<Battle, 'dice' | 'answers'> {
  readonly what: string;
  readonly rules: string;
  readonly orders: readonly string[];
  /** Expected number of times that each question is asked, whichever side is asked. */
  readonly questions?: Readonly<Record<string, number>>;
  /** Expected facts of the last event of each kind. */
  readonly facts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly fired?: Readonly<Record<string, number>>;
}

/** Two attacks, carried out in the order in which they are declared. */
const two = ['attack 6229 with T', 'attack 6129 with U'];

const assault = { sequence: 'assault' } as const;

const situations: readonly Situation[] = [
  {
    what: 'a gun that supported one fight does not support the next',
    rules: '12.15 12.19',
    ...assault,
    german: { 6230: [STRONG], 6130: [SECOND] },
    soviet: { 6229: [D], 6129: [E], 6126: [GUN] },
    orders: two,
    answers: { artillery: 'support G' },
    dice: [1, 1, 10],
    questions: { artillery: 1 },
    facts: { attack: { 'defensive-support': 0 } },
    fired: { G: 1 },
  },
  {
    what: 'a gun that an advance has reached supports no other hex',
    rules: '11.6 12.14 12.25',
    ...assault,
    german: { 6230: [STRONG], 6130: [SECOND] },
    soviet: { 6229: [D], 6129: [E], 6228: [GUN] },
    orders: two,
    answers: { advance: 'advance T to 6229' },
    dice: [1, 10],
    questions: { artillery: 1 },
    fired: { G: 0 },
  },
  {
    what: 'a gun that no advance has reached supports another hex',
    rules: '12.14 12.25',
    ...assault,
    german: { 6230: [STRONG], 6130: [SECOND] },
    soviet: { 6229: [D], 6129: [E], 6228: [GUN] },
    orders: two,
    dice: [1, 10],
    questions: { artillery: 2 },
  },
  {
    what: 'a headquarters disrupted in one fight does not call aircraft to the next',
    rules: '11.11 3.72c 13.14',
    ...assault,
    german: { 6230: ['infantry regiment T 4-3-4 (efficiency 4, stacking 2)'], 6130: [SECOND] },
    soviet: { 6229: [D, RED_STAFF], 6129: [E], ready: ['ground-attack air unit A 1 (efficiency 4)'] },
    orders: two,
    dice: [1, 10],
    questions: { air: 1 },
  },
  {
    what: 'aircraft that fail their check have used their mission',
    rules: '10.41c 13.24b1 13.13',
    settings: { missions: 1 },
    ...assault,
    german: { 6230: [STRONG, STAFF], 6130: [SECOND], ready: [JU87, BF110] },
    soviet: { 6229: [D], 6129: [E] },
    orders: two,
    answers: { air: 'fly Ju87' },
    dice: [10, 1, 10],
    questions: { air: 1 },
    facts: { fly: { modifier: 0 } },
  },
  {
    what: 'aircraft and efficiency together count as at most 5',
    rules: '13.23 10.61c 10.62',
    settings: { missions: 1 },
    ...assault,
    german: { 6230: [STRONG, STAFF], ready: [JU87, BF110] },
    soviet: { 6229: [D] },
    orders: ['attack 6229 with T'],
    answers: { air: 'fly Ju87, Bf110' },
    dice: [1, 5],
    facts: { fly: { modifier: -4 }, attack: { modifier: -5 } },
  },
  {
    what: 'a headquarters that helped the aircraft does not help the ground units, but a leader does',
    rules: '15.33b1 15.32 10.44',
    settings: { missions: 1 },
    german: {
      6230: [STRONG, STAFF],
      6329: [SECOND],
      6231: ['leader Manstein 2-6 (range 8, army)'],
      ready: [JU87],
    },
    soviet: { 6229: [D] },
    orders: ['attack 6229 with T, U'],
    answers: { air: 'fly Ju87', command: ['spend HQ', 'spend Manstein'] },
    dice: [7, 7, 10],
    questions: { command: 2 },
    facts: { check: { total: 6, outcome: 'passed' } },
  },
  {
    what: 'support in excess of a halved attack is lost',
    rules: '10.25 12.13f 10.51',
    ...assault,
    sides: { river: '6229/6230' },
    german: { 6230: ['infantry regiment T 5-3-4 (efficiency 4, stacking 2)', GUN] },
    soviet: { 6229: [D] },
    orders: ['attack 6229 with T'],
    answers: { artillery: 'support G' },
    dice: [10],
    facts: { attack: { attack: 4, support: 2 } },
  },
  {
    what: 'a defending gun that supports adds no defence strength, but the other gun does',
    rules: '12.23 10.51',
    ...assault,
    german: { 6230: [STRONG] },
    soviet: { 6229: [D, GUN, 'artillery battalion H 4-1-4 (range 6, efficiency 5, stacking 1)'] },
    orders: ['attack 6229 with T'],
    answers: { artillery: 'support G' },
    dice: [10],
    facts: { attack: { defense: 7, 'defensive-support': 3 } },
    fired: { G: 1, H: 1 },
  },
  {
    what: 'in swamp a gun of the attacked hex is coordinated and halved',
    rules: '12.17 12.18 10.28',
    ...assault,
    terrain: { 6229: 'swamp' },
    german: { 6230: [STRONG] },
    soviet: { 6229: [D, GUN] },
    orders: ['attack 6229 with T'],
    answers: { artillery: 'support G' },
    dice: [10],
    facts: { attack: { 'defensive-support': 1 } },
  },
  {
    what: "the guns of both sides use the modifier of the attacker's sequence",
    rules: '10.42b CT 7.21b',
    ...assault,
    german: { 6230: [STRONG], 6231: [GUN] },
    soviet: { 6229: [D], 6127: ['artillery battalion H 3-1-4 (range 6, efficiency 5, stacking 1)'] },
    orders: ['attack 6229 with T'],
    answers: { artillery: ['support G', 'support H'] },
    dice: [6, 6, 10],
    facts: { attack: { support: 3, 'defensive-support': 3 } },
  },
];

test.each(situations)(
  '$what [$rules]',
  ({ orders, dice, answers, questions = {}, facts = {}, fired = {}, ...sketch }) => {
    const { at, events, moments } = phase(sketch, orders, { ...(dice && { dice }), ...(answers && { answers }) });
    for (const [question, times] of Object.entries(questions))
      expect(
        moments.filter((one) => one.kind === 'decision' && one.question === question),
        question,
      ).toHaveLength(times);
    for (const [kind, expectedFacts] of Object.entries(facts))
      expect(factsOf(events, kind), kind).toMatchObject(expectedFacts);
    for (const [gun, is] of Object.entries(fired)) expect(at.state.fired[at.piece(gun)], gun).toBe(is);
  },
);

describe('a fight', () => {
  test("coordination is checked for aircraft, artillery, then ground units, the attacker's first, and never for the defender's ground units [SoP.3, 10.4, 10.41a, 10.42a, 10.43]", () => {
    const { at, moments } = phase(
      {
        settings: { missions: 1 },
        german: { 6230: [STRONG, STAFF], 6329: [SECOND], 6231: [GUN], ready: [JU87] },
        soviet: {
          6229: [D],
          6128: [RED_STAFF, 'artillery battalion H 3-1-4 (range 6, efficiency 5, stacking 1)'],
          ready: ['ground-attack air unit A 1 (efficiency 4)'],
        },
      },
      ['attack 6229 with T, U'],
      { answers: { air: ['fly Ju87', 'fly A'], artillery: ['support G', 'support H'] }, dice: [1, 1, 1, 1, 1, 5, 5] },
    );
    const lines = moments.flatMap((one) => {
      if (one.kind === 'dice') return /(air|artillery|ground)(\/\w+)?\/die/.exec(one.address)?.slice(0, 1) ?? [];
      return one.kind === 'decision' && ['air', 'artillery'].includes(one.question)
        ? `${one.side} ${one.question}`
        : [];
    });
    expect(lines).toEqual([
      'German air',
      'Soviet air',
      'air/German/die',
      'air/Soviet/die',
      'German artillery',
      'Soviet artillery',
      'artillery/German/die',
      'artillery/Soviet/die',
      'ground/die',
    ]);
    expect([at.where('Ju87'), at.where('A')]).toEqual([FLOWN, FLOWN]); // unaffected by results [13.11, 13.15, 13.25, 13.26]
  });

  test('a headquarters adds to the defence, leads it only if alone, and leads attacks only with attack strength [15.11-15.13]', () => {
    const cavalry = 'headquarters HQ25 1-6 (command 1, efficiency 5, attacks 2)';
    const { state, fight } = fightIn({
      german: { 6230: [STRONG, STAFF] },
      soviet: { 6229: [D, RED_STAFF] },
      attackers: 'T, HQ',
    });
    expect(groundStrength(state, fight, 1).value).toBe(4); // [15.12b]
    expect(state.names(leadsOf(state, fight, 1))).toEqual(['D']); // [15.12c]
    expect(state.names(leadsOf(state, fight, 0))).toEqual(['T']); // [15.12a]
    const alone = fightIn({ german: { 6230: [STRONG] }, soviet: { 6229: [RED_STAFF] } });
    expect(alone.state.names(leadsOf(alone.state, alone.fight, 1))).toEqual(['HQ2']);
    const horse = fightIn({
      side: 'Soviet',
      german: { 6230: [STRONG] },
      soviet: { 6229: [D, cavalry] },
      at: '6230',
      attackers: 'D, HQ25',
    });
    expect(horse.state.names(leadsOf(horse.state, horse.fight, 1)).sort()).toEqual(['D', 'HQ25']);
  });

  test('the attacker may choose any number of the guns that can support, from none to all [12.11, 12.12, 12.13g]', () => {
    const guns = ['G', 'H', 'I', 'J'].map((name) => GUN.replace(' G ', ` ${name} `));
    const { moments } = phase(
      { ...assault, german: { 6230: [STRONG, ...guns] }, soviet: { 6229: [D] } },
      ['attack 6229 with T'],
      {
        dice: [10],
      },
    );
    const decision = moments.find((one): one is Decision => one.kind === 'decision' && one.question === 'artillery');
    const sizes = decision?.legal().map(({ pieces = [] }) => pieces.length) ?? [];
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([0, 4]);
  });
});
