import type { AstNode } from 'langium';
import type { Desk } from './desk.js';

/** More counters of a kind than any box holds. */
export const MOST_COUNTERS = 500;

/** How many counters: at least one. */
export function readCount(desk: Desk, node: AstNode & { readonly count: string | undefined }): number {
  const count = Number(node.count ?? 0);
  if (count >= 1 && count <= MOST_COUNTERS) return count;
  if (node.count !== undefined) {
    desk.findings.error(
      'number-out-of-range',
      desk.text.part(node, 'count'),
      `A count is at least 1 and at most ${MOST_COUNTERS}; here ${node.count}.`,
    );
  }
  return Math.max(0, Math.min(MOST_COUNTERS, count));
}

/** The number of a turn, from 1 to the last of the game when that is known. */
export function readTurn(
  desk: Desk,
  node: AstNode & { readonly turn?: string | undefined },
  last: number | undefined,
): number {
  const turn = Number(node.turn ?? 0);
  if (node.turn === undefined || (turn >= 1 && turn <= (last ?? 999))) return turn;
  desk.findings.error(
    'turn-beyond-game',
    desk.text.part(node, 'turn'),
    turn < 1
      ? 'Turns are numbered from 1; what happens before is “setup”.'
      : last === undefined
        ? `Turn ${node.turn} is further than any game goes.`
        : `Turn ${node.turn} is beyond the game: the scenario has ${last} turns.`,
  );
  return turn;
}
