import { t } from '@vscode/l10n';
import { captureOutcome } from '../balance/outcome.js';
import { isShard } from '../balance/is-shard.js';
import { requireQueue } from '../balance/queued.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { productVersion } from '../home.js';
import type { Terminal } from '../terminal.js';

export interface WorkerOptions {
  readonly queue: string;
  /** Number of parallel games. */
  readonly jobs: number;
  /** Seconds after which the jobs of a dead worker are retried. */
  readonly lost: number;
  /** Seconds without a job after which the worker ends. */
  readonly idle?: number;
}

/**
 * Runs a worker of a queue until it is stopped or has been idle for too long.
 * @throws Unusable when the queue cannot be reached.
 */
export async function worker({ queue: url, jobs, lost, idle }: WorkerOptions, terminal: Terminal): Promise<ExitCode> {
  const queue = await terminal.queue();
  const address = await requireQueue(url, queue);
  const stop = new AbortController();
  const stopListening = terminal.onInterrupt(() => {
    stop.abort();
  });
  const runner = terminal.createRunner(jobs);
  const build = terminal.build();
  const rules = `${productVersion()} (${build.digest})`;
  terminal.log(`${t('Worker of {0}, Sandtable {1}, {2} parallel games.', address.shown, rules, jobs)}\n`);
  try {
    await queue.serve(address, {
      version: productVersion(),
      build,
      jobs,
      lost,
      ...(idle !== undefined && { idle }),
      isShard,
      play: (shard) => captureOutcome(runner.play(shard, stop.signal)),
      signal: stop.signal,
      log: (text) => terminal.log(text),
    });
  } finally {
    stopListening();
    await runner.close();
  }
  return CLEAN;
}
