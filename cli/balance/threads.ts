import { Piscina } from 'piscina';
import type { Pairing } from '../../engine/play/lookahead/seats.js';
import { unwrapOutcome, type Outcome } from './outcome.js';
import type { LocalRunner } from './run-shards.js';
import type { ShardResult } from './task.js';
import { setAbortFlag, THREAD_LIMITS, type ShardWork } from './thread.js';

/**
 * Creates a runner with a pool of threads, each of which plays one shard at a time.
 *
 * @param script The bundle whose default export does the work of a thread.
 */
export function createThreadRunner(script: string, threads: number): LocalRunner {
  const pool = new Piscina<ShardWork, Outcome<ShardResult | Pairing>>({
    filename: script,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: THREAD_LIMITS,
  });
  return {
    concurrency: threads,
    targetShardMs: 1000,
    async play(shard, signal) {
      const abortFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const onAbort = (): void => {
        setAbortFlag(abortFlag);
      };
      if (signal.aborted) onAbort();
      signal.addEventListener('abort', onAbort);
      const outcome = await pool.run({ shard, abortFlag }).finally(() => {
        signal.removeEventListener('abort', onAbort);
      });
      return unwrapOutcome(outcome) as ShardResult;
    },
    playMatch: async (match) => unwrapOutcome(await pool.run({ match })) as Pairing,
    close: () => pool.destroy(),
  };
}
