import type { Unanswered } from '../../engine/play/playthrough.js';

/** The words that play one of many games again, as it was played there. */
export function replayOf(played: {
  readonly until: string;
  readonly unanswered: Unanswered;
  readonly strength?: number | undefined;
}): string {
  const { until, unanswered, strength } = played;
  return [
    'sandtable run FILE --seed SEED --until',
    until.includes(' ') ? `"${until}"` : until,
    ...(unanswered === 'default' ? [] : ['--unanswered', unanswered]),
    ...(strength === undefined ? [] : ['--strength', String(strength)]),
  ].join(' ');
}
