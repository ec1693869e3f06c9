import type { Cell } from '../../board/board.js';
import type { Random } from '../dice.js';
import type { Answer, Decision } from '../moment.js';
import type { Assault } from './assaults.js';
import { draftOf, type Draft, type DraftAnswer, type Planned } from './candidate-plans.js';

/** Assaults on several cells at one decision, from which candidate plans are made. */
export class Offensive {
  private readonly verbs: readonly string[];
  private readonly address: string;

  constructor(
    { address, verbs }: Pick<Decision, 'address' | 'verbs'>,
    private readonly assaults: readonly Assault[],
  ) {
    [this.address, this.verbs] = [address, verbs];
  }

  get isEmpty(): boolean {
    return this.assaults.length === 0;
  }

  /**
   * Returns a draft with all assaults that have at least these odds, each unit in the first assault that it can join.
   *
   * @param others maximum number of explored answers with the first verb that precede the other verbs, and of explored
   *   answers with any verb that follow them
   */
  draft(odds: number, others: number): Draft {
    const used = new Set<number>();
    const answers: Answer[] = [];
    const preparations = new Set<Answer>();
    for (const assault of this.assaults) {
      const open = withoutUnits(assault.answers, used);
      const units = open.flatMap(({ pieces = [] }) => pieces);
      if (oddsOf(units, assault) < odds) continue;
      for (const piece of units) used.add(piece);
      answers.push(...open);
      for (const preparation of assault.preparations) preparations.add(preparation);
    }
    const explored = (draft: DraftAnswer): Draft => Array.from({ length: others }, () => draft);
    const question = this.address;
    const [first, ...later] = this.drafted(answers);
    return [
      ...this.asDraft([...preparations]),
      ...first,
      ...explored({ question, verb: this.verbs[0] }),
      ...later.flat(),
      ...explored({ question }),
    ];
  }

  /**
   * Returns a plan with a further random assault. If the plan attacks all targets, returns it without a random assault.
   * May be called only if there are assaults.
   */
  change(plan: readonly Planned[], random: Random): Draft {
    const attacked = new Set(plan.map(({ answer }) => targetOf(answer)));
    const open = this.assaults.filter(({ target }) => !attacked.has(target));
    return open.length > 0
      ? this.add(open[random(open.length)], plan)
      : this.remove(this.assaults[random(this.assaults.length)], plan);
  }

  /** Adds an assault to a plan. The units of the assault get no other answers. */
  private add({ answers, preparations }: Assault, plan: readonly Planned[]): Draft {
    const used = new Set(answers.flatMap(({ pieces = [] }) => pieces));
    const now = plan.filter(({ address }) => address === this.address).map(({ answer }) => answer);
    const later = plan.filter(({ address }) => address !== this.address);
    const prepared = now.filter((answer) => this.isPreparation(answer));
    const others = now.filter((answer) => !this.isPreparation(answer));
    return [
      ...this.asDraft([...prepared, ...preparations]),
      ...this.drafted([...answers, ...withoutUnits(others, used)]).flat(),
      ...draftOf(later),
    ];
  }

  /**
   * Returns whether an answer has the verb and the first unit of a preparation. A mutation does not move preparations
   * to other units, and puts them first.
   */
  private isPreparation({ verb, pieces }: Answer): boolean {
    return this.assaults.some(({ preparations }) =>
      preparations.some((one) => one.verb === verb && one.pieces?.[0] === pieces?.[0]),
    );
  }

  private remove({ target }: Assault, plan: readonly Planned[]): Draft {
    return draftOf(plan.filter(({ address, answer }) => address !== this.address || targetOf(answer) !== target));
  }

  /** Returns a draft of answers in groups of the same verb, in the order in which the question lists its verbs. */
  private drafted(answers: readonly Answer[]): Draft[] {
    return this.verbs.map((verb) => this.asDraft(answers.filter((answer) => answer.verb === verb)));
  }

  private asDraft(answers: readonly Answer[]): Draft {
    return answers.map((answer) => ({ question: this.address, answer }));
  }
}

/** Returns the odds of an assault with these units; infinite if the target has no defence. */
function oddsOf(units: readonly number[], { defence, strengths }: Assault): number {
  if (defence === 0) return Infinity;
  let attack = 0;
  for (const piece of units) attack += strengths.get(piece) ?? 0;
  return attack / defence;
}

const targetOf = ({ cells = [] }: Answer): Cell | undefined => cells.at(-1);

/** Returns answers without some of their units. Answers that have no other units are dropped. */
function withoutUnits(answers: readonly Answer[], used: ReadonlySet<number>): Answer[] {
  const rest: Answer[] = [];
  for (const answer of answers) {
    const { pieces = [] } = answer;
    const others = pieces.filter((piece) => !used.has(piece));
    if (others.length > 0) rest.push({ ...answer, pieces: others });
    else if (pieces.length === 0) rest.push(answer);
  }
  return rest;
}
