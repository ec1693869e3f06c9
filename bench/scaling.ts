import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { atLeast, type Row } from './row.js';

/** Number of games. Playing this number takes a minute on one core, so that the time to start threads is negligible. */
const GAME_COUNT = 1500;
const FILE = 'examples/rtl/the-battle-of-soltsy.sand';
const CORES = 2;

/**
 * Command that limits another command to one core. Otherwise V8 would use other cores for garbage collection and
 * compilation.
 */
const ONE_CORE = ['taskset', '--cpu-list', '0'];

/**
 * Measures how much faster two cores play many games than one core. Returns no rows on machines with one core or
 * without `taskset`.
 */
export async function scaling(): Promise<Row[]> {
  if (availableParallelism() < CORES || process.platform !== 'linux') return [];
  const [alone, together] = [await seconds(1, ONE_CORE), await seconds(CORES)];
  return [atLeast(1.7, 'times', `${GAME_COUNT} games on ${CORES} cores, against one`, alone / together)];
}

async function seconds(jobs: number, prefix: readonly string[] = []): Promise<number> {
  const words = ['--unanswered', 'random', '--runs', String(GAME_COUNT), '--jobs', String(jobs)];
  const [command, ...rest] = [...prefix, process.execPath, 'dist/cli.mjs', 'balance', FILE, ...words];
  const began = performance.now();
  await promisify(execFile)(command, rest, { maxBuffer: 1 << 26 });
  return (performance.now() - began) / 1000;
}
