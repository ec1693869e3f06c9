import { describe, expect, test } from 'vitest';
import type { Answer, Decision, Refusal } from '../../../engine/play/moment.js';
import { Script } from '../../../engine/play/script.js';
import { skirmish } from './skirmish.js';
import { board, on, order, orders, scenario } from './written.js';

const wrong: Refusal = { refused: true, rule: '8d', slug: 'wrong-leader', message: 'x cannot lead.', why: [] };
const usual: Answer = { verb: 'defend' };

/** Who defends a cell, a question that the header of a standing order answers. */
const defence = (cell: string, read: Decision['read']): Decision => ({
  kind: 'decision',
  address: '1/Red/defence',
  side: 'Red',
  rule: '8d',
  question: 'defence',
  prompt: 'Who defends?',
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

  test('answers itself, as often as its cells are attacked', () => {
    const script = given('defend 0302 with x');
    for (let time = 0; time < 2; time++)
      expect(answer(script, defence('0302', reads))).toMatchObject([{ verb: 'defend' }, []]);
  });
  test('not for other cells, and not without units', () => {
    expect(answer(given('defend 0302 with x'), defence('0304', reads))).toEqual([undefined, []]);
    expect(answer(given('defend 0302'), defence('0302', reads))).toEqual([undefined, []]);
  });
  test('is refused once, and never for what it answered before', () => {
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

describe('what stands in the braces of an order', () => {
  const blue = { turn: 1, side: 'Blue', phase: 'fight' };
  const first = order('attack 0302 with a', [on([], order('advance a to 0302'))]);
  const second = order('attack 0302 with b');
  const asked = (more: Partial<Decision>): Decision => ({
    ...defence('0302', ({ verb }) => ({ verb })),
    side: 'Blue',
    verbs: ['attack'],
    ...more,
  });
  const advance = (within: typeof first): Partial<Decision> => ({ verbs: ['advance'], within });
  const nobody = (): void => {
    throw new Error('Nothing is refused here.');
  };

  test('answers it, and no later order about the same cell', () => {
    const script = new Script(scenario({ orders: [orders(1, 'Blue', first, second)] }), skirmish.vocabulary);
    for (const attack of [first, second])
      expect(script.answer(asked({ about: undefined }), blue, nobody)).toMatchObject({ order: attack });
    expect(script.answer(asked(advance(second)), blue, nobody)).toBeUndefined();
    // Nor what follows from an order of the enemy about it.
    expect(script.answer(asked({ verbs: ['advance'] }), { ...blue, side: 'Red' }, nobody)).toBeUndefined();
    expect(script.answer(asked(advance(first)), blue, nobody)).toMatchObject({ verb: 'advance' });
  });

  test.each([
    [['D2'], 'D2/A1', true],
    [['A1'], 'D2/A1', true],
    [['D2/A1'], 'D2/A1', true],
    [['D2/A1'], 'D2', false],
    [['D1'], 'D2/A1', false],
    [['D1', 'D2'], 'D2', true],
    [['D'], 'D2', false],
  ])('on %j is meant for %s: %s', (wanted, result, isMeant) => {
    const attack = order('attack 0302 with a', [on(wanted, order('advance a to 0302'))]);
    const script = new Script(scenario({ orders: [orders(1, 'Blue', attack)] }), skirmish.vocabulary);
    const answer = script.answer(asked({ ...advance(attack), result }), blue, nobody);
    expect(answer !== undefined).toBe(isMeant);
  });
});
