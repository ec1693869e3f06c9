import type { AnswerPolicy } from '../../engine/play/records.js';
import { unansweredName } from '../unanswered.js';

/**
 * Returns the command that replays one of many games. The command contains the words FILE and SEED, which the user
 * replaces.
 */
export function replayCommand(played: {
  readonly until: string;
  readonly unanswered: AnswerPolicy;
  readonly strength?: number | undefined;
}): string {
  const { until, unanswered, strength } = played;
  return [
    'sandtable run FILE --seed SEED --until',
    until.includes(' ') ? `"${until}"` : until,
    ...(unanswered === 'default' ? [] : ['--unanswered', unansweredName(unanswered)]),
    ...(strength === undefined ? [] : ['--strength', String(strength)]),
  ].join(' ');
}
