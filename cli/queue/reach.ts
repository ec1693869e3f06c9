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

/** Notes errors of a queue, each once until the connection is back: that it is down, which its users wait for, or what else went wrong. */
export function noteErrors(end: End, shown: string, note: (text: string) => unknown): void {
  const noted = new Set<string>();
  end.on('error', (problem) => {
    const text = errorText(problem, shown);
    const key = isDisconnect(problem) ? '' : text;
    if (!noted.has(key)) note(`${text}\n`);
    noted.add(key);
  });
  end.backend.on('ready', () => {
    noted.clear();
  });
}

function errorText(problem: Error, shown: string): string {
  const { message } = problem;
  if (isDisconnect(problem)) return t('The queue {0} is away, and waited for: {1}', shown, message);
  if (problem instanceof SyntaxError) return t('A job of the queue {0} is no JSON: {1}', shown, message);
  if (isReply(problem)) return t('The queue {0} refuses a command: {1}', shown, message);
  return t('The lock of a job of the queue {0} is lost; another worker may play it too: {1}', shown, message);
}

/** Whether the connection broke. What BullMQ reports otherwise is about a job, which it names, or its text. */
const isDisconnect = (problem: Error): boolean =>
  !(problem instanceof SyntaxError) && !/\b(?:job|lock)\b/i.test(problem.message) && !isReply(problem);

/** Whether Redis answered, with an error. While it loads what it kept, it counts as down. */
const isReply = (problem: unknown): problem is Error =>
  problem instanceof Error && problem.name === 'ReplyError' && !problem.message.startsWith('LOADING');

/** Why Redis refuses a command, as a sentence; undefined when something else is wrong. */
export function whyRefused({ shown }: Address, problem: unknown): string | undefined {
  if (!isReply(problem)) return undefined;
  const isFull = problem.message.includes('OOM');
  return isFull
    ? t('The queue {0} is full: raise its maxmemory, or send fewer games at a time. {1}', shown, problem.message)
    : t('The queue {0} refuses a command: {1}', shown, problem.message);
}
