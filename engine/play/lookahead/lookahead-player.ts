import type { ScenarioModel } from '../../model/scenario.js';
import { randomStream, type Random } from '../dice.js';
import type { Address, Answer, Decision, Reply } from '../moment.js';
import type { Game } from '../game.js';
import type { Rules } from '../ruleset.js';
import { Ahead, type Course, type Seen, type Whim } from './playout.js';
import { changed, draftOf, type Planned } from './candidate-plans.js';
import { holdersOf, type Holders } from './goals.js';
import { Trials } from './paired-trials.js';
import { worth } from './evaluation.js';

/** How many hundred answers are played ahead for each answer of its plans where nobody says. */
export const STRENGTH = 10;

/** A plan is not thought over longer than one of so many answers. */
const LONG = 24;

/** By how much chance first plans are made: from what is done unasked to what chance picks. */
const WHIMS: readonly Whim[] = [0, 100, 30, 70, 10];

/** One plan in so many is drafted anew: what is changed one answer at a time stays near what it was. */
const ANEW = 3;

/** Minds that may lie behind what comes later: every plan is tried with all of them, and each time with the same lots. */
const MINDS: readonly Pick<Course, 'later' | 'others'>[] = [
  { later: 30, others: 80 },
  { later: 0, others: 30 },
  { later: 60, others: 100 },
  { later: 0, others: 60 },
  { later: 20, others: 100 },
  { later: 0, others: 90 },
];

/** So many drafts in a row that led to plans known already: there is nothing else to plan. */
const SAME = 20;

/**
 * A player that looks ahead. Where it must answer it drafts some plans, first what it meant to do, or else what is done unasked, and then changes
 * the best one answer at a time or drafts another; each is played on to the end of the enemy's next turn against players of unknown mind.
 * It keeps to its plan until dice fall or somebody else is asked, and thinks it over where another question begins. It knows the
 * game by its face alone, rolls dice of its own and does not see what is hidden from its side; where that cannot be drawn anew,
 * it does what is done unasked.
 */
export class Considered {
  private readonly ahead: Ahead;
  private plan: readonly Planned[] = [];
  /** The question it thought about last. */
  private thoughtAt: Address = '';
  /** Answers played ahead since it began to plan. */
  private played = 0;

  constructor(
    rules: Rules,
    scenario: ScenarioModel,
    private readonly seed: string,
    private readonly strength = STRENGTH,
  ) {
    this.ahead = new Ahead(rules, scenario);
  }

  /** The game has come to a pause. */
  paused(game: Game): void {
    this.ahead.paused(game);
  }

  /** Somebody answered, or dice fell. */
  heard(reply: Reply): void {
    this.ahead.heard(reply);
  }

  /** Its answer; the address is unique in the game. */
  answer(decision: Decision, address: Address): Answer {
    const [next] = this.plan;
    const holds = next?.address === decision.address && decision.refuse(next.answer) === undefined;
    if (holds && decision.address === this.thoughtAt) {
      this.plan = this.plan.slice(1);
      return next.answer;
    }
    const { side } = decision;
    const lots = `considered\n${this.seed}\n${address}`;
    const now = this.ahead.now(side, randomStream(lots));
    if (now === undefined) return decision.fallback();
    const [first, ...more] = this.best(side, lots, holdersOf(now), holds ? this.plan : undefined);
    this.thoughtAt = decision.address;
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
      const course = { draft: draftOf(plan), own: 0, ...MINDS[time % MINDS.length] };
      return worth(this.tried(side, course, randomStream(`${lots}\n${time}`)).game, side, before);
    };
    let best: Trials | undefined;
    let [same, longest] = [0, 1];
    this.played = 0;
    for (let n = 0; same < SAME && (n < WHIMS.length || this.played < this.strength * 100 * longest); n++) {
      const { plan } = this.tried(side, { ...this.attempt(n, best?.plan ?? [], random, meant), ...MINDS[0] }, random);
      if (n < WHIMS.length) longest = Math.max(longest, Math.min(answersToFirst(plan), LONG));
      const key = JSON.stringify(plan);
      same = known.has(key) ? same + 1 : 0;
      if (same > 0) continue;
      known.add(key);
      const trials = new Trials(plan, worthOf);
      if (best === undefined || trials.beats(best)) best = trials;
    }
    return best?.plan ?? [];
  }

  /** How the next plan is made. */
  private attempt(
    n: number,
    best: readonly Planned[],
    random: Random,
    meant?: readonly Planned[],
  ): Pick<Course, 'draft' | 'own'> {
    if (n === 0 && meant) return { draft: draftOf(meant), own: 0 };
    if (n < WHIMS.length) return { draft: [], own: WHIMS[n] };
    return n % ANEW === 0 || best.length === 0
      ? { draft: [], own: WHIMS[1 + random(WHIMS.length - 1)] }
      : { draft: changed(best, random), own: 0 };
  }

  private tried(side: string, course: Course, random: Random): Seen {
    const seen = this.ahead.play(side, course, random);
    this.played += seen.answers;
    return seen;
  }
}

/** So many answers of a plan are to its first question: it is thought over again at the next. */
function answersToFirst(plan: readonly Planned[]): number {
  const other = plan.findIndex(({ address }) => address !== plan[0].address);
  return other < 0 ? plan.length : other;
}
