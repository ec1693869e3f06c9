import { memoize } from '../../../mechanics/memoize.js';
import type { PlacedPart, PlacedUnit } from '../../../mechanics/checks/placed.js';
import type { Placing } from '../../../mechanics/muster/groups.js';
import type { PlacedItem } from '../../../model/statements.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import { lostAtStart } from '../../../mechanics/start.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import type { Side } from '../state/pieces.js';
import { State } from '../state/state.js';

/** Lists the placements of a scenario with their units, in the order of the text. */
export function placementsOf(scenario: ScenarioModel): Placing<Side>[] {
  const { placings, pieces } = musterOf(scenario);
  const lost = lostAtStart(scenario);
  return placings.map((placing) => ({
    ...placing,
    pieces: placing.pieces.filter((piece) => !lost.has(pieces[piece].name)),
  }));
}

/** A ground unit of the set-up with the item that places it. */
export interface GroundUnit extends PlacedUnit {
  readonly unit: number;
}

/** Lists the placements with their ground units, which count for stacking and occupy sectors [4c, 4e, 7f]. */
export function groundUnitsPlaced(scenario: ScenarioModel): PlacedPart<GroundUnit>[] {
  const { pieces, sides } = musterOf(scenario);
  return placementsOf(scenario).map(({ side, items, placement }) => ({
    side: sides[side],
    placement,
    units: items.flatMap((of) =>
      of.pieces.filter((unit) => pieces[unit].ground).map((unit) => ({ unit, item: of.item })),
    ),
  }));
}

/** Returns the item of the set-up that places a unit, and where the text writes it. */
export const itemOf = (
  { items, placement }: Placing,
  unit: number,
): { readonly item?: PlacedItem; readonly at: Source } => {
  const found = items.find(({ pieces }) => pieces.includes(unit));
  return found === undefined ? { at: placement.source } : { item: found.item, at: found.item.source };
};

/** Returns the state of a scenario before any unit is set up. The checks ask the rules about this state. */
export const stateBefore = memoize(
  (scenario: ScenarioModel) => new State(scenario, groundOf(scenario.map), musterOf(scenario)),
);
