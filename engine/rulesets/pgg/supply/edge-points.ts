import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { State } from '../state/state.js';
import { isOpenToGermans } from './courses.js';

/**
 * Computes the movement points from every cell to the west edge for one German movement class [11.12]. `points[cell]`
 * is in half points; it is -1 if the cost exceeds the budget. By default, the cost is that of a move from the unit to
 * the edge, including the edge hex. If the ruling `supply.mpDirection` is `edgeToUnit`, it is the cost of a move from
 * the edge to the unit [AMB-33].
 */
export class EdgePoints {
  readonly points: Int32Array;
  readonly towards: Int32Array;
  private readonly reached: Cell[] = [];
  /** The cells that the search must still examine, in one list for each number of points. */
  private readonly waiting: Cell[][] = [];

  constructor(size: number) {
    this.points = new Int32Array(size).fill(-1);
    this.towards = new Int32Array(size).fill(-1);
  }

  run(state: State, steps: Uint8Array, budget: number): void {
    const { west, carriesLines } = state.ground;
    const inwards = state.rulings['supply.mpDirection'] === 'edgeToUnit';
    for (const cell of this.reached) this.points[cell] = -1;
    this.reached.length = 0;
    for (let points = 0; points <= budget; points++) this.waiting[points] = [];
    for (const cell of west) this.reach(cell, 0, -1, budget);
    for (let points = 0; points <= budget; points++) {
      for (const cell of this.waiting[points]) {
        const mayGoOn = this.towards[cell] === -1 || carriesLines[cell] === 1;
        if (this.points[cell] === points && mayGoOn && isOpenToGermans(state, cell))
          this.goOn(state, cell, steps, budget, inwards);
      }
    }
  }

  private goOn({ ground: { board } }: State, cell: Cell, steps: Uint8Array, budget: number, inwards: boolean): void {
    const { directions, neighbours } = board;
    for (let direction = 0; direction < directions; direction++) {
      const from = neighbours[cell * directions + direction];
      if (from < 0) continue;
      const back = (direction + directions / 2) % directions;
      const cost = steps[inwards ? cell * directions + direction : from * directions + back];
      if (cost !== IMPASSABLE) this.reach(from, this.points[cell] + cost, cell, budget);
    }
  }

  private reach(cell: Cell, points: number, towards: Cell, budget: number): void {
    const known = this.points[cell];
    if (points > budget || (known >= 0 && known <= points)) return;
    if (known < 0) this.reached.push(cell);
    this.points[cell] = points;
    this.towards[cell] = towards;
    this.waiting[points].push(cell);
  }

  line(from: Cell): Cell[] {
    const line: Cell[] = [];
    if (this.points[from] === -1) return line;
    for (let cell = from; cell >= 0; cell = this.towards[cell]) line.push(cell);
    return line;
  }
}
