import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ShardResult } from '../balance/task.js';

/** A result as it lies in a queue: counts are words that come again and again, a tenth is left of them. */
export interface Packed {
  readonly span: readonly [from: number, to: number];
  /** The arms, in base 64. */
  readonly arms: string;
}

/** So much may come out of what somebody put into a Redis, in bytes. */
const MOST = 2 ** 28;

export async function packed({ span, arms }: ShardResult): Promise<Packed> {
  return { span, arms: (await promisify(gzip)(JSON.stringify(arms))).toString('base64') };
}

/** What was packed; undefined when it was not. What it is, is for others to see. */
export async function unpacked(value: unknown): Promise<unknown> {
  const { span, arms } = (value ?? {}) as Partial<Packed>;
  if (typeof arms !== 'string') return undefined;
  try {
    const text = await promisify(gunzip)(Buffer.from(arms, 'base64'), { maxOutputLength: MOST });
    return { span, arms: JSON.parse(text.toString()) as unknown };
  } catch {
    return undefined;
  }
}
