import { t } from '@vscode/l10n';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Address } from './address.js';

/** How long it may take until a Redis answers for the first time, in milliseconds. */
const PATIENCE = 5000;

/** Why a Redis cannot be used, as a sentence; undefined when it answers. Later it may be away for a while, to begin with it has to be there. */
export async function unreachable({ connection: { url }, shown }: Address): Promise<string | undefined> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
  });
  let said = '';
  redis.on('error', ({ message }: Error) => (said = message));
  try {
    await redis.connect();
    await redis.ping();
    return undefined;
  } catch (problem) {
    const why = said !== '' ? said : problem instanceof Error ? problem.message : String(problem);
    return `The queue ${shown} cannot be reached: ${why}`;
  } finally {
    redis.disconnect();
  }
}

/** So often it is looked whether somebody still waits, in milliseconds. */
const LOOK = 100;
/** What nobody waits for any more may still take so long, in milliseconds. */
const GRACE = 500;

/** What a command comes to. One waits as long as its Redis is away: undefined when nobody wants it any more, and it has not answered. */
export async function unlessCalledOff<T>(command: Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
  const over = new AbortController();
  const calledOff = async (): Promise<undefined> => {
    while (isWanted()) await setTimeout(LOOK, undefined, { signal: over.signal });
    return setTimeout(GRACE, undefined, { signal: over.signal });
  };
  try {
    return await Promise.race([command, calledOff()]);
  } finally {
    over.abort();
  }
}

/** An end of a queue, as BullMQ has it. */
interface End {
  on(event: 'error', listener: (problem: Error) => void): unknown;
  readonly backend: { on(event: 'ready', listener: () => void): unknown };
}

/** Notes once each time that a queue is away: whoever uses it waits. */
export function noteAbsence(end: End, shown: string, note: (text: string) => unknown): void {
  let isNoted = false;
  end.on('error', ({ message }) => {
    if (!isNoted) note(`${t('The queue {0} is away, and waited for: {1}', shown, message)}\n`);
    isNoted = true;
  });
  end.backend.on('ready', () => (isNoted = false));
}
