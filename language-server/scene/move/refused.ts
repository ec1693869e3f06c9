import type { Refusal } from '../../../engine/play/moment.js';
import type { MoveResult } from '../../../protocol/editing.js';

export function refused(reason: string): MoveResult {
  return { refused: reason };
}

/** Returns the result of a move that the engine refuses: the reason and the number of the violated rule. */
export const refusedBy = ({ message, rule }: Refusal): MoveResult => ({ refused: message, rule });
