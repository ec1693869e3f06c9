import { forcesByName, formationsAbove, type ForceModel, type SideModel } from '../../../model/forces.js';
import { nationNameOf } from '../state/unit-facts.js';
import { formationKind } from '../vocabulary/formations.js';
import { arms, unitKind, type Arm, type ArmFacts, type UnitKind } from '../vocabulary/unit-kinds.js';

/** A unit of the order of battle, for the checks. Formations and unknown kinds are omitted. */
export interface Unit {
  readonly force: ForceModel;
  readonly kind: UnitKind;
  readonly arm: Arm;
  readonly facts: ArmFacts;
  readonly nation: string | undefined;
  /** The division, air division or garrison to which the unit belongs. */
  readonly home: ForceModel | undefined;
}

/** Lists the units of all sides, in the order of the text. */
export function unitsOf(sides: readonly SideModel[]): Unit[] {
  const forces = forcesByName(sides);
  return [...forces.values()].flatMap((force): Unit[] => {
    const kind = unitKind(force.kind);
    if (kind === undefined) return [];
    const { arm } = kind;
    return [{ force, kind, arm, facts: arms[arm], nation: nationNameOf(force, forces), home: homeOf(force, forces) }];
  });
}

/** Returns whether the kind of a force is unknown. Another check reports such forces. */
export const isOfUnknownKind = ({ kind }: ForceModel): boolean =>
  formationKind(kind) === undefined && unitKind(kind) === undefined;

/** Returns whether a unit is a ground unit; aircraft and ships are not. */
export const isGround = ({ arm, facts }: Unit): boolean => facts.air !== true && arm !== 'naval artillery';

/** Returns the formation to which a unit belongs. A corps does not count [1b, 2a]. */
function homeOf(force: ForceModel, forces: ReadonlyMap<string, ForceModel>): ForceModel | undefined {
  const home = formationsAbove(force, forces).find(isHome);
  if (home) return home;
  const group = force.group && forces.get(force.group.name);
  return group && isHome(group) ? group : undefined;
}

export const isHome = ({ kind }: ForceModel): boolean => formationKind(kind) !== undefined && kind !== 'corps';
