import type { Cell } from '../../board/board.js';
import type { Random } from '../dice.js';
import type { Game } from '../game.js';
import type { Answer, Decision } from '../moment.js';
import { AssaultPlanner } from './assault-planner.js';
import { lineUp, type Units } from './line-up.js';

/**
 * An attack of all units that may join it on one cell: land units, artillery and aircraft together. Or the entry of one
 * unit into a goal without enemies.
 */
export interface Assault {
  readonly target: Cell;
  /** The answers to one question that send the units, in the order of the question's verbs. */
  readonly answers: readonly Answer[];
  /** The orders without which units of the assault may not attack, such as orders that supply fuel. */
  readonly preparations: readonly Answer[];
  /** The strength of each unit that can receive an order, by the index of the unit. */
  readonly strengths: ReadonlyMap<number, number>;
  /** Sum of the strengths of the enemy units in the target; 0 for a goal without enemies. */
  readonly defence: number;
}

/** The assaults that are possible at a decision. */
export interface FoundAssaults {
  readonly assaults: readonly Assault[];
  /** Number of answers whose legality was judged. */
  readonly judged: number;
}

/** The factor by which the estimated odds of an attack are multiplied if its target is a goal. */
const GOAL_PREFERENCE = 2;

/** Enemies farther than this number of cells from all units of the side are no targets. */
const MAX_TARGET_DISTANCE = 3;

/**
 * Maximum number of targets without an assault before the first assault is found. No further target is tried after
 * that.
 */
const MAX_FAILURES = 8;

/** The goals of a search for assaults, and its limit. */
export interface AssaultSearch {
  /** The goals that the side does not control, the most valuable first. */
  readonly goals: readonly Cell[];
  /** The preparations that the side has carried out in the game. */
  readonly preparations?: readonly Answer[];
  /** The search ends when more than this number of answers were judged. */
  readonly maxJudged: number;
}

/**
 * Finds assaults at a decision. The first targets are the goals without enemies, each of which one unit enters. The
 * others are the cells of enemies near the units of the side, those with the best odds first. The function reads the
 * whole game, so `game` must be a sample if information is hidden from the side.
 */
export function findAssaults(
  game: Game,
  decision: Decision,
  random: Random,
  { goals, maxJudged, preparations = [] }: AssaultSearch,
): FoundAssaults {
  const none: FoundAssaults = { assaults: [], judged: 0 };
  if (decision.steps === undefined) return none; // The decision is no series of orders.
  const units = lineUp(game, decision.side);
  const open = goals.filter((goal) => !units.enemies.has(goal));
  const targets = targetsNear(game, units, random, goals);
  if (open.length + targets.length === 0) return none;
  const planner = new AssaultPlanner(game, decision, units.own, random);
  const { strengths, isIdle } = planner;
  if (isIdle) return { assaults: [], judged: planner.judged };
  const prepared = (one: Answered): Omit<Assault, 'defence'> => ({
    ...one,
    strengths,
    preparations: preparationsOf(one.answers, preparations),
  });
  const entries = entriesInto(open, planner, maxJudged).map((one) => ({ ...prepared(one), defence: 0 }));
  const attacks = attacksOn(targets, planner, maxJudged).map((one) => ({
    ...prepared(one),
    defence: units.enemies.get(one.target) ?? 0,
  }));
  return { assaults: [...entries, ...attacks], judged: planner.judged };
}

/**
 * Returns the preparations in which units of an assault take part, and those in which other units of these preparations
 * take part, such as the move of a headquarters before it supplies fuel.
 */
function preparationsOf(assault: readonly Answer[], preparations: readonly Answer[]): Answer[] {
  const direct = preparations.filter((answer) => sharesUnit(answer, assault));
  return preparations.filter((answer) => sharesUnit(answer, direct));
}

const sharesUnit = ({ pieces = [] }: Answer, others: readonly Answer[]): boolean =>
  others.some((answer) => answer.pieces?.some((piece) => pieces.includes(piece)) === true);

type Answered = Pick<Assault, 'target' | 'answers'>;

/** Returns for each goal without enemies the answer that sends a unit there. Each unit is sent to one goal. */
function entriesInto(goals: readonly Cell[], planner: AssaultPlanner, maxJudged: number): Answered[] {
  const busy = new Set<number>();
  const entries: Answered[] = [];
  for (const target of goals) {
    if (planner.judged > maxJudged) break;
    const answer = planner.entryInto(target, busy);
    if (answer === undefined) continue;
    for (const piece of answer.pieces ?? []) busy.add(piece);
    entries.push({ target, answers: [answer] });
  }
  return entries;
}

/** Returns for each cell of enemies that may be attacked the answers that send the units. */
function attacksOn(targets: readonly Cell[], planner: AssaultPlanner, maxJudged: number): Answered[] {
  const attacks: Answered[] = [];
  let failures = 0;
  for (const target of targets) {
    if (planner.judged > maxJudged || (attacks.length === 0 && failures >= MAX_FAILURES)) break;
    const answers = planner.answersAgainst(target);
    if (answers.length > 0) attacks.push({ target, answers });
    else failures++;
  }
  return attacks;
}

/**
 * Returns the cells of enemies near own units. Cells with better odds come first, and goals are preferred. The odds
 * vary by chance, so that different searches try different assaults.
 */
function targetsNear(game: Game, { own, enemies }: Units, random: Random, goals: readonly Cell[]): Cell[] {
  const { board } = game.scenario.map;
  const variedOdds = (target: Cell, defence: number): number => {
    let attack = 0;
    for (const { cell, strength } of own) if (board.distance(cell, target) <= MAX_TARGET_DISTANCE) attack += strength;
    const odds = (attack / (1 + defence)) * (50 + random(100));
    return goals.includes(target) ? odds * GOAL_PREFERENCE : odds;
  };
  return [...enemies]
    .map(([target, defence]) => ({ target, odds: variedOdds(target, defence) }))
    .filter(({ odds }) => odds > 0)
    .sort((a, b) => b.odds - a.odds)
    .map(({ target }) => target);
}
