import type { Cell } from '../../board/board.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Game } from '../game.js';
import type { Position } from '../records.js';
import { holdersOf, nearness, goalShareTaken, type GoalPull, type Standing } from './goals.js';

/** The result of a game for a side. Two results are compared by verdict, then by points, then by losses. */
export interface Result {
  /** 1 for a win, -1 for a loss, 0 for a draw or a game in progress. */
  readonly verdict: number;
  /** The side's points minus those of the best other side. */
  readonly points: number;
  /** Steps lost by the other sides minus steps lost by this side. */
  readonly losses: number;
}

export function resultOf(
  game: Game,
  side: string,
  losses = lossesBySide(game, game.position({ umpire: true })),
): Result {
  const winner = game.outcome()?.side;
  return {
    verdict: winner === undefined ? 0 : winner === side ? 1 : -1,
    points: pointsAhead(game, side),
    losses: lossesAhead(side, losses),
  };
}

/** Compares two results. The number is positive when the first result is better. */
export const compareResults = (one: Result, other: Result): number =>
  one.verdict - other.verdict || one.points - other.points || one.losses - other.losses;

/** The value of all points that a scenario gives for places, in strength steps. */
const STEPS_FOR_ALL_PLACES = 300;

/** Bounds of the value of a point, in strength steps. The smallest value is used if places give no points. */
const POINT_WEIGHT = { least: 2, most: 8 } as const;

/**
 * The weights of the parts of the evaluation, in strength steps. `recoverableSteps` is for each lost step that can be
 * rebuilt, `goals` for the capture of all goals if places give points, `supply` for each unit in supply. With
 * `nearness`, a unit gains 0.69 of the weight when it halves its distance to all goals.
 */
const WEIGHTS_IN_STEPS = {
  verdict: 100,
  recoverableSteps: 0.5,
  goals: 20,
  supply: 1,
  nearness: 3,
} as const;

/**
 * Returns the value of a position for a side, in strength steps. The value is based on the result so far and, while the
 * game is in progress, also on the prospects of the side. The function reads the whole game, including hidden
 * information.
 */
export function evaluatePosition(game: Game, side: string, pull: GoalPull): number {
  const position = game.position({ umpire: true });
  const all = lossesBySide(game, position);
  const { verdict, points, losses } = resultOf(game, side, all);
  const result = verdict * WEIGHTS_IN_STEPS.verdict + points * pointWeightIn(pull.scenario) + losses;
  if (game.outcome() !== undefined) return result;
  const recoverableSteps = Math.min(game.recoverableSteps?.(side) ?? 0, all.get(side) ?? 0);
  return result + recoverableSteps * WEIGHTS_IN_STEPS.recoverableSteps + evaluateProspects(game, side, position, pull);
}

/**
 * Returns the value of a point in strength steps. Scenarios count in points of different size: one for a city in some,
 * 25 in others. So the value depends on the sum of the points for places.
 */
export function pointWeightIn({ scores }: ScenarioModel): number {
  let all = 0;
  for (const { points } of scores) all += Math.abs(points);
  const { least, most } = POINT_WEIGHT;
  return all === 0 ? least : Math.min(most, Math.max(least, STEPS_FOR_ALL_PLACES / all));
}

/**
 * Returns the value of the capture of all goals in strength steps. If places give no points, the goals are those of the
 * verdicts, and all of them are worth as much as a verdict.
 */
export const goalWeightIn = ({ scores }: ScenarioModel): number =>
  scores.some(({ points }) => points !== 0) ? WEIGHTS_IN_STEPS.goals : WEIGHTS_IN_STEPS.verdict;

/** Evaluates the prospects of a side: goals captured, goals near its units, and units in supply. */
function evaluateProspects(game: Game, side: string, position: Position, pull: GoalPull): number {
  const { board } = game.scenario.map;
  const standing = new Map<string, { cells: Cell[]; lost: number; waiting: number } & Standing>();
  const { lossReasons = [] } = game;
  let supply = 0;
  for (const { side: of, cell, off = '', flags } of position.pieces) {
    const units = standing.get(of) ?? { cells: [], lost: 0, waiting: 0 };
    standing.set(of, units);
    if (cell === undefined) {
      if (lossReasons.includes(off)) units.lost++;
      else units.waiting++;
      continue;
    }
    units.cells.push(board.cell(cell));
    if (flags.includes('unsupplied')) supply += of === side ? -1 : 1;
  }
  return (
    goalShareTaken(game.scenario, side, pull.before, holdersOf(game, position)) * goalWeightIn(game.scenario) +
    supply * WEIGHTS_IN_STEPS.supply +
    nearness(pull, standing, side) * WEIGHTS_IN_STEPS.nearness
  );
}

function pointsAhead(game: Game, side: string): number {
  const points = new Map<string, number>([[side, 0]]);
  for (const line of game.score()) points.set(line.side, (points.get(line.side) ?? 0) + line.points);
  const others = [...points].filter(([name]) => name !== side).map(([, each]) => each);
  return (points.get(side) ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}

/** Returns the lost steps of each side: all steps of lost units, and missing steps of units on the map. */
function lossesBySide(
  { lossReasons = [] }: Pick<Game, 'lossReasons'>,
  { pieces }: Position,
): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const { side, cell, off = '', step, steps } of pieces) {
    const lostSteps = cell === undefined ? (lossReasons.includes(off) ? steps : 0) : step - 1;
    losses.set(side, (losses.get(side) ?? 0) + lostSteps);
  }
  return losses;
}

/** Returns the sum of the counts of the other sides minus the side's own count. */
function lossesAhead(side: string, counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [of, count] of counts) sum += of === side ? -count : count;
  return sum;
}
