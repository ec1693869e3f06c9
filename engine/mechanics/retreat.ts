import type { Cell } from '../board/board.js';

/** A way of a retreat: the cells from the unit's own on, and how it ends. */
export interface RetreatWay<End> {
  readonly path: readonly Cell[];
  readonly end: End;
}

/** A step a retreat may take, with all the ways that begin with it. */
export interface Onward<Step, End> {
  readonly step: Step;
  readonly ways: readonly RetreatWay<End>[];
}

/** How a game's units retreat. `path` leads from the unit's own cell to where the step begins or, told of a step, ends. */
export interface RetreatRules<Step extends { readonly to: Cell }, End> {
  /** The steps open from the end of a path, in the order in which ways are listed. */
  steps(path: readonly Cell[]): readonly Step[];
  /** How the retreat may end with this step; nothing when it has to go on. */
  ends(step: Step, path: readonly Cell[]): readonly End[];
  /** Whether it may go on after this step. */
  goesOn(step: Step, path: readonly Cell[]): boolean;
  /** Of the steps that lead to an end those that have to be taken: friends only where nothing is vacant. Unless told any. */
  prefer?(onward: readonly Onward<Step, End>[]): readonly Onward<Step, End>[];
}

/** Every way that a retreat along these rules may take on from a path; empty when there is none. */
export function retreatWays<Step extends { readonly to: Cell }, End>(
  path: readonly Cell[],
  rules: RetreatRules<Step, End>,
): RetreatWay<End>[] {
  const open: Onward<Step, End>[] = [];
  for (const step of rules.steps(path)) {
    const next = [...path, step.to];
    const ways: RetreatWay<End>[] = [];
    for (const end of rules.ends(step, next)) ways.push({ path: next, end });
    if (rules.goesOn(step, next)) for (const way of retreatWays(next, rules)) ways.push(way);
    if (ways.length > 0) open.push({ step, ways });
  }
  const all: RetreatWay<End>[] = [];
  for (const { ways } of rules.prefer?.(open) ?? open) for (const way of ways) all.push(way);
  return all;
}

/** Those of the least rank. */
export function leastOf<T>(several: readonly T[], rank: (one: T) => number): T[] {
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
