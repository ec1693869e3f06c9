import { Piscina } from 'piscina';
import type { ToolAnswer } from '../../language-server/protocol.js';
import type { ToolWork } from '../thread.js';
import type { Offered } from './serve.js';

/** Calls answered at a time: a long check then holds up no short question. */
const MAX_CALLS = 4;

/**
 * Answers calls of tools in threads, about files of a folder. A call that is cancelled ends its thread.
 *
 * @param script The bundle whose default export does the work of a thread.
 */
export function pooledTools(script: string, folder: string): Pick<Offered, 'use' | 'close'> {
  const pool = new Piscina<ToolWork, ToolAnswer>({
    filename: script,
    minThreads: 1,
    maxThreads: MAX_CALLS,
    // Answers are read by a program.
    env: { ...process.env, SANDTABLE_LANGUAGE: 'en' },
  });
  return { use: (tool, input, signal) => pool.run({ folder, tool, input }, { signal }), close: () => pool.destroy() };
}
