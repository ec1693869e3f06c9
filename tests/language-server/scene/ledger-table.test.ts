import { expect, test } from 'vitest';
import { ledgerTables } from '../../../language-server/scene/ledger-table.js';

const step = (text: string, rule?: string): { text: string; rule?: string } => ({
  text,
  ...(rule !== undefined && { rule }),
});

test('a ledger is a table for each sum, with a line for each unit', () => {
  const ledger = [
    step('25/7: 4 printed'),
    step('×2 integrity = 8', '7.3'),
    step('26.Inf: 9 printed'),
    step('+3 Lukin', '10.36'),
    step('attack 20', '9.0'),
    step('28/2: 5 printed'),
    step('28/1: 5 printed'),
    step('×2 across a river', '9.32'),
    step('defense 20', '9.21'),
    step('20 to 20: column 1-1', '9.4'),
  ];
  const [attack, defense, ...others] = ledgerTables(ledger, { attack: 20, defense: 20 });
  expect(others).toEqual([]);
  expect(attack).toEqual({
    title: 'attack',
    lines: [
      { name: '25/7', printed: '4', why: '× 2 integrity', counts: '8', rule: '7.3', is: 'unit' },
      { name: '26.Inf', printed: '9', counts: '9', is: 'unit' },
      { why: '+3 Lukin', rule: '10.36', is: 'change' },
      { name: 'attack', counts: '20', rule: '9.0', is: 'total' },
    ],
  });
  expect(defense.lines.map(({ name, counts, why }) => [name, why, counts])).toEqual([
    ['28/2', '× 2 across a river', '10'],
    ['28/1', '× 2 across a river', '10'],
    ['defense', undefined, '20'],
  ]);
});

test('what does not multiply evenly stays a line of its own', () => {
  const ledger = [step('1: 3 printed'), step('×2 across a river'), step('defense 7')];
  const [{ lines }] = ledgerTables(ledger, { defense: 7 });
  expect(lines.map(({ is }) => is)).toEqual(['unit', 'change', 'total']);
});

test('a pool has no sum of its own, and words are notes', () => {
  const [{ title, lines }] = ledgerTables([step('1 leader', '8e'), step('+1 guns', '8i'), step('by night')], {});
  expect(title).toBe('');
  expect(lines).toEqual([
    { name: 'leader', printed: '1', counts: '1', rule: '8e', is: 'unit' },
    { why: '+1 guns', rule: '8i', is: 'change' },
    { name: 'by night', is: 'note' },
  ]);
  expect(ledgerTables([], {})).toEqual([]);
});
