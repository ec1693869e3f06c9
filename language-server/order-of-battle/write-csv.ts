import { stringify } from 'csv-stringify/browser/esm/sync';
import type { WrittenTable } from './to-table.js';

/** A table as CSV with a line of headers; where a row says nothing under a header, nothing stands. */
export function writeCsv({ columns, rows }: WrittenTable): string {
  return stringify([...rows], { header: true, columns: [...columns] });
}
