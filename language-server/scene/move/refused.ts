import type { Refusal } from '../../../engine/play/moment.js';
import type { MoveResult } from '../../../protocol/editing.js';

export function refused(reason: string): MoveResult {
  return { refused: reason };
}

/** What a rule has against it, with its number. */
export const refusedBy = ({ message, rule }: Refusal): MoveResult => ({ refused: message, rule });
