import type { Cell } from '../../../board/board.js';
import type { PlacedItem, Placement, ScenarioModel } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import type { Placing } from '../state/pieces.js';
import { State } from '../state/state.js';

/** A placement of the set-up with its units. */
export interface Placed extends Placing {
  readonly placement: Placement;
}

/** The placements of a scenario with their units, in the order written. */
export function placementsOf(scenario: ScenarioModel): Placed[] {
  const placements = scenario.setups.flatMap((setup) => setup.placements);
  return musterOf(scenario).placings.map((placing, at) => ({ ...placing, placement: placements[at] }));
}

/** The cell a placement fixes; undefined when the units may be spread over several. */
export const theCell = ({ cells }: Pick<Placing, 'cells'>): Cell | undefined =>
  cells.length === 1 ? cells[0] : undefined;

/** The item that brings a unit, and where it stands in the text. */
export const itemOf = (
  { items, source }: Placed,
  unit: number,
): { readonly item?: PlacedItem; readonly at: Source } => {
  const found = items.find(({ pieces }) => pieces.includes(unit));
  return found === undefined ? { at: source } : { item: found.item, at: found.item.source };
};

const known = new WeakMap<ScenarioModel, State>();

/** The state before the set-up: ground with its works, rulings and numbers as play reads them. */
export function stateBefore(scenario: ScenarioModel): State {
  const state = known.get(scenario) ?? new State(scenario, groundOf(scenario.map), musterOf(scenario));
  known.set(scenario, state);
  return state;
}
