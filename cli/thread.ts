import { isMainThread } from 'node:worker_threads';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { ToolAnswer } from '../language-server/protocol.js';
import { useTool } from '../language-server/tools/tools.js';
import { shardsOfThread, type ShardWork } from './balance/thread.js';
import { FolderDesk } from './tools-desk.js';

/** A call of a tool, about files of a folder. */
export interface ToolWork {
  readonly folder: string;
  readonly tool: string;
  readonly input: unknown;
}

/** Does what is handed to a thread: plays shards, or answers a call of a tool. Undefined in the main thread. */
export function workOfThread(
  rulesets: ReadonlyMap<string, Ruleset>,
): ((work: ShardWork | ToolWork) => Promise<unknown>) | undefined {
  if (isMainThread) return undefined;
  const play = shardsOfThread(rulesets);
  return (work) => ('tool' in work ? answer(work, rulesets) : play(work));
}

const answer = ({ folder, tool, input }: ToolWork, rulesets: ReadonlyMap<string, Ruleset>): Promise<ToolAnswer> =>
  useTool(tool, input, new FolderDesk({ folder, rulesets }));
