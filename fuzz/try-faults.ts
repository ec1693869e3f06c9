import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { argv, execPath, exit, stdout } from 'node:process';
import { build, type Plugin } from 'esbuild';
import { faults, faulty, type Fault } from './faults.js';

/**
 * Tests the fuzzer: `npm run fuzz:faults` puts each fault of `fuzz/faults` into the engine, one at a time and in
 * memory, and plays random games until an invariant or account reports an error. A fault that is not reported shows
 * that an invariant or account is missing. `npm run fuzz:faults -- PART` tries the faults whose names contain the part.
 */
const OUT = path.resolve('out/faults');
const GAMES = '60';
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  pgg: ['examples/pgg/panzergruppe-guderian.sand', 'fuzz/scenarios/melee-pgg.sand'],
  rtl: ['fuzz/scenarios/melee-rtl.sand', 'examples/rtl/counterattack-at-soltsy.sand'],
  fda: ['fuzz/scenarios/melee-fda.sand', 'examples/fda/operation-goodwood.sand'],
  bite: [
    'fuzz/scenarios/coast-bite.sand',
    'fuzz/scenarios/campaign-bite.sand',
    'fuzz/scenarios/melee-bite.sand',
    'examples/bite/to-leningrad.sand',
  ],
};

const wanted = argv.slice(2);
const tried = faults().filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
let missed = 0;
for (const fault of tried) {
  const complaint = await complaintAbout(fault);
  if (complaint === undefined) missed++;
  stdout.write(complaint === undefined ? `MISSED  ${fault.name}\n` : `caught  ${fault.name}\n          ${complaint}\n`);
}
stdout.write(`${tried.length - missed} caught, ${missed} missed\n`);
exit(missed > 0 ? 1 : 0);

function injecting(fault: Fault): Plugin {
  return {
    name: 'fault',
    setup(setup) {
      setup.onLoad({ filter: /engine[/\\].*\.ts$/ }, ({ path: file }) => {
        const contents = faulty(fault, file, fs.readFileSync(file, 'utf8'));
        return contents === false
          ? { errors: [{ text: `The fault ${fault.name} no longer fits ${path.relative('.', file)}.` }] }
          : { contents, loader: 'ts' };
      });
    },
  };
}

/** Plays games with the fault and returns the first error that the fuzzer reports, or undefined if it reports none. */
async function complaintAbout(fault: Fault): Promise<string | undefined> {
  const outfile = path.join(OUT, `${fault.name}.mjs`);
  await build({
    entryPoints: ['fuzz/main.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
    plugins: [injecting(fault)],
  });
  for (const scenario of SCENARIOS[fault.game] ?? []) {
    const { status, stderr } = spawnSync(execPath, [outfile, scenario, '--games', GAMES, '--replay', '3', '--first'], {
      encoding: 'utf8',
    });
    if (status !== 0) return stderr.split('\n', 1)[0] || `the fuzzer ended with exit code ${String(status)}`;
  }
  return undefined;
}
