import type { ScenarioModel } from '../../model/scenario.js';
import type { Random } from '../dice.js';
import { drive } from '../drive.js';
import type { Answer, Decision, DiceRoll, Pause, Reply } from '../moment.js';
import type { Game } from '../game.js';
import type { Rules } from '../ruleset.js';
import { takeDraftedAnswer, type Draft, type Planned } from './candidate-plans.js';

/** How somebody plays whose mind nobody knows: of a hundred answers so many by chance, the others by default. */
export type ExplorationRate = number;

/** How a game may go on. */
export interface PlayoutPolicy {
  /** What the side answers first. */
  readonly draft: Draft;
  /** How it goes on behind that, until dice fall or another side is asked. */
  readonly own: ExplorationRate;
  /** How it goes on from there. */
  readonly later: ExplorationRate;
  readonly others: ExplorationRate;
}

/** What was played ahead. */
export interface PlayoutResult {
  readonly game: Game;
  /** So many answers were given, by whomever. */
  readonly answers: number;
  /** What the side answered until dice fell or another side was asked: as far as it can plan. */
  readonly plan: readonly Planned[];
}

/** Nobody looks further than so many answers and the phase in which they end. */
const MAX_PLAYOUT_ANSWERS = 600;

/**
 * A second game beside the one that is played, for trying what may come. It follows that by its answers and rolls from the last
 * pause on; what comes then has dice of its own, and what the side cannot know is drawn anew.
 */
export class Playouts {
  private readonly copy: Game;
  /** Of the last pause: it shares nothing with a game, so it is restored as often as somebody looks ahead. */
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

  /** The game has come to a pause. */
  recordPause(game: Game): void {
    this.snapshot = game.snapshot();
    this.repliesSincePause = [];
  }

  /** Something was answered or rolled. */
  recordReply(reply: Reply): void {
    this.repliesSincePause.push(reply);
  }

  /** How the game stands, what is hidden from the side drawn anew; undefined where that cannot be done: it may not look ahead. */
  sampleNow(side: string, random: Random): Game | undefined {
    let may = true;
    const game = this.replayToNow((now) => {
      may = now.sampleHiddenInformation?.(side, random) ?? true;
    });
    return may ? game : undefined;
  }

  /** Plays on from now to the end of the enemy's turn under way or next; where sides have no turns of their own, of the turn. */
  play(side: string, course: PlayoutPolicy, random: Random): PlayoutResult {
    const plan: Planned[] = [];
    const draft = [...course.draft];
    let isPlan = true;
    let answers = 0;
    const whimOf = (isOwn: boolean): ExplorationRate => (!isOwn ? course.others : isPlan ? course.own : course.later);
    const answer = (decision: Decision): Answer => {
      answers++;
      const isOwn = decision.side === side;
      if (!isOwn) isPlan = false;
      const given =
        (isOwn && isPlan ? takeDraftedAnswer(decision, draft, random) : undefined) ??
        answerByRate(decision, whimOf(isOwn), random);
      if (isPlan) plan.push({ address: decision.address, answer: given });
      return given;
    };
    const reply = (moment: Decision | DiceRoll): Reply => {
      if (moment.kind === 'decision') return answer(moment);
      isPlan = false;
      return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
    };
    let byTurns = false; // some phases are a side's own: then what is nobody's ends nobody's turn
    const isEnd = ({ turn, ends, side: whose }: Pause): boolean => {
      if (turn === 0 || ends === 'occasion') return false;
      byTurns ||= whose !== undefined;
      const isTheirs = whose === undefined ? !byTurns : whose !== side;
      return answers >= MAX_PLAYOUT_ANSWERS || (ends !== 'phase' && isTheirs);
    };
    const game = this.replayToNow((now) => now.sampleHiddenInformation?.(side, random), reply, isEnd);
    return { game, answers, plan };
  }

  /** The second game brought to where the first one is, and then played on if somebody answers. */
  private replayToNow(
    reached: (game: Game) => void,
    reply: (moment: Decision | DiceRoll) => Reply | undefined = () => undefined,
    isEnd: (pause: Pause) => boolean = () => false,
  ): Game {
    const game = this.snapshot === undefined ? this.startGame() : this.copy;
    if (this.snapshot !== undefined) game.restore(this.snapshot);
    let at = 0;
    const course = drive(game, (moment) => {
      if (at < this.repliesSincePause.length) return this.repliesSincePause[at++];
      if (at++ === this.repliesSincePause.length) reached(game);
      return reply(moment);
    });
    for (let step = course.next(); step.done !== true; step = course.next()) if (isEnd(step.value)) break;
    return game;
  }
}

function answerByRate(decision: Decision, whim: ExplorationRate, random: Random): Answer {
  return whim > 0 && random(100) < whim ? decision.pick(random) : decision.fallback();
}
