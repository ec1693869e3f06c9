import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { State } from '../state/state.js';

/** What bars a unit, by its nation, from a hex [5.3-5.8]. */
export type RegionBar = Bar<string, [state: State, piece: number, cell: Cell]>;

/** Why the nation of a unit does not operate in a hex; undefined where it may [5.3.green, 5.5.area]. */
export function regionBar(_state: State, _piece: number, _cell: Cell): RegionBar | undefined {
  return undefined;
}

/** Why units of two nations do not stand in one hex [5.3.rivals]. */
export function rivalBar(_state: State, _piece: number, _cell: Cell): RegionBar | undefined {
  return undefined;
}

/** Why a unit may not attack a hex [5.5.attackZone]. */
export function attackBar(_state: State, _piece: number, _cell: Cell): RegionBar | undefined {
  return undefined;
}
