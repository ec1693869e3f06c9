import type { GameEvent } from '../../engine/play/event.js';
import type { MomentRecord } from '../../engine/play/playthrough.js';
import type { VerbWord } from '../../engine/play/ruleset.js';
import { isPass } from './said.js';

/** Whether anything happens in a moment: more than that somebody passes, or that a phase begins. */
export const happens = (
  record: Pick<MomentRecord, 'kind' | 'answer' | 'from' | 'to'>,
  events: readonly GameEvent[],
  verbs: readonly VerbWord[],
): boolean => !isPass(record, verbs) || events.slice(record.from, record.to).some(({ kind }) => kind !== 'phase');
