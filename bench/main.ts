/**
 * Measures response times, memory and speed, and compares each value with a limit, called its bar. Prints each value as
 * soon as it is measured. If other processes use the machine, a value over its bar is printed as `busy` and does not
 * fail. `--json` prints the rows as JSON. `--only WORD` measures only the parts whose names contain the word. Exits
 * with 1 when a row fails, and with 2 when no part has a name that contains the word. Measures the bundles in `dist/`,
 * so build first.
 */
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { busyCores, isBusy } from './busy.js';
import { isolation } from './isolation.js';
import { byHand } from './by-hand.js';
import { chances } from './chances.js';
import { declared } from './declared.js';
import { drawing } from './drawing.js';
import { firstCheck } from './first-check.js';
import { growth } from './growth.js';
import { heap } from './heap.js';
import { lookahead } from './lookahead.js';
import { painted } from './painted.js';
import { paintedPlay } from './painted-play.js';
import { panel } from './panel.js';
import { played, playing } from './playing.js';
import { reaching } from './reaching.js';
import { lineOf, type Row } from './row.js';
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
  declared,
  playing,
  scaling,
  lookahead,
  'by-hand': byHand,
  'painted-play': paintedPlay,
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
  for (const name of wanted) rows.push(...(await measured(name, values.json !== true)));
  if (values.json) console.log(JSON.stringify(rows, undefined, 2));
  const unjudged = rows.filter(({ ok, isUnjudged }) => !ok && isUnjudged).length;
  if (unjudged > 0)
    console.error(`The machine was busy: ${unjudged} values over their bars were not judged. Run the bench alone.`);
  process.exitCode = rows.every(({ ok, isUnjudged }) => ok || isUnjudged) ? 0 : 1;
}

/**
 * Measures a part and prints its rows. The rows are not judged if other processes used the machine before or after the
 * measurement.
 */
async function measured(name: string, prints: boolean): Promise<readonly Row[]> {
  const before = await busyCores();
  const rows = await parts[name]();
  const isUnjudged = isBusy(Math.max(before, await busyCores()));
  const judged = rows.map((row) => (isUnjudged && isTimed(row) ? { ...row, isUnjudged } : row));
  if (prints) for (const row of judged) console.log(lineOf(row));
  return judged;
}

/**
 * Returns whether a value depends on the load of the machine. Times and ratios of times do; sizes and numbers of
 * messages do not.
 */
function isTimed({ name, unit }: Row): boolean {
  return unit !== 'kB' && unit !== 'messages' && !name.includes('bytes');
}
