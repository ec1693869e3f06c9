/** Number of answers, per point of strength, that a side plays ahead in one phase. */
const ANSWERS_PER_PHASE = 24_000;

/**
 * The share of what is left of the budget that each search may use, so that later decisions of the phase get searches,
 * too. A decision with many answers, such as the first move of a phase, gets a larger share, because the plan for it
 * contains most answers of its phase.
 */
const SHARES_PER_SEARCH = { many: 0.5, few: 0.2 } as const;

/** Below this number of answers, a search could not compare two plans. */
const MIN_ANSWERS_PER_SEARCH = 20;

/**
 * The number of answers that the look-ahead player may play ahead in a phase, for each side. The budget does not depend
 * on the number of units: on a long front, each decision gets a shorter search, and the last ones get default answers.
 * A budget begins at every pause, so that the answers after a pause do not depend on what was played before it.
 */
export class SearchBudget {
  private readonly spent = new Map<string, number>();

  constructor(private readonly strength: number) {}

  /** Begins the budget of the next phase. */
  beginPhase(): void {
    this.spent.clear();
  }

  /**
   * Returns the number of answers for the next search of a side; undefined if too few are left.
   *
   * @param answers whether the decision has few answers or many
   */
  shareOf(side: string, answers: keyof typeof SHARES_PER_SEARCH): number | undefined {
    const left = this.strength * ANSWERS_PER_PHASE - (this.spent.get(side) ?? 0);
    const share = left * SHARES_PER_SEARCH[answers];
    return share < MIN_ANSWERS_PER_SEARCH ? undefined : share;
  }

  /** Subtracts the answers of a search from the budget of a side. */
  spend(side: string, answers: number): void {
    this.spent.set(side, (this.spent.get(side) ?? 0) + answers);
  }
}
