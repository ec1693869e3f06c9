import { memoize } from '../memoize.js';
import type { Board, Cell } from '../../board/board.js';
import { Reach } from '../../board/reach.js';
import { WHOLE_ALLOWANCE } from './step-costs.js';

/**
 * A search that all units and games on a board share, because its arrays are large. The result is valid until the next
 * search.
 */
export class PathSearch extends Reach {
  private cacheKey: readonly unknown[] = [];

  constructor(private readonly ground: Board) {
    super(ground);
  }

  /** Runs a search, unless the last search had the same key. The key lists everything that the result depends on. */
  searchCached(key: readonly unknown[], search: (reach: Reach) => void): Reach {
    const { cacheKey } = this;
    if (key.length === cacheKey.length && key.every((one, i) => one === cacheKey[i])) return this;
    search(this);
    this.cacheKey = key;
    return this;
  }

  /**
   * Runs a search like {@link Reach.run}. Moves of cost {@link WHOLE_ALLOWANCE} are legal only from the start, because
   * anywhere else some points are already spent. During the search they cost all points of the unit.
   */
  override run(start: Cell, points: number, steps: Uint8Array, marks: Uint8Array): number {
    this.cacheKey = [];
    const { directions } = this.ground;
    const budget = Math.min(points, WHOLE_ALLOWANCE - 1);
    const first = start * directions;
    let whole = 0; // bit mask of the directions in which a move from the start costs {@link WHOLE_ALLOWANCE}
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

/** Returns the search object that all units and games on a board share. */
export const pathSearchOn = memoize((board: Board) => new PathSearch(board));
