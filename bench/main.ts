/**
 * Prints how it feels, in numbers, against the bars the design sets; `--json` prints the rows as JSON, `--only WORD` measures the
 * parts whose name has the word in it. Exit code 1 when a row fails, 2 when no part has such a name. The server is measured as it
 * is shipped: build first.
 */
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { beside } from './beside.js';
import { chances } from './chances.js';
import { drawing } from './drawing.js';
import { firstCheck } from './first-check.js';
import { growth } from './growth.js';
import { heap } from './heap.js';
import { painted } from './painted.js';
import { panel } from './panel.js';
import { played, playing } from './playing.js';
import { reaching } from './reaching.js';
import { table, type Row } from './row.js';
import { scaling } from './scaling.js';
import { start } from './start.js';
import { turns } from './turns.js';
import { typing } from './typing.js';

const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  start,
  typing,
  'first-check': firstCheck,
  turns,
  growth,
  beside,
  heap,
  drawing,
  painted,
  panel,
  reaching,
  chances,
  playing,
  scaling,
};

if (isMainThread) await report();
else parentPort!.postMessage(await played(workerData as string));

async function report(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string', default: '' } } });
  const wanted = Object.keys(parts).filter((name) => name.includes(values.only));
  if (wanted.length === 0) {
    console.error(`No part is called ${values.only}; there are ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  const rows: Row[] = [];
  for (const name of wanted) rows.push(...(await parts[name]()));
  console.log(values.json ? JSON.stringify(rows, undefined, 2) : table(rows));
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
}
