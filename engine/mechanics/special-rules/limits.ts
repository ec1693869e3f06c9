import type { Cell } from '../../board/board.js';
import { turnTitle, type Calendar } from '../../model/calendar.js';
import type { LimitModel, NamedPlace } from '../../model/special-rules.js';
import { list } from '../../model/words.js';
import { filterSteps, listSteps } from '../../play/listing.js';
import type { Answer, Decision, Refusal } from '../../play/moment.js';
import { equalModuloOffset } from '../../play/equal-modulo-offset.js';
import { refusedBy } from './by-scenario.js';
import type { Members } from './members.js';
import { headingTo } from './heading.js';
import type { SpecialGame } from './face.js';
import { holdsIn } from './turn-range.js';
import { counted, say, term } from '../../model/say.js';

/** The number of limited actions in this turn: in total, and for each unit. Plain JSON. */
export interface Done {
  amount: number;
  by: Record<string, number>;
}

/**
 * A decision, and the same decision without the forbidden answers. Both are valid only in one turn and only until a
 * limit is added.
 */
interface Bound {
  readonly decision: Decision;
  readonly turn: number;
  readonly limits: number;
  readonly binding: readonly LimitModel[];
  readonly bound: Decision;
}

const copy = ({ amount, by }: Done): Done => ({ amount, by: { ...by } });

/** The action of the limit `forbid stack 3`, which forbids three or more units in one cell. */
const STACK = 'stack';

/** Number of random picks that are tried before all legal answers are listed. */
const MAX_RANDOM_PICKS = 8;

/**
 * The limits of a running game. They remove forbidden answers from decisions and find requirements that were not met.
 */
export class Limits {
  private readonly limits: LimitModel[] = [];
  private done: Done[] = [];
  /** The last decision. It is cached because many answers to one decision are checked. */
  private last: Bound | undefined;

  constructor(
    private readonly game: SpecialGame,
    private readonly members: Members,
    private readonly calendar: Calendar | undefined,
    /**
     * Returns the number of the current turn. While offers are made before a turn, this is already the number of that
     * turn.
     */
    private readonly turn: () => number,
  ) {}

  add(limits: readonly LimitModel[]): void {
    for (const limit of limits) {
      if (limit.ofSetup) continue;
      this.limits.push(limit);
      this.done.push({ amount: 0, by: {} });
    }
  }

  /**
   * Returns a decision without the forbidden answers. If all answers are forbidden, the default answer remains, so that
   * play continues.
   */
  bind(decision: Decision): Decision {
    return this.limits.length === 0 ? decision : this.boundNow(decision).bound;
  }

  /** Returns a decision as the game asks it and as the limits of this turn restrict it. The result is cached. */
  private boundNow(decision: Decision): Bound {
    const [turn, limits] = [this.turn(), this.limits.length];
    const { last } = this;
    if (last?.turn === turn && last.limits === limits && (last.decision === decision || last.bound === decision))
      return last;
    const binding = this.binding(decision, turn);
    const bound = binding.length === 0 ? decision : this.boundBy(binding, decision);
    this.last = { decision, turn, limits, binding, bound };
    return this.last;
  }

  private boundBy(binding: readonly LimitModel[], decision: Decision): Decision {
    const bar = (answer: Answer): Refusal | undefined => this.barAmong(binding, decision, answer);
    const legal = (): Answer[] => decision.legal().filter((answer) => bar(answer) === undefined);
    const isDefault = (answer: Answer): boolean =>
      equalModuloOffset({ ...answer, order: undefined }, { ...decision.fallback(), order: undefined });
    const barOrLast = (answer: Answer): Refusal | undefined => {
      const barred = bar(answer);
      return barred && isDefault(answer) && legal().length === 0 ? undefined : barred;
    };
    const orFirst = (answer: Answer): Answer => (bar(answer) === undefined ? answer : (legal().at(0) ?? answer));
    return {
      ...decision,
      legal,
      steps: () => filterSteps(listSteps(decision), (answer) => bar(answer) === undefined),
      pick(random) {
        for (let picks = 0; picks < MAX_RANDOM_PICKS; picks++) {
          const answer = decision.pick(random);
          if (bar(answer) === undefined) return answer;
        }
        const answers = legal();
        return answers.length > 0 ? answers[random(answers.length)] : decision.fallback();
      },
      fallback: () => orFirst(decision.fallback()),
      ...(decision.byDoctrine && {
        byDoctrine: (value) => {
          const answer = decision.byDoctrine?.(value);
          return answer && bar(answer) === undefined ? answer : undefined;
        },
      }),
      read: (order) => decision.read(order),
      refuse: (answer) => decision.refuse(answer) ?? barOrLast(answer),
      ...(decision.describe && { describe: (answer) => decision.describe?.(answer) ?? '' }),
    };
  }

  /**
   * Returns the limit that an answer violates; undefined if it violates none. Such an answer is allowed only if the
   * side has no answer within the limits.
   */
  forced(decision: Decision, answer: Answer): { readonly limit: LimitModel; readonly message: string } | undefined {
    const limit =
      this.limits.length === 0 ? undefined : this.firstAgainst(this.boundNow(decision).binding, decision, answer);
    if (!limit) return undefined;
    return {
      limit,
      message: say`\`${answer.verb}\` is forbidden in turn ${turnTitle(this.turn(), this.calendar)}, but ${decision.side} had no other choice, so it was carried out.`,
    };
  }

  /** Counts an answer in all limits that apply to it. Called before the answer is carried out. */
  note(decision: Decision, answer: Answer): void {
    if (this.limits.length === 0) return;
    const turn = this.turn();
    this.limits.forEach((limit, i) => {
      if (!isAbout(limit, decision, turn) || !this.means(limit, answer)) return;
      const done = this.done[i];
      done.amount += this.amountOf(limit, answer);
      const whole = this.formationOf(answer);
      if (whole !== undefined) done.by[whole] = 1;
      for (const piece of this.unitsMeant(limit, answer)) {
        const name = this.game.pieceName(piece);
        done.by[name] = (Object.hasOwn(done.by, name) ? done.by[name] : 0) + this.wayOf(piece, answer);
      }
    });
  }

  /** Returns the requirements that were not fulfilled in a turn, each with a message that says what is missing. */
  undone(turn: number): { readonly limit: LimitModel; readonly message: string }[] {
    return this.limits.flatMap((limit, i) => {
      if (limit.mode !== 'require' || !holdsIn(limit.during, turn)) return [];
      const actions = list(
        limit.actions.map(({ word }) => word),
        'or',
      );
      const when = turnTitle(turn, this.calendar);
      const by = Object.keys(this.done[i].by);
      if (limit.amount !== undefined)
        return by.length >= limit.amount
          ? []
          : [{ limit, message: say`${by.length} of ${counted(limit.amount, 'unit')} did ${actions} in turn ${when}.` }];
      const idle = this.game
        .unitLocations()
        .filter(({ name, cell }) => cell !== undefined && this.isMeant(limit, name) && !this.isAmong(by, name))
        .filter(({ side }) => limit.side === undefined || side === limit.side)
        .map(({ name }) => name);
      return idle.length === 0 ? [] : [{ limit, message: say`${list(idle)} did not ${actions} in turn ${when}.` }];
    });
  }

  /** Resets the counts at the end of a turn. */
  reset(): void {
    this.done = this.limits.map(() => ({ amount: 0, by: {} }));
  }

  record(): readonly Done[] {
    return this.done.map(copy);
  }

  /** Restores the counts of uses. The limits of offers and conditions must have been added before. */
  restore(done: readonly Done[]): void {
    this.done = done.map(copy);
  }

  private binding(decision: Decision, turn: number): LimitModel[] {
    return this.limits.filter(
      (limit) =>
        limit.mode === 'forbid' &&
        isAbout(limit, decision, turn) &&
        limit.actions.some(({ word }) => decision.verbs.some((verb) => this.isAction(word, verb))),
    );
  }

  private firstAgainst(binding: readonly LimitModel[], { side }: Decision, answer: Answer): LimitModel | undefined {
    return binding.find((limit) => this.means(limit, answer) && this.isTooMuch(limit, side, answer));
  }

  private barAmong(binding: readonly LimitModel[], decision: Decision, answer: Answer): Refusal | undefined {
    const limit = this.firstAgainst(binding, decision, answer);
    if (!limit) return undefined;
    const rule = limit.citations.at(0)?.rule;
    const names = this.unitsMeant(limit, answer).map((piece) => this.game.pieceName(piece));
    const subject = list(names.slice(0, 3)) || (this.formationOf(answer) ?? decision.side);
    const amount =
      limit.amount === undefined
        ? ''
        : this.marches(answer)
          ? say` ${counted(limit.amount, 'cell')} or more`
          : say` ${counted(limit.amount, 'unit')} or more`;
    const where = limit.places.map(({ preposition, name }) => ` ${term(preposition)} ${name}`).join('');
    const order = `\`${answer.verb}\`${amount}${where}`;
    const turn = turnTitle(this.turn(), this.calendar);
    return {
      ...refusedBy(
        rule ?? decision.rule,
        'forbidden',
        rule === undefined
          ? say`${order} is forbidden to ${subject} in turn ${turn} by the scenario.`
          : say`${order} is forbidden to ${subject} in turn ${turn}.`,
      ),
      related: [{ source: limit.source, message: say`The scenario forbids the order here.` }],
    };
  }

  private means(limit: LimitModel, answer: Answer): boolean {
    if (!limit.actions.some(({ word }) => this.isAction(word, answer.verb))) return false;
    const { pieces = [] } = answer;
    if (pieces.length === 0) {
      const whole = this.formationOf(answer);
      const isAboutIt = whole === undefined ? isAboutAll(limit) : this.isMeant(limit, whole);
      return isAboutIt && limit.places.every((place) => this.isAt(place, answer, undefined));
    }
    return pieces.some((piece) => this.isMeantPiece(limit, answer, piece));
  }

  /** Returns whether a limit on an action applies to a verb. The action `stack` includes every verb of movement. */
  private isAction(word: string, verb: string): boolean {
    return word === verb || (word === STACK && (this.game.special.marches?.includes(verb) ?? false));
  }

  private unitsMeant(limit: LimitModel, answer: Answer): number[] {
    return (answer.pieces ?? []).filter((piece) => this.isMeantPiece(limit, answer, piece));
  }

  /** Returns the formation that an answer activates as a whole: `activate "7.Pz"`. */
  private formationOf({ choice, pieces = [] }: Answer): string | undefined {
    return pieces.length === 0 && choice !== undefined && this.members.has(choice) ? choice : undefined;
  }

  private isMeantPiece(limit: LimitModel, answer: Answer, piece: number): boolean {
    if (!this.isMeant(limit, this.game.pieceName(piece))) return false;
    if (!limit.places.every((place) => this.isAt(place, answer, piece))) return false;
    const { board } = this.game.scenario.map;
    const from = this.game.special.cellOf(piece);
    const to = answer.cells?.at(-1);
    const headings = Object.keys(limit.attributes).filter((key) => headingTo(key) !== undefined);
    const heads = (key: string): boolean =>
      from >= 0 && to !== undefined && (headingTo(key)?.(board, from, to) ?? false);
    if (headings.length > 0 && !headings.some(heads)) return false;
    return Object.entries(limit.attributes)
      .filter(([key]) => !headings.includes(key))
      .every(([key, { value }]) => this.game.special.is?.(piece, key, value) ?? false);
  }

  private isMeant({ pieces, except, whose = {} }: LimitModel, name: string): boolean {
    const isNamed = (things: LimitModel['pieces']): boolean =>
      things.some((thing) => this.members.isIn(name, thing.name));
    return (pieces.length === 0 || isNamed(pieces)) && !isNamed(except) && this.members.is(name, whose);
  }

  /** Returns whether a list contains the name of a unit or formation, or of a formation that contains it. */
  private isAmong(names: readonly string[], name: string): boolean {
    return names.some((one) => this.members.isIn(name, one));
  }

  /**
   * Returns whether an answer fits a place in a statement. With the preposition `from`, the piece must start in the
   * place; with `to`, the answer must end there; with `at`, the piece or any cell of the answer must be there.
   */
  private isAt(
    { cells, preposition }: NamedPlace,
    { cells: targets = [] }: Answer,
    piece: number | undefined,
  ): boolean {
    const start: Cell[] = piece === undefined ? [] : [this.game.special.cellOf(piece)];
    if (preposition === 'from') return start.some((cell) => cells.includes(cell));
    if (preposition === 'to') return targets.slice(-1).some((cell) => cells.includes(cell));
    return [...start, ...targets].some((cell) => cells.includes(cell));
  }

  /**
   * Returns whether an answer exceeds a limit. `forbid fortify 4` forbids the fourth and further fortifications in a
   * turn; `forbid move 3` forbids each unit to enter a third cell.
   */
  private isTooMuch(limit: LimitModel, side: string, answer: Answer): boolean {
    if (limit.amount === undefined) return true;
    if (limit.actions.some(({ word }) => word === STACK)) return this.stacked(limit, side, answer) >= limit.amount;
    const { amount, by } = this.done[this.limits.indexOf(limit)];
    if (!this.marches(answer)) return amount + this.amountOf(limit, answer) >= limit.amount;
    const { amount: least } = limit;
    return this.unitsMeant(limit, answer).some((piece) => {
      const name = this.game.pieceName(piece);
      return (Object.hasOwn(by, name) ? by[name] : 0) + this.wayOf(piece, answer) >= least;
    });
  }

  /**
   * Returns how many units of a side will be in the destination of an answer after the answer is carried out. Only
   * units to which the limit applies are counted.
   */
  private stacked(limit: LimitModel, side: string, answer: Answer): number {
    const coming = this.unitsMeant(limit, answer);
    const to = answer.cells?.at(-1);
    const unitsAtGoal = to === undefined ? [] : (this.game.special.unitsIn?.(to, side) ?? []);
    return new Set([...coming, ...unitsAtGoal.filter((piece) => this.isMeant(limit, this.game.pieceName(piece)))]).size;
  }

  private amountOf(limit: LimitModel, answer: Answer): number {
    return Math.max(1, this.unitsMeant(limit, answer).length);
  }

  private marches({ verb }: Answer): boolean {
    return this.game.special.marches?.includes(verb) ?? false;
  }

  /**
   * Returns the number of cells that a unit enters on the path of an answer. The path is straight between two cells of
   * the answer. A move along a link counts as one cell.
   */
  private wayOf(piece: number, answer: Answer): number {
    const { board } = this.game.scenario.map;
    let cell = this.game.special.cellOf(piece);
    let way = 0;
    if (!this.marches(answer)) return way;
    for (const next of answer.cells ?? []) {
      if (cell >= 0) way += board.direction(cell, next) >= 0 ? 1 : board.distance(cell, next);
      cell = next;
    }
    return way;
  }
}

/**
 * Returns whether a limit names neither units nor attributes of units. Such a limit applies to all units, and also to
 * actions without units.
 */
const isAboutAll = ({ pieces, whose = {} }: LimitModel): boolean =>
  pieces.length === 0 && Object.keys(whose).length === 0;

const isAbout = ({ side, during }: LimitModel, decision: Decision, turn: number): boolean =>
  (side === undefined || side === decision.side) && holdsIn(during, turn);
