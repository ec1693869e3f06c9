import { quoted } from '../../engine/model/names.js';
import type { Source } from '../../engine/model/source.js';
import type { TableModel, TableRow } from '../../engine/model/special-rules.js';
import { say, term } from '../../engine/model/say.js';
import { list } from '../../engine/model/words.js';
import type { TableWord } from '../../engine/play/vocabulary.js';
import { didYouMean, nearest, replacement } from '../compile/nearest.js';
import type { ResultRow } from '../generated/ast.js';
import { VARIANT_FORMS } from './variant-forms.js';
import {
  type Changes,
  type Part,
  reportSurplus,
  reportUnknown,
  type VariantContext,
  type VariantStatement,
} from './variant-statement.js';

const TABLE_FORM = VARIANT_FORMS.table.form;

/** A cell that a statement replaces. */
interface WrittenCell {
  readonly row: Part;
  readonly column: Part;
  readonly value: Part;
}

/** Reads `table crt { 6: 3-1 = A1 }` or the same cells in rows with bars; undefined if the game has no such table. */
export function readTable(
  context: VariantContext,
  statement: VariantStatement,
  changes: Changes,
): TableModel | undefined {
  const { base, findings, text } = context;
  const [name] = statement.parts;
  if (name === undefined) {
    findings.error('form', statement.source, say`A table has a name and cells: \`${TABLE_FORM}\`.`);
    return undefined;
  }
  reportSurplus(context, statement, { count: 1, form: TABLE_FORM, allowsTable: true });
  const tables = base.vocabulary.tables ?? [];
  const table = tables.find(({ word }) => word === name.value);
  if (!table) {
    if (tables.length > 0)
      reportUnknown(
        context,
        'table',
        name,
        tables.map(({ word }) => word),
      );
    else findings.error('form', statement.source, say`${base.title} has no table that a variant can change.`);
    return undefined;
  }
  const single = cellsInRows(context, statement);
  const cells = [...single, ...cellsInBars(context, statement)];
  if (statement.node.cells.length + statement.node.rows.length === 0) {
    findings.error('form', statement.source, say`This table changes no cell. Write cells: \`${TABLE_FORM}\`.`);
  }
  const legal = cells.filter(
    (cell) =>
      isLegal(context, table, cell) &&
      changes.isFirst(`${name.value} ${cell.row.value}: ${cell.column.value}`, cell.column.source) &&
      (!single.includes(cell) || changesValue(context, table, cell)),
  );
  return {
    name: name.value,
    rows: legal.map(rowOf),
    citations: [],
    source: text.source(statement.node),
    nameSource: name.source,
  };
}

const rowOf = ({ row, column, value }: WrittenCell): TableRow => ({
  key: row.value,
  cells: [{ column: column.value, value: value.value, source: value.source }],
  source: row.source,
});

/** Returns the cells of `6: 3-1 = A1, 4-1 = D1`. */
function cellsInRows({ text }: VariantContext, { node }: VariantStatement): WrittenCell[] {
  return node.cells.flatMap((row) => {
    const key = { value: row.key, source: text.part(row, 'key') };
    return row.cells.map((cell) => ({
      row: key,
      column: { value: cell.column, source: text.part(cell, 'column') },
      value: { value: cell.value, source: text.part(cell, 'value') },
    }));
  });
}

/** Returns the cells of rows with bars. The first row has the columns, each further row begins with its label. */
function cellsInBars({ text, findings }: VariantContext, { node }: VariantStatement): WrittenCell[] {
  const [header, ...rows] = node.rows.map((row) => partsOfRow(row, text.part(row, 'cells')));
  if (!header) return [];
  return rows.flatMap((row) => {
    const [label, ...values] = row;
    if (label === undefined) return [];
    if (values.length !== header.length) {
      const message = say`This row has ${values.length} results for ${header.length} columns.`;
      findings.error('form', { ...label.source, end: (row.at(-1) ?? label).source.end }, message);
      return [];
    }
    return header.map((column, index) => ({ row: label, column, value: values[index] }));
  });
}

/** Splits `| 1  EX DR` into its entries. */
function partsOfRow({ cells }: ResultRow, { file, start }: Source): Part[] {
  return [...cells.matchAll(/[^\s|]+/g)].map(({ 0: value, index }) => ({
    value,
    source: { file, start: start + index, end: start + index + value.length },
  }));
}

/**
 * Returns whether a table has the row and the column of a cell and may have its value. Reports what it does not have.
 */
function isLegal({ findings }: VariantContext, table: TableWord, { row, column, value }: WrittenCell): boolean {
  const has = (what: string, all: string, { value: word, source }: Part, known: readonly string[]): boolean => {
    if (known.includes(word)) return true;
    const suggestion = nearest(word, known);
    const names = list(known.map((each) => (each.includes(' ') ? quoted(each) : each)));
    const message = say`${table.word} has no ${term(what)} ${word}.${didYouMean(suggestion)} ${term(all)} are ${names}.`;
    findings.error('form', source, message, {
      fixes: replacement(source, suggestion?.includes(' ') === true ? quoted(suggestion) : suggestion),
    });
    return false;
  };
  if (!has('row', 'Rows', row, table.rows) || !has('column', 'Columns', column, table.columns)) return false;
  if (table.values && !has('result', 'Results', value, table.values)) return false;
  if (table.cell?.isOne(value.value) !== false) return true;
  const message = say`${column.value} of ${row.value} must be ${term(table.cell.text)}, not ${value.value}.`;
  findings.error('form', value.source, message);
  return false;
}

/**
 * Returns whether a cell differs from that of the game; reports a cell that does not. Not used for rows with bars,
 * which may repeat cells of the game between those that they change.
 */
function changesValue(
  { base, findings }: VariantContext,
  { printed }: TableWord,
  { row, column, value }: WrittenCell,
): boolean {
  if (printed?.(row.value, column.value) !== value.value) return true;
  const message = say`${column.value} of ${row.value} is ${value.value} in ${base.title}, too; the cell changes nothing.`;
  findings.information('idle', value.source, message);
  return false;
}
