import { describe, expect, test } from 'vitest';
import { whyNot } from '../../../../../engine/mechanics/bars.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { commandBar } from '../../../../../engine/rulesets/rtl/command/command.js';
import { retreatLeaders } from '../../../../../engine/rulesets/rtl/command/leaders.js';
import { beginCommand } from '../../../../../engine/rulesets/rtl/command/readying.js';
import { spendersOf, spendOn } from '../../../../../engine/rulesets/rtl/command/spending.js';
import { combine } from '../../../../../engine/rulesets/rtl/markers/combining.js';
import { reorganization } from '../../../../../engine/rulesets/rtl/reorganization/reorganization.js';
import { joining } from '../../../../../engine/rulesets/rtl/sequence/army-units.js';
import { drive, order } from '../drive.js';
import { airIn, fightIn, naming, supportIn } from '../support.js';
import { field, type Sketch } from '../sketch.js';

const TROOPS = 'infantry battalion T 9-3-6 (efficiency 6)';
const DEFENDER = 'infantry battalion D 3-3-4 (efficiency 4)';
const STAFF = 'headquarters HQ 1-6 (command 2, efficiency 6)';
const staff = (name: string, more: string): string => `headquarters ${name} 1-6 (efficiency 6, ${more})`;
const ARKO = 'artillery command Arko 1-5 (army, command 1, efficiency 6)';
const MANSTEIN = 'leader Manstein 2-6 (range 8, army)';
const target = { 6229: [DEFENDER] };

describe('spending', () => {
  const both: Sketch = { german: { 6230: [TROOPS, STAFF, staff('HQ2', 'command 1'), MANSTEIN] }, soviet: target };

  test('C123: a headquarters spends its two points together and gets them back in the Reorganization [15.32, 15.34b]', () => {
    const it = fightIn(both);
    const { state, fight } = it;
    const spending = { side: 0, use: 'ground', lead: it.piece('T'), fight, address: 'x' } as const;
    const { result } = drive(spendOn(state, spending), { answer: naming(it, { spend: 'HQ' }) });
    expect(result?.value).toBe(-2);
    expect(result?.ledger).toEqual([{ text: '-2 HQ', rule: '15.31' }]);
    const bar = (): string | undefined =>
      whyNot(commandBar(state, it.piece('HQ'), { side: 0, use: 'recovery', lead: it.piece('T'), address: 'x' }))?.slug;
    expect(bar()).toBe('spent');
    drive(reorganization(state));
    expect(bar()).toBeUndefined();
  });

  test('at most one headquarters and one leader spend points on a fight, even if they help with different checks [15.33b1]', () => {
    const it = fightIn(both);
    const { state, fight } = it;
    const spending = { side: 0, lead: it.piece('T'), fight, address: 'x' } as const;
    drive(spendOn(state, { ...spending, use: 'air' }), { answer: naming(it, { spend: 'HQ' }) });
    const ground = { ...spending, use: 'ground' } as const;
    expect(state.names(spendersOf(state, ground))).toEqual(['Manstein']);
    expect(whyNot(commandBar(state, it.piece('HQ2'), ground))?.slug).toBe('one-each');
    const another = { ...ground, fight: { ...fight, commandersUsed: [] } };
    expect(state.names(spendersOf(state, another))).toEqual(['HQ2', 'Manstein']);
  });

  test('help of a headquarters for the attacker does not prevent help of a headquarters for the defender [15.33b1]', () => {
    const it = fightIn({ german: { 6230: [TROOPS, STAFF] }, soviet: { 6229: [DEFENDER, staff('HQ2', 'command 1')] } });
    const { state, fight } = it;
    const spending = { use: 'air', fight, address: 'x' } as const;
    drive(spendOn(state, { ...spending, side: 0, lead: it.piece('T') }), { answer: naming(it, { spend: 'HQ' }) });
    expect(state.names(spendersOf(state, { ...spending, side: 1, lead: it.piece('D') }))).toEqual(['HQ2']);
  });

  test('at most one headquarters may help the same check [15.33b1]', () => {
    const it = fightIn(both);
    const play = spendOn(it.state, { side: 0, use: 'reaction', lead: it.piece('T'), address: 'x' });
    expect(() => drive(play, { answer: naming(it, { spend: 'HQ, HQ2' }) })).toThrow('Only one headquarters');
  });

  test('C124: an Arko may help the artillery in a fight in which a headquarters already helped the aircraft [16.32]', () => {
    const sketch: Sketch = {
      german: {
        6230: [TROOPS, STAFF, ARKO],
        6231: ['artillery battalion G 3-1-4 (range 4, efficiency 5)'],
        ready: ['ground-attack air unit Ju87 2 (efficiency 7)'],
      },
      soviet: target,
    };
    const { state, fight, pieces } = airIn({ ...sketch, fly: 'Ju87', spend: 'HQ', dice: [5] });
    const guns = { side: 0, use: 'artillery', lead: pieces('G')[0], fight, address: 'x' } as const;
    expect(state.names(spendersOf(state, guns))).toEqual(['Arko']);
    expect(supportIn({ ...sketch, guns: 'G', spend: 'Arko', dice: [5] })).toMatchObject({ result: 3, outcome: 'full' });
    expect(supportIn({ ...sketch, guns: 'G', dice: [5] })).toMatchObject({ result: 1, outcome: 'halved' });
  });

  test.each([
    { reading: 'oncePerTurn', spent: 1 },
    { reading: 'oncePerSequence', spent: 0 },
  ])('RTL-21: the reading $reading decides when points return in the next sequence [15.31]', ({ reading, spent }) => {
    const { state, piece } = field({
      german: { 6230: [staff('HQ', 'command 1, spent')] },
      rulings: { 'command.usesPerTurn': reading },
    });
    beginCommand(state);
    expect(state.spent[piece('HQ')]).toBe(spent);
  });

  test('an Army unit out of command joins with the help of a headquarters [15.33c, 7.45]', () => {
    const it = field({
      german: { 6230: [STAFF], 6210: ['infantry battalion A 3-3-4 (efficiency 4, army, idle)'] },
    });
    const answer = joining.read(it.state, order(it, 'activate A'));
    if (isRefusal(answer)) throw new Error(answer.message);
    drive(joining.perform(it.state, answer), { dice: [6], answer: naming(it, { spend: 'HQ' }) });
    expect(it.state.active[it.piece('A')]).toBe(1);
    expect(it.state.spent[it.piece('HQ')]).toBe(1);
  });

  test.each([
    { case: 'in an enemy ZOC without help, and fails', enemy: 6231, help: false, dice: [3], disrupted: 1 },
    { case: 'in an enemy ZOC with a command point, and passes', enemy: 6231, help: true, dice: [3], disrupted: 0 },
    {
      case: 'in an enemy ZOC with one command point too few, and fails',
      enemy: 6231,
      help: true,
      dice: [4],
      disrupted: 1,
    },
    { case: 'outside enemy ZOC without a die roll, and recovers', enemy: 6233, help: false, dice: [], disrupted: 0 },
  ])('C14: a disrupted unit tries to recover $case [3.75a, 3.75b, 15.34a]', ({ enemy, help, dice, disrupted }) => {
    const it = field({
      german: {
        6230: ['infantry battalion T 3-3-6 (efficiency 4, disrupted)', staff('HQ', 'command 1')],
      },
      soviet: { [enemy]: [DEFENDER] },
    });
    const answers = naming(it, { spend: 'HQ', recover: 'T' });
    drive(reorganization(it.state), { dice, ...(help && { answer: answers }) });
    expect(it.state.disrupted[it.piece('T')]).toBe(disrupted);
  });

  test.each([
    { case: 'without', spend: undefined, markers: ['3.Mot'] },
    { case: 'with', spend: 'Manstein', markers: ['3.Mot', '21.Inf'] },
  ])(
    'a leader may add points to the roll that combines formations: a roll of 6 $case these points [15.33d, 7.33]',
    ({ spend, markers }) => {
      const it = field({ german: { 6230: [STAFF, MANSTEIN, staff('HQ2', 'command 1, of 21.Inf')] } });
      it.state.pool = ['21.Inf', ''];
      const attempt = { marker: '3.Mot', shown: '3.Mot', address: 'x', order: undefined };
      const { result } = drive(combine(it.state, attempt), { dice: [6], answer: naming(it, { spend }) });
      expect(result).toEqual(markers);
      expect(it.state.spent[it.piece('Manstein')]).toBe(spend === undefined ? 0 : 1);
    },
  );
});

describe('leaders', () => {
  test.each([
    { reading: 'twicePerTurn', again: 'active', third: 'used-up', later: 'used-up' },
    { reading: 'twicePerSequence', again: '', third: 'used-up', later: '' },
  ])(
    'RTL-22: the reading $reading decides how often a leader activates himself [15.24]',
    ({ reading, again, third, later }) => {
      const it = field({
        german: { 6230: ['leader Manstein 2-6 (range 8, army, idle)'] },
        rulings: { 'leader.activations': reading },
      });
      const { state } = it;
      const manstein = it.piece('Manstein');
      const activateOrder = order(it, 'activate Manstein');
      const activate = (): string => {
        const answer = joining.read(state, activateOrder);
        if (isRefusal(answer)) return answer.slug;
        drive(joining.perform(state, answer));
        state.moved[manstein] = 1;
        return '';
      };
      const next = (): void => {
        state.clear('sequence');
        beginCommand(state);
      };
      expect(activate()).toBe('');
      expect(activate()).toBe(again);
      next();
      if (reading === 'twicePerTurn') expect(activate()).toBe('');
      else expect([activate(), activate()]).toEqual(['', '']);
      if (reading === 'twicePerTurn') next();
      expect(activate()).toBe(third);
      next();
      expect(activate()).toBe(later);
    },
  );

  test('a leader retreats with the last unit of his hex [15.23]', () => {
    const { state, cell, piece, where } = field({ german: { 6230: [TROOPS, STAFF, MANSTEIN] } });
    state.put(piece('T'), cell('6231'));
    retreatLeaders(state, 0, cell('6230'), cell('6231'));
    expect(where('Manstein')).toBe('6230');
    state.put(piece('HQ'), cell('6330'));
    retreatLeaders(state, 0, cell('6230'), cell('6330'));
    expect(where('Manstein')).toBe('6330');
  });
});
