import { describe, expect, test } from 'vitest';
import type { Answer, Decision, Refusal } from '../../../engine/play/moment.js';
import { Script } from '../../../engine/play/script.js';
import { skirmish } from './skirmish.js';
import { board, on, order, orders, scenario } from './written.js';

const wrong: Refusal = { refused: true, rule: '8d', slug: 'wrong-leader', message: 'x cannot lead.', why: [] };
const usual: Answer = { verb: 'defend' };

/** Creates the decision in which Red chooses the units that defend a cell. */
const defence = (cell: string, read: Decision['read']): Decision => ({
  kind: 'decision',
  address: '1/Red/defence',
  side: 'Red',
  rule: '8d',
  question: 'defence',
  prompt: 'Which units defend?',
  verbs: ['defend'],
  about: [board.cell(cell)],
  legal: () => [usual],
  pick: () => usual,
  fallback: () => usual,
  read,
  refuse: () => undefined,
});

describe('a standing order that names units', () => {
  const given = (text: string): Script =>
    new Script(
      scenario({ orders: [orders(1, 'Red', order(text, [on([], order('retreat x to 0402'))]))] }),
      skirmish.vocabulary,
    );
  const answer = (script: Script, decision: Decision): [Answer | undefined, string[]] => {
    const refused: string[] = [];
    const now = { turn: 1, side: 'Blue', phase: 'fight' };
    return [script.answer(decision, now, (_, { slug }) => refused.push(slug)), refused];
  };
  const reads: Decision['read'] = ({ verb }) => ({ verb });

  test('a standing order that names units answers every attack on its cell, not only the first', () => {
    const script = given('defend 0302 with x');
    for (let time = 0; time < 2; time++)
      expect(answer(script, defence('0302', reads))).toMatchObject([{ verb: 'defend' }, []]);
  });
  test('a standing order does not answer for other cells, or if it names no units', () => {
    expect(answer(given('defend 0302 with x'), defence('0304', reads))).toEqual([undefined, []]);
    expect(answer(given('defend 0302'), defence('0302', reads))).toEqual([undefined, []]);
  });
  test('a refused standing order is reported once, and no longer after it has answered a decision', () => {
    const script = given('defend 0302 with x');
    expect(
      answer(
        script,
        defence('0302', () => wrong),
      ),
    ).toEqual([undefined, ['wrong-leader']]);
    expect(
      answer(
        script,
        defence('0302', () => wrong),
      ),
    ).toEqual([undefined, []]);
    const fallen = given('defend 0302 with x');
    answer(fallen, defence('0302', reads));
    expect(
      answer(
        fallen,
        defence('0302', () => wrong),
      ),
    ).toEqual([undefined, []]);
  });
});

describe('an answer in the braces of an order', () => {
  const blue = { turn: 1, side: 'Blue', phase: 'fight' };
  const first = order('attack 0302 with a', [on([], order('advance a to 0302'))]);
  const second = order('attack 0302 with b');
  const decision = (more: Partial<Decision>): Decision => ({
    ...defence('0302', ({ verb }) => ({ verb })),
    side: 'Blue',
    verbs: ['attack'],
    ...more,
  });
  const advance = (within: typeof first): Partial<Decision> => ({ verbs: ['advance'], within });
  const failOnRefusal = (): void => {
    throw new Error('Nothing is refused here.');
  };

  test('an answer in braces belongs to its order, and not to a later order about the same cell', () => {
    const script = new Script(scenario({ orders: [orders(1, 'Blue', first, second)] }), skirmish.vocabulary);
    for (const attack of [first, second])
      expect(script.answer(decision({ about: undefined }), blue, failOnRefusal)).toMatchObject({ order: attack });
    expect(script.answer(decision(advance(second)), blue, failOnRefusal)).toBeUndefined();
    // Decisions that follow from an enemy order about the cell are not answered, either.
    expect(script.answer(decision({ verbs: ['advance'] }), { ...blue, side: 'Red' }, failOnRefusal)).toBeUndefined();
    expect(script.answer(decision(advance(first)), blue, failOnRefusal)).toMatchObject({ verb: 'advance' });
  });

  test.each([
    [['D2'], 'D2/A1', true],
    [['A1'], 'D2/A1', true],
    [['D2/A1'], 'D2/A1', true],
    [['D2/A1'], 'D2', false],
    [['D1'], 'D2/A1', false],
    [['D1', 'D2'], 'D2', true],
    [['D'], 'D2', false],
  ])('an answer for the results %j is used when the combat result is %s: %s', (wanted, result, isMeant) => {
    const attack = order('attack 0302 with a', [on(wanted, order('advance a to 0302'))]);
    const script = new Script(scenario({ orders: [orders(1, 'Blue', attack)] }), skirmish.vocabulary);
    const answer = script.answer(decision({ ...advance(attack), result }), blue, failOnRefusal);
    expect(answer !== undefined).toBe(isMeant);
  });
});

describe('several answers in the braces of one order', () => {
  const blue = { turn: 1, side: 'Blue', phase: 'fight' };
  /** Refuses the answers of unit x, and defers the answers of unit y to another decision. */
  const refusing: Decision['read'] = ({ verb, pieces: [{ name }] }) =>
    name === 'x' ? wrong : name === 'y' ? { ...wrong, waits: true } : { verb };

  test.each<[string, string[], string | undefined, string[]]>([
    ['a refused answer before a legal one is reported', ['retreat x to 0401', 'retreat z to 0402'], 'z', ['x']],
    ['every refused answer is reported', ['retreat x to 0401', 'retreat x to 0402'], undefined, ['x', 'x']],
    ['answers after the legal one are not tried', ['retreat z to 0401', 'retreat x to 0402'], 'z', []],
    ['an answer for another question is kept', ['retreat y to 0401', 'retreat z to 0402'], 'z', []],
  ])('%s', (_title, answers, used, refused) => {
    const attack = order('attack 0302 with a', [on([], ...answers.map((text) => order(text)))]);
    const script = new Script(scenario({ orders: [orders(1, 'Blue', attack)] }), skirmish.vocabulary);
    const reported: string[] = [];
    const question = { ...defence('0302', refusing), side: 'Blue', verbs: ['retreat'], within: attack };
    const ask = (): Answer | undefined =>
      script.answer(question, blue, ({ pieces: [{ name }] }) => reported.push(name));
    expect(ask()?.order?.pieces[0].name).toBe(used);
    expect(reported).toEqual(refused);
    ask(); // A refused answer is not tried again.
    expect(reported.filter((name) => name === 'x').length).toBe(answers.filter((text) => text.includes(' x ')).length);
  });
});

describe('an answer of a standing order is reported as unused', () => {
  const place = { address: '1/Blue/fight/0302', rule: '2', text: '', side: 'Blue', cells: ['0302'] };
  const result = { ...place, kind: 'attack', facts: { result: 'Kill' } };
  const befell = (kind: string, unit: string) => ({ ...place, side: 'Red', kind, pieces: [unit], cells: ['0402'] });
  /** Returns the unused answers after `answeredCount` decisions were answered and the given events happened. */
  const missed = (answers: string[], answeredCount: number, ...happened: ReturnType<typeof befell>[]): string[] => {
    const written = answers.map((text) => on(text.startsWith('die') ? ['Kill'] : [], order(text)));
    const defend = order('defend 0302', written);
    const script = new Script(scenario({ orders: [orders(1, 'Red', defend)] }), skirmish.vocabulary);
    for (let time = 0; time < answeredCount; time++) {
      const decision = defence('0302', ({ verb }) => ({ verb }));
      script.answer({ ...decision, verbs: ['retreat'] }, { turn: 1, side: 'Blue', phase: 'fight' }, () => undefined);
    }
    for (const event of [result, ...happened]) script.underWay.recordEvent(event, 1, (label) => board.cell(label));
    const record = script.record();
    const resumed = new Script(scenario({ orders: [orders(1, 'Red', defend)] }), skirmish.vocabulary);
    resumed.restore(JSON.parse(JSON.stringify(record)) as typeof record);
    const found = script.underWay.finish(true).unused;
    expect(resumed.underWay.finish(true).unused.length).toBe(found.length);
    return found.map(
      (unused) => `${unused.order.verb} ${unused.order.pieces[0].name}${unused.result ? ` on ${unused.result}` : ''}`,
    );
  };

  test.each<[string, string[], number, ReturnType<typeof befell>[], string[]]>([
    ['is reported when something happened to its unit', ['retreat x'], 0, [befell('killed', 'x')], ['retreat x']],
    ['is reported with the result for which it was written', ['die x'], 0, [befell('killed', 'x')], ['die x on Kill']],
    ['is not reported when nothing happened', ['retreat x'], 0, [], []],
    ['is not reported when something happened to other units', ['retreat x'], 0, [befell('killed', 'y')], []],
    ['is not reported when it was used', ['retreat x'], 1, [befell('retreat', 'x')], []],
    [
      'is not reported when it is the reserve of a used answer',
      ['retreat x', 'retreat y'],
      1,
      [befell('killed', 'y')],
      [],
    ],
    [
      'is not reported when it is another path of the same unit',
      ['retreat x', 'retreat x'],
      1,
      [befell('retreat', 'x')],
      [],
    ],
    [
      'is reported when its unit did the same without an order',
      ['retreat x', 'retreat y'],
      1,
      [befell('retreat', 'x'), befell('retreat', 'y')],
      ['retreat y'],
    ],
  ])('an answer of a standing order that was never used %s', (_when, answers, answeredCount, happened, expected) => {
    expect(missed(answers, answeredCount, ...happened)).toEqual(expected);
  });

  test('unused answers of an order that stands for the whole turn are reported only at the end of the turn', () => {
    const defend = order('defend 0302', [on([], order('retreat x'))]);
    const script = new Script(scenario({ orders: [orders(1, 'Red', defend)] }), skirmish.vocabulary);
    for (const event of [result, befell('killed', 'x')])
      script.underWay.recordEvent(event, 1, (label) => board.cell(label));
    expect(script.underWay.finish(false).unused).toEqual([]);
    expect(script.underWay.finish(true).unused).toHaveLength(1);
    expect(script.underWay.finish(true).unused).toEqual([]);
  });
});

describe('orders for an occasion', () => {
  const vocabulary = {
    ...skirmish.vocabulary,
    verbs: [...skirmish.vocabulary.verbs, { ...skirmish.vocabulary.verbs[0], word: 'draw', isOccasion: true as const }],
  };
  const asks = (verb: string): Decision => ({
    ...defence('0302', (one) => ({ verb: one.verb })),
    side: 'Blue',
    verbs: [verb],
    about: undefined,
  });
  const drawn = (name: string, time = 1) => ({
    turn: 1,
    phase: 'fight',
    occasions: [{ verb: 'draw', name, time }],
  });
  const failOnRefusal = (): void => {
    throw new Error('Nothing is refused here.');
  };
  const [moveA, attackA, moveB, moveC, moveLast] = [
    'move a to 0301',
    'attack 0302 with a',
    'move b to 0303',
    'move c to 0305',
    'move d to 0202',
  ].map((text) => order(text));
  const script = (): Script =>
    new Script(
      scenario({
        orders: [
          orders(
            1,
            'Blue',
            order('draw a', [on([], moveA), on([], attackA), on([], moveB)]),
            order('draw a', [on([], moveC)]),
            moveLast,
          ),
        ],
      }),
      vocabulary,
    );

  test('orders under `on` answer when their event happens, and those of the next block when the event happens again', () => {
    const one = script();
    expect(one.answer(asks('move'), drawn('a'), failOnRefusal)?.order).toBe(moveA);
    expect(one.answer(asks('move'), drawn('b'), failOnRefusal)?.order).toBe(moveLast);
    expect(one.answer(asks('move'), drawn('a', 2), failOnRefusal)?.order).toBe(moveC);
    expect(one.answer(asks('move'), drawn('a', 3), failOnRefusal)).toBeUndefined();
  });

  test('an order that no decision of its occasion asks for is skipped, and reported when the occasion ends', () => {
    const one = script();
    for (const expected of [moveA, moveB, undefined])
      expect(one.answer(asks('move'), drawn('a'), failOnRefusal)?.order).toBe(expected);
    one.endOccasion(drawn('a'));
    expect(one.unusedOrders(() => true).map(({ order: left }) => left)).toEqual([attackA, moveLast]);
    expect(one.unusedOccasions(() => true)).toHaveLength(1);
    expect(one.unusedOccasions(() => false)).toEqual([]);
  });

  test('a script restored from a checkpoint continues after the orders that were already played', () => {
    const one = script();
    one.answer(asks('move'), drawn('a'), failOnRefusal);
    const other = script();
    other.restore(one.record());
    expect(other.answer(asks('move'), drawn('a'), failOnRefusal)?.order).toBe(moveB);
  });
});
