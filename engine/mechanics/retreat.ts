import type { Cell } from '../board/board.js';

/** A retreat path: the cells from the unit's own cell on, and how the retreat ends. */
export interface RetreatPath<End> {
  readonly path: readonly Cell[];
  readonly end: End;
}

/** A step that a retreat may take, with all paths that begin with it. */
export interface RetreatStep<Step, End> {
  readonly step: Step;
  readonly paths: readonly RetreatPath<End>[];
}

/** The rules of a game for the paths of a retreat. A `path` begins with the unit's own cell; with a `step` it includes that step. */
export interface RetreatRules<Step extends { readonly to: Cell }, End> {
  /** Returns the legal steps from the end of a path, in the order in which paths are listed. */
  steps(path: readonly Cell[]): readonly Step[];
  /** Returns how the retreat may end after this step; empty if it must continue. */
  ends(step: Step, path: readonly Cell[]): readonly End[];
  /** Returns whether the retreat may continue after this step. */
  mayContinue(step: Step, path: readonly Cell[]): boolean;
  /** Returns the steps with priority, for example vacant cells before friendly ones. Default: all. */
  prefer?(onward: readonly RetreatStep<Step, End>[]): readonly RetreatStep<Step, End>[];
}

/** Returns all legal retreat paths that begin with a path; empty if there are none. */
export function findRetreatPaths<Step extends { readonly to: Cell }, End>(
  path: readonly Cell[],
  rules: RetreatRules<Step, End>,
): RetreatPath<End>[] {
  const open: RetreatStep<Step, End>[] = [];
  for (const step of rules.steps(path)) {
    const next = [...path, step.to];
    const paths: RetreatPath<End>[] = [];
    for (const end of rules.ends(step, next)) paths.push({ path: next, end });
    if (rules.mayContinue(step, next)) for (const onward of findRetreatPaths(next, rules)) paths.push(onward);
    if (paths.length > 0) open.push({ step, paths });
  }
  const all: RetreatPath<End>[] = [];
  for (const { paths } of rules.prefer?.(open) ?? open) for (const way of paths) all.push(way);
  return all;
}

/** Returns the values with the lowest rank. */
export function lowestRanked<T>(several: readonly T[], rank: (one: T) => number): T[] {
  let least = Infinity;
  let best: T[] = [];
  for (const one of several) {
    const at = rank(one);
    if (at < least) best = [];
    if (at <= least) best.push(one);
    least = Math.min(least, at);
  }
  return best;
}
