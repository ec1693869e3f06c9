import type { ScenarioModel } from '../../model/scenario.js';
import type { Random } from '../dice.js';
import { drive } from '../drive.js';
import type { Answer, Decision, DiceRoll, Pause, Reply } from '../moment.js';
import type { Game } from '../game.js';
import type { Rules } from '../ruleset.js';
import { Advance, pickWithRoom, type Heading } from './advance.js';
import { takeDraftedAnswer, type Draft, type Planned } from './candidate-plans.js';

/**
 * The percentage of answers of a side that are explored, that is random or chosen towards goals. The other answers are
 * default answers. Explored answers stand for a player whose plans are unknown.
 */
export type ExplorationRate = number;

/** The rules by which a playout chooses the answers of each side. */
export interface PlayoutPolicy {
  /** The answers planned for the side. The playout uses them before it generates others. */
  readonly draft: Draft;
  /**
   * The percentage of explored answers of the side, from the end of its draft until dice are rolled or another side
   * decides.
   */
  readonly own: ExplorationRate;
  /** The percentage of explored answers of the side after dice were rolled or another side decided. */
  readonly later: ExplorationRate;
  readonly others: ExplorationRate;
  /**
   * If set, explored answers (answers other than the default) of all sides lead towards goals. Otherwise they are
   * random.
   */
  readonly heading?: Heading | undefined;
}

/** The result of a playout. */
export interface PlayoutResult {
  readonly game: Game;
  /** Number of answers of all sides. */
  readonly answers: number;
  /**
   * The answers that the side gave before dice were rolled or another side decided. Later answers cannot be planned.
   */
  readonly plan: readonly Planned[];
}

/**
 * A copy of the current game in which the side has carried out the preparations for attacks, and the decision that the
 * copy asks for.
 */
export interface Sample {
  readonly game: Game;
  readonly decision: Decision;
  /** The orders of {@link Game.preparations} that were carried out. */
  readonly preparations: readonly Answer[];
}

/**
 * Removes answers from the beginning of a list up to the first legal one, and returns the legal one; undefined if none
 * is legal.
 */
function takeLegal(answers: Answer[], decision: Decision): Answer | undefined {
  for (let next = answers.shift(); next !== undefined; next = answers.shift())
    if (decision.refuse(next) === undefined) return next;
  return undefined;
}

/** Maximum number of answers of a playout. After that, the playout continues only to the end of the phase. */
const MAX_PLAYOUT_ANSWERS = 600;

/**
 * Plays out possible continuations of a game on a copy. First, the copy is restored to the last pause and repeats the
 * answers and rolls since then. It then continues with its own dice and with a random sample of the information that is
 * hidden from the side.
 */
export class Playouts {
  private readonly copy: Game;
  /**
   * The snapshot of the last pause. The snapshot can be restored many times, because restoring it does not change it.
   */
  private snapshot?: unknown;
  private repliesSincePause: Reply[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly scenario: ScenarioModel,
  ) {
    this.copy = this.startGame();
  }

  private startGame(): Game {
    return this.rules.start(this.scenario, { silent: true });
  }

  /** Records that the game has reached a pause. */
  recordPause(game: Game): void {
    this.snapshot = game.snapshot();
    this.repliesSincePause = [];
  }

  /** Records an answer or a roll. */
  recordReply(reply: Reply): void {
    this.repliesSincePause.push(reply);
  }

  /**
   * Returns a copy of the current game and the decision that it asks for. In the copy, everything hidden from the side
   * is replaced by a random sample, and the side has prepared its attacks. Returns undefined if the game cannot
   * draw a sample at the moment; the player must then not look ahead. The next playout changes the copy.
   */
  sampleNow(side: string, random: Random): Sample | undefined {
    let may = true;
    let sampled: Decision | undefined;
    let proposed: Answer[] = [];
    const preparations: Answer[] = [];
    const game = this.replayToNow(
      (now) => {
        may = now.sampleHiddenInformation?.(side, random) ?? true;
        proposed = [...(now.preparations?.() ?? [])];
      },
      (moment) => {
        if (moment.kind !== 'decision') return undefined;
        sampled = moment;
        const next = takeLegal(proposed, moment);
        if (next !== undefined) preparations.push(next);
        return next;
      },
    );
    return may && sampled ? { game, decision: sampled, preparations } : undefined;
  }

  /**
   * Plays from the current moment to the end of the current or next enemy turn, and on to the next decision, so that
   * the supply check and the verdict that may follow a turn are seen. In a game without turns of single sides, plays to
   * the end of the turn.
   */
  play(side: string, course: PlayoutPolicy, random: Random): PlayoutResult {
    const plan: Planned[] = [];
    const draft = [...course.draft];
    let isPlan = true;
    let answers = 0;
    let played = this.copy;
    let advance: Advance | undefined;
    const explore = (decision: Decision): Answer =>
      advance?.choose(decision, random) ?? pickWithRoom(played, decision, random);
    const rateOf = (isOwn: boolean): ExplorationRate => (!isOwn ? course.others : isPlan ? course.own : course.later);
    const answer = (decision: Decision): Answer => {
      answers++;
      const isOwn = decision.side === side;
      if (!isOwn) isPlan = false;
      const given =
        (isOwn && isPlan ? takeDraftedAnswer(decision, draft, explore) : undefined) ??
        (random(100) < rateOf(isOwn) ? explore(decision) : decision.fallback());
      if (isPlan) plan.push({ address: decision.address, answer: given });
      return given;
    };
    let isOver = false;
    const reply = (moment: Decision | DiceRoll): Reply | undefined => {
      if (moment.kind === 'decision') return isOver ? undefined : answer(moment);
      isPlan = false;
      return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
    };
    let byTurns = false; // In a game with phases of single sides, the end of a phase of both sides does not end any side's turn.
    const pass = ({ turn, ends, side: pausing }: Pause): void => {
      if (turn === 0 || ends === 'occasion') return;
      byTurns ||= pausing !== undefined;
      const isTheirs = pausing === undefined ? !byTurns : pausing !== side;
      isOver ||= answers >= MAX_PLAYOUT_ANSWERS || (ends !== 'phase' && isTheirs);
    };
    const begin = (now: Game): void => {
      now.sampleHiddenInformation?.(side, random);
      played = now;
      if (course.heading) advance = new Advance(now, course.heading);
    };
    const game = this.replayToNow(begin, reply, pass);
    return { game, answers, plan };
  }

  /**
   * Restores the copy, and repeats the replies since the last pause up to the current moment. Then calls `reached`, and
   * plays on until `reply` returns undefined. Each pause is passed to `pass`.
   */
  private replayToNow(
    reached: (game: Game) => void,
    reply: (moment: Decision | DiceRoll) => Reply | undefined = () => undefined,
    pass: (pause: Pause) => void = () => undefined,
  ): Game {
    const game = this.snapshot === undefined ? this.startGame() : this.copy;
    if (this.snapshot !== undefined) game.restore(this.snapshot);
    let at = 0;
    const course = drive(game, (moment) => {
      if (at < this.repliesSincePause.length) return this.repliesSincePause[at++];
      if (at++ === this.repliesSincePause.length) reached(game);
      return reply(moment);
    });
    for (let step = course.next(); step.done !== true; step = course.next()) pass(step.value);
    return game;
  }
}
