import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GridSpec } from '../../../engine/board/board.js';
import { PLAIN_GRID } from '../../../engine/board/create-board.js';
import { importGrid } from '../../../language-server/vassal-import/imported-grid.js';
import { openArchive } from '../../../language-server/vassal-import/archive.js';
import { buildFileOf, readModule } from '../../../language-server/vassal-import/module.js';
import { ImportReport } from '../../../language-server/vassal-import/report.js';
import { groundOf } from '../../../preview/render/ground.js';
import { element, xmlOf } from '../../../preview/vassal/element.js';
import { gridOf } from '../../../preview/vassal/grid.js';
import { boardSize, pixels } from '../../../preview/vassal/table.js';

const t = (text: string): string => text;
const CLASSES = 'VASSAL.build.module';

/** Returns the grid as the import reads it from a module with this grid. */
function reimported(spec: GridSpec, cell: number) {
  const board = element(`${CLASSES}.map.boardPicker.Board`, { name: 'B', ...boardSize(spec, cell) }, [
    gridOf(spec, cell),
  ]);
  const picker = element(`${CLASSES}.map.BoardPicker`, {}, [board]);
  const root = element('VASSAL.build.GameModule', { name: 'M' }, [
    element(`${CLASSES}.Map`, { mapName: 'M' }, [picker]),
  ]);
  const archive = openArchive(zipSync({ 'buildFile.xml': strToU8(xmlOf(root)) }), 'm.vmod', t);
  const context = { report: new ImportReport(t), t };
  const { maps } = readModule(archive, buildFileOf(archive, t)!, [], context);
  return importGrid(maps[0].boards[0], context);
}

const grids: fc.Arbitrary<GridSpec> = fc
  .record({
    shape: fc.constantFrom('hexes' as const, 'squares' as const),
    orientation: fc.constantFrom('flat' as const, 'pointy' as const),
    columns: fc.integer({ min: 2, max: 12 }),
    rows: fc.integer({ min: 2, max: 12 }),
    firstColumn: fc.integer({ min: 1, max: 40 }),
    firstRow: fc.integer({ min: 1, max: 40 }),
    columnsIncrease: fc.constantFrom('east' as const, 'west' as const),
    rowsIncrease: fc.constantFrom('south' as const, 'north' as const),
    shifted: fc.constantFrom('even' as const, 'odd' as const),
    shift: fc.constantFrom('east' as const, 'west' as const),
    labels: fc.constantFrom('CCRR' as const, 'RRCC' as const, 'letters' as const, 'doubled letters' as const),
    separator: fc.constantFrom(undefined, '.', '-'),
    columnDigits: fc.constantFrom(undefined, 1, 3),
    numbering: fc.constantFrom(undefined, 'oblique' as const, 'alternating' as const),
  })
  .map(({ separator, columnDigits, numbering, ...given }) => {
    const isLettered = given.labels === 'letters' || given.labels === 'doubled letters';
    return {
      ...PLAIN_GRID,
      ...given,
      ...(separator !== undefined && { separator }),
      ...(columnDigits !== undefined && separator !== undefined && !isLettered && { columnDigits }),
      // The language allows no oblique or alternating letters.
      ...(numbering && given.shape === 'hexes' && !(isLettered && given.orientation === 'pointy') && { numbering }),
      diagonals: given.shape === 'squares',
    };
  });

test.each(['oblique', 'alternating'] as const)(
  'imported cells with %s numbers keep their labels when a box is next to the map',
  (numbering) => {
    const spec: GridSpec = { ...PLAIN_GRID, columns: 7, rows: 5, numbering, boxes: [{ label: '9901', edge: 'east' }] };
    const { board, centres } = groundOf(spec);
    const imported = reimported(spec, 40);
    const labels = centres
      .slice(0, board.gridSize)
      .map(({ x, y }) => imported?.labelAt({ x: pixels(x, 40), y: pixels(y, 40) }));
    expect(labels).toEqual(labels.map((_, at) => board.label(at)));
    expect(imported?.cells).toBe(board.gridSize);
  },
);

test('the import finds each cell of an exported grid at the centre of the cell', () => {
  fc.assert(
    fc.property(grids, fc.integer({ min: 20, max: 110 }), (spec, cell) => {
      const { board, centres } = groundOf(spec);
      const imported = reimported(spec, cell);
      const labels = centres.map(({ x, y }) => imported?.labelAt({ x: pixels(x, cell), y: pixels(y, cell) }));
      expect(labels).toEqual(centres.map((_, at) => board.label(at)));
      const { spec: found } = imported!;
      expect([found.shape, found.orientation, found.columnsIncrease, found.rowsIncrease]).toEqual([
        spec.shape,
        spec.shape === 'hexes' ? spec.orientation : 'flat',
        spec.columnsIncrease,
        spec.rowsIncrease,
      ]);
      // Two oblique columns or rows have the labels of plain ones.
      if (Math.min(spec.columns, spec.rows) > 2) expect(found.numbering).toBe(spec.numbering);
    }),
    { numRuns: 300 },
  );
});
