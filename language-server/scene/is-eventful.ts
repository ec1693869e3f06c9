import type { GameEvent, MomentRecord } from '../../engine/play/records.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import { isPass } from './moment-summary.js';

/** Returns whether a moment is neither a pass nor the beginning of a phase. */
export const isEventful = (
  record: Pick<MomentRecord, 'kind' | 'answer' | 'from' | 'to'>,
  events: readonly GameEvent[],
  verbs: readonly VerbWord[],
): boolean => !isPass(record, verbs) || events.slice(record.from, record.to).some(({ kind }) => kind !== 'phase');
