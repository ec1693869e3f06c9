import { stringify } from 'csv-stringify/browser/esm/sync';
import type { WrittenTable } from './to-table.js';

/** Returns a table as CSV with a header line; missing cells are empty. */
export function writeCsv({ columns, rows }: WrittenTable): string {
  return stringify([...rows], { header: true, columns: [...columns] });
}
