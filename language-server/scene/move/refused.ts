import type { MoveResult } from '../../protocol.js';

export function refused(reason: string): MoveResult {
  return { refused: reason };
}
