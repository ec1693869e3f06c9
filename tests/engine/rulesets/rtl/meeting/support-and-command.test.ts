import { describe, expect, test } from 'vitest';
import type { Named } from '../../../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import type { Decision } from '../../../../../engine/play/moment.js';
import { aircraftBar } from '../../../../../engine/rulesets/rtl/air/aircraft.js';
import { gunBar } from '../../../../../engine/rulesets/rtl/artillery/guns.js';
import { leadsOf } from '../../../../../engine/rulesets/rtl/combat/leads.js';
import { groundStrength } from '../../../../../engine/rulesets/rtl/combat/strength.js';
import { beginCommand } from '../../../../../engine/rulesets/rtl/command/readying.js';
import { spendersOf, spendOn } from '../../../../../engine/rulesets/rtl/command/spending.js';
import { clearEntered } from '../../../../../engine/rulesets/rtl/movement/entering.js';
import { reorganization } from '../../../../../engine/rulesets/rtl/reorganization/reorganization.js';
import { FLOWN } from '../../../../../engine/rulesets/rtl/state/state.js';
import { factsOf, phase, type Battle } from '../battle.js';
import { drive } from '../drive.js';
import { airIn, fightIn, naming, supportIn, whyNoGun, type Support } from '../support.js';
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
  /** How often each question was put, to either side. */
  readonly asked?: Readonly<Record<string, number>>;
  /** Facts of the last event of each kind. */
  readonly facts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly fired?: Readonly<Record<string, number>>;
}

/** Two attacks, carried out in the order in which they are declared. */
const two = ['attack 6229 with T', 'attack 6129 with U'];
const assault = { sequence: 'assault' } as const;

const situations: readonly Situation[] = [
  {
    what: 'a gun that supported one fight is gone for the next',
    rules: '12.15 12.19',
    ...assault,
    german: { 6230: [STRONG], 6130: [SECOND] },
    soviet: { 6229: [D], 6129: [E], 6126: [GUN] },
    orders: two,
    answers: { artillery: 'support G' },
    dice: [1, 1, 10],
    asked: { artillery: 1 },
    facts: { attack: { 'defensive-support': 0 } },
    fired: { G: 1 },
  },
  {
    what: 'a gun overtaken by an advance supports no other hex',
    rules: '11.6 12.14 12.25',
    ...assault,
    german: { 6230: [STRONG], 6130: [SECOND] },
    soviet: { 6229: [D], 6129: [E], 6228: [GUN] },
    orders: two,
    answers: { advance: 'advance T to 6229' },
    dice: [1, 10],
    asked: { artillery: 1 },
    fired: { G: 0 },
  },
  {
    what: 'without the advance it may',
    rules: '12.14 12.25',
    ...assault,
    german: { 6230: [STRONG], 6130: [SECOND] },
    soviet: { 6229: [D], 6129: [E], 6228: [GUN] },
    orders: two,
    dice: [1, 10],
    asked: { artillery: 2 },
  },
  {
    what: 'a headquarters that a fight disrupts calls no aircraft to the next',
    rules: '11.11 3.72c 13.14',
    ...assault,
    german: { 6230: ['infantry regiment T 4-3-4 (efficiency 4, stacking 2)'], 6130: [SECOND] },
    soviet: { 6229: [D, RED_STAFF], 6129: [E], ready: ['ground-attack air unit A 1 (efficiency 4)'] },
    orders: two,
    dice: [1, 10],
    asked: { air: 1 },
  },
  {
    what: 'aircraft that fail their check have flown their mission',
    rules: '10.41c 13.24b1 13.13',
    settings: { missions: 1 },
    ...assault,
    german: { 6230: [STRONG, STAFF], 6130: [SECOND], ready: [JU87, BF110] },
    soviet: { 6229: [D], 6129: [E] },
    orders: two,
    answers: { air: 'fly Ju87' },
    dice: [10, 1, 10],
    asked: { air: 1 },
    facts: { fly: { modifier: 0 } },
  },
  {
    what: 'aircraft and efficiency together come to no more than 5',
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
    what: 'a headquarters that helped the aircraft does not help the ground units, a leader does',
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
    asked: { command: 2 },
    facts: { check: { total: 6, outcome: 'passed' } },
  },
  {
    what: 'support that is more than a halved attack is lost',
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
    what: 'a defending gun that supports adds no defence besides, and the other gun does',
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
    what: 'in swamp a gun of the attacked hex is coordinated, and halved',
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
    what: 'both sides’ guns bear the sequence of the one who attacks',
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

test.each(situations)('$what [$rules]', ({ orders, dice, answers, asked = {}, facts = {}, fired = {}, ...sketch }) => {
  const { at, events, moments } = phase(sketch, orders, { ...(dice && { dice }), ...(answers && { answers }) });
  for (const [question, times] of Object.entries(asked))
    expect(
      moments.filter((one) => one.kind === 'decision' && one.question === question),
      question,
    ).toHaveLength(times);
  for (const [kind, told] of Object.entries(facts)) expect(factsOf(events, kind), kind).toMatchObject(told);
  for (const [gun, is] of Object.entries(fired)) expect(at.state.fired[at.piece(gun)], gun).toBe(is);
});

describe('guns', () => {
  const cases: readonly (Support &
    Sketch & { readonly what: string; readonly rules: string; readonly slug: string })[] = [
    {
      what: 'beside an enemy that exerts no zone a gun fires elsewhere',
      rules: '3.23 12.14',
      german: { 6230: [STRONG], 6233: [GUN] },
      soviet: { 6229: [D], 6234: ['artillery battalion X 3-1-4 (range 4, efficiency 5, banded)'] },
      guns: 'G',
      slug: '',
    },
    {
      what: 'beside one that stands with infantry it does not',
      rules: '3.23 12.14',
      german: { 6230: [STRONG], 6233: [GUN] },
      soviet: { 6229: [D], 6234: ['artillery battalion X 3-1-4 (range 4, efficiency 5, banded)', E] },
      guns: 'G',
      slug: 'enemy-zone',
    },
  ];
  test.each(cases)('$what [$rules]', ({ slug, ...told }) => {
    expect(whyNoGun(told)?.slug ?? '').toBe(slug);
  });

  test('a guest adds no support to the hex it fled to, and stands for no other unit there [11.35, 12.23]', () => {
    const { state, fight, piece } = fightIn({ german: { 6230: [STRONG] }, soviet: { 6229: [GUN, D] }, lead: 'D' });
    state.guest[piece('G')] = 1;
    expect(gunBar(state, piece('G'), fight)?.slug).toBe('guest');
    state.guest[piece('G')] = 0;
    expect(gunBar(state, piece('G'), fight)).toBeUndefined();
    state.guest[piece('D')] = 1;
    expect(gunBar(state, piece('G'), fight)?.slug).toBe('alone');
  });

  test('out of supply the lead gun checks with 1 less [6.14, 3.44, 10.42c]', () => {
    const oos = 'artillery battalion G 3-1-4 (range 6, efficiency 5, stacking 1, oos)';
    const told: Support & Sketch = { soviet: { 6229: [D] }, guns: 'G', dice: [4] };
    expect(supportIn({ ...told, german: { 6230: [STRONG], 6231: [GUN] } }).outcome).toBe('full');
    expect(supportIn({ ...told, german: { 6230: [STRONG], 6231: [oos] } }).outcome).toBe('halved');
  });

  test('an Army gun that joined checks with the points of the headquarters it joined [7.46, 12.13b, 15.14]', () => {
    const army = 'artillery battalion G 3-1-4 (range 6, efficiency 5, stacking 1, army)';
    const told: Support & Sketch = {
      german: { 6230: [STRONG], 6231: [army, STAFF] },
      soviet: { 6229: [D] },
      guns: 'G',
    };
    expect(supportIn({ ...told, dice: [5], spend: 'HQ' }).outcome).toBe('full');
    const idle = { 6230: [STRONG], 6231: [army.replace('army', 'army, idle'), STAFF] };
    const byAll = { ...told, german: idle, rulings: { 'artillery.attackerArmyUnits': 'anyReady' } };
    expect(() => supportIn({ ...byAll, dice: [5] })).not.toThrow();
    const { state, fight, piece } = fightIn(byAll);
    expect(spendersOf(state, { side: 0, use: 'artillery', lead: piece('G'), fight, address: 'x' })).toEqual([]);
  });
});

describe('aircraft', () => {
  test('an overrun uses up the mission of an attack to come [8.66, 13.24b1]', () => {
    const { state, fight, piece } = airIn({
      kind: 'overrun',
      german: { 6230: [STRONG, STAFF], ready: [JU87, BF110] },
      soviet: { 6229: [D] },
      set: { German: 1 },
      fly: 'Ju87',
      dice: [1],
    });
    expect(aircraftBar(state, piece('Bf110'), { ...fight, kind: 'combat' })?.slug).toBe('no-mission');
  });

  test('units attached to a formation without missions have none [4.31, 13.24b3, S6.24]', () => {
    const it = fightIn({
      settings: { missions: 4 },
      german: { 6230: [STRONG, STAFF], 6330: ['headquarters L 1-6 (of Lieb, command 1, efficiency 5)'], ready: [JU87] },
      soviet: { 6229: [D] },
    });
    const { state, fight, piece } = it;
    const named = (name: string): Named => ({ name, source: NO_SOURCE });
    state.settings.push({ name: 'missions', of: [named('Lieb')], values: [0], source: NO_SOURCE });
    expect(aircraftBar(state, piece('Ju87'), fight)).toBeUndefined();
    state.attachments.push({ pieces: [named('3.Mot')], to: named('Lieb'), citations: [], source: NO_SOURCE });
    expect(aircraftBar(state, piece('Ju87'), fight)?.slug).toBe('formation-flown');
  });
});

describe('points', () => {
  const sketch: Sketch = {
    side: 'German',
    german: { 6230: [STRONG] },
    soviet: { 6229: [D], 6228: [RED_STAFF, 'artillery battalion A 3-1-4 (range 4, efficiency 5)'] },
  };

  test('spent on a reaction they are gone for the fight that follows [15.33a, 15.33b2, 15.32]', () => {
    const it = fightIn(sketch);
    const { state, fight } = it;
    const guns = { side: 1, use: 'artillery', lead: it.piece('A'), fight, address: 'x' } as const;
    expect(state.names(spendersOf(state, guns))).toEqual(['HQ2']);
    const reaction = { side: 1, use: 'reaction', lead: it.piece('D'), address: 'x' } as const;
    drive(spendOn(state, reaction), { answer: naming(it, { spend: 'HQ2' }) });
    expect(spendersOf(state, guns)).toEqual([]);
  });

  test('spent in the own sequence they come back in the enemy’s only by RTL-21 [15.31]', () => {
    for (const [reading, again] of [
      ['oncePerTurn', []],
      ['oncePerSequence', ['HQ2']],
    ] as const) {
      const it = fightIn({ ...sketch, rulings: { 'command.usesPerTurn': reading } });
      const { state } = it;
      state.spent[it.piece('HQ2')] = 1;
      beginCommand(state);
      const reaction = { side: 1, use: 'reaction', lead: it.piece('D'), address: 'x' } as const;
      expect(state.names(spendersOf(state, reaction)), reading).toEqual(again);
    }
  });

  test('a leader driven out of his hex has none left [15.22, 15.32]', () => {
    const it = fightIn({
      german: { 6230: [STRONG, STAFF], 6430: ['leader Manstein 2-6 (range 8, army)'] },
      soviet: { 6229: [D], 6530: [E] },
    });
    const { state, fight } = it;
    const ground = { side: 0, use: 'ground', lead: it.piece('T'), fight, address: 'x' } as const;
    expect(state.names(spendersOf(state, ground)).sort()).toEqual(['HQ', 'Manstein']);
    state.put(it.piece('E'), it.cell('6430'));
    drive(clearEntered(state, 1, [it.cell('6430')]));
    expect(it.where('Manstein')).toBe('6230');
    expect(state.names(spendersOf(state, ground))).toEqual(['HQ']);
  });

  test('combined formations: only the headquarters of more than half of the attackers helps [7.33, 4.34, 4.39]', () => {
    const other = 'infantry battalion V 4-3-4 (efficiency 6, of 21.Inf)';
    const staff = 'headquarters HQ21 1-6 (command 1, efficiency 6, of 21.Inf)';
    const german = { 6230: [STRONG, other, STAFF, staff], 6129: [SECOND] };
    const may = (attackers: string): string[] => {
      const { state, fight, piece } = fightIn({ german, soviet: { 6229: [D] }, attackers });
      return state.names(spendersOf(state, { side: 0, use: 'ground', lead: piece('T'), fight, address: 'x' }));
    };
    expect(may('T, V')).toEqual([]);
    expect(may('T, U, V')).toEqual(['HQ']);
  });

  test('a headquarters disrupted and recovered has its points, one still disrupted cannot use them [15.34b, 15.16]', () => {
    const it = fightIn({
      german: { 6230: [STRONG, 'headquarters HQ 1-6 (command 1, efficiency 6, disrupted, spent)'] },
      soviet: { 6229: [D] },
    });
    const { state, fight } = it;
    const ground = { side: 0, use: 'ground', lead: it.piece('T'), fight, address: 'x' } as const;
    drive(reorganization(state), { dice: [10] });
    expect(state.spent[it.piece('HQ')]).toBe(0);
    expect(spendersOf(state, ground)).toEqual([]);
    drive(reorganization(state), { dice: [1] });
    expect(state.names(spendersOf(state, ground))).toEqual(['HQ']);
  });
});

describe('a fight', () => {
  test('coordination in the book’s order: aircraft, artillery, ground, the attacker first, the defender’s ground units never [SoP.3, 10.4, 10.41a, 10.42a, 10.43]', () => {
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
    const told = moments.flatMap((one) => {
      if (one.kind === 'dice') return /(air|artillery|ground)(\/\w+)?\/die/.exec(one.address)?.slice(0, 1) ?? [];
      return one.kind === 'decision' && ['air', 'artillery'].includes(one.question)
        ? `${one.side} ${one.question}`
        : [];
    });
    expect(told).toEqual([
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
    expect([at.where('Ju87'), at.where('A')]).toEqual([FLOWN, FLOWN]); // no result touches them [13.11, 13.15, 13.25, 13.26]
  });

  test('a headquarters adds its defence, leads only alone, and leads no attack without attack strength [15.11-15.13]', () => {
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

  test('guns need not support, and as many as can may [12.11, 12.12, 12.13g]', () => {
    const guns = ['G', 'H', 'I', 'J'].map((name) => GUN.replace(' G ', ` ${name} `));
    const { moments } = phase(
      { ...assault, german: { 6230: [STRONG, ...guns] }, soviet: { 6229: [D] } },
      ['attack 6229 with T'],
      {
        dice: [10],
      },
    );
    const asked = moments.find((one): one is Decision => one.kind === 'decision' && one.question === 'artillery');
    const sizes = asked?.legal().map(({ pieces = [] }) => pieces.length) ?? [];
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([0, 4]);
  });
});
