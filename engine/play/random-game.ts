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
  /** Number of decisions answered. */
  readonly answers: number;
  readonly ended: boolean;
  /** A sentence for each broken invariant, with the phase in which it was found. Play stops at the first. */
  readonly broken: readonly string[];
  /** Every answer and roll in order, for `replay`. Empty unless `keepLog` is set. */
  readonly log: readonly Reply[];
}

export interface RandomGameOptions {
  /** Maximum number of answers. Default: no limit. */
  readonly maxAnswers?: number;
  /**
   * `phase`: checks the invariants at the end of every phase. `answer`: checks the invariants after every answer, and
   * checks before every answer that the random and the default answer are legal.
   */
  readonly check?: 'phase' | 'answer';
  readonly keepLog?: boolean;
  /**
   * The chance, one in this number, that the game tries a combination of two legal answers instead of a legal answer.
   * If the combination is not refused, the invariants must hold after it, too.
   */
  readonly boldOnceIn?: number;
  /** Creates an observer of the game. With an observer, the game creates events. */
  readonly watch?: (game: Game) => Watch;
}

/** Observes a random game and reports errors. */
export interface Watch {
  /**
   * Called after every answer and roll, with the events that followed, and at every pause. Returns a sentence for each
   * error.
   *
   * @param pause the pause that was reached, if any
   */
  onMoment(events: readonly GameEvent[], pause: Pause | undefined): readonly string[];
}

/**
 * Plays a game with random legal answers for both sides. Every legal answer can occur. Events are created only when
 * invariants are checked or the game is observed.
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

  /** Checks the state of the game after the last answer, and stores the broken invariants. */
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

/**
 * Returns an answer that combines the pieces or cells of the picked answer with those of a second random answer. If
 * that combination is refused, returns the picked answer.
 */
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

/**
 * Checks that the random and the default answer to a decision are legal. Returns a sentence for each of them that is
 * refused.
 */
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
