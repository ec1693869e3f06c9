/**
 * Reads, checks and writes tables: CSV, and the spreadsheets that are read. This bundle is loaded when a table is first
 * requested, so that the server starts fast.
 */
export { checkTable } from './check-rows.js';
export { readTable } from './read-table.js';
export { writeCsv } from './write-csv.js';
