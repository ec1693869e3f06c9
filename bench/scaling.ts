import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { atLeast, type Row } from './row.js';

/** A run of a minute or more on one core: of less, what threads take to start would be a part. */
const GAMES = 1500;
const FILE = 'examples/rtl/the-battle-of-soltsy.sand';
const CORES = 2;

/** Holds a command to one core: left alone, V8 collects and compiles for one thread of ours on the others. */
const ON_ONE = ['taskset', '--cpu-list', '0'];

/** How many times as fast two cores play many games as one. Machines of one core, or that hold nothing to one, have nothing to tell. */
export async function scaling(): Promise<Row[]> {
  if (availableParallelism() < CORES || process.platform !== 'linux') return [];
  const [alone, together] = [await seconds(1, ON_ONE), await seconds(CORES)];
  return [atLeast(1.7, 'times', `${GAMES} games on ${CORES} cores, against one`, alone / together)];
}

async function seconds(jobs: number, held: readonly string[] = []): Promise<number> {
  const words = ['--unanswered', 'random', '--runs', String(GAMES), '--jobs', String(jobs)];
  const [command, ...rest] = [...held, process.execPath, 'dist/cli.mjs', 'balance', FILE, ...words];
  const began = performance.now();
  await promisify(execFile)(command, rest, { maxBuffer: 1 << 26 });
  return (performance.now() - began) / 1000;
}
