import { memoize } from '../../../mechanics/memoize.js';
import type { PlacedPart } from '../../../mechanics/checks/placed.js';
import { lostAtStart } from '../../../mechanics/start.js';
import { forcesByName, forcesIn, type ForceModel } from '../../../model/forces.js';
import type { ArrivalModel, PlacedItem } from '../../../model/statements.js';
import type { Placement, ScenarioModel } from '../../../model/scenario.js';
import { unitKind, type UnitKind } from '../vocabulary/unit-kinds.js';

/** A unit that a set-up or an arrival puts into play: drawn from a pool, named, or a member of a named formation. */
export interface PlacedUnit {
  readonly name: string;
  readonly kind: string;
  /**
   * The unit kind; undefined if the game does not know the word that the author wrote. The language reports unknown
   * words.
   */
  readonly word: UnitKind | undefined;
  readonly isLeader: boolean;
  readonly faces: number;
  readonly item: PlacedItem;
}

/** The forces of all sides of a scenario by name. */
export type ForcesByName = ReadonlyMap<string, ForceModel>;

/** Returns the forces of a scenario by name. The result is cached for all checks. */
export const forcesOf = memoize((scenario: Pick<ScenarioModel, 'sides'>): ForcesByName => forcesByName(scenario.sides));

/** Lists the units in the items of a set-up or an arrival. */
export function unitsPlaced(forces: ForcesByName, { items }: Pick<Placement | ArrivalModel, 'items'>): PlacedUnit[] {
  return items.flatMap((item) => unitsOf(forces, item));
}

export function unitsOf(forces: ForcesByName, item: PlacedItem): PlacedUnit[] {
  if (item.name !== undefined) return unitsUnder(forces, item.name, item);
  const { kind = '' } = item;
  return item.drawn.map((name) => ({ name, kind, word: unitKind(kind), isLeader: false, faces: 1, item }));
}

function unitsUnder(forces: ForcesByName, name: string, item: PlacedItem): PlacedUnit[] {
  const force = forces.get(name);
  if (force === undefined) return [];
  return forcesIn(force, forces).map(({ name: unit, kind, faces }) => ({
    name: unit,
    kind,
    word: unitKind(kind),
    isLeader: kind === 'leader',
    faces: faces.length,
    item,
  }));
}

/** Counts the units that are drawn from a pool of a kind. */
export function drawnOf(units: readonly PlacedUnit[], kind: string): number {
  return units.filter((unit) => unit.kind === kind && unit.item.name === undefined).length;
}

/** A placement with its side and units, for checks that compare placements. */
export type SideUnits = PlacedPart<PlacedUnit>;

/**
 * Returns all placements of a scenario, each with its side and its units. Units that the scenario states as lost before
 * play begins are omitted. The result is cached for all checks.
 */
export const placementsOf = memoize((scenario: ScenarioModel): readonly SideUnits[] => {
  const forces = forcesOf(scenario);
  const lost = lostAtStart(scenario);
  return scenario.setups.flatMap(({ side, placements }) =>
    placements.map((placement) => ({
      side,
      placement,
      units: unitsPlaced(forces, placement).filter(({ name }) => !lost.has(name)),
    })),
  );
});

/** Returns whether a placement or an arrival cites a rule. */
export function cites(
  { citations }: Pick<Placement | ArrivalModel, 'citations'>,
  ...rules: readonly string[]
): boolean {
  return citations.some(({ rule }) => rules.includes(rule));
}
