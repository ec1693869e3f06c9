import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { coveredFrom } from '../zones/zones.js';

/** For each side, the hexes that its set-up must cover with units and zones: `require cover at Border` [BPS.border]. */
const cellsToCover = memoize((scenario: ScenarioModel): readonly ReadonlySet<Cell>[] =>
  SIDES.map((side) => {
    const limits = scenario.limits.filter(
      ({ ofSetup, mode, side: whose, actions }) =>
        ofSetup === true &&
        mode === 'require' &&
        (whose === undefined || whose === side) &&
        actions.some(({ word }) => word === 'cover'),
    );
    return new Set(limits.flatMap(({ places }) => places.flatMap(({ cells }) => cells)));
  }),
);

/**
 * Returns the hexes that a side covers: the hexes that its units occupy, and the hexes in the ZOC of these units. A
 * unit in a hex with enemy units covers only its own hex [BPS.border, 3.19].
 */
export const coveredBy = (state: State, side: number): Set<Cell> =>
  new Set(
    [...new Set(state.onMapOf(side).map((piece) => state.cell[piece]))].flatMap((cell) =>
      state.isShared(cell) ? [cell] : coveredFrom(state, cell),
    ),
  );

/**
 * Returns the hex in `room` from which a land unit covers the greatest number of hexes that its side must cover and
 * does not cover yet. Returns undefined if no hex in `room` would add any [BPS.border, 3.19].
 */
export function findBestCoveringCell(state: State, piece: number, room: readonly Cell[]): Cell | undefined {
  const { side, isLand } = state.piece(piece);
  const required = cellsToCover(state.scenario)[side];
  if (!isLand || required.size === 0) return undefined;
  const covered = coveredBy(state, side);
  const isOpen = (cell: Cell): boolean => required.has(cell) && !covered.has(cell);
  let best: Cell | undefined;
  let most = 0;
  for (const cell of room) {
    const more = coveredFrom(state, cell).filter(isOpen).length;
    if (more > most) [best, most] = [cell, more];
  }
  return best;
}
