import type { Cell } from '../board/board.js';

/** A way of a retreat: the cells from the unit's own on, and how it ends. */
export interface RetreatPath<End> {
  readonly path: readonly Cell[];
  readonly end: End;
}

/** A step a retreat may take, with all the ways that begin with it. */
export interface RetreatStep<Step, End> {
  readonly step: Step;
  readonly paths: readonly RetreatPath<End>[];
}

/** How a game's units retreat. `path` leads from the unit's own cell to where the step begins or, told of a step, ends. */
export interface RetreatRules<Step extends { readonly to: Cell }, End> {
  /** The steps open from the end of a path, in the order in which ways are listed. */
  steps(path: readonly Cell[]): readonly Step[];
  /** How the retreat may end with this step; nothing when it has to go on. */
  ends(step: Step, path: readonly Cell[]): readonly End[];
  /** Whether it may go on after this step. */
  mayContinue(step: Step, path: readonly Cell[]): boolean;
  /** Of the steps that lead to an end those that have to be taken: friends only where nothing is vacant. Unless told any. */
  prefer?(onward: readonly RetreatStep<Step, End>[]): readonly RetreatStep<Step, End>[];
}

/** Every way that a retreat along these rules may take on from a path; empty when there is none. */
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

/** Those of the least rank. */
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
