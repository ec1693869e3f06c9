/**
 * Reads, checks and writes CSV. A bundle of its own, loaded when a table is first requested, to keep the start of the server fast.
 */
export { checkTable } from './check-rows.js';
export { readCsv } from './read-csv.js';
export { writeCsv } from './write-csv.js';
