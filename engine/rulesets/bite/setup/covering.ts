import type { Cell } from '../../../board/board.js';
import { kept } from '../../../mechanics/kept.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { coveredFrom } from '../zones/zones.js';

/** What the set-up of each side is to cover with its units and zones: `require cover at Border` [BPS.border]. */
const cellsToCover = kept((scenario: ScenarioModel): readonly ReadonlySet<Cell>[] =>
  SIDES.map((side) => {
    const asked = scenario.limits.filter(
      ({ ofSetup, mode, side: whose, actions }) =>
        ofSetup === true &&
        mode === 'require' &&
        (whose === undefined || whose === side) &&
        actions.some(({ word }) => word === 'cover'),
    );
    return new Set(asked.flatMap(({ places }) => places.flatMap(({ cells }) => cells)));
  }),
);

/** Hexes that units of a side occupy or reach with the zones of the base game; who stands with enemies has none [BPS.border, 3.19]. */
export const coveredBy = (state: State, side: number): Set<Cell> =>
  new Set(
    [...new Set(state.onMapOf(side).map((piece) => state.cell[piece]))].flatMap((cell) =>
      state.isShared(cell) ? [cell] : coveredFrom(state, cell),
    ),
  );

/** The hex from which a land unit covers most of what is still open; undefined where it covers nothing, or nothing is asked [BPS.border, 3.19]. */
export function findBestCoveringCell(state: State, piece: number, room: readonly Cell[]): Cell | undefined {
  const { side, isLand } = state.piece(piece);
  const asked = cellsToCover(state.scenario)[side];
  if (!isLand || asked.size === 0) return undefined;
  const covered = coveredBy(state, side);
  const isOpen = (cell: Cell): boolean => asked.has(cell) && !covered.has(cell);
  let best: Cell | undefined;
  let most = 0;
  for (const cell of room) {
    const more = coveredFrom(state, cell).filter(isOpen).length;
    if (more > most) [best, most] = [cell, more];
  }
  return best;
}
