import type { Board, Cell } from '../../board/board.js';
import { isRefusal, type Refusal } from '../../play/moment.js';
import { ExplainedValue } from '../explained-value.js';
import { stepsOfPath, type Step } from './step-costs.js';

/** The cost of a step that a unit may take, and whether the unit must stop after it. */
export interface PermittedStep {
  readonly cost: number;
  readonly stops: boolean;
}

/** The points that a unit has spent on a path so far, and whether it must stop where it is. */
export interface WalkProgress {
  readonly spent: number;
  readonly stops: boolean;
}

/**
 * A path that costs more than the limit. If each step is checked, the path ends with the first step beyond the limit.
 */
export interface PathBeyondLimit {
  readonly path: readonly Cell[];
  /** The last step of the path. */
  readonly step: Step;
  /** The cost of the last step. */
  readonly stepCost: number;
  /** The cost of the path, with the last step and the points spent before the path. */
  readonly spent: number;
}

/** The points that a unit may spend on a path. */
export interface WalkLimit {
  readonly points: number;
  /**
   * `each step` refuses the first step beyond the limit. `whole path` compares the sum at the end, so that an illegal
   * step anywhere on the path is reported before the cost.
   */
  readonly checked: 'each step' | 'whole path';
  readonly refuse: (beyond: PathBeyondLimit) => Refusal;
}

/**
 * The rules of a game for a path that an order gives cell by cell. For each step, they are applied in the order of this
 * list.
 */
export interface WalkRules {
  /** Returns the refusal of a step between cells that are not neighbours. */
  readonly notAdjacent: (step: Step) => Refusal;
  /**
   * Returns the refusal of a step out of a cell in which the unit must stop. Omit this function if `take` refuses such
   * steps, for example because the game must test other reasons first.
   */
  readonly mustStop?: (step: Step) => Refusal;
  /** Returns the cost of a step between neighbours, or why the unit may not take the step. */
  readonly take: (step: Step, before: WalkProgress) => PermittedStep | Refusal;
  /**
   * The points that the unit may spend. Omit if the game itself compares the cost of the path with the unit's points.
   */
  readonly limit?: WalkLimit;
  /** The points that the unit has spent before the first step. Default: 0. */
  readonly spent?: number;
}

/**
 * Walks a path step by step and adds up its cost. Returns the progress at the end of the path, or the refusal of the
 * first step that the unit may not take. A path of one cell or none has no steps and is never refused.
 */
export function walkPath(board: Board, path: readonly Cell[], rules: WalkRules): WalkProgress | Refusal {
  const { limit } = rules;
  let now: WalkProgress = { spent: rules.spent ?? 0, stops: false };
  for (const [at, step] of stepsOfPath(board, path).entries()) {
    if (step.direction < 0) return rules.notAdjacent(step);
    if (now.stops && rules.mustStop !== undefined) return rules.mustStop(step);
    const permitted = rules.take(step, now);
    if (isRefusal(permitted)) return permitted;
    const spent = now.spent + permitted.cost;
    if (limit !== undefined && spent > limit.points && (step.last || limit.checked === 'each step'))
      return limit.refuse({ path: path.slice(0, at + 2), step, stepCost: permitted.cost, spent });
    now = { spent, stops: permitted.stops };
  }
  return now;
}

/** Adds up the cost of a path with its reasons. `explain` adds the cost of each step and the reasons of that cost. */
export function explainPath<Rule extends string>(
  board: Board,
  path: readonly Cell[],
  explain: (cost: ExplainedValue<Rule>, step: Step) => void,
): ExplainedValue<Rule> {
  const cost = new ExplainedValue<Rule>(0);
  for (const step of stepsOfPath(board, path)) explain(cost, step);
  return cost;
}
