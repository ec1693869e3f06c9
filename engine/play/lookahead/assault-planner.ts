import type { Cell } from '../../board/board.js';
import type { Random } from '../dice.js';
import type { Game } from '../game.js';
import { expandSteps, isStep, listSteps } from '../listing.js';
import type { Answer, Decision, Step } from '../moment.js';
import type { StrongUnit } from './line-up.js';

/** For each verb and target, the number of nearest units that are considered. */
const MAX_UNITS_CONSIDERED = 12;

/**
 * Maximum number of refused units before the first unit that may go to a target by a verb. No further unit is tried
 * after that.
 */
const MAX_REFUSALS_AT_FIRST = 6;

/**
 * Units farther than this number of cells from a cell without enemies are not considered for an entry into the cell.
 */
const MAX_ENTRY_DISTANCE = 8;

/** A unit with the index by which answers identify it. */
interface Orderable extends StrongUnit {
  readonly piece: number;
}

/** Determines which units may attack which targets by answers to a decision. */
export class AssaultPlanner {
  /** Number of answers whose legality was judged. */
  judged = 0;
  /** The strength of each unit that can receive an order, by its index. */
  readonly strengths = new Map<number, number>();
  /** For each verb, in the order of the decision's verbs, the units that may receive an order with it. */
  private readonly orderable: readonly { readonly verb: string; readonly units: readonly Orderable[] }[];
  /** For each cell, the steps to answers that several units give together, such as an attack on adjacent enemies. */
  private readonly joint = new Map<Cell, Step[]>();
  private readonly byName: ReadonlyMap<string, StrongUnit>;

  constructor(
    private readonly game: Game,
    private readonly decision: Decision,
    own: readonly StrongUnit[],
    private readonly random: Random,
  ) {
    this.byName = new Map(own.map((unit) => [unit.name, unit]));
    const byVerb = new Map<string, Orderable[]>();
    const leadsToCell = new Map<string, boolean>();
    for (const step of listSteps(decision).flatMap((verb) => (isStep(verb) ? verb.follow() : []))) {
      if (!isStep(step)) continue;
      this.judged++;
      const [piece] = step.pieces ?? [];
      if (piece === undefined) this.addJoint(step);
      const unit = piece === undefined ? undefined : this.unitOf(piece);
      if (unit === undefined) continue;
      const isSent = leadsToCell.get(step.verb) ?? endsInCell(step);
      if (isSent !== undefined) leadsToCell.set(step.verb, isSent);
      if (isSent === true) byVerb.set(step.verb, [...(byVerb.get(step.verb) ?? []), unit]);
    }
    this.orderable = [...byVerb]
      .map(([verb, units]) => ({ verb, units }))
      .sort((a, b) => decision.verbs.indexOf(a.verb) - decision.verbs.indexOf(b.verb));
  }

  /** True if no unit may receive an order. */
  get isIdle(): boolean {
    return this.orderable.length === 0 && this.joint.size === 0;
  }

  /**
   * Returns the answers that send as many units as possible against a target. Each unit is used once. If no unit of the
   * first verb may go there, the result is empty, so that aircraft do not attack without land units.
   */
  answersAgainst(target: Cell): Answer[] {
    const answers = this.jointAnswers(target);
    const used = new Set(answers.flatMap(({ pieces = [] }) => pieces));
    for (const { verb, units } of this.orderable) {
      const pieces = this.joining(verb, target, this.candidates(units, target, used));
      if (pieces.length === 0 && answers.length === 0) break;
      for (const piece of pieces) used.add(piece);
      if (pieces.length > 0) answers.push({ verb, pieces, cells: [target] });
    }
    return answers;
  }

  /**
   * Returns an answer that sends one unit by the first verb to a cell without enemies. The nearest unit that may go
   * there is sent. Undefined if no near unit may.
   *
   * @param busy units that have another task
   */
  entryInto(target: Cell, busy: ReadonlySet<number>): Answer | undefined {
    const [first] = this.orderable;
    if (first === undefined) return undefined;
    const { board } = this.game.scenario.map;
    return first.units
      .map(({ piece, cell }) => ({ piece, distance: board.distance(cell, target) }))
      .filter(({ piece, distance }) => distance <= MAX_ENTRY_DISTANCE && !busy.has(piece))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MAX_UNITS_CONSIDERED)
      .map(({ piece }) => ({ verb: first.verb, pieces: [piece], cells: [target] }))
      .find((answer) => (this.game.fits?.(answer.pieces, target) ?? true) && this.isLegal(answer));
  }

  private addJoint(step: Step): void {
    const target = step.cells?.at(-1);
    if (target !== undefined) this.joint.set(target, [...(this.joint.get(target) ?? []), step]);
  }

  private unitOf(piece: number): Orderable | undefined {
    const unit = this.byName.get(this.game.pieceName?.(piece) ?? '');
    if (unit === undefined) return undefined;
    this.strengths.set(piece, unit.strength);
    return { ...unit, piece };
  }

  /** Returns the answer with the most units, of the answers that several units give together. */
  private jointAnswers(target: Cell): Answer[] {
    const all = expandSteps(this.joint.get(target) ?? []);
    this.judged += all.length;
    const [largest] = all.toSorted((a, b) => (b.pieces?.length ?? 0) - (a.pieces?.length ?? 0));
    if (largest === undefined) return [];
    for (const piece of largest.pieces ?? []) this.unitOf(piece);
    return [largest];
  }

  /** Returns the units nearest to a target. Stronger units tend to come first. */
  private candidates(units: readonly Orderable[], target: Cell, used: ReadonlySet<number>): Orderable[] {
    const { board } = this.game.scenario.map;
    return units
      .filter(({ piece }) => !used.has(piece))
      .map((unit) => ({ unit, distance: board.distance(unit.cell, target) }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MAX_UNITS_CONSIDERED)
      .map(({ unit }) => ({ unit, rank: unit.strength * (50 + this.random(100)) }))
      .sort((a, b) => b.rank - a.rank)
      .map(({ unit }) => unit);
  }

  /**
   * Returns the units that may go to the target together by a verb, as far as they find room there. A unit that may not
   * go first, such as artillery, is tried again after the others.
   */
  private joining(verb: string, target: Cell, units: readonly Orderable[]): number[] {
    const pieces: number[] = [];
    const refused: number[] = [];
    const mayJoin = (piece: number): boolean => {
      const answer = { verb, pieces: [...pieces, piece], cells: [target] };
      return (this.game.fits?.(answer.pieces, target) ?? true) && this.isLegal(answer);
    };
    for (const { piece } of units) {
      if (pieces.length === 0 && refused.length >= MAX_REFUSALS_AT_FIRST) return [];
      (mayJoin(piece) ? pieces : refused).push(piece);
    }
    if (pieces.length > 0) for (const piece of refused) if (mayJoin(piece)) pieces.push(piece);
    return pieces;
  }

  private isLegal(answer: Answer): boolean {
    this.judged++;
    return this.decision.refuse(answer) === undefined;
  }
}

/**
 * Returns whether the answers that begin with a step send the unit to a cell, unlike those that only disband it;
 * undefined if there are no answers.
 */
function endsInCell(step: Step): boolean | undefined {
  const [answer] = expandSteps(step.follow());
  return answer && answer.cells !== undefined && answer.cells.length > 0;
}
