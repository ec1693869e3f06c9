import { describe, expect, test } from 'vitest';
import { attacking, carryOutDeclared } from '../../../../engine/rulesets/pgg/combat/combat.js';
import { overrunning } from '../../../../engine/rulesets/pgg/overrun/overrun.js';
import { isRefusal } from '../../../../engine/play/moment.js';
import { GERMAN } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { ELIMINATED } from '../../../../engine/rulesets/pgg/state/state.js';
import { drive, order, type Script } from './drive.js';
import type { Field, Sketch } from './field.js';
import { answers, attack, combat, panzer } from './combat-drive.js';

describe('retreats', () => {
  test('C77 [9.72] the defender decides where beaten attackers retreat', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['inf 6 90-7|4-7|2-7|1-7'] },
      soviet: { '2011': ['rifle A 9-3-6', 'rifle B 9-3-6', 'rifle C 9-3-6'], '2013': ['leader K 3'] },
    });
    const questions: string[] = [];
    attack(at, 'attack 2010 with A, B, C', {
      dice: [1],
      answer: (decision) => {
        questions.push(`${decision.side} ${decision.question}`);
        return answers(at, { loss: 'retreat', retreat: 'retreat A, B, C to 2012' })(decision);
      },
    });
    expect(questions.slice(0, 2)).toEqual(['Soviet loss', 'German retreat']);
    expect([at.where('A'), at.where('B'), at.where('C')]).toEqual(['2012', '2012', '2012']);
  });

  test('C79 [9.73] a retreat must enter a vacant free hex if there is one', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '1912': [], '2209': ['inf 26'] },
      soviet: { '2010': ['rifle A 1-3-6'], '2009': ['rifle B'] },
    });
    let open: string[] = [];
    attack(at, 'attack 2010 with 6', {
      dice: [3],
      answer: (decision) => {
        if (decision.question === 'retreat')
          open = decision.legal().map(({ cells }) => at.board.label(cells?.[0] ?? -1));
        return answers(at, { loss: 'retreat' })(decision);
      },
    });
    expect(open).not.toContain('2009');
    expect(open.length).toBeGreaterThan(0);
  });

  test('C79 [9.73, 9.74] without a vacant hex a unit retreats into a friendly hex, even in enemy ZOC, and the units there stay', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '2008': ['inf 26'], '1809': ['inf 5'], '2209': ['inf 35'] },
      soviet: { '2010': ['rifle A 1-6-6'], '2009': ['rifle B'] },
    });
    attack(at, 'attack 2010 with 6', { dice: [3], answer: answers(at, { loss: 'retreat' }) });
    expect([at.where('A'), at.where('B')]).toEqual(['2009', '2009']);
    expect(at.state.guest[at.piece('A')]).toBe(1);
  });

  test('C80 [9.73] of three German units that retreat into a hex with two units, one stays and two are eliminated', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['mot 1/1', 'mot 2/2', 'mot 3/3'], '2009': ['inf 6', 'inf 26'] },
      soviet: { '2011': ['rifle A 30-9-6', 'leader K 3'], '1809': ['rifle B'], '2209': ['rifle C'] },
    });
    attack(at, 'attack 2010 with A', { dice: [3], answer: answers(at, { loss: 'retreat' }) });
    const cells = ['1/1', '2/2', '3/3'].map((name) => at.where(name));
    expect(cells.filter((where) => where === '2009')).toHaveLength(1);
    expect(cells.filter((where) => where === ELIMINATED)).toHaveLength(2);
  });

  test('[9.71] a unit is eliminated if the elimination of another unit closes its only retreat', () => {
    // Unit 6 can retreat only through the hex of unit 26, whose presence cancels the enemy zones of control there.
    // Unit 26 has no retreat of two hexes, so it is eliminated.
    const at = combat({
      rulings: { 'retreat.ifBlocked': 'eliminateBlockedUnit' },
      german: { '2010': ['inf 6'], '2011': ['inf 26'] },
      soviet: {
        ...{ '1911': ['rifle A 1-90-6'], '2111': ['rifle B'], '2008': ['rifle C'] },
        ...{ '1914': ['rifle D'], '2114': ['rifle E'] },
      },
    });
    attack(at, 'attack 1911 with 6, 26', { dice: [4], answer: answers(at, { loss: 'retreat' }) });
    expect([at.where('6'), at.where('26')]).toEqual([ELIMINATED, ELIMINATED]);
  });

  test('C81 [9.75] a unit that retreated into a hex adds nothing to its defense but suffers any result there', () => {
    const at = combat({
      german: { '2011': ['inf 6 15-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle V 1-5-6', 'rifle U 1-4-6'] },
    });
    at.state.guest[at.piece('U')] = 1;
    const events = attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { loss: 'retreat' }) });
    expect(events).toContain('retreat');
    expect(at.where('U')).toBe(ELIMINATED);
    expect(at.where('V')).not.toBe(ELIMINATED);
  });
  test('C81 [9.75] a combat result that affects only the attacker leaves a guest in the hex', () => {
    const at = combat({
      german: { '2011': ['inf 6 5-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle V 1-5-6', 'rifle U 1-4-6'] },
    });
    at.state.guest[at.piece('U')] = 1;
    attack(at, 'attack 2010 with 6', { dice: [5] });
    expect(at.where('U')).toBe('2010');
  });

  test('C45 [6.4] a unit forced into the closed west columns is eliminated; a step may be lost instead', () => {
    const sketch: Sketch = {
      turn: 4,
      german: { '0311': ['inf 6'], '0408': ['inf 26'], '0411': ['inf 5'] },
      soviet: { '0310': ['rifle A 1-3-6', 'rifle B 1-1-6'] },
    };
    const dead = combat(sketch);
    attack(dead, 'attack 0310 with 6', { dice: [4], answer: answers(dead, { loss: ['retreat', 'lose 6'] }) });
    expect([dead.where('A'), dead.where('B')]).toEqual([ELIMINATED, ELIMINATED]);
    const outcome = combat(sketch);
    attack(outcome, 'attack 0310 with 6', { dice: [4], answer: answers(outcome, { loss: ['lose B', 'lose 6'] }) });
    expect([outcome.where('A'), outcome.where('B')]).toEqual(['0310', ELIMINATED]);
  });

  test('a retreat of two hexes never returns to its start or next to it [9.72, AMB-18]', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-3-6'] } });
    attack(at, 'attack 2010 with 6', {
      dice: [1],
      answer: (decision) => {
        if (decision.question === 'loss') return { verb: 'retreat' };
        for (const { cells = [] } of decision.question === 'retreat' ? decision.legal() : []) {
          expect(cells).toHaveLength(2);
          expect(new Set([at.cell('2010'), ...cells]).size).toBe(3);
        }
        return undefined;
      },
    });
    expect(at.board.distance(at.cell('2010'), at.state.cell[at.piece('A')])).toBe(2);
  });
});

describe('advances', () => {
  function ends(at: Field, text: string, script: Script): string[] {
    let open: string[] = [];
    attack(at, text, {
      ...script,
      answer: (decision) => {
        if (decision.question === 'advance')
          open = [...new Set(decision.legal().flatMap(({ cells }) => at.board.label(cells?.at(-1) ?? 0)))].filter(
            (label) => label !== '0101',
          );
        return script.answer?.(decision);
      },
    });
    return open;
  }

  test('C82 [9.86, 9.83] after an elimination victors advance into the hex and then any vacant hex next to it, regardless of ZOC', () => {
    const at = combat({
      german: { '2011': ['inf 6 90-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle A 1-3-6'], '2208': ['rifle B'] },
    });
    expect(ends(at, 'attack 2010 with 6', { dice: [1] }).sort()).toEqual([
      '1910',
      '1911',
      '2009',
      '2010',
      '2110',
      '2111',
    ]);
  });
  test('C83 [9.81, 9.82] victors advance one hex along the line of retreat, or two', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-3-6'] } });
    expect(
      ends(at, 'attack 2010 with 6', {
        dice: [1],
        answer: answers(at, { loss: 'retreat', retreat: 'retreat A via 2009 > 2008' }),
      }),
    ).toEqual(['2010', '2009']);
  });
  test('C78 [9.66] after a split an attacker that loses a step may advance, an attacker that retreats may not', () => {
    const sketch: Sketch = { german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-9-6'] } };
    const stays = combat(sketch);
    expect(
      ends(stays, 'attack 2010 with 6', { dice: [2], answer: answers(stays, { loss: ['retreat', 'lose 6'] }) }),
    ).toEqual(['2010']);
    const leaves = combat(sketch);
    expect(
      ends(leaves, 'attack 2010 with 6', { dice: [2], answer: answers(leaves, { loss: ['retreat', 'retreat'] }) }),
    ).toEqual([]);
  });
  test('C85 [9.87] defenders advance after the result A1, but never after a result split into a step loss and a retreat', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-9-6'] } });
    expect(ends(at, 'attack 2010 with 6', { dice: [5], answer: answers(at, { loss: 'retreat' }) })).toEqual(['2011']);
    const split = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-9-6', 'rifle B 1-0-6'] } });
    expect(
      ends(split, 'attack 2010 with 6', { dice: [2], answer: answers(split, { loss: ['lose B', 'retreat'] }) }),
    ).toEqual([]);
  });
  test('C44 [6.4] Soviets may attack into the west columns but do not advance there', () => {
    const at = combat({
      side: 'Soviet',
      turn: 3,
      german: { '0210': ['inf 6 1-7'] },
      soviet: { '0310': ['rifle A 90-9-6', 'leader K 3'] },
    });
    expect(ends(at, 'attack 0210 with A', { dice: [1] })).toEqual([]);
    expect(at.where('6')).toBe(ELIMINATED);
  });
  test('[9.84] a victorious unit may not advance to a hex that is off the line of retreat', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-3-6'] } });
    const refused: string[] = [];
    attack(at, 'attack 2010 with 6', {
      dice: [1],
      answer: (decision) => {
        if (decision.question !== 'advance')
          return answers(at, { loss: 'retreat', retreat: 'retreat A via 2009 > 2008' })(decision);
        for (const text of ['advance 6 to 2110', 'advance 6 to 2008']) {
          const answer = decision.read(order(at, text));
          refused.push(isRefusal(answer) ? answer.rule : 'legal');
        }
        return undefined;
      },
    });
    expect(refused).toEqual(['9.84', '9.84']);
  });
  test('C84 [9.85] a unit that has advanced may not attack again', () => {
    const at = combat({
      german: { '2011': ['inf 6 90-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle A 1-3-6'], '2009': ['rifle B'] },
    });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { advance: 'advance 6 to 2010' }) });
    expect(at.where('6')).toBe('2010');
    expect(attacking.read(at.state, order(at, 'attack 2009 with 6'))).toMatchObject({ refused: true, rule: '9.14' });
  });
  test('[7.1] three of four attacking Soviet divisions advance, as many as may stack in the hex', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['inf 6 1-7'] },
      soviet: { '2011': ['rifle A 90-9-6', 'rifle B', 'rifle C', 'leader K 3'], '2111': ['rifle D'] },
    });
    attack(at, 'attack 2010 with A, B, C, K, D', {
      dice: [1],
      answer: answers(at, { advance: 'advance A, B, D to 2010' }),
    });
    expect(at.state.count[at.cell('2010')]).toBe(3);
  });
});

describe('alternative readings of combat rules', () => {
  test('AMB-51 [12.2] under the reading `allDeclaredFirst` all attacks are declared before the first reveals untried units', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '2511': ['inf 26'] },
      soviet: { '2010': ['rifle A 1-3-6 (untried)'], '2510': ['rifle B 1-3-6 (untried)'] },
      rulings: { 'untried.reveal': 'allDeclaredFirst' },
    });
    expect(attack(at, 'attack 2010 with 6', {})).toEqual(['commit']);
    expect(attack(at, 'attack 2510 with 26', {})).toEqual(['commit']);
    expect(attacking.read(at.state, order(at, 'attack 2510 with 6'))).toMatchObject({ rule: '9.14' });
    drive(carryOutDeclared(at.state), { dice: [6, 6] });
    const kinds = at.state.drainEvents().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'attack' || kind === 'reveal')).toEqual([
      'reveal',
      'attack',
      'reveal',
      'attack',
    ]);
  });

  test('AMB-20 [9.23] under the reading `perHex` each hex of an attack takes the result separately', () => {
    const at = combat({
      german: { '2011': ['inf 6 18-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle A 1-4-6'], '2111': ['rifle B 1-4-6'] },
      rulings: { 'combat.multiHexResult': 'perHex' },
    });
    attack(at, 'attack 2010 2111 with 6', { dice: [2], answer: answers(at, { loss: ['lose A', 'retreat'] }) });
    expect(at.where('A')).toBe(ELIMINATED);
    expect(at.board.distance(at.cell('2111'), at.state.cell[at.piece('B')])).toBe(1);
  });

  test('AMB-17 [9.71] under the reading `eliminateBlockedUnit` a unit that cannot retreat is eliminated while the other units retreat', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '1909': ['inf 5'], '2109': ['inf 35'] },
      soviet: { '2010': ['rifle A 1-3-6'] },
      rulings: { 'retreat.ifBlocked': 'eliminateBlockedUnit' },
    });
    attack(at, 'attack 2010 with 6', { dice: [3], answer: answers(at, { loss: 'retreat' }) });
    expect(at.where('A')).toBe(ELIMINATED);
  });

  test('AMB-19 [6.4] under the reading `opponentMayChoose` the Germans may force a retreat into the west columns', () => {
    const routes = (reading: string): string[] => {
      const at = combat({
        turn: 4,
        german: { '0410': ['inf 6'] },
        soviet: { '0310': ['rifle A 1-3-6'] },
        rulings: { 'retreat.westColumns': reading },
      });
      let open: string[] = [];
      attack(at, 'attack 0310 with 6', {
        dice: [3],
        answer: (decision) => {
          if (decision.question === 'loss') return { verb: 'retreat' };
          if (decision.question === 'retreat')
            open = decision.legal().map(({ cells = [] }) => at.board.label(cells[0]));
          return undefined;
        },
      });
      return open;
    };
    expect(routes('onlyIfForced')).not.toContain('0209');
    expect(routes('opponentMayChoose')).toContain('0209');
  });
});

describe('effects of an advance on railways and control', () => {
  const sketch: Sketch = {
    rails: ['2010 - 2009'],
    german: { '2011': ['inf 6 90-7|4-7|2-7|1-7'] },
    soviet: { '2010': ['rifle A 1-3-6'] },
  };
  test.each([
    ['movement', 0],
    ['movementOrAdvance', 1],
  ] as const)(
    'AMB-31 [6.37] under the reading %s the number of railway hexes cut by an advance after combat is %i',
    (reading, passed) => {
      const at = combat({ ...sketch, rulings: { 'rail.cutOn': reading } });
      attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { advance: 'advance 6 to 2009' }) });
      expect(at.where('6')).toBe('2009');
      expect(at.state.passed[at.cell('2010')]).toBe(passed);
    },
  );
  test('hexes crossed in an advance or a retreat change hands [15.11]', () => {
    const at = combat(sketch);
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { advance: 'advance 6 to 2009' }) });
    expect(at.cells('2010 2009').map((cell) => at.state.control[cell])).toEqual([GERMAN, GERMAN]);
  });
});

describe('guests in an overrun', () => {
  test('C108 [9.75, 6.51, 9.88] a unit that retreated into a hex in combat still adds nothing to its defense in an overrun', () => {
    const at = combat({
      phase: 'mechanized movement',
      german: { '2011': panzer },
      soviet: { '2010': ['rifle V 1-5-6', 'rifle U 1-4-6'] },
    });
    at.state.guest[at.piece('U')] = 1;
    const answer = overrunning.read(at.state, order(at, 'overrun 2010 with 25/7, 6/7, 7/7'));
    if (isRefusal(answer)) throw new Error(answer.message);
    drive(overrunning.perform(at.state, answer), { dice: [1], answer: answers(at, { loss: 'lose V' }) });
    expect(at.state.drainEvents().find(({ kind }) => kind === 'overrun')?.facts).toMatchObject({
      attack: 8,
      defense: 5,
      odds: '1-1',
      result: 'D1',
    });
    expect([at.where('U'), at.where('V'), at.where('25/7')]).toEqual([ELIMINATED, ELIMINATED, '2010']);
  });
});
