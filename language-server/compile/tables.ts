import type { TableModel, TableRow } from '../../engine/model/special-rules.js';
import type { TableCell, TableDef, TableRow as RowNode } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileCitations } from './citations.js';
import type { Desk } from './desk.js';

/** `table weather { 13AM: dry = 1-6 }`; a cell given twice is told, and the first counts. */
export function compileTable(desk: Desk, node: Lenient<TableDef>): TableModel {
  return {
    name: node.name ?? '',
    rows: node.rows.map((row) => compileRow(desk, row)),
    ...(node.origin === undefined ? {} : { origin: node.origin }),
    citations: compileCitations(desk, node),
    source: desk.text.source(node),
    nameSource: desk.text.part(node, 'name'),
  };
}

function compileRow(desk: Desk, node: Lenient<RowNode>): TableRow {
  const cells = new Map<string, TableRow['cells'][number]>();
  for (const cell of node.cells as readonly Lenient<TableCell>[]) {
    const source = desk.text.source(cell);
    const column = cell.column ?? '';
    const first = cells.get(column);
    if (!first) cells.set(column, { column, value: cell.value ?? '', source });
    else
      desk.findings.error(
        'duplicate-cell',
        source,
        `“${column}” is already given in this row; the first counts. Remove one of the two.`,
        { related: [{ source: first.source, message: 'First given here.' }] },
      );
  }
  return { key: node.key ?? '', cells: [...cells.values()], source: desk.text.source(node) };
}
