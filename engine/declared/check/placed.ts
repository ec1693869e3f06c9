import type { PlacedPart, PlacedUnit } from '../../mechanics/checks/placed.js';
import { memoize } from '../../mechanics/memoize.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { unitsNamed } from '../../play/named-units.js';
import type { GameData } from '../state/game-data.js';

/** A unit that a scenario sets up, with the number that it counts towards the stacking limit. */
export interface StackedUnit extends PlacedUnit {
  readonly points: number;
}

/** Returns the placements of all set-ups with their units. Several checks of a scenario share them. */
export const placementsOf = (game: GameData, scenario: ScenarioModel): readonly PlacedPart<StackedUnit>[] =>
  placementsBy(game)(scenario);

const placementsBy = memoize((game: GameData) => memoize((scenario: ScenarioModel) => findPlacements(game, scenario)));

function findPlacements(
  { declaration: { stacking }, stackingValues, musterOf }: GameData,
  scenario: ScenarioModel,
): PlacedPart<StackedUnit>[] {
  const muster = musterOf(scenario);
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
