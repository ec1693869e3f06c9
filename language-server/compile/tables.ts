import { say } from '../../engine/model/say.js';
import type { TableModel, TableRow } from '../../engine/model/special-rules.js';
import type { TableCell, TableDef, TableRow as RowNode } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileCitations } from './citations.js';
import type { CompileContext } from './compile-context.js';

/** Compiles `table weather { 13AM: dry = 1-6 }`. Reports a table cell that is given twice and uses the first. */
export function compileTable(context: CompileContext, node: Lenient<TableDef>): TableModel {
  return {
    name: node.name ?? '',
    rows: node.rows.map((row) => compileRow(context, row)),
    ...(node.origin === undefined ? {} : { origin: node.origin }),
    citations: compileCitations(context, node),
    source: context.text.source(node),
    nameSource: context.text.part(node, 'name'),
  };
}

function compileRow(context: CompileContext, node: Lenient<RowNode>): TableRow {
  const cells = new Map<string, TableRow['cells'][number]>();
  for (const cell of node.cells as readonly Lenient<TableCell>[]) {
    const source = context.text.source(cell);
    const column = cell.column ?? '';
    const first = cells.get(column);
    if (!first) cells.set(column, { column, value: cell.value ?? '', source });
    else
      context.findings.error(
        'duplicate-cell',
        source,
        say`“${column}” is already given in this row; the first counts. Remove one of the two.`,
        { related: [{ source: first.source, message: say`First given here.` }] },
      );
  }
  return { key: node.key ?? '', cells: [...cells.values()], source: context.text.source(node) };
}
