import { expect, test } from 'vitest';
import { reachableCells, withNeighbours } from '../../../engine/mechanics/special-rules/attainable/reachable-cells.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { opened } from '../../toy/opened.js';

const { scenario } = await opened(`ruleset toy
import "land.sand"
scenario "Land" { on Land turns 13AM..14AM setup Blue { 0101: 1/1 } setup Red { 0802: 1/7 } }
`);
const { board } = scenario.map;
const cells = (...labels: string[]): number[] => labels.map((label) => board.cell(label));

type Group = Parameters<typeof reachableCells>[1]['arrivals'][number];
const group = (side: number, at: readonly number[]): Group => ({ side, cells: at, pieces: [0] }) as unknown as Group;

/** Returns the labels of the cells that side 0 may come to hold. */
function labels(
  open: readonly number[],
  arrivals: readonly Group[],
  settings: ScenarioModel['settings'] = [],
): string[] {
  const found = reachableCells(
    { ...scenario, settings },
    { placings: [], arrivals },
    { index: 0, name: 'Blue' },
    (cell) => !open.includes(cell),
  );
  return [...(found ?? [])].map((cell) => board.label(cell)).sort();
}

const OPEN = cells('0101', '0102', '0103', '0501', '0502');

test.each([
  ['its start and the open cells that hang together with it', [group(0, cells('0102'))], ['0101', '0102', '0103']],
  ['a closed cell in which it starts', [group(0, cells('0702'))], ['0702']],
  [
    'two parts of the map, if it starts in both',
    [group(0, cells('0103', '0502'))],
    ['0101', '0102', '0103', '0501', '0502'],
  ],
  ['nothing from where the enemy starts', [group(0, cells('0501')), group(1, cells('0101'))], ['0501', '0502']],
])('a side may come to hold %s', (_, arrivals, expected) => {
  expect(labels(OPEN, arrivals)).toEqual(expected);
});

test('a side may hold the places that the scenario gives it at the start', () => {
  const source = scenario.source;
  const control = { name: 'control', of: [{ name: '0701', source }], values: ['Blue'], source };
  expect(labels(OPEN, [group(0, cells('0501'))], [control])).toEqual(['0501', '0502', '0701']);
});

test('no limit is known if the file does not state the cell where units of the side arrive', () => {
  const arrivals = [group(0, [])];
  expect(reachableCells(scenario, { placings: [], arrivals }, { index: 0, name: 'Blue' }, () => true)).toBeUndefined();
});

test('a zone of control holds the cells next to those that a unit can enter', () => {
  const around = withNeighbours(scenario, new Set(cells('0101')));
  expect(around.has(board.cell('0102'))).toBe(true);
  expect(around.has(board.cell('0103'))).toBe(false);
});
