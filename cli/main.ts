import { rulesets } from '../engine/rulesets/index.js';
import { sandtable } from './program.js';

/** The command line as a process. Whoever stops reading (`sandtable … | head`) ends it quietly. */
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

process.exitCode = await sandtable(process.argv.slice(2), {
  folder: process.cwd(),
  rulesets,
  print: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(text),
});
