import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP } from '../../../board/reach.js';
import type { State } from '../state/state.js';
import { hasCompany } from '../untried/untried.js';
import { opponent, SOVIET } from '../state/pieces.js';
import { mayStayWest } from '../zones/west-columns.js';
import { stepsOf } from './costs.js';

/** One step in so many goes anywhere, the others roughly ahead; and a unit halts after a step once in so many. */
const ANYWHERE = 4;
const HALT = 12;

/**
 * A way a unit can go, step by step by chance: every way it could take may come up, and no search is needed to find one.
 * Only the start when it cannot leave it.
 */
export function wander(state: State, piece: number, random: (n: number) => number): Cell[] {
  const { board } = state.ground;
  const steps = stepsOf(state, state.piece(piece));
  const marks = state.marks[state.piece(piece).side];
  const path = [state.cell[piece]];
  let heading = random(board.directions);
  for (let left = state.left[piece]; ;) {
    const from = path[path.length - 1];
    const first = random(ANYWHERE) === 0 ? random(board.directions) : heading + random(3) + board.directions - 1;
    let taken = -1;
    for (let turn = 0; turn < board.directions && taken < 0; turn++) {
      const direction = (first + turn) % board.directions;
      const to = board.neighbours[from * board.directions + direction];
      const cost = steps[from * board.directions + direction];
      if (to < 0 || cost > left || isBarred(state, piece, to, marks[to]) || !mayEnterZone(state, piece, to, marks[to]))
        continue;
      taken = to;
      heading = direction;
      left -= cost;
    }
    if (taken < 0) return path;
    path.push(taken);
    if ((marks[taken] & STOP) !== 0 || random(HALT) === 0) return path;
  }
}

/** Held by the enemy, or closed in the west to all but the armies of the west [6.21, 6.4]. */
function isBarred(state: State, piece: number, cell: Cell, mark: number): boolean {
  return (mark & BLOCKED) !== 0 && !(mayStayWest(state, piece) && state.owner[cell] !== opponent(SOVIET));
}

/** Leaders enter enemy ZOC only to units that can attack, or may prove to [10.23]. */
function mayEnterZone(state: State, piece: number, cell: Cell, mark: number): boolean {
  const { isLeader, side } = state.piece(piece);
  return !isLeader || (mark & STOP) === 0 || (state.owner[cell] === side && hasCompany(state, piece, cell));
}
