import type { ScenarioModel } from '../../model/scenario.js';
import { randomStream, type Random } from '../dice.js';
import type { Address, Answer, Decision, Reply } from '../moment.js';
import type { Game } from '../game.js';
import type { Rules } from '../ruleset.js';
import { Playouts, type PlayoutPolicy, type PlayoutResult, type ExplorationRate } from './playout.js';
import { mutatePlan, draftOf, type Planned } from './candidate-plans.js';
import { holdersOf, type Holders } from './goals.js';
import { PairedTrials } from './paired-trials.js';
import { evaluatePosition } from './evaluation.js';

/** How many hundred answers are played ahead for each answer of its plans where nobody says. */
export const DEFAULT_STRENGTH = 10;

/** A plan is not thought over longer than one of so many answers. */
const MAX_PLAN_LENGTH = 24;

/** By how much chance first plans are made: from what is done unasked to what chance picks. */
const EXPLORATION_RATES: readonly ExplorationRate[] = [0, 100, 30, 70, 10];

/** One plan in so many is drafted anew: what is changed one answer at a time stays near what it was. */
const FRESH_PLAN_INTERVAL = 3;

/** Minds that may lie behind what comes later: every plan is tried with all of them, and each time with the same lots. */
const OPPONENT_MODELS: readonly Pick<PlayoutPolicy, 'later' | 'others'>[] = [
  { later: 30, others: 80 },
  { later: 0, others: 30 },
  { later: 60, others: 100 },
  { later: 0, others: 60 },
  { later: 20, others: 100 },
  { later: 0, others: 90 },
];

/** So many drafts in a row that led to plans known already: there is nothing else to plan. */
const MAX_CONSECUTIVE_DUPLICATES = 20;

/**
 * A player that looks ahead. Where it must answer it drafts some plans, first what it meant to do, or else what is done unasked, and then changes
 * the best one answer at a time or drafts another; each is played on to the end of the enemy's next turn against players of unknown mind.
 * It keeps to its plan until dice fall or somebody else is asked, and thinks it over where another question begins. It knows the
 * game by its face alone, rolls dice of its own and does not see what is hidden from its side; where that cannot be drawn anew,
 * it does what is done unasked.
 */
export class LookaheadPlayer {
  private readonly playouts: Playouts;
  private plan: readonly Planned[] = [];
  /** The question it thought about last. */
  private plannedAt: Address = '';
  /** Answers played ahead since it began to plan. */
  private answersPlayed = 0;

  constructor(
    rules: Rules,
    scenario: ScenarioModel,
    private readonly seed: string,
    private readonly strength = DEFAULT_STRENGTH,
  ) {
    this.playouts = new Playouts(rules, scenario);
  }

  /** The game has come to a pause. */
  recordPause(game: Game): void {
    this.playouts.recordPause(game);
  }

  /** Somebody answered, or dice fell. */
  recordReply(reply: Reply): void {
    this.playouts.recordReply(reply);
  }

  /** Its answer; the address is unique in the game. */
  answer(decision: Decision, address: Address): Answer {
    const [next] = this.plan;
    const holds = next?.address === decision.address && decision.refuse(next.answer) === undefined;
    if (holds && decision.address === this.plannedAt) {
      this.plan = this.plan.slice(1);
      return next.answer;
    }
    const { side } = decision;
    const lots = `considered\n${this.seed}\n${address}`;
    const now = this.playouts.sampleNow(side, randomStream(lots));
    if (now === undefined) return decision.fallback();
    const [first, ...more] = this.best(side, lots, holdersOf(now), holds ? this.plan : undefined);
    this.plannedAt = decision.address;
    this.plan = more;
    return first !== undefined && decision.refuse(first.answer) === undefined ? first.answer : decision.fallback();
  }

  /**
   * The plan that does best of as many as can be weighed: the more the first ones answer to the question, the longer it goes on.
   * It begins with what it meant to do; where it meant nothing, with what is done unasked.
   */
  private best(side: string, lots: string, before: Holders, meant?: readonly Planned[]): readonly Planned[] {
    const random = randomStream(lots);
    const known = new Set<string>();
    const worthOf = (plan: readonly Planned[], time: number): number => {
      const course = { draft: draftOf(plan), own: 0, ...OPPONENT_MODELS[time % OPPONENT_MODELS.length] };
      return evaluatePosition(this.playOut(side, course, randomStream(`${lots}\n${time}`)).game, side, before);
    };
    let best: PairedTrials | undefined;
    let [same, longest] = [0, 1];
    this.answersPlayed = 0;
    for (
      let n = 0;
      same < MAX_CONSECUTIVE_DUPLICATES &&
      (n < EXPLORATION_RATES.length || this.answersPlayed < this.strength * 100 * longest);
      n++
    ) {
      const { plan } = this.playOut(
        side,
        { ...this.nextCandidate(n, best?.plan ?? [], random, meant), ...OPPONENT_MODELS[0] },
        random,
      );
      if (n < EXPLORATION_RATES.length)
        longest = Math.max(longest, Math.min(countAnswersToFirst(plan), MAX_PLAN_LENGTH));
      const key = JSON.stringify(plan);
      same = known.has(key) ? same + 1 : 0;
      if (same > 0) continue;
      known.add(key);
      const trials = new PairedTrials(plan, worthOf);
      if (best === undefined || trials.beats(best)) best = trials;
    }
    return best?.plan ?? [];
  }

  /** How the next plan is made. */
  private nextCandidate(
    n: number,
    best: readonly Planned[],
    random: Random,
    meant?: readonly Planned[],
  ): Pick<PlayoutPolicy, 'draft' | 'own'> {
    if (n === 0 && meant) return { draft: draftOf(meant), own: 0 };
    if (n < EXPLORATION_RATES.length) return { draft: [], own: EXPLORATION_RATES[n] };
    return n % FRESH_PLAN_INTERVAL === 0 || best.length === 0
      ? { draft: [], own: EXPLORATION_RATES[1 + random(EXPLORATION_RATES.length - 1)] }
      : { draft: mutatePlan(best, random), own: 0 };
  }

  private playOut(side: string, course: PlayoutPolicy, random: Random): PlayoutResult {
    const seen = this.playouts.play(side, course, random);
    this.answersPlayed += seen.answers;
    return seen;
  }
}

/** So many answers of a plan are to its first question: it is thought over again at the next. */
function countAnswersToFirst(plan: readonly Planned[]): number {
  const other = plan.findIndex(({ address }) => address !== plan[0].address);
  return other < 0 ? plan.length : other;
}
