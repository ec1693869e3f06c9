import { turnName } from '../model/calendar.js';
import type { ScenarioModel } from '../model/scenario.js';
import { randomStream, type Random } from './dice.js';
import { drive } from './drive.js';
import type { GameEvent } from './records.js';
import type { Answer, Decision, DiceRoll, Pause, Reply } from './moment.js';
import type { Game } from './game.js';
import type { Ruleset } from './ruleset.js';

export interface RandomGame {
  readonly game: Game;
  /** Decisions answered. */
  readonly answers: number;
  readonly ended: boolean;
  /** Broken invariants in words, each with the phase in which it was seen; play stops at the first. */
  readonly broken: readonly string[];
  /** Every answer and roll in order: what `replay` needs. Empty unless `keepLog` asks for it. */
  readonly log: readonly Reply[];
}

export interface RandomGameOptions {
  /** Stops after so many answers. */
  readonly maxAnswers?: number;
  /**
   * Looks for broken invariants at the end of every phase; or after every answer, and asks before it whether that answer
   * and the default one are legal.
   */
  readonly check?: 'phase' | 'answer';
  readonly keepLog?: boolean;
  /** Once in so many answers one is tried that is put together from two legal ones: whatever is not refused must keep the rules too. */
  readonly boldOnceIn?: number;
  /** Looks on: the game writes its record for it. */
  readonly watch?: (game: Game) => Watch;
}

/** Somebody who looks on at a random game and says what is wrong. */
export interface Watch {
  /**
   * Called after every answer and roll with what followed from it, and at every pause. What is wrong comes back in words.
   * @param pause the pause that was reached, when it is one.
   */
  onMoment(events: readonly GameEvent[], pause: Pause | undefined): readonly string[];
}

/**
 * A game in which both sides answer by chance, each legal answer possible: as fast as the rules allow. Events are told
 * only where broken invariants are looked for: they too must not fail.
 */
export function playRandomly(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  seed: string,
  options: RandomGameOptions = {},
): RandomGame {
  const { maxAnswers: most = Infinity, check, keepLog, boldOnceIn } = options;
  const random = randomStream(seed);
  const game = ruleset.start(scenario, { silent: check === undefined && options.watch === undefined });
  const watch = options.watch?.(game);
  const log: Reply[] = [];
  let answers = 0;
  let broken: readonly string[] = [];
  let illegal: readonly string[] | undefined;

  /** At what the last answer has led to. */
  const look = (pause: Pause | undefined): void => {
    if (illegal) broken = [...illegal, ...withPlace(game, game.invariants('any time'))];
    illegal = undefined;
    if (watch && broken.length === 0) broken = withPlace(game, watch.onMoment(game.drainEvents(), pause));
  };
  const reply = (moment: Decision | DiceRoll): Reply | undefined => {
    if (answers >= most) return undefined;
    look(undefined);
    if (broken.length > 0) return undefined;
    const given = moment.kind === 'dice' ? rollDice(moment, random) : answer(moment);
    if (keepLog) log.push(given);
    return given;
  };
  const answer = (decision: Decision): Answer => {
    answers++;
    const picked = decision.pick(random);
    const given =
      boldOnceIn !== undefined && random(boldOnceIn) === 0 ? combineAnswers(decision, picked, random) : picked;
    if (check === 'answer') illegal = withPlace(game, illegalAnswers(decision, given));
    return given;
  };

  const course = drive(game, reply);
  let step = course.next();
  while (step.done !== true && answers < most) {
    const pause = step.value;
    look(pause);
    if (check)
      broken = [...broken, ...withPlace(game, game.invariants(pause.ends === 'occasion' ? 'any time' : 'phase end'))];
    game.drainEvents();
    if (broken.length > 0) break;
    step = course.next();
  }
  if (broken.length === 0) look(undefined);
  game.drainEvents();
  return { game, answers, ended: step.done === true && step.value, broken, log };
}

function rollDice({ count, sides }: DiceRoll, random: Random): number[] {
  const values: number[] = [];
  while (values.length < count) values.push(random(sides) + 1);
  return values;
}

/** More of the same than either answer asks for, unless it is refused. */
function combineAnswers(decision: Decision, picked: Answer, random: Random): Answer {
  const other = decision.pick(random);
  if (other.verb !== picked.verb || other.choice !== picked.choice) return picked;
  const both = (one: readonly number[] = [], two: readonly number[] = []): number[] => [...new Set([...one, ...two])];
  const bold = [
    { ...picked, pieces: both(picked.pieces, other.pieces) },
    { ...picked, cells: both(picked.cells, other.cells) },
    { ...picked, pieces: both(picked.pieces, other.pieces), cells: both(picked.cells, other.cells) },
  ][random(3)];
  return decision.refuse(bold) === undefined ? bold : picked;
}

/** Neither what chance picks nor what is done unasked may be refused. */
function illegalAnswers(decision: Decision, picked: Answer): string[] {
  const answers = { picked, default: decision.fallback() };
  return Object.entries(answers).flatMap(([which, answer]) => {
    const refused = decision.refuse(answer);
    return refused ? [`the ${which} answer to “${decision.question}” is refused: ${refused.message}`] : [];
  });
}

function withPlace(game: Game, sentences: readonly string[]): readonly string[] {
  if (sentences.length === 0) return sentences;
  const { turn, side, phase } = game.now();
  const where = [`turn ${turnName(turn, game.scenario.calendar)}`, side, phase]
    .filter((part) => part !== undefined)
    .join(' ');
  return sentences.map((sentence) => `${where}: ${sentence}`);
}
