import { isMainThread } from 'node:worker_threads';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { ToolAnswer } from '../protocol/tools.js';
import { useTool } from '../language-server/tools/tools.js';
import { createShardHandler, type ShardWork } from './balance/thread.js';
import { FolderToolHost } from './folder-tool-host.js';

/** The work of one tool call: the tool, its input, and the folder whose files the tool may use. */
export interface ToolWork {
  readonly folder: string;
  readonly tool: string;
  readonly input: unknown;
}

/**
 * Returns the function that a thread runs for each piece of work: a shard, a match or a tool call. Undefined in the
 * main thread.
 */
export function threadHandler(
  rulesets: ReadonlyMap<string, Ruleset>,
): ((work: ShardWork | ToolWork) => Promise<unknown>) | undefined {
  if (isMainThread) return undefined;
  const play = createShardHandler(rulesets);
  return (work) => ('tool' in work ? answer(work, rulesets) : play(work));
}

const answer = ({ folder, tool, input }: ToolWork, rulesets: ReadonlyMap<string, Ruleset>): Promise<ToolAnswer> =>
  useTool(tool, input, new FolderToolHost({ folder, rulesets }));
