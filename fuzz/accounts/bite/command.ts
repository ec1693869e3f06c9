import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import type { Account } from '../account.js';

/**
 * Checks the distance from a headquarters to each unit that it fuels: at most five hexes, or three in bad weather. The
 * side must control all hexes on the way [13.3.hexes, 13.3.weather].
 */
export function command(state: State): Account {
  const { board } = state.ground;
  const byName = new Map(state.pieces.map((piece) => [piece.name, piece]));
  // According to the reading that decides control after the battle, the defender still controls a hex under attack.
  const isOpen = (side: number, cell: Cell): boolean => state.control[cell] === side;
  /**
   * Returns the cells to which a headquarters can give orders, at most `longest` cells away. All cells of the path
   * except the last must be controlled by the side.
   */
  const reached = (side: number, from: Cell, longest: number): Set<Cell> => {
    const cells = new Set([from]);
    let border = [from];
    for (let length = 0; length < longest; length++) {
      const next: Cell[] = [];
      for (const cell of border)
        for (let direction = 0; direction < board.directions; direction++) {
          const to = board.neighbour(cell, direction);
          if (to === NOWHERE || cells.has(to)) continue;
          cells.add(to);
          if (isOpen(side, to)) next.push(to);
        }
      border = next;
    }
    return cells;
  };
  return {
    event({ kind, rule, pieces: [hq, ...units] = [] }, wrong) {
      const commander = byName.get(hq ?? '');
      if (kind !== 'activate' || rule !== '13.2' || commander === undefined || units.length === 0) return;
      const { numbers, weather } = state;
      const longest = numbers[weather === 'rain' || weather === 'snow' ? 'command.rangeBad' : 'command.range'];
      const cells = reached(commander.side, state.cell[commander.index], longest);
      for (const name of units) {
        const { index } = byName.get(name)!;
        const cell = state.base[index] === NOWHERE ? state.cell[index] : state.base[index];
        if (!cells.has(cell))
          wrong(`${hq} fuels ${name} in ${state.label(cell)}, out of its ${longest} hexes [13.3.hexes]`);
      }
    },
  };
}
