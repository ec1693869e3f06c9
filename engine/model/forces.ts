import type { Attribute, Attributes } from './map.js';
import type { KindPicture } from './pictures.js';
import type { Source } from './source.js';

/** An order of battle: one side's formations, units and pools. */
export interface SideModel {
  readonly name: string;
  /** Formations and units in the order written, each formation before its members. */
  readonly forces: readonly ForceModel[];
  readonly pools: readonly PoolModel[];
  /** The author's own pictures for the counters of a kind. */
  readonly pictures?: readonly KindPicture[];
  readonly source: Source;
}

/**
 * A formation, such as `panzer division "7.Pz" { … }`, or a unit, such as `panzer regiment 25/7 4-10 | 2-10`. A force
 * with members is a formation; a force without members is a unit, whatever its kind.
 */
export interface ForceModel {
  readonly kind: string;
  /** More general words for the kind, such as `land`. */
  readonly classes?: readonly string[];
  readonly name: string;
  readonly side: string;
  /** The formation whose braces contain this force. */
  readonly parent?: string;
  /** `of army "16"`: the group that this force belongs to without being in its braces. */
  readonly group?: Group;
  /** Strength levels, strongest first: `4-10 | 2-10` is `[[4, 10], [2, 10]]`. Empty if the author wrote none. */
  readonly faces: readonly Face[];
  readonly attributes: Attributes;
  /** Names of members, in the order written. */
  readonly members: readonly string[];
  readonly source: Source;
  readonly nameSource: Source;
  /**
   * The place in the file of the last name of the statement, such as `"2nd"` in `infantry "1st", "2nd" 5-4`. The values
   * follow this name.
   */
  readonly lastNameSource: Source;
}

/** A group of units that is named but not declared with braces, such as `army "16"`. */
export interface Group {
  readonly kind: string;
  readonly name: string;
}

/** The printed numbers of one face of a counter. */
export type Face = readonly number[];

/** A pool of counters that are drawn at random: `pool rifle { 3 of 6-8-6  2 of 0-0-6 }`. */
export interface PoolModel {
  readonly kind: string;
  readonly side: string;
  readonly counters: readonly { readonly count: number; readonly face: Face; readonly source: Source }[];
  readonly source: Source;
}

/** Returns the forces of several sides by name. */
export function forcesByName(sides: readonly Pick<SideModel, 'forces'>[]): ReadonlyMap<string, ForceModel> {
  const named = new Map<string, ForceModel>();
  for (const { forces } of sides) for (const force of forces) named.set(force.name, force);
  return named;
}

/**
 * Returns the units of a force, in the order written. For a unit, the result is the unit itself. For a formation, the
 * result is all units in its braces, including those of inner formations. A formation that is contained in itself is
 * read only once.
 *
 * @param isFormation returns whether a force is replaced by its members. Default: true for a force with members
 */
export function forcesIn(
  force: ForceModel,
  forces: ReadonlyMap<string, ForceModel>,
  isFormation: (force: ForceModel) => boolean = ({ members }) => members.length > 0,
): ForceModel[] {
  if (!isFormation(force)) return [force];
  const visited = new Set<ForceModel>();
  const open = (one: ForceModel): ForceModel[] => {
    if (!isFormation(one)) return [one];
    if (visited.has(one)) return [];
    visited.add(one);
    return one.members.flatMap((name) => {
      const member = forces.get(name);
      return member === undefined ? [] : open(member);
    });
  };
  return open(force);
}

/**
 * Returns the formations that contain a force, the innermost first. If duplicate names form a cycle, the list ends
 * where a formation would appear again.
 */
export function formationsAbove(force: ForceModel, forces: ReadonlyMap<string, ForceModel>): ForceModel[] {
  const above = new Set<ForceModel>();
  let next = force.parent === undefined ? undefined : forces.get(force.parent);
  while (next && !above.has(next)) {
    above.add(next);
    next = next.parent === undefined ? undefined : forces.get(next.parent);
  }
  return [...above];
}

/** Words that mean units of every kind. */
const ANY = ['', 'unit', 'units'];

/**
 * Returns whether a force is of the kind that a statement names. The statement may use words of the force's kind, such
 * as `infantry` for an infantry corps, or a more general class, such as `land units`.
 */
export function isOfKind({ kind, classes = [] }: Pick<ForceModel, 'kind' | 'classes'>, wanted: string): boolean {
  if (ANY.includes(wanted) || ` ${kind} `.includes(` ${wanted} `)) return true;
  return classes.some((word) => ANY.some((unit) => wanted === `${word} ${unit}`.trim()));
}

/**
 * Returns an attribute of a force. If the force does not have it, returns the attribute of the innermost formation
 * around it that does.
 */
export function attributeOf(
  force: ForceModel,
  forces: ReadonlyMap<string, ForceModel>,
  key: string,
): Attribute | undefined {
  const own = [force, ...formationsAbove(force, forces)].find(({ attributes }) => Object.hasOwn(attributes, key));
  return own?.attributes[key];
}
