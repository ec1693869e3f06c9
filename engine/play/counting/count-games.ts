import type { ScenarioModel } from '../../model/scenario.js';
import type { Pause } from '../moment.js';
import { playInSteps } from '../play-scenario.js';
import type { PlayOptions } from '../playthrough.js';
import type { Game } from '../game.js';
import type { Ruleset } from '../ruleset.js';
import { DEFAULT_SEED } from '../dice.js';
import type { Viewer } from '../records.js';
import {
  pointMargin,
  Counter,
  pointsOf,
  type Measure,
  type Measured,
  type FinishedGame,
  type TurnEnd,
} from './counted.js';
import type { Span } from './spans.js';
import { TurnEnds } from './turn-ends.js';

/** A game that is played several times. */
export interface GameToPlay {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
}

export interface CountOptions extends Omit<PlayOptions, 'seed' | 'onPause'> {
  /** Seed of the whole series: run K has the seed `SEED/K`. */
  readonly seed: string;
  /**
   * The viewer from whose view games are counted. Battles hidden from the viewer are not counted. Default: the umpire.
   */
  readonly viewer?: Viewer;
  /** If true, the losses and the controlled places at the end of each turn are counted, too. */
  readonly byTurn?: boolean;
}

/** Returns the seed of the runs of a file: `override` if it is given, otherwise the seed in the file. */
export function seedOf({ dice }: Pick<ScenarioModel, 'dice'>, override?: string): string {
  return override ?? dice.seed ?? DEFAULT_SEED;
}

/** An error that reports an exception during a game. The message contains the seed of the game. */
export class GameError extends Error {}

/**
 * Plays several variants of a game and counts their results. Each run plays all variants with the same dice. For each
 * variant after the first, the differences from the first are counted as well. Yields at every pause, so that the
 * caller can do other work or stop. Only complete runs are counted.
 *
 * @throws GameError when a game fails
 */
export function* countInSteps(
  games: readonly GameToPlay[],
  [from, to]: Span,
  { viewer = { umpire: true }, ...options }: CountOptions,
): Generator<readonly Counter[], readonly Counter[], void> {
  const counters = games.map(() => new Counter());
  for (let run = from; run <= to; run++) {
    const over: FinishedRun[] = [];
    for (const game of games) {
      const steps = playNamed(game, run, options);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) yield counters;
      over.push(step.value);
    }
    for (const [index, counter] of counters.entries()) {
      counter.count(run, over[index], viewer);
      counter.countTurns(run, over[index].turns);
      if (index > 0) counter.compare(run, measuresOf(over[index]), measuresOf(over[0]));
    }
    yield counters;
  }
  return counters;
}

interface FinishedRun extends FinishedGame {
  readonly turns: readonly TurnEnd[];
}

/** Plays one game. Adds its seed to the message of an exception. */
function* playNamed(
  game: GameToPlay,
  run: number,
  options: CountOptions,
): Generator<Pause | 'searching', FinishedRun, void> {
  const seed = `${options.seed}/${run}`;
  try {
    return yield* playOne(game, { ...options, seed });
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new GameError(`The game with the seed “${seed}” failed: ${why}`);
  }
}

function* playOne(
  played: GameToPlay,
  { byTurn = false, ...options }: CountOptions,
): Generator<Pause | 'searching', FinishedRun, void> {
  const { ruleset, scenario } = played;
  const turns = new TurnEnds(sidesOf(played));
  let lastTurn = 0;
  const look = (game: Game, { ends, turn }: Pause): void => {
    lastTurn = turn;
    if (byTurn && ends === 'turn' && turn > 0) turns.look(game, turn);
  };
  const over = yield* playInSteps(ruleset, scenario, { ...options, onPause: look });
  if (byTurn && lastTurn > 0) turns.look(over.game, lastTurn);
  const turnsPlayed = lastTurn === 0 ? 0 : lastTurn - (scenario.firstTurn ?? 1) + 1;
  return { ...over, ruleset, turnsPlayed, turns: turns.noted };
}

function sidesOf({ ruleset, scenario }: GameToPlay): readonly string[] {
  const { sides } = ruleset.vocabulary;
  return sides.length > 0 ? sides : scenario.sides.map(({ name }) => name);
}

/** Returns the numbers by which two games with the same dice are compared. */
function measuresOf({ ruleset, game, expectations, turnsPlayed, turns }: FinishedRun): Measured {
  const winner = game.outcome()?.side;
  const points = [...pointsOf(ruleset, game)];
  const losses = turns.at(-1)?.losses ?? [];
  const of = (measure: Measure, value: number): Measured[number] => [measure, value];
  return [
    ...points.map(([side, each]) => of({ of: 'points', side }, each)),
    ...pointMargin(points).map(({ side, over, by }) => of({ of: 'margin', side, over }, by)),
    ...points.map(([side]) => of({ of: 'victories', side }, side === winner ? 1 : 0)),
    of({ of: 'turns played' }, turnsPlayed),
    ...losses.map(({ side, units }) => of({ of: 'units lost', side }, units)),
    ...losses.map(({ side, steps }) => of({ of: 'steps lost', side }, steps)),
    ...expectations.map(({ text, point, passed }) => of({ of: 'met', text, after: point }, passed ? 1 : 0)),
  ];
}
