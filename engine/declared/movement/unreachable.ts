import type { Cell } from '../../board/board.js';
import { BLOCKED, STOP } from '../../board/reach.js';
import type { Refusal } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';
import type { State } from '../state/state.js';
import { cheapestPath, marksFor, reachOf } from './reach.js';
import { refuseCell, refusePath } from './written-path.js';
import { say } from '../../model/say.js';

/** Returns why a unit does not reach a cell with the points it has; undefined if it does. */
export function whyUnreachable(state: State, piece: number, cell: Cell): Refusal | undefined {
  const { cells, count } = reachOf(state, piece);
  if (cells.subarray(1, count).includes(cell)) return undefined;
  const { rule } = state.declaration.movement;
  const start = state.cell[piece];
  if (cell === start) return refusal(rule, 'stays', say`${state.name(piece)} is already in ${state.label(cell)}.`);
  const occupied = refuseCell(state, piece, cell);
  if (occupied !== undefined) return occupied;
  const marks = marksFor(state, piece);
  const legal = cheapestPath(state, piece, start, cell, marks);
  if (legal.length > 0) return refusePath(state, piece, legal);
  const open = marks.map((mark) => mark & BLOCKED);
  const throughZones = cheapestPath(state, piece, start, cell, open);
  if (throughZones.length > 0) {
    const stop = throughZones.slice(1, -1).find((one) => (marks[one] & STOP) !== 0);
    if (stop === undefined) return refusePath(state, piece, throughZones);
    return refusal(
      state.zoneRule(piece)?.rule ?? '',
      'zone-stop',
      say`Every path to ${state.label(cell)} runs through enemy zones of control; on the cheapest one ${state.name(piece)} must stop in ${state.label(stop)}.`,
    );
  }
  const message = say`No path leads ${state.name(piece)} from ${state.label(start)} to ${state.label(cell)}.`;
  return refusal(rule, 'no-path', message);
}
