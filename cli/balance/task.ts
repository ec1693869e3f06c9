import { createHash } from 'node:crypto';
import type { Counted } from '../../engine/play/counting/counted.js';
import type { Sitting } from '../../engine/play/considered/chairs.js';
import type { Span } from '../../engine/play/counting/spans.js';
import type { Unanswered } from '../../engine/play/playthrough.js';
import type { Choice } from '../../engine/play/rulings.js';

/** What is played many times: texts and choices, nothing that runs. Plain JSON. */
export interface Task {
  /** The version of the rules that play it: the same task under other rules is another. */
  readonly version: string;
  /** The id of its game. */
  readonly ruleset: string;
  /** Digest of the engine and of its game, which differs between builds of one version. */
  readonly rules: string;
  /** The text of each file, by its path below a folder of its own. */
  readonly files: Readonly<Record<string, string>>;
  /** The file as it is, then its changes; each run of all has the same dice. */
  readonly arms: readonly Arm[];
  readonly seed: string;
  readonly until: string;
  readonly unanswered: Unanswered;
  /** Of considered answers. */
  readonly strength?: number;
}

/** A file, and rulings other than those it chooses. */
export interface Arm {
  readonly name: string;
  readonly file: string;
  readonly rulings: readonly Choice[];
}

/** A part of a task: so many of its runs. */
export interface Shard {
  readonly task: Task;
  readonly span: Span;
}

/** A chair in a game of the first file of a task, where players are compared. */
export interface Seat {
  readonly task: Task;
  readonly sitting: Sitting;
}

/** What a shard came to, by arm. It may end before its last run, when its time was up. */
export interface ShardResult {
  readonly span: Span;
  readonly arms: readonly Counted[];
}

/**
 * By it tasks are told apart: the same texts and choices under the same rules have the same one, whatever the files are called
 * from where they were asked for.
 */
export function idOf(task: Task): string {
  const { version, ruleset, rules, files, arms, seed, until, unanswered, strength } = task;
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const played = arms.map(({ file, rulings }) => ({ file, rulings }));
  const text = JSON.stringify({ version, ruleset, rules, sorted, arms: played, seed, until, unanswered, strength });
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
