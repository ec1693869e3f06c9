import type { Cell } from '../board/board.js';

/** A retreat path: the cells, beginning with the unit's own cell, and how the retreat ends. */
export interface RetreatPath<End> {
  readonly path: readonly Cell[];
  readonly end: End;
}

/** A move to the next cell of a retreat, with all paths that begin with that move. */
export interface RetreatStep<Step, End> {
  readonly step: Step;
  readonly paths: readonly RetreatPath<End>[];
}

/**
 * The rules of a game for retreat paths. A `path` begins with the unit's own cell. If a method also takes a `step`, the
 * path already includes that step.
 */
export interface RetreatRules<Step extends { readonly to: Cell }, End> {
  /** Returns the legal moves from the end of a path to a next cell. */
  steps(path: readonly Cell[]): readonly Step[];
  /** Returns the ways in which the retreat may end after this step; empty if the retreat must continue. */
  ends(step: Step, path: readonly Cell[]): readonly End[];
  /** Returns whether the retreat may continue after this step. */
  mayContinue(step: Step, path: readonly Cell[]): boolean;
  /**
   * Returns the moves that have priority, for example into vacant cells before cells with friendly units. Default: all.
   */
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

/** Returns all values that share the lowest rank. */
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
