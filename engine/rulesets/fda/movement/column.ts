import type { Cell } from '../../../board/board.js';
import type { Refusal } from '../../../play/moment.js';
import { refusal } from '../refusal.js';
import type { State } from '../state.js';

/** Whether a unit of the active division that uses the road bonus may end there: in column with those that did before it [7h]. */
export function keepsColumn(state: State, end: Cell): boolean {
  const { columnEnds } = state;
  const most = state.rulings.columnUnitsPerSector;
  if (most !== 'none' && columnEnds.filter((cell) => cell === end).length >= most) return false;
  return columnEnds.length === 0 || columnEnds.includes(end) || columnEnds.some((cell) => areJoined(state, cell, end));
}

function areJoined({ ground: { board, roads } }: State, from: Cell, to: Cell): boolean {
  const direction = board.direction(from, to);
  return direction >= 0 && roads[from * board.directions + direction] === 1;
}

/** Why it may not [7h]. */
export function refuseColumn(state: State, end: Cell): Refusal | undefined {
  if (keepsColumn(state, end)) return undefined;
  const ends = [...new Set(state.columnEnds)].map((cell) => state.label(cell)).join(', ');
  const most = state.rulings.columnUnitsPerSector;
  const each = most === 'none' ? '' : `, ${most} to a sector`;
  return refusal(
    '7h',
    'no-column',
    `Units of a division that use a road end in column: those before stand in ${ends}; ${state.label(end)} does not continue it${each}.`,
  );
}
