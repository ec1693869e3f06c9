import type { ScenarioModel } from '../../model/scenario.js';
import { randomStream, type Random } from '../dice.js';
import type { Address, Answer, Decision, Reply } from '../moment.js';
import type { Game, Rules } from '../ruleset.js';
import { Ahead, BLANK, type Course, type Draft, type Planned, type Seen, type Whim } from './ahead.js';
import { holdersOf, type Holders } from './goals.js';
import { worth } from './worth.js';

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

/** How often a plan is tried. */
const TRIALS = 12;

/** So many drafts in a row that led to plans known already: there is nothing else to plan. */
const SAME = 20;

/** A plan and what it came to with each mind. */
interface Weighed {
  readonly plan: readonly Planned[];
  readonly worths: readonly number[];
}

/**
 * A player that looks ahead. Where it has no plan it drafts some, among them what is done unasked, and then changes the best
 * one answer at a time or drafts another; each is played on to the end of the enemy's next turn against players of unknown mind. It keeps to
 * its plan until dice fall or somebody else is asked. It knows the game by its face alone, rolls dice of its own
 * and does not see what is hidden from its side; where that cannot be drawn anew, it does what is done unasked.
 */
export class Considered {
  private readonly ahead: Ahead;
  private plan: Planned[] = [];
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
    const next = this.plan.shift();
    if (next?.address === decision.address && decision.refuse(next.answer) === undefined) return next.answer;
    this.plan = [];
    const lots = `considered\n${this.seed}\n${address}`;
    const now = this.ahead.now(decision.side, randomStream(lots));
    if (now === undefined) return decision.fallback();
    const [first, ...more] = this.best(decision.side, lots, holdersOf(now));
    if (first === undefined || decision.refuse(first.answer) !== undefined) return decision.fallback();
    this.plan = more;
    return first.answer;
  }

  /** The plan that does best of as many as can be weighed: the longer the first ones are, the longer it goes on. */
  private best(side: string, lots: string, before: Holders): readonly Planned[] {
    const random = randomStream(lots);
    const known = new Set<string>();
    let best: Weighed | undefined;
    let [same, longest] = [0, 1];
    this.played = 0;
    for (let n = 0; same < SAME && (n < WHIMS.length || this.played < this.strength * 100 * longest); n++) {
      const attempt =
        best === undefined || n < WHIMS.length || n % ANEW === 0
          ? { draft: [], own: WHIMS[n] ?? WHIMS[1 + random(WHIMS.length - 1)] }
          : { draft: changed(best.plan, random), own: 0 };
      const { plan } = this.tried(side, { ...attempt, ...MINDS[0] }, random);
      if (n < WHIMS.length) longest = Math.max(longest, Math.min(plan.length, LONG));
      const key = JSON.stringify(plan);
      same = known.has(key) ? same + 1 : 0;
      if (same > 0) continue;
      known.add(key);
      best = this.weighed(side, plan, { lots, before }, best) ?? best;
    }
    return best?.plan ?? [];
  }

  /** What a plan comes to; undefined as soon as it is not clearly better than another. */
  private weighed(
    side: string,
    plan: readonly Planned[],
    { lots, before }: { readonly lots: string; readonly before: Holders },
    best?: Weighed,
  ): Weighed | undefined {
    const worths: number[] = [];
    for (let n = 0; n < TRIALS; n++) {
      const mind = MINDS[n % MINDS.length];
      const { game } = this.tried(side, { draft: plan, own: 0, ...mind }, randomStream(`${lots}\n${n}`));
      worths.push(worth(game, side, before));
      const isTold = n === TRIALS - 1;
      if (best && n % 2 === 1 && !isBetter(worths, best.worths, isTold ? SURE : 0)) return undefined;
    }
    return { plan, worths };
  }

  private tried(side: string, course: Course, random: Random): Seen {
    const seen = this.ahead.play(side, course, random);
    this.played += seen.answers;
    return seen;
  }
}

/** How far the differences must lie on one side, in their own spread: one mind alone decides nothing. */
const SURE = 0.5;

function isBetter(worths: readonly number[], others: readonly number[], sure: number): boolean {
  let [sum, squares] = [0, 0];
  for (const [n, each] of worths.entries()) {
    sum += each - others[n];
    squares += (each - others[n]) ** 2;
  }
  return sum > sure * Math.sqrt(squares);
}

/** A plan with one answer left out, given otherwise or put in, or broken off. */
function changed(plan: readonly Planned[], random: Random): Draft {
  const at = random(plan.length + 1);
  const [before, after] = [plan.slice(0, at), plan.slice(at + 1)];
  const changes: readonly Draft[] = [
    [...before, ...after],
    [...before, BLANK, ...after],
    [...before, BLANK, ...plan.slice(at)],
    [...before, BLANK, BLANK, BLANK],
  ];
  return changes[random(changes.length)];
}
