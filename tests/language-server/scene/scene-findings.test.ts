import { expect, test } from 'vitest';
import { sceneFindings } from '../../../language-server/scene/scene-findings.js';

const source = (start: number, end: number): object => ({ file: 'a', start, end });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/**
 * Returns the cells on which the panel shows a finding whose source is `at`. The scenario has a set-up in the cells
 * `placed` and, if it is given, an order.
 */
function cellsOf(at: object, { placed = [], order }: { readonly placed?: readonly number[]; readonly order?: object }) {
  const finding = { severity: 'error', message: '', source: at };
  const analysis = {
    findings: [finding],
    playFindings: () => [],
    playthrough: () => undefined,
    scenario: {
      setups: [{ side: 'Blue', source: source(0, 50), placements: [{ cells: placed, source: source(10, 40) }] }],
      arrivals: [],
      orders: order === undefined ? [] : [{ side: 'Blue', source: source(60, 100), lines: [order] }],
    },
  };
  const map = { features: [], areas: new Map() };
  return sceneFindings(analysis as never, map as never, { umpire: true })[0].cells;
}

test.each([
  [1, 1],
  [24, 24],
  [25, 0],
])('a finding about a placement in %d cells is shown on %d cells', (written, shown) => {
  expect(cellsOf(source(12, 20), { placed: numbers(written) })).toEqual(numbers(shown));
});

test('a finding about a placement that lists a cell twice shows the cell once', () => {
  expect(cellsOf(source(12, 20), { placed: [...numbers(24), 3] })).toEqual(numbers(24));
});

test.each([
  ['the cell that it marks', source(72, 76), [1]],
  ['all cells of the order if it marks none', source(62, 66), [1, 2, 3]],
  ['all cells of the order if it marks the order', source(61, 99), [1, 2, 3]],
])('a finding about an order is shown on %s', (_, at, cells) => {
  const order = {
    verb: 'attack',
    source: source(61, 99),
    cells: [{ cell: 1, source: source(72, 76) }],
    path: [{ cell: 2, source: source(78, 82) }],
    clauses: [{ cells: [{ cell: 3, source: source(84, 88) }], path: [] }],
    answers: [],
  };
  expect(cellsOf(at, { order })).toEqual(cells);
});
