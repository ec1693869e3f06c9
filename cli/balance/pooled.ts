import { Piscina } from 'piscina';
import { GameFailed } from '../../engine/play/counting/in-steps.js';
import { Unusable } from '../../language-server/report/unusable.js';
import type { Players } from './gather.js';
import type { ThreadResult, ThreadWork } from './thread.js';

/** So often threads are told, in milliseconds, whether anybody waits for them still. */
const LOOK = 50;
/** What a game makes and drops at once is cheap while it fits in here, in megabytes: a tenth less work than with V8's own measure. */
const YOUNG = 192;

/**
 * Threads of this machine play, each a shard at a time.
 *
 * @param script The bundle whose default export plays shards in a thread.
 */
export function pooled(script: string, threads: number): Players {
  const pool = new Piscina<ThreadWork, ThreadResult>({
    filename: script,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  return {
    atOnce: threads,
    pace: 1000,
    async play(shard, isWanted) {
      const calledOff = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const look = setInterval(() => {
        if (!isWanted()) Atomics.store(calledOff, 0, 1);
      }, LOOK);
      const result = await pool.run({ shard, calledOff }).finally(() => {
        clearInterval(look);
      });
      if (!('broke' in result)) return result;
      throw result.broke === 'game' ? new GameFailed(result.message) : new Unusable(result.message);
    },
    close: () => pool.destroy(),
  };
}
