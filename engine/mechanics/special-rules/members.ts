import { memoize } from '../memoize.js';
import { attributeOf, formationsAbove, type ForceModel, type SideModel } from '../../model/forces.js';
import type { Attributes } from '../../model/map.js';

/** Who belongs to whom, by name: what a statement about a formation means. */
export class Members {
  private readonly above = new Map<string, ReadonlySet<string>>();
  private readonly forces: ReadonlyMap<string, ForceModel>;

  constructor(sides: readonly SideModel[]) {
    const all = sides.flatMap(({ forces }) => forces);
    this.forces = new Map(all.map((force) => [force.name, force]));
  }

  /** Whether there is a unit or formation of that name. */
  has(name: string): boolean {
    return this.forces.has(name);
  }

  /** Whether a unit is the one of that name, or stands in the formation or group of that name. */
  isIn(unit: string, name: string): boolean {
    if (unit === name) return true;
    let above = this.above.get(unit);
    if (!above) this.above.set(unit, (above = this.namesAbove(unit)));
    return above.has(name);
  }

  /** Whether a unit is so by its declaration, or by that of a formation it stands in: `(dot blue)`. */
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

/** Those of the forces of a scenario, the same for every game of it. */
export const membersOf = memoize((sides: readonly SideModel[]) => new Members(sides));
