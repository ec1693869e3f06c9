/**
 * Reads, checks and writes CSV. This bundle is loaded when a table is first requested, so that the server starts fast.
 */
export { checkTable } from './check-rows.js';
export { readCsv } from './read-csv.js';
export { writeCsv } from './write-csv.js';
