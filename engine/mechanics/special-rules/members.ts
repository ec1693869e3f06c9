import { memoize } from '../memoize.js';
import { attributeOf, formationsAbove, type ForceModel, type SideModel } from '../../model/forces.js';
import type { Attributes } from '../../model/map.js';

/** The units of formations, by name, for statements about formations. */
export class Members {
  private readonly above = new Map<string, ReadonlySet<string>>();
  private readonly forces: ReadonlyMap<string, ForceModel>;

  constructor(sides: readonly SideModel[]) {
    const all = sides.flatMap(({ forces }) => forces);
    this.forces = new Map(all.map((force) => [force.name, force]));
  }

  /** Returns whether the scenario has a unit or a formation with the given name. */
  has(name: string): boolean {
    return this.forces.has(name);
  }

  /** Returns whether a unit has the given name, or belongs to the formation or group with that name. */
  isIn(unit: string, name: string): boolean {
    if (unit === name) return true;
    let above = this.above.get(unit);
    if (!above) this.above.set(unit, (above = this.namesAbove(unit)));
    return above.has(name);
  }

  /** Returns whether a unit, or a formation that contains it, has attributes: `(dot blue)`. */
  is(unit: string, whose: Attributes): boolean {
    const force = this.forces.get(unit);
    return Object.entries(whose).every(
      ([key, { value }]) => force !== undefined && attributeOf(force, this.forces, key)?.value === value,
    );
  }

  private namesAbove(unit: string): ReadonlySet<string> {
    const force = this.forces.get(unit);
    if (!force) return new Set();
    const above = formationsAbove(force, this.forces);
    const groups = [force, ...above].flatMap(({ group }) => (group ? [group.name] : []));
    return new Set([...above.map(({ name }) => name), ...groups]);
  }
}

/** Returns the members of the forces of a scenario. All games of that scenario share them. */
export const membersOf = memoize((sides: readonly SideModel[]) => new Members(sides));
