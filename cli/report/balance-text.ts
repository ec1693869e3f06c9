import { stringify } from 'csv-stringify/sync';
import type { Cell, Report } from '../../preview/contract/balance-report.js';

/** Formats a report as text. Leaves out sections that are marked as long. */
export function reportText({ title, lead, sections }: Report): string {
  return [
    title,
    ...lead,
    ...sections
      .filter(({ long }) => long === undefined)
      .flatMap(({ title: heading, note, columns, rows }) => [
        '',
        heading,
        ...(note === undefined ? [] : [`  ${note}`]),
        ...table([columns, ...rows]).map((row) => `  ${row}`),
      ]),
    '',
  ].join('\n');
}

/**
 * Formats a report as CSV. Since the tables have different columns, each line contains one table cell: section, row,
 * column and value.
 */
export function reportCsv({ sections }: Report): string {
  return stringify(
    sections.flatMap(({ title, columns, rows }) =>
      rows.flatMap((cells, row) => cells.map((cell, column) => [title, row + 1, columns[column], cell])),
    ),
    { header: true, columns: ['section', 'row', 'column', 'value'] },
  );
}

function table(rows: readonly (readonly Cell[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => String(cells[column]).length)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => String(cell).padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
