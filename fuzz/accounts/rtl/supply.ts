import { firstTurnOf } from '../../../engine/mechanics/start.js';
import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import { EMERGENCY, SUPPLIED } from '../../../engine/rulesets/rtl/state/fields.js';
import { hexside, ROADS, TRAIL, WATER, type Source } from '../../../engine/rulesets/rtl/state/ground.js';
import type { State } from '../../../engine/rulesets/rtl/state/state.js';
import type { Account } from '../account.js';

/**
 * Checks that each unit in supply has a path to a road or trail that leads to a source. The path is at most seven hexes
 * long, or five in rain, and contains neither enemies nor lakes [6.21, 6.22, 6.31]. The check ignores rivers, marshes
 * and zones. They can only make a path longer, so no legal path fails the check.
 */
export function supply(state: State): Account {
  const { board, sources } = state.ground;
  const holdsEnemy = (side: number, cell: Cell): boolean => state.unitsAt(cell, 1 - side).length > 0;
  /** Returns the cells within `longest` steps of the given cells, over hexsides that `leads` accepts. */
  const spread = (
    starts: readonly Cell[],
    side: number,
    leads: (from: Cell, to: Cell) => boolean,
    longest: number,
  ): Set<Cell> => {
    const reached = new Set(starts);
    let border = [...reached];
    for (let length = 0; length < longest && border.length > 0; length++) {
      const next: Cell[] = [];
      for (const from of border)
        for (let direction = 0; direction < board.directions; direction++) {
          const to = board.neighbour(from, direction);
          if (to === NOWHERE || reached.has(to) || holdsEnemy(side, to) || !leads(from, to)) continue;
          reached.add(to);
          next.push(to);
        }
      border = next;
    }
    return reached;
  };
  const sourcesOf = (side: number): readonly Source[] =>
    sources.filter((source) => source.side === side && !holdsEnemy(side, source.cell));
  const suppliedCells = (side: number): Set<Cell> => {
    const { weather, numbers, ground } = state;
    const onRoad = (from: Cell, to: Cell): boolean => (hexside(ground, from, to) & (ROADS | TRAIL)) !== 0;
    const overland = (from: Cell, to: Cell): boolean => (hexside(ground, from, to) & WATER) === 0;
    const roads = spread(
      sourcesOf(side).map(({ cell }) => cell),
      side,
      onRoad,
      Infinity,
    );
    return spread([...roads], side, overland, numbers[weather === 'rain' ? 'supply.lengthInRain' : 'supply.length']);
  };
  /** The state of supply of each unit at the last pause before the phase. */
  let before = new Map<string, number>();
  return {
    pause({ phase, ends, turn }, wrong) {
      if (phase !== 'supply' || ends === 'occasion') {
        before = new Map(state.pieces.map(({ index, name }) => [name, state.supply[index]]));
        return;
      }
      const cells = [suppliedCells(0), suppliedCells(1)];
      const isSkipped = turn === firstTurnOf(state.scenario) && state.rulings['supply.firstTurnPhase'] === 'skipped';
      if (isSkipped) return;
      for (const { index, name, role, side } of state.pieces) {
        if (role !== 'combat' || !state.isOnMap(index) || state.returnedThisTurn[index] === 1) continue;
        const [was, is] = [before.get(name) ?? SUPPLIED, state.supply[index]];
        if (is === SUPPLIED && !cells[side].has(state.cell[index]))
          wrong(`${name} is in supply without a supply line [6.21]`);
        if (is !== SUPPLIED && is > was + 1)
          wrong(`${name} runs out of supply without a turn of emergency supply [6.12a]`);
        if (is === EMERGENCY && was === EMERGENCY) wrong(`${name} stays on emergency supply [6.12b]`);
      }
    },
  };
}
