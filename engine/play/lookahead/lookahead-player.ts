import type { ScenarioModel } from '../../model/scenario.js';
import { randomStream, type Random } from '../dice.js';
import { answersUpTo } from '../listing.js';
import type { Address, Answer, Decision, Reply } from '../moment.js';
import type { Game } from '../game.js';
import type { Rules } from '../ruleset.js';
import { Playouts, type PlayoutPolicy, type PlayoutResult } from './playout.js';
import { draftOf, type Draft, type Planned } from './candidate-plans.js';
import { GoalPull, holdersOf } from './goals.js';
import { PairedTrials } from './paired-trials.js';
import { evaluatePosition } from './evaluation.js';
import { findAssaults } from './assaults.js';
import { Offensive } from './offensive.js';
import { Candidates } from './candidates.js';
import { headingOf, OPPONENT_MODELS } from './styles.js';
import { SearchBudget } from './search-budget.js';

/**
 * Default strength of the player. With strength N, a search plays up to N × 100 answers in playouts for each unit that
 * gets an answer in a plan.
 */
export const DEFAULT_STRENGTH = 10;

/**
 * Maximum number of units of a plan that counts when the budget of a search is computed. Plans with more units get no
 * larger budget.
 */
const MAX_PLAN_LENGTH = 120;

/** Number of candidate plans that every search compares, even if its budget is used up. */
const MIN_CANDIDATES = 2;

/** Gives up after this many consecutive duplicate plans. */
const MAX_CONSECUTIVE_DUPLICATES = 20;

/** Maximum number of answers to a decision for which a plan is made for each answer. */
const MAX_OPTIONS = 16;

/** Answers that a search may judge to find assaults, as a share of the answers that it may play ahead. */
const SHARE_FOR_ASSAULTS = 0.2;

/** The seed of a search, and the limits that end the search. */
interface SearchLimits {
  readonly searchSeed: string;
  /** Maximum number of answers that the search plays ahead. */
  readonly share: number;
  readonly signal?: { readonly aborted: boolean };
}

/**
 * A look-ahead player. At a decision the player generates candidate plans. The first candidate is the previous plan or,
 * without one, the usual orders of the game and default answers. Later candidates are plans that attack with several
 * units together, mutations of the best plan, and fresh plans, some random and some that lead towards goals. At a
 * choice, each answer is tried. Each plan is played out to the end of the enemy's next turn, against several opponent
 * models. All searches of a phase share one budget, so that a phase with more units does not take longer. The player
 * keeps its plan until dice are rolled or another side decides, and makes a new plan when a decision asks a different
 * question. The player uses only the interface of a game, has its own dice, and does not see what is hidden from its
 * side. If hidden information cannot be sampled, the player gives the default answer.
 */
export class LookaheadPlayer {
  private readonly playouts: Playouts;
  private readonly budget: SearchBudget;
  private plan: readonly Planned[] = [];
  /** The address of the decision at which the player last planned. */
  private plannedAt: Address = '';
  /** Number of playout answers since the player began to plan. */
  private answersPlayed = 0;

  constructor(
    rules: Rules,
    private readonly scenario: ScenarioModel,
    private readonly seed: string,
    private readonly strength = DEFAULT_STRENGTH,
  ) {
    this.playouts = new Playouts(rules, scenario);
    this.budget = new SearchBudget(strength);
  }

  /** Records that the game has reached a pause. The budget of the next phase begins. */
  recordPause(game: Game): void {
    this.playouts.recordPause(game);
    this.budget.beginPhase();
  }

  /** Records an answer or a roll. */
  recordReply(reply: Reply): void {
    this.playouts.recordReply(reply);
  }

  /**
   * Searches for the player's answer to a decision. Yields after each candidate plan.
   *
   * @param address the address of the decision, unique in the game
   * @param signal ends the search: the best plan found so far is taken
   */
  *search(
    decision: Decision,
    address: Address,
    signal?: { readonly aborted: boolean },
  ): Generator<'searching', Answer, void> {
    const [next] = this.plan;
    const isValid = next?.address === decision.address && decision.refuse(next.answer) === undefined;
    if (isValid && decision.address === this.plannedAt) {
      this.plan = this.plan.slice(1);
      return next.answer;
    }
    const few = answersUpTo(decision, MAX_OPTIONS);
    if (few?.length === 1) {
      this.plan = isValid ? this.plan.slice(1) : [];
      return few[0];
    }
    const { side } = decision;
    const share = this.budget.shareOf(side, few === undefined ? 'many' : 'few');
    if (share === undefined) return decision.fallback();
    const searchSeed = `considered\n${this.seed}\n${address}`;
    const now = this.playouts.sampleNow(side, randomStream(searchSeed));
    if (now === undefined) return decision.fallback();
    const search = { searchSeed, share, ...(signal && { signal }) };
    const pull = new GoalPull(this.scenario, holdersOf(now.game));
    const random = randomStream(`${searchSeed}\nassaults`);
    const { assaults, judged } = findAssaults(now.game, now.decision, random, {
      goals: pull.goalsOpenTo(side),
      maxJudged: share * SHARE_FOR_ASSAULTS,
      preparations: now.preparations,
    });
    this.answersPlayed = judged;
    const candidates = new Candidates({
      previous: isValid ? this.plan : undefined,
      usual: draftAt(decision, now.game.usualOrders?.() ?? []),
      preparations: draftAt(decision, now.preparations),
      options: (few ?? []).map((answer) => draftAt(decision, [answer])),
      isSeries: decision.steps !== undefined,
      offensive: new Offensive(decision, assaults),
      pull,
    });
    const [first, ...more] = yield* this.best(side, search, pull, candidates);
    this.budget.spend(side, this.answersPlayed);
    this.plannedAt = decision.address;
    this.plan = more;
    return first !== undefined && decision.refuse(first.answer) === undefined ? first.answer : decision.fallback();
  }

  /**
   * Returns the best plan that the search finds. If the first candidates are long plans, the search may play more
   * answers ahead, up to its share of the budget of the phase. The very first candidate is the previous plan or, if
   * there is none, the usual orders and the default answers.
   */
  private *best(
    side: string,
    { searchSeed, share, signal }: SearchLimits,
    pull: GoalPull,
    candidates: Candidates,
  ): Generator<'searching', readonly Planned[], void> {
    const random = randomStream(searchSeed);
    const known = new Set<string>();
    const worthOf = (plan: readonly Planned[], time: number): number => {
      const { direction, ...rates } = OPPONENT_MODELS[time % OPPONENT_MODELS.length];
      const course = { draft: draftOf(plan), own: 0, ...rates, heading: headingOf(direction, pull) };
      return evaluatePosition(this.playOut(side, course, randomStream(`${searchSeed}\n${time}`)).game, side, pull);
    };
    let best: PairedTrials | undefined;
    let [same, longest] = [0, 1];
    for (
      let n = 0;
      same < MAX_CONSECUTIVE_DUPLICATES &&
      signal?.aborted !== true &&
      (n < MIN_CANDIDATES || this.answersPlayed < share) &&
      (n < candidates.firsts || this.answersPlayed < this.strength * 100 * longest);
      n++
    ) {
      const { plan } = this.playOut(
        side,
        { ...OPPONENT_MODELS[0], ...candidates.next(n, best?.plan ?? [], random) },
        random,
      );
      if (n < candidates.firsts) longest = Math.max(longest, Math.min(countUnitsInFirst(plan), MAX_PLAN_LENGTH));
      const key = JSON.stringify(plan);
      same = known.has(key) ? same + 1 : 0;
      if (same > 0) continue;
      known.add(key);
      const trials = new PairedTrials(plan, worthOf);
      if (best === undefined || trials.beats(best)) best = trials;
      yield 'searching';
    }
    return best?.plan ?? [];
  }

  private playOut(side: string, course: PlayoutPolicy, random: Random): PlayoutResult {
    const result = this.playouts.play(side, course, random);
    this.answersPlayed += result.answers;
    return result;
  }
}

const draftAt = ({ address }: Decision, answers: readonly Answer[]): Draft =>
  answers.map((answer) => ({ question: address, answer }));

/**
 * Returns how many units get an answer to the question of the first answer of a plan. An answer without units counts as
 * one unit.
 */
function countUnitsInFirst(plan: readonly Planned[]): number {
  let count = 0;
  for (const { address, answer } of plan) {
    if (address !== plan[0].address) break;
    count += Math.max(1, answer.pieces?.length ?? 0);
  }
  return Math.max(1, count);
}
