import { createHash } from 'node:crypto';
import type { Counted } from '../../engine/play/counting/counted.js';
import type { Match } from '../../engine/play/lookahead/seats.js';
import type { Span } from '../../engine/play/counting/spans.js';
import type { AnswerPolicy } from '../../engine/play/records.js';
import type { RulingOverride } from '../../engine/play/rulings.js';

/** A scenario to be played many times: source texts and options, no code. Plain JSON. */
export interface Task {
  /** The version of Sandtable. The same texts under another version are another task. */
  readonly version: string;
  /** The id of its game. */
  readonly ruleset: string;
  /** Digest of the engine and of its game. It differs between builds of one version. */
  readonly rules: string;
  /** The text of each file, by its path relative to the common folder of all files. */
  readonly files: Readonly<Record<string, string>>;
  /** The file as it is, then its variants. Run K has the same dice in every arm. */
  readonly arms: readonly Arm[];
  readonly seed: string;
  readonly until: string;
  readonly unanswered: AnswerPolicy;
  /** Playouts per answer of the look-ahead player, in hundreds. */
  readonly strength?: number;
}

/** A file, with rulings that replace those the file chooses. */
export interface Arm {
  readonly name: string;
  readonly file: string;
  readonly rulings: readonly RulingOverride[];
}

/** A part of a task: a range of its runs. */
export interface Shard {
  readonly task: Task;
  readonly span: Span;
}

/** A match of the first file of a task, in which kinds of players are compared. */
export interface MatchRequest {
  readonly task: Task;
  readonly match: Match;
}

/** The counts of a shard, by arm. The span is shorter than that of the shard when its time ran out or it was cancelled. */
export interface ShardResult {
  readonly span: Span;
  readonly arms: readonly Counted[];
}

/**
 * Computes the id of a task, 32 hexadecimal digits: equal for the same texts and options under the same rules. The names of the
 * arms do not count, because they depend on the working folder of the command.
 */
export function idOf(task: Task): string {
  const { version, ruleset, rules, files, arms, seed, until, unanswered, strength } = task;
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const played = arms.map(({ file, rulings }) => ({ file, rulings }));
  const text = JSON.stringify({ version, ruleset, rules, sorted, arms: played, seed, until, unanswered, strength });
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
