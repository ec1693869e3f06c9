import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { rulesetsOnDemand, type Script } from '../engine/rulesets/on-demand.js';
import { UNUSABLE } from './exit.js';
import { cannotWrite } from './output.js';
import { sandtable } from './program.js';

/** The command line as a process. A disk that is full, or a reader that has gone (`sandtable … | head`), ends it with one line. */
process.stdout.on('error', (problem) => {
  process.stderr.write(`${cannotWrite('Standard output', problem)}\n`, () => process.exit(UNUSABLE));
});
process.stderr.on('error', () => process.exit(UNUSABLE));

/** Each game lies in a file of its own, in a folder beside this one. */
const beside = createRequire(import.meta.url) as (file: string) => Script;

const isWatched = process.stderr.isTTY;
process.exitCode = await sandtable(process.argv.slice(2), {
  folder: process.cwd(),
  rulesets: rulesetsOnDemand((script) => beside(`./rulesets/${script}.js`)),
  print: (text) => process.stdout.write(text),
  pass: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(text),
  progress: (text) => isWatched && process.stderr.write(`\r\u001b[K${text}`),
  input: () => buffer(process.stdin),
  serve: () => {
    // What the server looks for there is which way it is spoken to.
    process.argv.push('--stdio');
    beside('./server-start.cjs');
  },
});
