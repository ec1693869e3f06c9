import type { PlacedPart, PlacedUnit } from '../../mechanics/checks/placed.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { unitsNamed } from '../../play/named-units.js';
import type { GameData } from '../state/game-data.js';
import { musterOf } from '../state/muster.js';

/** A unit that a scenario sets up, with the number that it counts towards the stacking limit. */
export interface StackedUnit extends PlacedUnit {
  readonly points: number;
}

/** Returns the placements of all set-ups with their units. */
export function placementsOf(
  { declaration, stackingValues }: GameData,
  scenario: ScenarioModel,
): PlacedPart<StackedUnit>[] {
  const { sides, unitKinds, stacking } = declaration;
  const muster = musterOf(scenario, sides, unitKinds);
  const known = { muster, isOnMap: () => true };
  const pointsOf = (unit: number, isReduced: boolean): number => {
    const { points } = stacking;
    if (points === undefined) return 1;
    const value = stackingValues[muster.pieces[unit].kindIndex] ?? 1;
    return points.halvesReduced && isReduced ? value / 2 : value;
  };
  return scenario.setups.flatMap(({ side, placements }) =>
    placements.map((placement) => ({
      side,
      placement,
      units: placement.items.flatMap((item): StackedUnit[] => {
        const isReduced = Object.hasOwn(item.attributes, 'step') && Number(item.attributes.step.value) > 1;
        const named = item.name === undefined ? [] : unitsNamed(known, [{ name: item.name }]);
        return named.map((unit) => ({ item, points: pointsOf(unit, isReduced) }));
      }),
    })),
  );
}
