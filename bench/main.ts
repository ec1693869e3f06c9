/**
 * Measures response times, memory and speed, and prints each value with its bar, the limit it must keep. `--json` prints the rows as
 * JSON; `--only WORD` measures only the parts whose names contain the word. Exits with 1 when a row fails, with 2 when no part has
 * such a name. Measures the bundles of `dist/`, so build first.
 */
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { isolation } from './isolation.js';
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
  isolation,
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
    console.error(`There is no part “${values.only}”. Parts: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  const rows: Row[] = [];
  for (const name of wanted) rows.push(...(await parts[name]()));
  console.log(values.json ? JSON.stringify(rows, undefined, 2) : table(rows));
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
}
