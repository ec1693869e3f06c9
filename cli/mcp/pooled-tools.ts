import { Piscina } from 'piscina';
import type { ToolAnswer } from '../../protocol/tools.js';
import type { ToolWork } from '../thread.js';
import type { ToolServerOptions } from './serve.js';

/** Maximum number of tool calls that run in parallel, so that a short call need not wait for a long check. */
const MAX_PARALLEL_CALLS = 4;

/**
 * Creates a pool of threads that answer tool calls about files of a folder. Cancelling a call terminates its thread.
 *
 * @param script The bundle whose default export does the work of a thread.
 */
export function pooledTools(script: string, folder: string): Pick<ToolServerOptions, 'use' | 'close'> {
  const pool = new Piscina<ToolWork, ToolAnswer>({
    filename: script,
    minThreads: 1,
    maxThreads: MAX_PARALLEL_CALLS,
    // The client is a program, so the answers are in English.
    env: { ...process.env, SANDTABLE_LANGUAGE: 'en' },
  });
  return { use: (tool, input, signal) => pool.run({ folder, tool, input }, { signal }), close: () => pool.destroy() };
}
