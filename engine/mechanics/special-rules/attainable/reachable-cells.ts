import type { Cell } from '../../../board/board.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Mustered } from '../../muster/piece-register.js';
import type { Mustering } from '../../muster/groups.js';
import { cellsOfSettingPlaces, settingsOf } from '../../start.js';

/**
 * Returns the cells that units of a side can reach at any time, and the cells that the side holds at the start.
 * Movement costs and enemy units are ignored. Undefined if no limit is known.
 *
 * @param isClosed returns whether no unit may ever enter a cell
 */
export function reachableCells(
  scenario: ScenarioModel,
  { placings, arrivals }: Pick<Mustering<Mustered, number>, 'placings' | 'arrivals'>,
  side: { readonly index: number; readonly name: string },
  isClosed: (cell: Cell) => boolean,
): ReadonlySet<Cell> | undefined {
  const own = [...placings, ...arrivals].filter((group) => group.side === side.index && group.pieces.length > 0);
  if (own.length === 0 || own.some(({ cells }) => cells.length === 0)) return undefined; // The text is unfinished.
  const { board } = scenario.map;
  const reached = new Set(own.flatMap(({ cells }) => cells));
  for (const cell of reached)
    // A set also visits the cells that are added during the loop.
    for (let direction = 0; direction < board.directions; direction++) {
      const next = board.neighbour(cell, direction);
      if (next >= 0 && !isClosed(next)) reached.add(next);
    }
  const atStart = settingsOf(scenario, 'control').filter(({ values }) => values[0] === side.name);
  return new Set([...reached, ...atStart.flatMap((setting) => cellsOfSettingPlaces(scenario.map, setting))]);
}

/** Returns some cells and all their neighbours, for games in which a zone of control holds a cell. */
export function withNeighbours({ map: { board } }: ScenarioModel, cells: ReadonlySet<Cell>): ReadonlySet<Cell> {
  const all = new Set(cells);
  for (const cell of cells)
    for (let direction = 0; direction < board.directions; direction++) {
      const next = board.neighbour(cell, direction);
      if (next >= 0) all.add(next);
    }
  return all;
}
