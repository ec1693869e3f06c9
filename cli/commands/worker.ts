import { t } from '@vscode/l10n';
import { outcomeOf } from '../balance/outcome.js';
import { isShard } from '../balance/is-shard.js';
import { reached } from '../balance/queued.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { productVersion } from '../home.js';
import type { Terminal } from '../terminal.js';

export interface WorkerOptions {
  readonly queue: string;
  readonly jobs: number;
  readonly lost: number;
  readonly idle?: number;
}

/** Plays what stands in a queue, until it is stopped or nothing comes any more. */
export async function worker({ queue: url, jobs, lost, idle }: WorkerOptions, terminal: Terminal): Promise<ExitCode> {
  const queue = await terminal.queue();
  const address = await reached(url, queue);
  let isWanted = true;
  const stopListening = terminal.interrupted(() => (isWanted = false));
  const players = terminal.players(jobs);
  const build = terminal.build();
  const rules = `${productVersion()} (${build.digest})`;
  terminal.note(`${t('Serving {0} by the rules of {1}, {2} at a time.', address.shown, rules, jobs)}\n`);
  try {
    await queue.serve(address, {
      version: productVersion(),
      build,
      jobs,
      lost,
      ...(idle !== undefined && { idle }),
      isShard,
      play: (shard) => outcomeOf(players.play(shard, () => isWanted)),
      isWanted: () => isWanted,
      note: (text) => terminal.note(text),
    });
  } finally {
    stopListening();
    await players.close();
  }
  return CLEAN;
}
