/**
 * A group of units that attack together, and the targets that it can attack. A target is any number that identifies it,
 * such as its cell.
 */
export interface Source {
  readonly units: readonly number[];
  readonly targets: readonly number[];
  /** Number of units of the group that must attack. */
  readonly obliged: number;
}

/** The attacks that a side must make: the targets that must be attacked, and the units that may attack. */
export interface Obligations {
  readonly sources: readonly Source[];
  readonly targets: readonly number[];
  /** Whether one attack may be on several hexes. If so, a group can attack all its targets at once. */
  readonly severalHexes: boolean;
}

/**
 * Assigns a group of units to each target that must be attacked. Targets for which no group is left are missing in the
 * result.
 */
export function assignSources({ sources, targets, severalHexes }: Obligations): Map<number, Source> {
  const sourceOf = new Map<number, Source>();
  if (severalHexes) {
    for (const target of targets) {
      const source = sources.find((one) => one.targets.includes(target));
      if (source !== undefined) sourceOf.set(target, source);
    }
    return sourceOf;
  }
  const targetOf = new Map<Source, number>();
  for (const target of targets) augment(target, { sources, sourceOf, targetOf, visited: new Set() });
  return sourceOf;
}

interface Matching {
  readonly sources: readonly Source[];
  readonly sourceOf: Map<number, Source>;
  readonly targetOf: Map<Source, number>;
  readonly visited: Set<Source>;
}

/**
 * Finds a group for a target by an augmenting path of bipartite matching: groups that are assigned already may change
 * to other targets. Returns whether a group was found.
 */
function augment(target: number, matching: Matching): boolean {
  const { sources, sourceOf, targetOf, visited } = matching;
  for (const source of sources) {
    if (visited.has(source) || !source.targets.includes(target)) continue;
    visited.add(source);
    const other = targetOf.get(source);
    if (other !== undefined && !augment(other, matching)) continue;
    targetOf.set(source, target);
    sourceOf.set(target, source);
    return true;
  }
  return false;
}

/**
 * Returns the largest number of obligations that can be met at the same time. Each target that is attacked, and each
 * unit that must attack and does, counts as one. A group to which no target is assigned joins the attack on any of its
 * targets.
 */
export function countMet(obligations: Obligations): number {
  const units = obligations.sources.reduce(
    (sum, { obliged, targets }) => (targets.length > 0 ? sum + obliged : sum),
    0,
  );
  return assignSources(obligations).size + units;
}
