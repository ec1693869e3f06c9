import { memoize } from '../memoize.js';
import type { Board, Cell } from '../../board/board.js';
import { Reach } from '../../board/reach.js';
import { WHOLE_ALLOWANCE } from './step-costs.js';

/**
 * One search for all units and games on a board, for its arrays are large: what it found stays readable until it is asked
 * for something else.
 */
export class PathSearch extends Reach {
  private asked: readonly unknown[] = [];

  constructor(private readonly ground: Board) {
    super(ground);
  }

  /** Searches for somebody anew, unless nothing else was searched since and all it depends on is what it was. */
  searchCached(asked: readonly unknown[], search: (reach: Reach) => void): Reach {
    const { asked: before } = this;
    if (asked.length === before.length && asked.every((one, i) => one === before[i])) return this;
    search(this);
    this.asked = asked;
    return this;
  }

  /**
   * As {@link Reach.run}. Only steps out of the start can take the whole allowance: elsewhere something has been spent, and they
   * cost more than is left. During the search they cost what it has.
   */
  override run(start: Cell, points: number, steps: Uint8Array, marks: Uint8Array): number {
    this.asked = [];
    const { directions } = this.ground;
    const budget = Math.min(points, WHOLE_ALLOWANCE - 1);
    const first = start * directions;
    let whole = 0; // a bit for each direction
    for (let direction = 0; direction < directions; direction++)
      if (steps[first + direction] === WHOLE_ALLOWANCE) whole |= 1 << direction;
    if (whole === 0 || budget === 0) return super.run(start, budget, steps, marks);
    const charge = (cost: number): void => {
      for (let direction = 0; direction < directions; direction++)
        if ((whole & (1 << direction)) !== 0) steps[first + direction] = cost;
    };
    charge(budget);
    const count = super.run(start, budget, steps, marks);
    charge(WHOLE_ALLOWANCE);
    return count;
  }
}

export const pathSearchOn = memoize((board: Board) => new PathSearch(board));
