import type { Board, Cell } from '../../../board/board.js';
import { BLOCKED, Reach, STOP } from '../../../board/reach.js';
import type { State } from '../state/state.js';
import { hasCompany } from '../untried/untried.js';
import { opponent } from '../state/pieces.js';
import { stepsOf } from './costs.js';
import { mayStayWest } from '../zones/west-columns.js';

/**
 * Where a unit can go with the points it has left, by the cheapest way [6.12, 6.22, 6.23]: one search, kept until
 * something on the map changes. Enemy ZOC stops, enemy units and closed columns bar; the start cell holds nobody here.
 */
export class Routes {
  private readonly shared: SharedReach;
  private readonly ownMarks: Uint8Array;
  private piece = -1;
  private changes = 0;
  private budget = -1;

  constructor(private readonly state: State) {
    this.shared = reachOn(state.ground.board);
    this.ownMarks = new Uint8Array(state.ground.board.size);
  }

  /** The search of a unit from where it stands. Readable until the next call for another unit. */
  of(piece: number, budget = this.state.left[piece]): Reach {
    const { state, shared } = this;
    const { reach } = shared;
    if (shared.user === this && this.piece === piece && this.changes === state.changes && this.budget === budget)
      return reach;
    const marks = this.marksFor(piece);
    const allowance = state.frozen[piece] === 1 ? 0 : budget;
    reach.run(state.cell[piece], allowance, stepsOf(state, state.piece(piece)), marks);
    shared.user = this;
    this.piece = piece;
    this.changes = state.changes;
    this.budget = budget;
    return reach;
  }

  /** The same from any cell with any points: units about to enter, what-if questions. Forgets the search of `of`. */
  from(piece: number, start: Cell, budget: number, marks = this.marksFor(piece)): Reach {
    this.piece = -1;
    const { reach } = this.shared;
    reach.run(start, budget, stepsOf(this.state, this.state.piece(piece)), marks);
    return reach;
  }

  /**
   * What stops or bars the unit: its side's marks, but a leader enters enemy ZOC only where company that can attack, or
   * may prove to, stands [10.23], and by one reading the west columns are open to armies that began there [AMB-04].
   */
  marksFor(piece: number): Uint8Array {
    const { state, ownMarks } = this;
    const { side, isLeader } = state.piece(piece);
    const marks = state.marks[side];
    const west = mayStayWest(state, piece);
    if (!isLeader && !west) return marks;
    ownMarks.set(marks);
    for (let cell = 0; cell < marks.length; cell++) {
      if (west && state.ground.western[cell] === 1 && state.owner[cell] !== opponent(side)) ownMarks[cell] &= ~BLOCKED;
      if (!isLeader || (marks[cell] & STOP) === 0) continue;
      if (state.owner[cell] !== side || !hasCompany(state, piece, cell)) ownMarks[cell] = BLOCKED | STOP;
    }
    return ownMarks;
  }
}

/** One search for all games on a board, and who used it last: its arrays are large. */
export interface SharedReach {
  readonly reach: Reach;
  user: unknown;
}

const reaches = new WeakMap<Board, SharedReach>();

export function reachOn(board: Board): SharedReach {
  let shared = reaches.get(board);
  if (shared === undefined) reaches.set(board, (shared = { reach: new Reach(board), user: undefined }));
  return shared;
}

const routes = new WeakMap<State, Routes>();

export function routesOf(state: State): Routes {
  let found = routes.get(state);
  if (found === undefined) routes.set(state, (found = new Routes(state)));
  return found;
}
