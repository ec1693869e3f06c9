import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { GERMAN } from '../pieces.js';
import type { State } from '../state.js';
import { isOpen, passes } from './lines.js';

/**
 * Movement points from every cell to the west edge, for one German move class [11.12]: `points[cell]` in half points,
 * -1 beyond the budget. Costs are those of moving from the unit to the edge, the edge hex included [AMB-33];
 * with the ruling `edgeToUnit` those of the way back.
 */
export class EdgePoints {
  readonly points: Int16Array;
  readonly towards: Int16Array;
  private readonly reached: Cell[] = [];

  constructor(size: number) {
    this.points = new Int16Array(size).fill(-1);
    this.towards = new Int16Array(size).fill(-1);
  }

  run(state: State, steps: Uint8Array, budget: number): void {
    const { board } = state.ground;
    const inwards = state.readings['supply.mpDirection'] === 'edgeToUnit';
    for (const cell of this.reached) this.points[cell] = -1;
    this.reached.length = 0;
    const waiting: Cell[][] = Array.from({ length: budget + 1 }, () => []);
    const reach = (cell: Cell, points: number, towards: Cell): void => {
      const known = this.points[cell];
      if (points > budget || (known >= 0 && known <= points)) return;
      if (known < 0) this.reached.push(cell);
      this.points[cell] = points;
      this.towards[cell] = towards;
      waiting[points].push(cell);
    };
    for (const cell of state.ground.west) reach(cell, 0, -1);
    for (let points = 0; points <= budget; points++) {
      const now = waiting[points];
      for (const cell of now) {
        if (this.points[cell] !== points || !(this.towards[cell] === -1 ? isOpen : passes)(state, GERMAN, cell))
          continue;
        for (let direction = 0; direction < board.directions; direction++) {
          const from = board.neighbour(cell, direction);
          if (from < 0) continue;
          const at = inwards
            ? cell * board.directions + direction
            : from * board.directions + board.direction(from, cell);
          const cost = steps[at];
          if (cost !== IMPASSABLE) reach(from, points + cost, cell);
        }
      }
    }
  }

  line(from: Cell): Cell[] {
    const line: Cell[] = [];
    if (this.points[from] === -1) return line;
    for (let cell = from; cell >= 0; cell = this.towards[cell]) line.push(cell);
    return line;
  }
}
