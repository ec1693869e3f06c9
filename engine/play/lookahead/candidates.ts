import type { Random } from '../dice.js';
import { draftOf, mutatePlan, type Planned } from './candidate-plans.js';
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

/**
 * The candidate plans of a search: the previous plan or the default answers, then offensives, then plans of the other
 * styles, and finally changes of the best plan, with a fresh plan from time to time.
 */
export class Candidates {
  private readonly offensives: number;

  constructor(
    private readonly pull: GoalPull,
    private readonly offensive: Offensive,
    private readonly previous: readonly Planned[] | undefined,
  ) {
    this.offensives = offensive.isEmpty ? 0 : OFFENSIVE_STYLES.length;
  }

  /** Number of first candidates, which do not depend on the best plan. */
  get firsts(): number {
    return STYLES.length + this.offensives;
  }

  /** Determines how the n-th candidate plan is generated. */
  next(n: number, best: readonly Planned[], random: Random): CandidatePolicy {
    const { offensives, previous } = this;
    if (n === 0) return previous ? { draft: draftOf(previous), own: 0 } : this.fresh(STYLES[0]);
    if (n <= offensives) return this.attacking(OFFENSIVE_STYLES[n - 1]);
    if (n < this.firsts) return this.fresh(STYLES[n - offensives]);
    if (n % CANDIDATES_PER_FRESH_PLAN === 0 || best.length === 0)
      return this.fresh(STYLES[1 + random(STYLES.length - 1)]);
    const heading = headingOf(random(2) === 0 ? 'attack' : 'anywhere', this.pull);
    const isAttackChanged = offensives > 0 && random(2) === 0;
    return { draft: isAttackChanged ? this.offensive.change(best, random) : mutatePlan(best, random), own: 0, heading };
  }

  private fresh({ own, direction }: Style): CandidatePolicy {
    return { draft: [], own, heading: headingOf(direction, this.pull) };
  }

  private attacking({ odds, others }: OffensiveStyle): CandidatePolicy {
    return { draft: this.offensive.draft(odds, others), own: 0, heading: headingOf('approach', this.pull) };
  }
}
