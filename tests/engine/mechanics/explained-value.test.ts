import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainer, type ExplainedValue } from '../../../engine/mechanics/explained-value.js';
import { ledgerText } from '../../../engine/model/ledger.js';

const explain = explainer<'3.1' | '3.2' | '3.3'>();
const minimum = { least: 1, rule: '3.3' } as const;

const cases: readonly { readonly sum: ExplainedValue; readonly value: number; readonly ledger: string }[] = [
  { sum: explain(8), value: 8, ledger: '' },
  { sum: explain(8, 'printed'), value: 8, ledger: '8 printed' },
  { sum: explain(8, 'printed', '3.1').plus(3, 'Lukin', '3.2'), value: 11, ledger: '8 printed [3.1]; +3 Lukin [3.2]' },
  { sum: explain(2, 'leader').plus(-1, 'out of supply'), value: 1, ledger: '2 leader; -1 out of supply' },
  { sum: explain(2, 'leader').plus(0, 'nobody'), value: 2, ledger: '2 leader; +0 nobody' },
  { sum: explain(4, 'printed').times(2, 'integrity', '3.1'), value: 8, ledger: '4 printed; ×2 integrity = 8 [3.1]' },
  { sum: explain(9, 'printed').dividedBy(2, 'overrun', '3.1'), value: 4, ledger: '9 printed; ÷2 overrun = 4 [3.1]' },
  { sum: explain(1).dividedBy(2, 'overrun', '3.1'), value: 0, ledger: '÷2 overrun = 0 [3.1]' },
  { sum: explain(1).dividedBy(2, 'overrun', '3.1', minimum), value: 1, ledger: '÷2 overrun, but never below 1 [3.3]' },
  { sum: explain(2).dividedBy(2, 'overrun', '3.1', minimum), value: 1, ledger: '÷2 overrun = 1 [3.1]' },
  { sum: explain(0).dividedBy(2, 'overrun', '3.1', minimum), value: 0, ledger: '÷2 overrun = 0 [3.1]' },
  { sum: explain(-3, 'lost').atLeast(1, '3.3'), value: 1, ledger: '-3 lost; at least 1 [3.3]' },
  { sum: explain(1, 'left').atLeast(1, '3.3'), value: 1, ledger: '1 left' },
  { sum: explain(5, 'here').plusExplained(explain(3, 'there', '3.1')), value: 8, ledger: '5 here; 3 there [3.1]' },
  { sum: explain(5, 'here').include(explain(3, 'there', '3.1')), value: 5, ledger: '5 here; 3 there [3.1]' },
  {
    sum: explain(5, 'here').times(3).plus(1).note('by the terrain', '3.2'),
    value: 16,
    ledger: '5 here; by the terrain [3.2]',
  },
];

describe('ExplainedValue', () => {
  test.each(cases)('a value of $value has the ledger “$ledger”', ({ sum, value, ledger }) => {
    expect([sum.value, ledgerText(sum.ledger)]).toEqual([value, ledger]);
  });

  test('ExplainedValue creates the texts of its steps only when the ledger is read', () => {
    const composed: string[] = [];
    const words = (word: string) => () => {
      composed.push(word);
      return word;
    };
    const sum = explain(2, words('two'))
      .times(2, words('twice'))
      .dividedBy(4, words('quartered'), '3.1')
      .plus(6, words('more'));
    expect([sum.value, composed]).toEqual([7, []]);
    expect(ledgerText(sum.ledger)).toBe('2 two; ×2 twice = 4; ÷4 quartered = 1 [3.1]; +6 more');
    expect(composed).toEqual(['two', 'twice', 'quartered', 'more']);
  });

  test('ExplainedValue includes reasons that are added later to the ledger of an included value', () => {
    const other = explain(1, 'one');
    const sum = explain(0).include(other);
    other.plus(2, 'two more');
    expect(ledgerText(sum.ledger)).toBe('1 one; +2 two more');
  });

  const step = fc.oneof(
    fc.record({ does: fc.constant('plus' as const), by: fc.integer({ min: -9, max: 9 }) }),
    fc.record({ does: fc.constant('times' as const), by: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ does: fc.constant('over' as const), by: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ does: fc.constant('at least' as const), by: fc.integer({ min: -5, max: 5 }) }),
  );

  test('computing the steps of a ledger by hand gives the value that it explains', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.array(step, { maxLength: 12 }), (start, steps) => {
        const sum = explain(start, 'to begin');
        for (const { does, by } of steps) {
          if (does === 'plus') sum.plus(by, 'added', '3.1');
          else if (does === 'times') sum.times(by, 'times', '3.1');
          else if (does === 'over') sum.dividedBy(by, 'shared', '3.1', minimum);
          else sum.atLeast(by, '3.2');
        }
        expect(byHand(sum.ledger.map(({ text }) => text))).toBe(sum.value);
      }),
    );
  });
});

/** Computes the value from the text of the ledger alone, as a reader would. */
function byHand(lines: readonly string[]): number {
  return lines.reduce((sum, line) => {
    const figure = Number(/-?\d+/.exec(line)?.[0]);
    if (line.endsWith('to begin')) return figure;
    if (line.endsWith('added')) return sum + figure;
    if (line.startsWith('×')) return sum * figure;
    if (line.startsWith('at least')) return Math.max(sum, figure);
    return line.includes('never below') ? 1 : Math.floor(sum / figure);
  }, 0);
}
