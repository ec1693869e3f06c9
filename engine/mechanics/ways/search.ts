import { kept } from '../kept.js';
import type { Board } from '../../board/board.js';
import { Reach } from '../../board/reach.js';

/**
 * One search for all units and games on a board, for its arrays are large: what it found stays readable until it is asked
 * for something else.
 */
export class Search extends Reach {
  private asked: readonly unknown[] = [];

  /** Searches for somebody anew, unless nothing else was searched since and all it depends on is what it was. */
  kept(asked: readonly unknown[], search: (reach: Reach) => void): Reach {
    const { asked: before } = this;
    if (asked.length === before.length && asked.every((one, i) => one === before[i])) return this;
    search(this);
    this.asked = asked;
    return this;
  }

  override run(...search: Parameters<Reach['run']>): number {
    this.asked = [];
    return super.run(...search);
  }
}

export const searchOn = kept((board: Board) => new Search(board));
