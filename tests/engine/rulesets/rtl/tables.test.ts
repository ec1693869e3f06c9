import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import type { TableModel } from '../../../../engine/model/special-rules.js';
import {
  assaultTable,
  belowTables,
  combatTablesOf,
  isShaded,
  parseResult,
  mobileTable,
  resultCodes,
  uncertainCells,
  type TableKind,
} from '../../../../engine/rulesets/rtl/vocabulary/combat-results.js';
import { coordination } from '../../../../engine/rulesets/rtl/vocabulary/coordination.js';
import { printed } from './fixtures/tables.js';

/** Returns the result of a combat table in the given column and row. The column is named as on the printed card. */
const cell = (table: TableKind, column: string, row: number): string => {
  const read = { assault: assaultTable, mobile: mobileTable }[table];
  return read.result(read.columns.find((one) => one === column) as never, row);
};

describe.each(['assault', 'mobile'] as const)('the %s table', (table) => {
  const { columns, rows } = printed[table];
  const read = { assault: assaultTable, mobile: mobileTable }[table];

  test('the %s table has the columns and every cell of the card [10.63, CRT.A, CRT.M]', () => {
    expect(read.columns).toEqual(columns);
    expect(read.rolls).toEqual(Object.keys(rows).map(Number));
    for (const [row, cells] of Object.entries(rows))
      expect(columns.map((column) => cell(table, column, Number(row)))).toEqual(cells);
  });

  test('a modified roll below or above the rows of the table uses its first or last row [10.63]', () => {
    for (const column of columns) {
      expect(cell(table, column, -5)).toBe(cell(table, column, 0));
      expect(cell(table, column, 15)).toBe(cell(table, column, 11));
    }
  });

  test('the exact chances of every column add up to one, whatever is added to the roll', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns), fc.integer({ min: -5, max: 5 }), (column, net) => {
        const chances = read.chances(column as never, net);
        expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      }),
    );
  });
});

test.each(printed.lookups)(
  '$case: column $column of the $table table reads $result in row $row',
  ({ table, column, row, result }) => {
    expect(cell(table as TableKind, column, row)).toBe(result);
  },
);

test('odds are rounded in favour of the defender and limited to the last column [10.52, 10.53]', () => {
  const odds = (attack: number, defense: number): string => mobileTable.columnOf(attack, defense);
  expect([odds(8, 2), odds(8, 3), odds(8, 4), odds(8, 5)]).toEqual(['4-1', '2-1', '2-1', '3-2']);
  expect([odds(27, 4), odds(18, 1)]).toEqual(['6-1', '8-1']);
  expect(assaultTable.columnOf(24, 2)).toBe('7-1');
  expect([belowTables(1, 4), belowTables(1, 5), belowTables(2, 8)]).toEqual([false, true, false]);
});

test('each result code is parsed to the losses and retreats that the rulebook prints for both sides [11.11]', () => {
  expect(Object.keys(printed.meanings).sort()).toEqual([...resultCodes].sort());
  for (const code of resultCodes) {
    const { attacker, defender } = printed.meanings[code];
    const asSideResult = ({ losses, retreat, disrupt, eliminate }: typeof attacker) => ({
      steps: losses,
      retreats: retreat,
      disrupted: disrupt,
      eliminated: eliminate,
    });
    expect([code, parseResult(code)]).toEqual([
      code,
      { attacker: asSideResult(attacker), defender: asSideResult(defender) },
    ]);
  }
});

test('a scenario file may replace single cells of the assault table or of the mobile table', () => {
  const said = (name: string, key: string, column: string, value: string): TableModel => ({
    name,
    rows: [{ key, cells: [{ column, value, source: NO_SOURCE }], source: NO_SOURCE }],
    source: NO_SOURCE,
    nameSource: NO_SOURCE,
    citations: [],
  });
  const { assault, mobile } = combatTablesOf({
    tables: [said('crt.mobile', '5', '6-1', 'D1R'), said('crt.assault', '6', '3-2', 'A1/DR')],
  });
  expect([mobile.result('6-1', 5), assault.result('3-2', 6)]).toEqual(['D1R', 'A1/DR']);
  expect([mobileTable.result('6-1', 5), assaultTable.result('3-2', 6)]).toEqual(['A1/D2R', 'A2/D2']);
  expect(mobile.result('3-2', 6)).toBe('A1/DR');
});

test('a `crt.shaded` table of the author shades only the results in its table, column and row [11.12]', () => {
  const source = NO_SOURCE;
  const cells = [{ column: '4-1', value: '7 8', source }];
  const table = {
    name: 'crt.shaded',
    rows: [{ key: 'mobile', cells, source }],
    source,
    nameSource: source,
    citations: [],
  };
  const shaded = (kind: TableKind, column: '4-1' | '5-1', row: number): boolean =>
    isShaded({ tables: [table] }, kind, column, row);
  expect([7, 8].map((row) => shaded('mobile', '4-1', row))).toEqual([true, true]);
  expect([shaded('mobile', '4-1', 6), shaded('mobile', '5-1', 7), shaded('assault', '4-1', 7)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isShaded({ tables: [] }, 'mobile', '4-1', 7)).toBe(false);
});

test('every cell marked as uncertain is in a row and a column of the Mobile table', () => {
  for (const { row, columns } of uncertainCells) {
    expect(mobileTable.rolls).toContain(row);
    for (const column of columns) expect(mobileTable.columns).toContain(column);
  }
});

test('the coordination table adds the same numbers for each condition as the printed card [CT]', () => {
  const ofCard = {
    mobileSequence: coordination.mobile,
    assaultSequence: coordination.assault,
    attackFromThreeOrMoreHexes: coordination.threeHexes,
    woodsInDefendingHex: coordination.woods,
    overcast: coordination.overcast,
    rain: coordination.rain,
  };
  for (const [line, { adds }] of Object.entries(ofCard))
    expect([line, [adds.air, adds.artillery, adds.ground]]).toEqual([
      line,
      printed.coordination[line as keyof typeof printed.coordination],
    ]);
  expect(Object.keys(ofCard).sort()).toEqual(Object.keys(printed.coordination).sort());
});
