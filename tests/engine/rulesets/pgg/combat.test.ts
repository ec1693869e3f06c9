import { describe, expect, test } from 'vitest';
import { attacking, carryOutDeclared } from '../../../../engine/rulesets/pgg/combat.js';
import { overrunning } from '../../../../engine/rulesets/pgg/overrun.js';
import { isRefusal, type Answer, type Decision } from '../../../../engine/play/moment.js';
import { GERMAN } from '../../../../engine/rulesets/pgg/pieces.js';
import { ELIMINATED } from '../../../../engine/rulesets/pgg/state.js';
import { drive, order, type Script } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

/** A battlefield in combat; a road along row 20 supplies the Germans, and a far-reaching leader in the east the Soviets. */
function combat(sketch: Sketch): Field {
  return field({
    roads: [row20],
    phase: 'combat',
    ...sketch,
    soviet: { '5815': ['leader Stavka 60'], ...sketch.soviet },
  });
}
const row20 = Array.from({ length: 40 }, (_, i) => `${String(i + 1).padStart(2, '0')}20`).join(' - ');

/** Plays one attack as an order says, and tells the kinds of events. */
function attack(at: Field, text: string, script: Script): string[] {
  const answer = attacking.read(at.state, order(at, text));
  if (isRefusal(answer)) throw new Error(`${answer.rule} ${answer.message}`);
  drive(attacking.perform(at.state, answer), script);
  return at.state.drain().map(({ kind }) => kind);
}

/** Answers questions of a kind; the rest take the default. */
function answers(
  at: Field,
  given: Readonly<Record<string, string | readonly string[]>>,
): NonNullable<Script['answer']> {
  const queues: Partial<Record<string, string[]>> = Object.fromEntries(
    Object.entries(given).map(([question, texts]) => [question, typeof texts === 'string' ? [texts] : [...texts]]),
  );
  return (decision: Decision): Answer | undefined => {
    const text = queues[decision.question]?.shift();
    if (text === undefined) return undefined;
    const answer = decision.read(order(at, text));
    if (isRefusal(answer)) throw new Error(`${decision.question}: ${answer.rule} ${answer.message}`);
    const refused = decision.refuse(answer);
    if (refused !== undefined) throw new Error(refused.message);
    return answer;
  };
}

const panzer = ['pz 25/7', 'gr 6/7', 'gr 7/7'];

describe('who may attack', () => {
  const refusals: readonly {
    readonly case: string;
    readonly sketch: Sketch;
    readonly order: string;
    readonly rule: string;
    readonly slug: string;
  }[] = [
    {
      case: 'C12 [6.7] across a lake hexside',
      sketch: { lake: '2010/2011', german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A'] } },
      order: 'attack 2010 with 6',
      rule: '6.7',
      slug: 'lake-hexside',
    },
    {
      case: 'C20 [10.35] outside every radius',
      sketch: {
        side: 'Soviet',
        german: { '2010': ['inf 6'] },
        soviet: { '2011': ['rifle A'], '2020': ['leader K 3'], '5815': [] },
      },
      order: 'attack 2010 with A',
      rule: '10.35',
      slug: 'out-of-command',
    },
    {
      case: 'C72 [10.35] with a disrupted leader only',
      sketch: {
        side: 'Soviet',
        german: { '2010': ['inf 6'] },
        soviet: { '2011': ['rifle A'], '2012': ['leader K 3 (disrupted)'], '5815': [] },
      },
      order: 'attack 2010 with A',
      rule: '10.35',
      slug: 'out-of-command',
    },
    {
      case: 'not next to the hex [9.11]',
      sketch: { german: { '2012': ['inf 6'] }, soviet: { '2010': ['rifle A'] } },
      order: 'attack 2010 with 6',
      rule: '9.11',
      slug: 'not-adjacent',
    },
    {
      case: 'not next to every hex [9.23]',
      sketch: { german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A'], '2009': ['rifle B'] } },
      order: 'attack 2010 2009 with 6',
      rule: '9.23',
      slug: 'not-adjacent',
    },
    {
      case: 'disrupted units [6.62]',
      sketch: { german: { '2011': ['inf 6 (disrupted)'] }, soviet: { '2010': ['rifle A'] } },
      order: 'attack 2010 with 6',
      rule: '6.62',
      slug: 'disrupted',
    },
    {
      case: 'an empty hex [9.11]',
      sketch: { german: { '2011': ['inf 6'] } },
      order: 'attack 2010 with 6',
      rule: '9.11',
      slug: 'no-enemy',
    },
    {
      case: 'the other side [9.11]',
      sketch: { german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A'] } },
      order: 'attack 2010 with A',
      rule: '9.11',
      slug: 'not-phasing',
    },
    {
      case: 'a leader alone [10.36, 10.22]',
      sketch: { side: 'Soviet', german: { '2010': ['inf 6'] }, soviet: { '2011': ['leader K 3'] } },
      order: 'attack 2010 with K',
      rule: '10.36',
      slug: 'leader-alone',
    },
    {
      case: 'a revealed 0-1-6 [12.3]',
      sketch: { side: 'Soviet', german: { '2010': ['inf 6'] }, soviet: { '2011': ['rifle A 0-1-6', 'leader K 3'] } },
      order: 'attack 2010 with A',
      rule: '12.3',
      slug: 'no-attack',
    },
  ];
  test.each(refusals)('$case is refused', ({ sketch, order: text, rule, slug }) => {
    const at = combat(sketch);
    const answer = attacking.read(at.state, order(at, text));
    expect(answer).toMatchObject({ refused: true, rule, slug });
    expect((answer as { message: string }).message).toContain(`[${rule}]`);
  });

  test('C19 [10.35] an unsupplied leader still lets his units attack, at half strength', () => {
    const at = field({
      side: 'Soviet',
      phase: 'combat',
      german: { '2010': ['inf 6'], ...wall },
      soviet: { '2011': ['rifle A 6-8-6'], '2013': ['leader K 3'] },
    });
    const answer = attacking.read(at.state, order(at, 'attack 2010 with A'));
    if (isRefusal(answer)) throw new Error(answer.message);
    drive(attacking.perform(at.state, answer), { dice: [1] });
    expect(at.state.drain().find(({ kind }) => kind === 'attack')?.facts).toMatchObject({ attack: 3 });
  });

  test('[9.14, 9.24] no unit attacks twice, and none is attacked twice', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '1910': ['inf 26'] },
      soviet: { '2010': ['rifle A 1-5-6'], '2111': ['rifle B 1-5-6'] },
    });
    attack(at, 'attack 2010 with 6', { dice: [5], answer: answers(at, { loss: 'lose 6' }) }); // 1-1: A1
    expect(attacking.read(at.state, order(at, 'attack 2111 with 6'))).toMatchObject({
      rule: '9.14',
      slug: 'attacked-already',
    });
    expect(attacking.read(at.state, order(at, 'attack 2010 with 26'))).toMatchObject({
      rule: '9.14',
      slug: 'attacked-already',
    });
  });

  test('[10.26] the leader of a stack that splits its attacks joins one of them', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['inf 6'], '2111': ['inf 26'] },
      soviet: { '2011': ['rifle A 9-9-6', 'rifle B 9-9-6', 'leader K 3'] },
    });
    attack(at, 'attack 2010 with A', { dice: [1], answer: answers(at, { loss: 'lose 6' }) });
    expect(attacking.read(at.state, order(at, 'attack 2111 with B'))).toMatchObject({
      rule: '10.26',
      slug: 'leader-unassigned',
    });
    expect(isRefusal(attacking.read(at.state, order(at, 'attack 2111 with B, K')))).toBe(false);
  });

  test('[9.13, 9.0] a hex is attacked from several hexes with the sum of their units', () => {
    const around = { '2011': ['inf 6'], '2110': ['inf 26'], '1910': ['inf 5'], '2009': ['inf 35'] };
    const at = combat({ german: around, soviet: { '2010': ['rifle A 1-9-6'] } });
    const answer = attacking.read(at.state, order(at, 'attack 2010'));
    if (isRefusal(answer)) throw new Error(answer.message);
    drive(attacking.perform(at.state, answer), { dice: [1] });
    expect(at.state.drain().find(({ kind }) => kind === 'attack')?.facts).toMatchObject({ attack: 36 });
  });

  test('every listed attack is legal and read back from its words; random ones too', () => {
    const at = combat({
      german: { '2011': panzer, '2112': ['inf 6'] },
      soviet: { '2010': ['rifle A'], '2111': ['rifle B'] },
    });
    const legal = attacking.legal(at.state);
    expect(legal.length).toBeGreaterThan(15);
    for (const answer of legal) expect(attacking.refuse(at.state, answer)).toBeUndefined();
    for (let n = 0; n < 200; n++) {
      const picked = attacking.pick(at.state, (bound) => (n * 7919 + bound * 31) % bound);
      expect(picked).toBeDefined();
      expect(attacking.refuse(at.state, picked!)).toBeUndefined();
    }
    expect(attacking.read(at.state, order(at, 'attack 2010 from 2011'))).toMatchObject({
      pieces: expect.arrayContaining(at.pieces('25/7, 6/7, 7/7')) as unknown,
    });
  });
});

/** Germans in a row that cut the middle of the map from the east edge. */
const wall = Object.fromEntries(
  Array.from({ length: 16 }, (_, i) => [`30${String(2 * i + 1).padStart(2, '0')}`, [`inf w${i}`]]),
);

describe('losses', () => {
  const trio = { '2010': ['rifle A 1-3-6', 'rifle B 1-3-6', 'rifle C 1-3-6'] };
  test('C74 [9.65] D1 on three Soviets: one is removed and two stay', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: trio });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { loss: 'lose B' }) });
    expect([at.where('A'), at.where('B'), at.where('C')]).toEqual(['2010', ELIMINATED, '2010']);
  });
  test('C74 [9.65] or all three retreat one hex without loss', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: trio });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { loss: 'retreat' }) });
    for (const name of ['A', 'B', 'C'])
      expect(at.board.distance(at.cell('2010'), at.state.cell[at.piece(name)])).toBe(1);
  });

  const twoSteps: readonly {
    readonly case: string;
    readonly german: readonly string[];
    readonly lose: string;
    readonly steps: Readonly<Record<string, number>>;
  }[] = [
    { case: 'C75 [9.63] one 9-7 loses both steps', german: ['inf 6'], lose: 'lose 6', steps: { 6: 2 } },
    {
      case: 'C75 [9.65] two 9-7 lose one each',
      german: ['inf 6', 'inf 26'],
      lose: 'lose 6, 26',
      steps: { 6: 1, 26: 1 },
    },
    { case: 'C75 [9.65] or one loses both', german: ['inf 6', 'inf 26'], lose: 'lose 6, 6', steps: { 6: 2, 26: 0 } },
  ];
  test.each(twoSteps)('$case', ({ german, lose, steps }) => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': german },
      soviet: { '2011': ['rifle A 180-9-6', 'leader K 3'] },
    });
    attack(at, 'attack 2010 with A', { dice: [6], answer: answers(at, { loss: lose }) });
    for (const [name, lost] of Object.entries(steps)) expect(at.state.step[at.piece(name)]).toBe(lost);
  });

  test('C76 [15.12.1] a 2-7 that loses two steps is gone, for five Soviet points', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['inf 6 (step 3)'] },
      soviet: { '2011': ['rifle A 60-9-6', 'leader K 3'] },
    });
    attack(at, 'attack 2010 with A', { dice: [6], answer: answers(at, { loss: 'lose 6' }) });
    expect(at.where('6')).toBe(ELIMINATED);
    expect(at.state.points).toMatchObject([{ points: 5, rule: '15.12.1' }]);
  });

  test('C87 [10.24] a leader may be the step lost', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-6-6', 'leader K 3'] } });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { loss: 'lose K' }) });
    expect([at.where('A'), at.where('K')]).toEqual(['2010', ELIMINATED]);
  });

  test('C86 [9.71] no way out: two of three are lost', () => {
    const at = combat({ german: { '2011': ['inf 6'], '1909': ['inf 5'], '2109': ['inf 35'] }, soviet: trio });
    attack(at, 'attack 2010 with 6', { dice: [1] });
    expect(['A', 'B', 'C'].filter((name) => at.where(name) === '2010')).toHaveLength(1);
  });

  test('Ae takes every attacker, and nobody who took no part [9.64, 9.12, 9.22]', () => {
    const at = combat({ german: { '2011': ['inf 6', 'inf 26'] }, soviet: { '2010': ['rifle A 1-90-6'] } });
    attack(at, 'attack 2010 with 6', { dice: [6] });
    expect([at.where('6'), at.where('26')]).toEqual([ELIMINATED, '2011']);
  });

  test('Eng costs each side a step, without retreat or advance [9.67]', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-9-6'] } });
    const asked: string[] = [];
    attack(at, 'attack 2010 with 6', {
      dice: [4],
      answer: (decision) =>
        void asked.push(
          `${decision.side} ${decision
            .legal()
            .map(({ verb }) => verb)
            .join(' ')}`,
        ),
    });
    expect(asked).toEqual(['Soviet lose', 'German lose']);
    expect([at.where('A'), at.where('6'), at.state.step[at.piece('6')]]).toEqual([ELIMINATED, '2011', 1]);
  });

  test('an attack on two hexes: one result for the whole side [9.23, AMB-20]', () => {
    const at = combat({
      german: { '2011': ['inf 6 18-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle A 1-4-6'], '2111': ['rifle B 1-4-6'] },
    });
    attack(at, 'attack 2010 2111 with 6', { dice: [2], answer: answers(at, { loss: 'lose B' }) });
    expect([at.where('A'), at.where('B')]).toEqual(['2010', ELIMINATED]);
  });
});

describe('retreats', () => {
  test('C77 [9.72] the defender routes the attackers', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['inf 6 90-7|4-7|2-7|1-7'] },
      soviet: { '2011': ['rifle A 9-3-6', 'rifle B 9-3-6', 'rifle C 9-3-6'], '2013': ['leader K 3'] },
    });
    const asked: string[] = [];
    attack(at, 'attack 2010 with A, B, C', {
      dice: [1],
      answer: (decision) => {
        asked.push(`${decision.side} ${decision.question}`);
        return answers(at, { loss: 'retreat', retreat: 'retreat A, B, C to 2012' })(decision);
      },
    });
    expect(asked.slice(0, 2)).toEqual(['Soviet loss', 'German retreat']);
    expect([at.where('A'), at.where('B'), at.where('C')]).toEqual(['2012', '2012', '2012']);
  });

  test('C79 [9.73] a vacant free hex comes first', () => {
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

  test('C79 [9.73, 9.74] without one, the friendly hex, even in enemy ZOC, whose units stay', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '2008': ['inf 26'], '1809': ['inf 5'], '2209': ['inf 35'] },
      soviet: { '2010': ['rifle A 1-6-6'], '2009': ['rifle B'] },
    });
    attack(at, 'attack 2010 with 6', { dice: [3], answer: answers(at, { loss: 'retreat' }) });
    expect([at.where('A'), at.where('B')]).toEqual(['2009', '2009']);
    expect(at.state.guest[at.piece('A')]).toBe(1);
  });

  test('C80 [9.73] three Germans into a hex of two: one gets in', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['mot 1/1', 'mot 2/2', 'mot 3/3'], '2009': ['inf 6', 'inf 26'] },
      soviet: { '2011': ['rifle A 30-9-6', 'leader K 3'], '1809': ['rifle B'], '2209': ['rifle C'] },
    });
    attack(at, 'attack 2010 with A', { dice: [3], answer: answers(at, { loss: 'retreat' }) });
    const gone = ['1/1', '2/2', '3/3'].map((name) => at.where(name));
    expect(gone.filter((where) => where === '2009')).toHaveLength(1);
    expect(gone.filter((where) => where === ELIMINATED)).toHaveLength(2);
  });

  test('C81 [9.75] a guest adds nothing and goes with any result on the hex', () => {
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
  test('C81 [9.75] a result on the attacker alone leaves the guest', () => {
    const at = combat({
      german: { '2011': ['inf 6 5-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle V 1-5-6', 'rifle U 1-4-6'] },
    });
    at.state.guest[at.piece('U')] = 1;
    attack(at, 'attack 2010 with 6', { dice: [5] });
    expect(at.where('U')).toBe('2010');
  });

  test('C45 [6.4] the closed west columns kill who is forced into them; a step may be lost instead', () => {
    const sketch: Sketch = {
      turn: 4,
      german: { '0311': ['inf 6'], '0408': ['inf 26'], '0411': ['inf 5'] },
      soviet: { '0310': ['rifle A 1-3-6', 'rifle B 1-1-6'] },
    };
    const dead = combat(sketch);
    attack(dead, 'attack 0310 with 6', { dice: [4], answer: answers(dead, { loss: ['retreat', 'lose 6'] }) });
    expect([dead.where('A'), dead.where('B')]).toEqual([ELIMINATED, ELIMINATED]);
    const held = combat(sketch);
    attack(held, 'attack 0310 with 6', { dice: [4], answer: answers(held, { loss: ['lose B', 'lose 6'] }) });
    expect([held.where('A'), held.where('B')]).toEqual(['0310', ELIMINATED]);
  });

  test('a retreat of two hexes never comes back or turns on itself [9.72, AMB-18]', () => {
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

  test('C82 [9.86, 9.83] after an elimination: the hex, then any vacant hex next to it, ZOC ignored', () => {
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
  test('C83 [9.81, 9.82] along the line of retreat: the hex or the first of the two', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-3-6'] } });
    expect(
      ends(at, 'attack 2010 with 6', {
        dice: [1],
        answer: answers(at, { loss: 'retreat', retreat: 'retreat A via 2009 > 2008' }),
      }),
    ).toEqual(['2010', '2009']);
  });
  test('C78 [9.66] on a split an attacker who loses a step may advance, one who retreats may not', () => {
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
  test('C85 [9.87] defenders advance after A1, never after a split', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-9-6'] } });
    expect(ends(at, 'attack 2010 with 6', { dice: [5], answer: answers(at, { loss: 'retreat' }) })).toEqual(['2011']);
    const split = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-9-6', 'rifle B 1-0-6'] } });
    expect(
      ends(split, 'attack 2010 with 6', { dice: [2], answer: answers(split, { loss: ['lose B', 'retreat'] }) }),
    ).toEqual([]);
  });
  test('C44 [6.4] Soviets attack into the west columns but do not follow', () => {
    const at = combat({
      side: 'Soviet',
      turn: 3,
      german: { '0210': ['inf 6 1-7'] },
      soviet: { '0310': ['rifle A 90-9-6', 'leader K 3'] },
    });
    expect(ends(at, 'attack 0210 with A', { dice: [1] })).toEqual([]);
    expect(at.where('6')).toBe(ELIMINATED);
  });
  test('[9.84] nobody leaves the line of retreat', () => {
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
  test('C84 [9.85] who has advanced may not attack again', () => {
    const at = combat({
      german: { '2011': ['inf 6 90-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle A 1-3-6'], '2009': ['rifle B'] },
    });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { advance: 'advance 6 to 2010' }) });
    expect(at.where('6')).toBe('2010');
    expect(attacking.read(at.state, order(at, 'attack 2009 with 6'))).toMatchObject({ refused: true, rule: '9.14' });
  });
  test('[7.1] a Soviet advance keeps to the stacking limit at once', () => {
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

describe('other readings', () => {
  test('AMB-51 [12.2] all attacks are declared before the first reveals anything', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '2511': ['inf 26'] },
      soviet: { '2010': ['rifle A 1-3-6 (untried)'], '2510': ['rifle B 1-3-6 (untried)'] },
      rulings: { 'untried.reveal': 'allDeclaredFirst' },
    });
    expect(attack(at, 'attack 2010 with 6', {})).toEqual(['commit']);
    expect(attack(at, 'attack 2510 with 26', {})).toEqual(['commit']);
    expect(attacking.read(at.state, order(at, 'attack 2510 with 6'))).toMatchObject({ rule: '9.14' });
    drive(carryOutDeclared(at.state), { dice: [6, 6] });
    const kinds = at.state.drain().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'attack' || kind === 'reveal')).toEqual([
      'reveal',
      'attack',
      'reveal',
      'attack',
    ]);
  });

  test('AMB-20 [9.23] each hex of one attack suffers for itself', () => {
    const at = combat({
      german: { '2011': ['inf 6 18-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle A 1-4-6'], '2111': ['rifle B 1-4-6'] },
      rulings: { 'combat.multiHexResult': 'perHex' },
    });
    attack(at, 'attack 2010 2111 with 6', { dice: [2], answer: answers(at, { loss: ['lose A', 'retreat'] }) });
    expect(at.where('A')).toBe(ELIMINATED);
    expect(at.board.distance(at.cell('2111'), at.state.cell[at.piece('B')])).toBe(1);
  });

  test('AMB-17 [9.71] a unit that cannot retreat is eliminated while the others go', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '1909': ['inf 5'], '2109': ['inf 35'] },
      soviet: { '2010': ['rifle A 1-3-6'] },
      rulings: { 'retreat.ifBlocked': 'eliminateBlockedUnit' },
    });
    attack(at, 'attack 2010 with 6', { dice: [3], answer: answers(at, { loss: 'retreat' }) });
    expect(at.where('A')).toBe(ELIMINATED);
  });

  test('AMB-19 [6.4] the German may drive a retreat into the west columns', () => {
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

describe('what an advance does to the map', () => {
  const sketch: Sketch = {
    rails: ['2010 - 2009'],
    german: { '2011': ['inf 6 90-7|4-7|2-7|1-7'] },
    soviet: { '2010': ['rifle A 1-3-6'] },
  };
  test.each([
    ['movement', 0],
    ['movementOrAdvance', 1],
  ] as const)('AMB-31 [6.37] rails may be cut after %s: %i', (reading, passed) => {
    const at = combat({ ...sketch, rulings: { 'rail.cutOn': reading } });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { advance: 'advance 6 to 2009' }) });
    expect(at.where('6')).toBe('2009');
    expect(at.state.passed[at.cell('2010')]).toBe(passed);
  });
  test('hexes passed in an advance or a retreat change hands [15.11]', () => {
    const at = combat(sketch);
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { advance: 'advance 6 to 2009' }) });
    expect(at.cells('2010 2009').map((cell) => at.state.control[cell])).toEqual([GERMAN, GERMAN]);
  });
});

describe('guests in an overrun', () => {
  test('C108 [9.75, 6.51, 9.88] a guest of the combat phase is one still in the mechanized movement phase', () => {
    const at = combat({
      phase: 'mechanized movement',
      german: { '2011': panzer },
      soviet: { '2010': ['rifle V 1-5-6', 'rifle U 1-4-6'] },
    });
    at.state.guest[at.piece('U')] = 1;
    const answer = overrunning.read(at.state, order(at, 'overrun 2010 with 25/7, 6/7, 7/7'));
    if (isRefusal(answer)) throw new Error(answer.message);
    drive(overrunning.perform(at.state, answer), { dice: [1], answer: answers(at, { loss: 'lose V' }) });
    expect(at.state.drain().find(({ kind }) => kind === 'overrun')?.facts).toMatchObject({
      attack: 8,
      defense: 5,
      odds: '1-1',
      result: 'D1',
    });
    expect([at.where('U'), at.where('V'), at.where('25/7')]).toEqual([ELIMINATED, ELIMINATED, '2010']);
  });
});
