import type { Cell } from '../../board/board.js';
import type { Random } from '../dice.js';
import type { Game } from '../game.js';
import type { Answer, Decision } from '../moment.js';
import { AssaultPlanner } from './assault-planner.js';
import { lineUp, type Units } from './line-up.js';

/** An attack of all units that may join it on one cell: land units, artillery and aircraft together. */
export interface Assault {
  readonly target: Cell;
  /** The answers to one question that send the units, in the order of the question's verbs. */
  readonly answers: readonly Answer[];
  /** The strength of each unit that can receive an order, by the index of the unit. */
  readonly strengths: ReadonlyMap<number, number>;
  /** Sum of the strengths of the enemy units in the target. */
  readonly defence: number;
}

/** The assaults that are possible at a decision. */
export interface FoundAssaults {
  readonly assaults: readonly Assault[];
  /** Number of answers whose legality was judged. */
  readonly judged: number;
}

/** Enemies farther than this number of cells from all units of the side are no targets. */
const MAX_TARGET_DISTANCE = 3;

/**
 * Maximum number of targets without an assault before the first assault is found. No further target is tried after
 * that.
 */
const MAX_FAILURES = 8;

/**
 * Finds assaults at a decision. The targets are the cells of enemies near the units of the side, those with the best
 * odds first. Ends when more than `maxJudged` answers were judged. The function reads the whole game, so `game` must be
 * a sample if information is hidden from the side.
 */
export function findAssaults(game: Game, decision: Decision, random: Random, maxJudged: number): FoundAssaults {
  const none: FoundAssaults = { assaults: [], judged: 0 };
  if (decision.steps === undefined) return none; // The decision is no series of orders.
  const units = lineUp(game, decision.side);
  const targets = targetsNear(game, units, random);
  if (targets.length === 0) return none;
  const planner = new AssaultPlanner(game, decision, units.own, random);
  if (planner.isIdle) return { assaults: [], judged: planner.judged };
  const assaults: Assault[] = [];
  const { strengths } = planner;
  let failures = 0;
  for (const target of targets) {
    if (planner.judged > maxJudged || (assaults.length === 0 && failures >= MAX_FAILURES)) break;
    const answers = planner.answersAgainst(target);
    if (answers.length > 0) assaults.push({ target, answers, strengths, defence: units.enemies.get(target) ?? 0 });
    else failures++;
  }
  return { assaults, judged: planner.judged };
}

/**
 * Returns the cells of enemies near own units. Cells with better odds come first. The odds vary by chance, so that
 * different searches try different assaults.
 */
function targetsNear(game: Game, { own, enemies }: Units, random: Random): Cell[] {
  const { board } = game.scenario.map;
  const variedOdds = (target: Cell, defence: number): number => {
    let attack = 0;
    for (const { cell, strength } of own) if (board.distance(cell, target) <= MAX_TARGET_DISTANCE) attack += strength;
    return (attack / (1 + defence)) * (50 + random(100));
  };
  return [...enemies]
    .map(([target, defence]) => ({ target, odds: variedOdds(target, defence) }))
    .filter(({ odds }) => odds > 0)
    .sort((a, b) => b.odds - a.odds)
    .map(({ target }) => target);
}
