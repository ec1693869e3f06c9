import type { Cell } from '../../board/board.js';
import type { Game } from '../game.js';
import type { Position } from '../records.js';
import { holdersOf, nearness, goalShareTaken, type Holders } from './goals.js';

/** What a game came to for a side: by its verdict, then its points, then its losses two games of the same side are compared. */
export interface Result {
  /** 1 won, -1 lost, 0 a draw or still open. */
  readonly verdict: number;
  /** Its points beyond those of the best of the others. */
  readonly points: number;
  /** Steps the others have lost beyond its own. */
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

/** Above 0 when the first is the better one. */
export const compareResults = (one: Result, other: Result): number =>
  one.verdict - other.verdict || one.points - other.points || one.losses - other.losses;

/** What a win counts, a point, a step that it may make good, all the goals taken, a unit in supply and all its units at the goals, in steps. */
const WEIGHTS_IN_STEPS = {
  verdict: 100,
  point: 2,
  recoverableSteps: 0.5,
  goals: 20,
  supply: 0.25,
  nearness: 6,
} as const;

/**
 * How well a side stands, in steps: by the result, and as long as the game is on by what may bring a better one. Whoever asks
 * must be allowed to see the whole game.
 */
export function evaluatePosition(game: Game, side: string, before: Holders): number {
  const position = game.position({ umpire: true });
  const all = lossesBySide(game, position);
  const { verdict, points, losses } = resultOf(game, side, all);
  const result = verdict * WEIGHTS_IN_STEPS.verdict + points * WEIGHTS_IN_STEPS.point + losses;
  if (game.outcome() !== undefined) return result;
  const recoverableSteps = Math.min(game.recoverableSteps?.(side) ?? 0, all.get(side) ?? 0);
  return (
    result + recoverableSteps * WEIGHTS_IN_STEPS.recoverableSteps + evaluateProspects(game, side, position, before)
  );
}

/** What may still come of it: goals taken and those it is near to, and who is in supply. */
function evaluateProspects(game: Game, side: string, position: Position, before: Holders): number {
  const { board } = game.scenario.map;
  const standing = new Map<string, Cell[]>();
  let supply = 0;
  for (const { side: of, cell, flags } of position.pieces) {
    if (cell === undefined) continue;
    const cells = standing.get(of) ?? [];
    standing.set(of, cells);
    cells.push(board.cell(cell));
    if (flags.includes('unsupplied')) supply += of === side ? -1 : 1;
  }
  return (
    goalShareTaken(game.scenario, side, before, holdersOf(game, position)) * WEIGHTS_IN_STEPS.goals +
    supply * WEIGHTS_IN_STEPS.supply +
    nearness(game, standing, side, before) * WEIGHTS_IN_STEPS.nearness
  );
}

function pointsAhead(game: Game, side: string): number {
  const points = new Map<string, number>([[side, 0]]);
  for (const line of game.score()) points.set(line.side, (points.get(line.side) ?? 0) + line.points);
  const others = [...points].filter(([name]) => name !== side).map(([, each]) => each);
  return (points.get(side) ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}

/** Steps each side has lost: all of a unit that is lost, of one on the map those it has lost. */
function lossesBySide(
  { lossReasons = [] }: Pick<Game, 'lossReasons'>,
  { pieces }: Position,
): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const { side, cell, off = '', step, steps } of pieces) {
    const gone = cell === undefined ? (lossReasons.includes(off) ? steps : 0) : step - 1;
    losses.set(side, (losses.get(side) ?? 0) + gone);
  }
  return losses;
}

/** Of the others beyond its own. */
function lossesAhead(side: string, counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [of, count] of counts) sum += of === side ? -count : count;
  return sum;
}
