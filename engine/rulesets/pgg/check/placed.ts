import { kept } from '../../../mechanics/kept.js';
import type { PlacedPart } from '../../../mechanics/checks/placed.js';
import { lostAtStart } from '../../../mechanics/start.js';
import { forcesByName, forcesIn, type ForceModel } from '../../../model/forces.js';
import type { ArrivalModel, PlacedItem } from '../../../model/statements.js';
import type { Placement, ScenarioModel } from '../../../model/scenario.js';
import { unitKind, type UnitKind } from '../vocabulary/unit-kinds.js';

/** One unit that a set-up or an arrival puts into play: drawn, or named, or standing in the braces of a named formation. */
export interface PlacedUnit {
  readonly name: string;
  readonly kind: string;
  /** Undefined for a kind the game does not know: the language reports it. */
  readonly word: UnitKind | undefined;
  readonly isLeader: boolean;
  readonly faces: number;
  readonly item: PlacedItem;
}

/** The forces of a scenario by name, all sides together. */
export type ForcesByName = ReadonlyMap<string, ForceModel>;

/** The forces of a scenario by name, gathered once for all checks. */
export const forcesOf = kept((scenario: Pick<ScenarioModel, 'sides'>): ForcesByName => forcesByName(scenario.sides));

/** The units of the items of a set-up or an arrival. */
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

/** How many of the units are of a kind that is drawn. */
export function drawnOf(units: readonly PlacedUnit[], kind: string): number {
  return units.filter((unit) => unit.kind === kind && unit.item.name === undefined).length;
}

/** A placement with its side and its units, for the checks that compare them. */
export type SideUnits = PlacedPart<PlacedUnit>;

/** The set-ups of a scenario with their units, gathered once for all checks. */
export const placementsOf = kept((scenario: ScenarioModel): readonly SideUnits[] => {
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

/** Whether the placement or arrival rests on the rule. */
export function cites(
  { citations }: Pick<Placement | ArrivalModel, 'citations'>,
  ...rules: readonly string[]
): boolean {
  return citations.some(({ rule }) => rules.includes(rule));
}
