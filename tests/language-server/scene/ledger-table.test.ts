import { expect, test } from 'vitest';
import { explainer } from '../../../engine/mechanics/explained-value.js';
import { ledgerText } from '../../../engine/model/ledger.js';
import { ledgerTables } from '../../../language-server/scene/ledger-table.js';

const explain = explainer<string>();

test('a ledger becomes one table for each sum, with a row for each unit', () => {
  const { ledger } = explain(4)
    .notePrinted(() => '25/7', 4)
    .times(2, 'integrity', '7.3')
    .plusExplained(explain(9).notePrinted(() => '26.Inf', 9))
    .plus(3, 'Lukin', '10.36')
    .noteTotal('attack', 20, '9.0')
    .notePrinted(() => '28/2', 5)
    .notePrinted(() => '28/1', 5)
    .noteMultiplier(2, 'across a river', '9.32')
    .noteTotal('defense', 20, '9.21')
    .note('20 to 20: column 1-1', '9.4');
  expect(ledgerText(ledger)).toBe(
    '25/7: 4 printed; ×2 integrity = 8 [7.3]; 26.Inf: 9 printed; +3 Lukin [10.36]; attack 20 [9.0]; 28/2: 5 printed; 28/1: 5 printed; ×2 across a river [9.32]; defense 20 [9.21]; 20 to 20: column 1-1 [9.4]',
  );
  const [attack, defense, ...others] = ledgerTables(ledger);
  expect(others).toEqual([]);
  expect(attack).toEqual({
    title: 'attack',
    lines: [
      { name: '25/7', printed: '4', by: '× 2', why: 'integrity', counts: '8', rule: '7.3', is: 'unit' },
      { name: '26.Inf', printed: '9', counts: '9', is: 'unit' },
      { by: '+3', why: 'Lukin', rule: '10.36', is: 'change' },
      { name: 'attack', counts: '20', rule: '9.0', is: 'total' },
    ],
  });
  expect(defense.lines.map(({ name, counts, by, why }) => [name, by, why, counts])).toEqual([
    ['28/2', '× 2', 'across a river', '10'],
    ['28/1', '× 2', 'across a river', '10'],
    ['defense', undefined, undefined, '20'],
  ]);
});

test('a multiplier that applies to only a part of a value gets its own row in the table of the ledger', () => {
  const { ledger } = explain(3)
    .notePrinted(() => '1', 3)
    .noteMultiplier(2, 'across a river')
    .noteTotal('defense', 7);
  const [{ lines }] = ledgerTables(ledger);
  expect(lines.map(({ is }) => is)).toEqual(['unit', 'change', 'total']);
});

test('the table of a ledger shows each value of a dice pool as a line without a total, and texts as notes', () => {
  const [{ title, lines }] = ledgerTables(explain(1, 'leader', '8e').plus(1, 'guns', '8i').note('by night').ledger);
  expect(title).toBe('');
  expect(lines).toEqual([
    { name: 'leader', printed: '1', counts: '1', rule: '8e', is: 'unit' },
    { by: '+1', why: 'guns', rule: '8i', is: 'change' },
    { name: 'by night', is: 'note' },
  ]);
  expect(ledgerTables([])).toEqual([]);
});

test('a ledger table has a row for the value of each unit, and shows other starting values as notes', () => {
  const { ledger } = explain(0)
    .plusUnit(() => 'I/8', 2.5, '10.51')
    .include(explain(4, 'strength', '3.11').dividedBy(2, 'in mud', '9.3', { least: 3, rule: '3.17' }));
  expect(ledgerTables(ledger)[0].lines).toEqual([
    { name: 'I/8', printed: '2½', counts: '2½', rule: '10.51', is: 'unit' },
    { name: '4 strength', rule: '3.11', is: 'note' },
    { by: '÷ 2', why: 'in mud, but never below 3', counts: '3', rule: '3.17', is: 'change' },
  ]);
});

test('in the table of a ledger the first modifier of a unit is in the unit’s row and the second in a row of its own', () => {
  const { ledger } = explain(4)
    .notePrinted(() => '25/7', 4)
    .times(2, 'integrity', '7.3')
    .times(3, 'surprise', '7.4')
    .noteTotal('attack', 24);
  expect(ledgerTables(ledger)[0].lines).toEqual([
    { name: '25/7', printed: '4', by: '× 2', why: 'integrity', counts: '8', rule: '7.3', is: 'unit' },
    { by: '× 3', why: 'surprise', counts: '24', rule: '7.4', is: 'change' },
    { name: 'attack', counts: '24', is: 'total' },
  ]);
});
