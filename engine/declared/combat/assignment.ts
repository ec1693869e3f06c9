/** Units that attack together, and the targets next to them. Targets are given by any numbers, such as their cells. */
export interface Source {
  readonly units: readonly number[];
  readonly targets: readonly number[];
  /** The number of its units that must attack. */
  readonly obliged: number;
}

/** The attacks that a side must make: the targets that must be attacked, and the units that may attack. */
export interface Obligations {
  readonly sources: readonly Source[];
  readonly targets: readonly number[];
  /** One attack may be on several hexes, so that a source can attack all targets next to it. */
  readonly severalHexes: boolean;
}

/** Returns for each target that must be attacked a source that can attack it. A target that no source is left for is absent. */
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

/** Finds a source for a target in a bipartite matching. Other targets may have to change their source. */
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
 * Returns the largest number of obligations that can be met at the same time: targets that are attacked, and units that
 * attack. A source without a target of its own joins the attack on any target next to it.
 */
export function countMet(obligations: Obligations): number {
  const units = obligations.sources.reduce(
    (sum, { obliged, targets }) => (targets.length > 0 ? sum + obliged : sum),
    0,
  );
  return assignSources(obligations).size + units;
}
