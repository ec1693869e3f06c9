/**
 * Reading and writing of CSV. The libraries for it are loaded when a table is first asked for: few open one, and every window
 * starts the server.
 */
export { readCsv } from './read-csv.js';
export { writeCsv } from './write-csv.js';
