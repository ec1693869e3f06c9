/**
 * Reads, checks and writes tables of forces. The formats are CSV and, for reading only, spreadsheets. This bundle is
 * loaded when a table is first requested, so that the server starts fast.
 */
export { checkTable } from './check-rows.js';
export { readTable } from './read-table.js';
export { writeCsv } from './write-csv.js';
