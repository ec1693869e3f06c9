import type { Random } from '../dice.js';
import { draftOf, mutatePlan, type Draft, type Planned } from './candidate-plans.js';
import type { GoalPull } from './goals.js';
import type { Offensive } from './offensive.js';
import type { PlayoutPolicy } from './playout.js';
import { headingOf, OFFENSIVE_STYLES, STYLES, type OffensiveStyle, type Style } from './styles.js';

/**
 * One in this number of candidate plans is a fresh plan; the others are mutations of the best plan. Fresh plans are
 * needed because mutations stay near the best plan.
 */
const CANDIDATES_PER_FRESH_PLAN = 3;

/** The way in which a playout generates a candidate plan. */
export type CandidatePolicy = Pick<PlayoutPolicy, 'draft' | 'own' | 'heading'>;

/** The material of the candidate plans of a search. */
export interface CandidateSources {
  /** The plan made at an earlier decision, if its next answer is legal. */
  readonly previous: readonly Planned[] | undefined;
  /** The orders of {@link Game.usualOrders}, with which all plans of a style begin. */
  readonly usual: Draft;
  /** The orders of {@link Game.preparations}, with which plans of the styles that attack begin. */
  readonly preparations: Draft;
  /** If the decision has few answers, a draft for each of them; otherwise empty. */
  readonly options: readonly Draft[];
  /** True if the decision asks for one of a series of orders, so that plans of several orders are compared. */
  readonly isSeries: boolean;
  readonly offensive: Offensive;
  readonly pull: GoalPull;
}

/**
 * The candidate plans of a search: the previous plan, or the default answers; if there are few answers, a plan for each
 * of them; if orders are asked for, offensives and plans of the other styles; and finally changes of the best plan, with
 * a fresh plan from time to time. Plans of a style begin with the usual orders, and those of a style that attacks with
 * the preparations.
 */
export class Candidates {
  private readonly pull: GoalPull;
  private readonly offensive: Offensive;
  private readonly usual: Draft;
  private readonly preparations: Draft;
  /** The first candidates, which do not depend on the best plan. */
  private readonly openers: readonly CandidatePolicy[];

  constructor({ previous, usual, preparations, options, isSeries, offensive, pull }: CandidateSources) {
    [this.pull, this.offensive] = [pull, offensive];
    [this.usual, this.preparations] = [usual, preparations];
    const [first, ...styles] = STYLES;
    const offensives = offensive.isEmpty ? [] : OFFENSIVE_STYLES;
    this.openers = [
      previous ? { draft: draftOf(previous), own: 0 } : this.fresh(first),
      ...options.map((draft) => ({ draft, own: 0 })),
      ...(isSeries || options.length === 0
        ? [...offensives.map((style) => this.attacking(style)), ...styles.map((style) => this.fresh(style))]
        : []),
    ];
  }

  /** Number of first candidates. */
  get firsts(): number {
    return this.openers.length;
  }

  /** Determines how the n-th candidate plan is generated. */
  next(n: number, best: readonly Planned[], random: Random): CandidatePolicy {
    if (n < this.firsts) return this.openers[n];
    if (n % CANDIDATES_PER_FRESH_PLAN === 0 || best.length === 0)
      return this.fresh(STYLES[1 + random(STYLES.length - 1)]);
    const heading = headingOf(random(2) === 0 ? 'attack' : 'anywhere', this.pull);
    const isAttackChanged = !this.offensive.isEmpty && random(2) === 0;
    return { draft: isAttackChanged ? this.offensive.change(best, random) : mutatePlan(best, random), own: 0, heading };
  }

  private fresh({ own, direction }: Style): CandidatePolicy {
    const draft = direction === 'attack' ? [...this.usual, ...this.preparations] : this.usual;
    return { draft, own, heading: headingOf(direction, this.pull) };
  }

  private attacking({ odds, others }: OffensiveStyle): CandidatePolicy {
    return { draft: this.offensive.draft(odds, others), own: 0, heading: headingOf('approach', this.pull) };
  }
}
