import { t } from '@vscode/l10n';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Address } from './address.js';

/** Maximum time to wait until Redis answers the first command. */
const CONNECT_TIMEOUT_MS = 5000;

/**
 * Connects once and sends a PING. Redis must be up at the start, although it may be down for a while later.
 * @param timeoutMs Milliseconds to wait for the connection, and again for the answer.
 * @returns The reason why Redis cannot be used, as a sentence; undefined when Redis answers.
 */
export async function whyUnreachable(
  { connection: { url }, shown }: Address,
  timeoutMs: number = CONNECT_TIMEOUT_MS,
): Promise<string | undefined> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
  });
  let lastError = '';
  redis.on('error', ({ message }: Error) => (lastError = message));
  try {
    await redis.connect();
    await redis.ping();
    return undefined;
  } catch (problem) {
    const why = lastError !== '' ? lastError : problem instanceof Error ? problem.message : String(problem);
    return t('Cannot connect to the queue {0}: {1}', shown, why);
  } finally {
    redis.disconnect();
  }
}

/** Maximum time for which a command continues after its caller has cancelled it. */
const ABORT_GRACE_MS = 500;

/**
 * Waits for a Redis command, which otherwise would block while Redis is down.
 * @param signal Cancels the wait; the command then has {@link ABORT_GRACE_MS} left to finish.
 * @returns The result of the command; undefined when it did not finish in time after the cancellation.
 */
export async function raceWithAbort<T>(command: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const finished = new AbortController();
  try {
    return await Promise.race([command, graceAfter(signal, finished.signal)]);
  } finally {
    finished.abort();
  }
}

/** Resolves {@link ABORT_GRACE_MS} after `signal` aborts. Rejects as soon as `finished` aborts. */
async function graceAfter(signal: AbortSignal, finished: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, 'abort', { signal: finished });
  return setTimeout(ABORT_GRACE_MS, undefined, { signal: finished });
}

/** Waits for a time. Returns early, without throwing, when the signal aborts. */
export async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}

/** The part of a BullMQ `Queue` or `Worker` that is needed to observe the connection. */
interface Endpoint {
  on(event: 'error', listener: (problem: Error) => void): unknown;
  readonly backend: { on(event: 'ready', listener: () => void): unknown };
}

/**
 * Logs the errors of a queue or worker. Logs each error only once until the connection is ready again. All errors of a
 * lost connection count as one error.
 * @param shown The URL of the queue without its password.
 */
export function logConnectionErrors(endpoint: Endpoint, shown: string, log: (text: string) => unknown): void {
  const logged = new Set<string>();
  endpoint.on('error', (problem) => {
    const text = errorText(problem, shown);
    const key = isDisconnect(problem) ? '' : text;
    if (!logged.has(key)) log(`${text}\n`);
    logged.add(key);
  });
  endpoint.backend.on('ready', () => {
    logged.clear();
  });
}

function errorText(problem: Error, shown: string): string {
  const { message } = problem;
  if (isDisconnect(problem)) return t('Lost connection to the queue {0}, retrying: {1}', shown, message);
  if (problem instanceof SyntaxError) return t('A job of the queue {0} is not valid JSON: {1}', shown, message);
  if (isReply(problem)) return t('The queue {0} rejected a command: {1}', shown, message);
  return t('Lost the lock of a job of the queue {0}; another worker may play the same games: {1}', shown, message);
}

/**
 * Returns whether an error means that the connection broke. All other errors that BullMQ emits name a job or a lock, or
 * come from parsing a job.
 */
const isDisconnect = (problem: Error): boolean =>
  !(problem instanceof SyntaxError) && !/\b(?:job|lock)\b/i.test(problem.message) && !isReply(problem);

/**
 * Returns whether an error was sent by Redis, which means that Redis is up. Errors that Redis sends while it loads its
 * data set do not count.
 */
const isReply = (problem: unknown): problem is Error =>
  problem instanceof Error && problem.name === 'ReplyError' && !problem.message.startsWith('LOADING');

/**
 * Returns a sentence that says why Redis rejected a command. Returns undefined if the problem is not an error reply
 * from Redis.
 */
export function whyRefused({ shown }: Address, problem: unknown): string | undefined {
  if (!isReply(problem)) return undefined;
  const isFull = problem.message.includes('OOM');
  return isFull
    ? t('The queue {0} is full. Raise its maxmemory, or play fewer games in one command. {1}', shown, problem.message)
    : t('The queue {0} rejected a command: {1}', shown, problem.message);
}
