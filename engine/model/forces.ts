import type { Attribute, Attributes } from './map.js';
import type { Source } from './source.js';

/** An order of battle: one side's formations, units and pools. */
export interface SideModel {
  readonly name: string;
  /** Formations and units in the order written; a formation stands before its members. */
  readonly forces: readonly ForceModel[];
  readonly pools: readonly PoolModel[];
  readonly source: Source;
}

/** `panzer division "7.Pz" { … }` or `panzer regiment 25/7 4-10 | 2-10`. With members it is a formation, without a unit; an infantry division without members is a unit. */
export interface ForceModel {
  readonly kind: string;
  /** Wider words for its kind: `land`. */
  readonly classes?: readonly string[];
  readonly name: string;
  readonly side: string;
  /** The formation whose braces it stands in. */
  readonly parent?: string;
  /** `of army "16"`: the group it belongs to without standing in its braces. */
  readonly group?: Group;
  /** Strength levels, strongest first: `4-10 | 2-10` is `[[4, 10], [2, 10]]`. Empty when the author gave none. */
  readonly faces: readonly Face[];
  readonly attributes: Attributes;
  /** Names of members, in the order written. */
  readonly members: readonly string[];
  readonly source: Source;
  readonly nameSource: Source;
}

export interface Group {
  readonly kind: string;
  readonly name: string;
}

/** The printed numbers of one face of a counter. */
export type Face = readonly number[];

/** `pool rifle { 3 of 6-8-6  2 of 0-0-6 }`: counters drawn unseen. */
export interface PoolModel {
  readonly kind: string;
  readonly side: string;
  readonly counters: readonly { readonly count: number; readonly face: Face; readonly source: Source }[];
  readonly source: Source;
}

/** The forces of several sides by name. */
export function forcesByName(sides: readonly Pick<SideModel, 'forces'>[]): ReadonlyMap<string, ForceModel> {
  const named = new Map<string, ForceModel>();
  for (const { forces } of sides) for (const force of forces) named.set(force.name, force);
  return named;
}

/**
 * What a force stands for: what stands in its braces and in theirs, in the order written; without braces it stands for
 * itself. A formation inside one of its own name is passed over.
 */
export function forcesIn(
  force: ForceModel,
  forces: ReadonlyMap<string, ForceModel>,
  opens: (force: ForceModel) => boolean = ({ members }) => members.length > 0,
): ForceModel[] {
  if (!opens(force)) return [force];
  const met = new Set<ForceModel>();
  const open = (one: ForceModel): ForceModel[] => {
    if (!opens(one)) return [one];
    if (met.has(one)) return [];
    met.add(one);
    return one.members.flatMap((name) => {
      const member = forces.get(name);
      return member === undefined ? [] : open(member);
    });
  };
  return open(force);
}

/** The formations a force stands in, nearest first. Ends where names given twice lead back to one already met. */
export function formationsAbove(force: ForceModel, forces: ReadonlyMap<string, ForceModel>): ForceModel[] {
  const above = new Set<ForceModel>();
  let next = force.parent === undefined ? undefined : forces.get(force.parent);
  while (next && !above.has(next)) {
    above.add(next);
    next = next.parent === undefined ? undefined : forces.get(next.parent);
  }
  return [...above];
}

/** Every kind of unit. */
const ANY = ['', 'unit', 'units'];

/** Whether statements mean a kind by these words: by its own, `infantry` of an infantry corps, or by a wider one, `land units`. */
export function isOfKind({ kind, classes = [] }: Pick<ForceModel, 'kind' | 'classes'>, wanted: string): boolean {
  if (ANY.includes(wanted) || ` ${kind} `.includes(` ${wanted} `)) return true;
  return classes.some((word) => ANY.some((unit) => wanted === `${word} ${unit}`.trim()));
}

/** What a force is, or the nearest of the formations it stands in. */
export function attributeOf(
  force: ForceModel,
  forces: ReadonlyMap<string, ForceModel>,
  key: string,
): Attribute | undefined {
  const own = [force, ...formationsAbove(force, forces)].find(({ attributes }) => Object.hasOwn(attributes, key));
  return own?.attributes[key];
}
