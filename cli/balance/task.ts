import { createHash } from 'node:crypto';
import type { Counted } from '../../engine/play/counting/counted.js';
import type { Match } from '../../engine/play/lookahead/seats.js';
import type { Span } from '../../engine/play/counting/spans.js';
import type { AnswerPolicy } from '../../engine/play/records.js';
import type { RulingOverride } from '../../engine/play/rulings.js';

/** A scenario to be played many times: source texts and options, without code. This is plain JSON. */
export interface Task {
  /** The version of Sandtable. The same texts with another version are a different task. */
  readonly version: string;
  /** The id of the ruleset that plays the task: for a variant, that of the game it extends. */
  readonly ruleset: string;
  /** Digest of the engine and of the game. The digest may differ between builds of one version. */
  readonly rules: string;
  /** The text of each file, by its path relative to the common folder of all files. */
  readonly files: Readonly<Record<string, string>>;
  /**
   * The variants to play. The first variant is the unchanged file. Games with the same run number have the same dice in
   * all variants.
   */
  readonly arms: readonly Arm[];
  readonly seed: string;
  readonly until: string;
  readonly unanswered: AnswerPolicy;
  /** Number of playouts for each answer of the look-ahead player, in hundreds. */
  readonly strength?: number;
}

/** A variant: a file, with rulings that replace the choices in the file. */
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

/**
 * A request to play a match. A match plays the first file of the task with several kinds of players and compares their
 * results.
 */
export interface MatchRequest {
  readonly task: Task;
  readonly match: Match;
}

/**
 * The counts of a shard, by variant. `span` is the range of the runs that were counted. It is shorter than the range of
 * the shard if the shard was cancelled or its time ran out.
 */
export interface ShardResult {
  readonly span: Span;
  readonly arms: readonly Counted[];
}

/**
 * Computes the id of a task: 32 hexadecimal digits. Tasks with the same texts, options and rules have the same id.
 * Names of variants do not affect the id, because they depend on the working folder of the command.
 */
export function idOf(task: Task): string {
  const { version, ruleset, rules, files, arms, seed, until, unanswered, strength } = task;
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const played = arms.map(({ file, rulings }) => ({ file, rulings }));
  const text = JSON.stringify({ version, ruleset, rules, sorted, arms: played, seed, until, unanswered, strength });
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
