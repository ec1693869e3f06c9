import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ShardResult } from '../balance/task.js';

/**
 * A result as it is stored in Redis. Compression reduces the counts to about a tenth, since they repeat the same words.
 */
export interface Packed {
  readonly span: readonly [from: number, to: number];
  /** The counts of the variants as JSON, compressed with gzip, in base 64. */
  readonly arms: string;
}

/**
 * Maximum size of an unpacked result in bytes. The limit is needed because any client can write to Redis, and a small
 * compressed text could otherwise fill the memory.
 */
const MAX_UNPACKED_BYTES = 2 ** 28;

export async function pack({ span, arms }: ShardResult): Promise<Packed> {
  return { span, arms: (await promisify(gzip)(JSON.stringify(arms))).toString('base64') };
}

/**
 * Unpacks a value from Redis; undefined when the value is not {@link Packed}. The caller checks whether the unpacked
 * value is a valid result.
 */
export async function unpack(value: unknown): Promise<unknown> {
  const { span, arms } = (value ?? {}) as Partial<Packed>;
  if (typeof arms !== 'string') return undefined;
  try {
    const text = await promisify(gunzip)(Buffer.from(arms, 'base64'), { maxOutputLength: MAX_UNPACKED_BYTES });
    return { span, arms: JSON.parse(text.toString()) as unknown };
  } catch {
    return undefined;
  }
}
