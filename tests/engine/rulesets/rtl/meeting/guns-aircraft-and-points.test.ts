import { describe, expect, test } from 'vitest';
import type { Named } from '../../../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import { aircraftBar } from '../../../../../engine/rulesets/rtl/air/aircraft.js';
import { gunBar } from '../../../../../engine/rulesets/rtl/artillery/guns.js';
import { beginCommand } from '../../../../../engine/rulesets/rtl/command/readying.js';
import { spendersOf, spendOn } from '../../../../../engine/rulesets/rtl/command/spending.js';
import { clearEntered } from '../../../../../engine/rulesets/rtl/movement/entering.js';
import { reorganization } from '../../../../../engine/rulesets/rtl/reorganization/reorganization.js';
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

describe('guns', () => {
  const cases: readonly (Support &
    Sketch & { readonly what: string; readonly rules: string; readonly slug: string })[] = [
    {
      what: 'a gun next to an enemy that exerts no zone supports another hex',
      rules: '3.23 12.14',
      german: { 6230: [STRONG], 6233: [GUN] },
      soviet: { 6229: [D], 6234: ['artillery battalion X 3-1-4 (range 4, efficiency 5, banded)'] },
      guns: 'G',
      slug: '',
    },
    {
      what: 'a gun next to an enemy that is with infantry does not support another hex',
      rules: '3.23 12.14',
      german: { 6230: [STRONG], 6233: [GUN] },
      soviet: { 6229: [D], 6234: ['artillery battalion X 3-1-4 (range 4, efficiency 5, banded)', E] },
      guns: 'G',
      slug: 'enemy-zone',
    },
  ];
  test.each(cases)('$what [$rules]', ({ slug, ...setup }) => {
    expect(whyNoGun(setup)?.slug ?? '').toBe(slug);
  });

  test('a unit that retreated into another hex neither supports that hex nor counts as its defender [11.35, 12.23]', () => {
    const { state, fight, piece } = fightIn({ german: { 6230: [STRONG] }, soviet: { 6229: [GUN, D] }, lead: 'D' });
    state.guest[piece('G')] = 1;
    expect(gunBar(state, piece('G'), fight)?.slug).toBe('guest');
    state.guest[piece('G')] = 0;
    expect(gunBar(state, piece('G'), fight)).toBeUndefined();
    state.guest[piece('D')] = 1;
    expect(gunBar(state, piece('G'), fight)?.slug).toBe('alone');
  });

  test('a lead gun that is out of supply checks with an efficiency lower by 1 [6.14, 3.44, 10.42c]', () => {
    const oos = 'artillery battalion G 3-1-4 (range 6, efficiency 5, stacking 1, oos)';
    const setup: Support & Sketch = { soviet: { 6229: [D] }, guns: 'G', dice: [4] };
    expect(supportIn({ ...setup, german: { 6230: [STRONG], 6231: [GUN] } }).outcome).toBe('full');
    expect(supportIn({ ...setup, german: { 6230: [STRONG], 6231: [oos] } }).outcome).toBe('halved');
  });

  test('an Army gun that joined a formation uses the points of the headquarters of that formation [7.46, 12.13b, 15.14]', () => {
    const army = 'artillery battalion G 3-1-4 (range 6, efficiency 5, stacking 1, army)';
    const setup: Support & Sketch = {
      german: { 6230: [STRONG], 6231: [army, STAFF] },
      soviet: { 6229: [D] },
      guns: 'G',
    };
    expect(supportIn({ ...setup, dice: [5], spend: 'HQ' }).outcome).toBe('full');
    const idle = { 6230: [STRONG], 6231: [army.replace('army', 'army, idle'), STAFF] };
    const byAll = { ...setup, german: idle, rulings: { 'artillery.attackerArmyUnits': 'anyReady' } };
    expect(() => supportIn({ ...byAll, dice: [5] })).not.toThrow();
    const { state, fight, piece } = fightIn(byAll);
    expect(spendersOf(state, { side: 0, use: 'artillery', lead: piece('G'), fight, address: 'x' })).toEqual([]);
  });
});

describe('aircraft', () => {
  test('an air mission flown in an overrun is not available for a later attack [8.66, 13.24b1]', () => {
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

  test('units attached to a formation without missions have no missions [4.31, 13.24b3, S6.24]', () => {
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

describe('command points', () => {
  const sketch: Sketch = {
    side: 'German',
    german: { 6230: [STRONG] },
    soviet: { 6229: [D], 6228: [RED_STAFF, 'artillery battalion A 3-1-4 (range 4, efficiency 5)'] },
  };

  test('command points spent on a reaction are not available in the fight that follows [15.33a, 15.33b2, 15.32]', () => {
    const it = fightIn(sketch);
    const { state, fight } = it;
    const guns = { side: 1, use: 'artillery', lead: it.piece('A'), fight, address: 'x' } as const;
    expect(state.names(spendersOf(state, guns))).toEqual(['HQ2']);
    const reaction = { side: 1, use: 'reaction', lead: it.piece('D'), address: 'x' } as const;
    drive(spendOn(state, reaction), { answer: naming(it, { spend: 'HQ2' }) });
    expect(spendersOf(state, guns)).toEqual([]);
  });

  test('command points spent in a side’s own sequence return in the enemy sequence only under one reading of RTL-21 [15.31]', () => {
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

  test('a leader driven out of his hex has no points left [15.22, 15.32]', () => {
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

  test('only the headquarters of the formation with more than half of the attackers helps [7.33, 4.34, 4.39]', () => {
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

  test('a headquarters that was disrupted and recovered has its points; a disrupted one cannot use them [15.34b, 15.16]', () => {
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
