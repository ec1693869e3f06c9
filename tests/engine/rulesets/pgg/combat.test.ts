import { describe, expect, test } from 'vitest';
import { attacking } from '../../../../engine/rulesets/pgg/combat/combat.js';
import { isRefusal } from '../../../../engine/play/moment.js';
import { ELIMINATED } from '../../../../engine/rulesets/pgg/state/state.js';
import { drive, order } from './drive.js';
import { field, type Sketch } from './field.js';
import { answers, attack, combat, panzer, wall } from './combat-drive.js';

describe('units that may attack', () => {
  const refusals: readonly {
    readonly case: string;
    readonly sketch: Sketch;
    readonly order: string;
    readonly rule: string;
    readonly slug: string;
  }[] = [
    {
      case: 'an attack across a lake hexside (C12) [6.7]',
      sketch: { lake: '2010/2011', german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A'] } },
      order: 'attack 2010 with 6',
      rule: '6.7',
      slug: 'lake-hexside',
    },
    {
      case: 'an attack outside every command radius (C20) [10.35]',
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
      case: 'an attack in range of a disrupted leader only (C72) [10.35]',
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
      case: 'an attack by a unit not next to the hex [9.11]',
      sketch: { german: { '2012': ['inf 6'] }, soviet: { '2010': ['rifle A'] } },
      order: 'attack 2010 with 6',
      rule: '9.11',
      slug: 'not-adjacent',
    },
    {
      case: 'an attack by a unit not next to every hex [9.23]',
      sketch: { german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A'], '2009': ['rifle B'] } },
      order: 'attack 2010 2009 with 6',
      rule: '9.23',
      slug: 'not-adjacent',
    },
    {
      case: 'an attack by disrupted units [6.62]',
      sketch: { german: { '2011': ['inf 6 (disrupted)'] }, soviet: { '2010': ['rifle A'] } },
      order: 'attack 2010 with 6',
      rule: '6.62',
      slug: 'disrupted',
    },
    {
      case: 'an attack on an empty hex [9.11]',
      sketch: { german: { '2011': ['inf 6'] } },
      order: 'attack 2010 with 6',
      rule: '9.11',
      slug: 'no-enemy',
    },
    {
      case: 'an attack by units of the inactive side [9.11]',
      sketch: { german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A'] } },
      order: 'attack 2010 with A',
      rule: '9.11',
      slug: 'not-phasing',
    },
    {
      case: 'an attack by a leader without other units [10.36, 10.22]',
      sketch: { side: 'Soviet', german: { '2010': ['inf 6'] }, soviet: { '2011': ['leader K 3'] } },
      order: 'attack 2010 with K',
      rule: '10.36',
      slug: 'leader-alone',
    },
    {
      case: 'an attack by a revealed 0-1-6 [12.3]',
      sketch: { side: 'Soviet', german: { '2010': ['inf 6'] }, soviet: { '2011': ['rifle A 0-1-6', 'leader K 3'] } },
      order: 'attack 2010 with A',
      rule: '12.3',
      slug: 'no-attack',
    },
  ];
  test.each(refusals)('an attack order is refused: $case', ({ sketch, order: text, rule, slug }) => {
    const at = combat(sketch);
    const answer = attacking.read(at.state, order(at, text));
    expect(answer).toMatchObject({ refused: true, rule, slug });
    expect((answer as { message: string }).message).toContain(`[${rule}]`);
  });

  test('C19 [10.35] units in command of a leader out of supply may attack, at half strength', () => {
    const at = field({
      side: 'Soviet',
      phase: 'combat',
      german: { '2010': ['inf 6'], ...wall },
      soviet: { '2011': ['rifle A 6-8-6'], '2013': ['leader K 3'] },
    });
    const answer = attacking.read(at.state, order(at, 'attack 2010 with A'));
    if (isRefusal(answer)) throw new Error(answer.message);
    drive(attacking.perform(at.state, answer), { dice: [1] });
    expect(at.state.drainEvents().find(({ kind }) => kind === 'attack')?.facts).toMatchObject({ attack: 3 });
  });

  test('[9.14, 9.24] no unit attacks twice, and no unit is attacked twice', () => {
    const at = combat({
      german: { '2011': ['inf 6'], '1910': ['inf 26'] },
      soviet: { '2010': ['rifle A 1-5-6'], '2111': ['rifle B 1-5-6'] },
    });
    attack(at, 'attack 2010 with 6', { dice: [5], answer: answers(at, { loss: 'lose 6' }) }); // result A1 on 1-1
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

  test('[9.13, 9.0] several hexes may attack one hex with the sum of their units', () => {
    const around = { '2011': ['inf 6'], '2110': ['inf 26'], '1910': ['inf 5'], '2009': ['inf 35'] };
    const at = combat({ german: around, soviet: { '2010': ['rifle A 1-9-6'] } });
    const answer = attacking.read(at.state, order(at, 'attack 2010'));
    if (isRefusal(answer)) throw new Error(answer.message);
    drive(attacking.perform(at.state, answer), { dice: [1] });
    expect(at.state.drainEvents().find(({ kind }) => kind === 'attack')?.facts).toMatchObject({ attack: 36 });
  });

  test('every listed or random attack is legal, and its written order is read as the same attack', () => {
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

describe('losses', () => {
  const trio = { '2010': ['rifle A 1-3-6', 'rifle B 1-3-6', 'rifle C 1-3-6'] };
  test('C74 [9.65] the result D1 on three Soviet divisions removes one division, and the other two do not retreat', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: trio });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { loss: 'lose B' }) });
    expect([at.where('A'), at.where('B'), at.where('C')]).toEqual(['2010', ELIMINATED, '2010']);
  });
  test('C74 [9.65] after D1 all three units may retreat one hex instead, without loss', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: trio });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { loss: 'retreat' }) });
    for (const name of ['A', 'B', 'C'])
      expect(at.board.distance(at.cell('2010'), at.state.cell[at.piece(name)])).toBe(1);
  });

  const survivorsOf = (soviet: readonly string[], places: Sketch['places']): string[] => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': soviet }, ...(places && { places }) });
    attack(at, 'attack 2010 with 6', { dice: [1] });
    return at.state.names(at.state.unitsIn(at.cell('2010'))).sort();
  };
  const city: Sketch['places'] = { Orsha: ['major city', '2010'] };
  test.each([
    ['in the open all units retreat', trio['2010'], undefined, []],
    ['in a city one unit is lost and the others hold the city', trio['2010'], city, ['A', 'B']],
    ['in a city that the loss would empty, the units retreat', trio['2010'].slice(0, 1), city, []],
  ])('[9.65] by default the defender answers D1 as follows: %s', (_case, soviet, places, holding) => {
    expect(survivorsOf(soviet, places)).toEqual(holding);
  });

  const twoSteps: readonly {
    readonly case: string;
    readonly german: readonly string[];
    readonly lose: string;
    readonly steps: Readonly<Record<string, number>>;
  }[] = [
    { case: 'C75 [9.63] a single 9-7 loses both steps', german: ['inf 6'], lose: 'lose 6', steps: { 6: 2 } },
    {
      case: 'C75 [9.65] two 9-7 lose one step each',
      german: ['inf 6', 'inf 26'],
      lose: 'lose 6, 26',
      steps: { 6: 1, 26: 1 },
    },
    {
      case: 'C75 [9.65] one of two 9-7 loses both steps',
      german: ['inf 6', 'inf 26'],
      lose: 'lose 6, 6',
      steps: { 6: 2, 26: 0 },
    },
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

  test('C76 [15.12.1] a 2-7 that loses two steps is eliminated, for five Soviet points', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['inf 6 (step 3)'] },
      soviet: { '2011': ['rifle A 60-9-6', 'leader K 3'] },
    });
    attack(at, 'attack 2010 with A', { dice: [6], answer: answers(at, { loss: 'lose 6' }) });
    expect(at.where('6')).toBe(ELIMINATED);
    expect(at.state.points).toMatchObject([{ points: 5, rule: '15.12.1' }]);
  });

  test('C87 [10.24] a leader may be lost as a step', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-6-6', 'leader K 3'] } });
    attack(at, 'attack 2010 with 6', { dice: [1], answer: answers(at, { loss: 'lose K' }) });
    expect([at.where('A'), at.where('K')]).toEqual(['2010', ELIMINATED]);
  });

  test('C86 [9.71] two of three units that cannot retreat are lost', () => {
    const at = combat({ german: { '2011': ['inf 6'], '1909': ['inf 5'], '2109': ['inf 35'] }, soviet: trio });
    attack(at, 'attack 2010 with 6', { dice: [1] });
    expect(['A', 'B', 'C'].filter((name) => at.where(name) === '2010')).toHaveLength(1);
  });

  test('the combat result Ae eliminates every attacking unit, but no unit that did not attack [9.64, 9.12, 9.22]', () => {
    const at = combat({ german: { '2011': ['inf 6', 'inf 26'] }, soviet: { '2010': ['rifle A 1-90-6'] } });
    attack(at, 'attack 2010 with 6', { dice: [6] });
    expect([at.where('6'), at.where('26')]).toEqual([ELIMINATED, '2011']);
  });

  test('the combat result Eng costs each side a step, and no unit retreats or advances [9.67]', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-9-6'] } });
    const questions: string[] = [];
    attack(at, 'attack 2010 with 6', {
      dice: [4],
      answer: (decision) =>
        void questions.push(
          `${decision.side} ${decision
            .legal()
            .map(({ verb }) => verb)
            .join(' ')}`,
        ),
    });
    expect(questions).toEqual(['Soviet lose', 'German lose']);
    expect([at.where('A'), at.where('6'), at.state.step[at.piece('6')]]).toEqual([ELIMINATED, '2011', 1]);
  });

  test('an attack on two hexes has one result for the whole side [9.23, AMB-20]', () => {
    const at = combat({
      german: { '2011': ['inf 6 18-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle A 1-4-6'], '2111': ['rifle B 1-4-6'] },
    });
    attack(at, 'attack 2010 2111 with 6', { dice: [2], answer: answers(at, { loss: 'lose B' }) });
    expect([at.where('A'), at.where('B')]).toEqual(['2010', ELIMINATED]);
  });
});
