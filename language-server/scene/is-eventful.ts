import type { GameEvent, MomentRecord } from '../../engine/play/records.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import { isPass } from './moment-summary.js';

/** Whether anything happens in a moment: more than that somebody passes, or that a phase begins. */
export const isEventful = (
  record: Pick<MomentRecord, 'kind' | 'answer' | 'from' | 'to'>,
  events: readonly GameEvent[],
  verbs: readonly VerbWord[],
): boolean => !isPass(record, verbs) || events.slice(record.from, record.to).some(({ kind }) => kind !== 'phase');
