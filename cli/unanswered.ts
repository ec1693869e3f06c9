import type { AnswerPolicy } from '../engine/play/records.js';

/** The values of `--unanswered` that the help shows. */
export const UNANSWERED_NAMES = ['default', 'random', 'lookahead'] as const;

/**
 * Parses a value of `--unanswered`. `considered`, the name of `lookahead` in version 0.1, is still accepted and is
 * still the name in JSON.
 * @returns The player; undefined when there is no such value.
 */
export function readUnanswered(name: string): AnswerPolicy | undefined {
  if (name === 'lookahead' || name === 'considered') return 'considered';
  return name === 'default' || name === 'random' ? name : undefined;
}

/** Returns the name of a player in the form used on the command line. */
export const unansweredName = (player: AnswerPolicy): (typeof UNANSWERED_NAMES)[number] =>
  player === 'considered' ? 'lookahead' : player;
