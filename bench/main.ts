/**
 * Prints how it feels, in numbers, against the bars the design sets; `--json` prints the rows as JSON. Exit code 1
 * when a row fails. The server is measured as it is shipped: build first.
 */
import { beside } from './beside.js';
import { drawing } from './drawing.js';
import { editing } from './editing.js';
import { growth } from './growth.js';
import { playing } from './playing.js';
import { table } from './row.js';
import { turns } from './turns.js';

const rows = [
  ...(await editing()),
  ...(await growth()),
  ...(await beside()),
  ...(await drawing()),
  ...(await playing()),
  ...(await turns()),
];
console.log(process.argv.includes('--json') ? JSON.stringify(rows, undefined, 2) : table(rows));
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
