/**
 * Reading, judging and writing of CSV. That and the libraries for it are loaded when a table is first asked for: few open one, and
 * every window starts the server.
 */
export { checkTable } from './check-rows.js';
export { readCsv } from './read-csv.js';
export { writeCsv } from './write-csv.js';
