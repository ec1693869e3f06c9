import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { opponent, type Side } from '../state/pieces.js';
import type { State } from '../state/state.js';

/** Adds (or with -1 takes away) the ZOC of one ground unit: all sectors around it, whatever lies in them (reading zoneOfControl) [9.2a]. */
export function project(
  state: Pick<State, 'zone' | 'ground' | 'owner' | 'lines'>,
  side: Side,
  cell: Cell,
  by: 1 | -1,
): void {
  const { directions, neighbours } = state.ground.board;
  const { owner, lines } = state;
  const zone = state.zone[side];
  const end = (cell + 1) * directions;
  const edge = by === 1 ? 1 : 0; // the count with which the sector comes into the zone or drops out of it
  for (let i = cell * directions; i < end; i++) {
    const next = neighbours[i];
    if (next === NOWHERE) continue;
    zone[next] += by;
    if (zone[next] === edge && owner[next] < 0) lines[opponent(side)]++; //  [7.1b]
  }
}

/** Whether the sector lies in the ZOC of an enemy of the side [9.2a]. */
export const inEnemyZone = (state: Pick<State, 'zone'>, side: Side, cell: Cell): boolean =>
  state.zone[opponent(side)][cell] > 0;

/** Every sector in a side's ZOC. */
export function zonesOf(state: State, side: Side): Cell[] {
  const cells: Cell[] = [];
  state.zone[side].forEach((units, cell) => {
    if (units > 0) cells.push(cell);
  });
  return cells;
}
