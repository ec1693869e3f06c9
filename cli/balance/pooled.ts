import { Piscina } from 'piscina';
import type { Pairing } from '../../engine/play/considered/chairs.js';
import type { PlayersHere } from './gather.js';
import type { ShardResult } from './task.js';
import { resultOf, type Outcome } from './outcome.js';
import { LIMITS, type ShardWork } from './thread.js';

/** So often threads are told, in milliseconds, whether anybody waits for them still. */
const LOOK = 50;

/**
 * Threads of this machine play, each a shard at a time.
 *
 * @param script The bundle whose default export plays shards in a thread.
 */
export function pooled(script: string, threads: number): PlayersHere {
  const pool = new Piscina<ShardWork, Outcome<ShardResult | Pairing>>({
    filename: script,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: LIMITS,
  });
  return {
    atOnce: threads,
    pace: 1000,
    async play(shard, isWanted) {
      const calledOff = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const look = setInterval(() => {
        if (!isWanted()) Atomics.store(calledOff, 0, 1);
      }, LOOK);
      const outcome = await pool.run({ shard, calledOff }).finally(() => {
        clearInterval(look);
      });
      return resultOf(outcome) as ShardResult;
    },
    sit: async (seat) => resultOf(await pool.run({ seat })) as Pairing,
    close: () => pool.destroy(),
  };
}
