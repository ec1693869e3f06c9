import type { Cell } from '../../board/board.js';
import { turnName, type Calendar } from '../../model/calendar.js';
import type { LimitModel, NamedPlace } from '../../model/special-rules.js';
import { count, list } from '../../model/words.js';
import { filterSteps, listSteps } from '../../play/listing.js';
import type { Answer, Decision, Refusal } from '../../play/moment.js';
import { equalModuloOffset } from '../../play/equal-modulo-offset.js';
import { refusedBy } from './by-scenario.js';
import type { Members } from './members.js';
import { headingTo } from './heading.js';
import type { SpecialGame } from './face.js';
import { holdsIn } from './turn-range.js';

/** What was done of what is limited, plain JSON: by limit how much in this turn, in all and by each unit. */
export interface Done {
  amount: number;
  by: Record<string, number>;
}

/** A decision and the same without what is forbidden, in a turn and as long as no limit is added. */
interface Bound {
  readonly decision: Decision;
  readonly turn: number;
  readonly limits: number;
  readonly binding: readonly LimitModel[];
  readonly bound: Decision;
}

const copied = ({ amount, by }: Done): Done => ({ amount, by: { ...by } });

/** `forbid stack 3`: so many of those meant may not stand in one cell. */
const STACK = 'stack';

/** So often a forbidden answer is picked by chance before all legal ones are listed. */
const PICKS = 8;

/** Whether forbidden or required actions of a scenario bind a decision, an answer, or were left undone: read once for every game. */
export class Limits {
  private readonly limits: LimitModel[] = [];
  private done: Done[] = [];
  /** The decision bound last: one serves for many answers. */
  private last: Bound | undefined;

  constructor(
    private readonly game: SpecialGame,
    private readonly members: Members,
    private readonly calendar: Calendar | undefined,
    /** The turn it is, also between two of the game's own. */
    private readonly turn: () => number,
  ) {}

  add(limits: readonly LimitModel[]): void {
    for (const limit of limits) {
      if (limit.ofSetup) continue;
      this.limits.push(limit);
      this.done.push({ amount: 0, by: {} });
    }
  }

  /** The same decision, without the answers that are forbidden. Where all are, what is done unasked remains, so that play goes on. */
  bind(decision: Decision): Decision {
    return this.limits.length === 0 ? decision : this.boundNow(decision).bound;
  }

  /** The decision, as it comes from the game or is bound, with what binds it in this turn. */
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
    const isUnasked = (answer: Answer): boolean =>
      equalModuloOffset({ ...answer, order: undefined }, { ...decision.fallback(), order: undefined });
    const barOrLast = (answer: Answer): Refusal | undefined => {
      const barred = bar(answer);
      return barred && isUnasked(answer) && legal().length === 0 ? undefined : barred;
    };
    const orFirst = (answer: Answer): Answer => (bar(answer) === undefined ? answer : (legal().at(0) ?? answer));
    return {
      ...decision,
      legal,
      steps: () => filterSteps(listSteps(decision), (answer) => bar(answer) === undefined),
      pick(random) {
        for (let picks = 0; picks < PICKS; picks++) {
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

  /** What is forbidden and is done all the same, since nothing else is left. */
  forced(decision: Decision, answer: Answer): { readonly limit: LimitModel; readonly message: string } | undefined {
    const limit = this.limits.length === 0 ? undefined : this.firstAgainst(this.boundNow(decision).binding, answer);
    if (!limit) return undefined;
    return {
      limit,
      message: `\`${answer.verb}\` is forbidden in turn ${turnName(this.turn(), this.calendar)}, but ${decision.side} could do nothing else: it was done.`,
    };
  }

  /** Takes note of an answer before it is carried out. */
  note(decision: Decision, answer: Answer): void {
    if (this.limits.length === 0) return;
    const turn = this.turn();
    this.limits.forEach((limit, i) => {
      if (!isAbout(limit, decision, turn) || !this.means(limit, answer)) return;
      const done = this.done[i];
      done.amount += this.amountOf(limit, answer);
      const whole = this.formationOf(answer);
      if (whole !== undefined) done.by[whole] = 1;
      for (const piece of this.meant(limit, answer)) {
        const name = this.game.pieceName(piece);
        done.by[name] = (Object.hasOwn(done.by, name) ? done.by[name] : 0) + this.wayOf(piece, answer);
      }
    });
  }

  /** What had to be done in the turn that ends, and was not. */
  undone(turn: number): { readonly limit: LimitModel; readonly message: string }[] {
    return this.limits.flatMap((limit, i) => {
      if (limit.mode !== 'require' || !holdsIn(limit.during, turn)) return [];
      const actions = list(
        limit.actions.map(({ word }) => word),
        'or',
      );
      const when = turnName(turn, this.calendar);
      const by = Object.keys(this.done[i].by);
      if (limit.amount !== undefined)
        return by.length >= limit.amount
          ? []
          : [{ limit, message: `${by.length} of ${count(limit.amount, 'unit')} did ${actions} in turn ${when}.` }];
      const idle = this.game
        .unitLocations()
        .filter(({ name, cell }) => cell !== undefined && this.isMeant(limit, name) && !this.isAmong(by, name))
        .filter(({ side }) => limit.side === undefined || side === limit.side)
        .map(({ name }) => name);
      return idle.length === 0 ? [] : [{ limit, message: `${list(idle)} did not ${actions} in turn ${when}.` }];
    });
  }

  /** A turn is over: what was done is counted anew. */
  forget(): void {
    this.done = this.limits.map(() => ({ amount: 0, by: {} }));
  }

  record(): readonly Done[] {
    return this.done.map(copied);
  }

  /** After the limits that were brought in the meantime have been added again. */
  restore(done: readonly Done[]): void {
    this.done = done.map(copied);
  }

  private binding(decision: Decision, turn: number): LimitModel[] {
    return this.limits.filter(
      (limit) =>
        limit.mode === 'forbid' &&
        isAbout(limit, decision, turn) &&
        limit.actions.some(({ word }) => decision.verbs.some((verb) => this.isAction(word, verb))),
    );
  }

  private firstAgainst(binding: readonly LimitModel[], answer: Answer): LimitModel | undefined {
    return binding.find((limit) => this.means(limit, answer) && this.isTooMuch(limit, answer));
  }

  private barAmong(binding: readonly LimitModel[], decision: Decision, answer: Answer): Refusal | undefined {
    const limit = this.firstAgainst(binding, answer);
    if (!limit) return undefined;
    const rule = limit.citations.at(0)?.rule;
    const names = this.meant(limit, answer).map((piece) => this.game.pieceName(piece));
    const who = list(names.slice(0, 3)) || (this.formationOf(answer) ?? decision.side);
    const amount =
      limit.amount === undefined ? '' : ` ${count(limit.amount, this.marches(answer) ? 'cell' : 'unit')} or more`;
    const where = limit.places.map(({ preposition, name }) => ` ${preposition} ${name}`).join('');
    const message = `\`${answer.verb}\`${amount}${where} is forbidden to ${who} in turn ${turnName(this.turn(), this.calendar)}.`;
    return {
      ...refusedBy(
        rule ?? decision.rule,
        'forbidden',
        rule === undefined ? `${message.slice(0, -1)} by the scenario.` : message,
      ),
      related: [{ source: limit.source, message: 'The scenario forbids it here.' }],
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

  /** Whether a verb is what a limit is about: itself, or with `stack` any that brings units to a cell. */
  private isAction(word: string, verb: string): boolean {
    return word === verb || (word === STACK && (this.game.special.marches?.includes(verb) ?? false));
  }

  private meant(limit: LimitModel, answer: Answer): number[] {
    return (answer.pieces ?? []).filter((piece) => this.isMeantPiece(limit, answer, piece));
  }

  /** The formation that an answer is about as a whole: `activate "7.Pz"`. */
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

  /** Whether these are a unit or formation, or what it belongs to. */
  private isAmong(names: readonly string[], name: string): boolean {
    return names.some((one) => this.members.isIn(name, one));
  }

  /** Where it stands or what it is aimed at, where it goes, where it comes from. */
  private isAt({ cells, preposition }: NamedPlace, { cells: aimed = [] }: Answer, piece: number | undefined): boolean {
    const stands: Cell[] = piece === undefined ? [] : [this.game.special.cellOf(piece)];
    if (preposition === 'from') return stands.some((cell) => cells.includes(cell));
    if (preposition === 'to') return aimed.slice(-1).some((cell) => cells.includes(cell));
    return [...stands, ...aimed].some((cell) => cells.includes(cell));
  }

  /** `forbid fortify 4`: the fourth in a turn, and what goes beyond; `forbid move 3`: to each unit the third cell of its way. */
  private isTooMuch(limit: LimitModel, answer: Answer): boolean {
    if (limit.amount === undefined) return true;
    if (limit.actions.some(({ word }) => word === STACK)) return this.stacked(limit, answer) >= limit.amount;
    const { amount, by } = this.done[this.limits.indexOf(limit)];
    if (!this.marches(answer)) return amount + this.amountOf(limit, answer) >= limit.amount;
    const { amount: least } = limit;
    return this.meant(limit, answer).some((piece) => {
      const name = this.game.pieceName(piece);
      return (Object.hasOwn(by, name) ? by[name] : 0) + this.wayOf(piece, answer) >= least;
    });
  }

  /** How many of those meant would stand where an answer brings some of them. */
  private stacked(limit: LimitModel, answer: Answer): number {
    const coming = this.meant(limit, answer);
    const to = answer.cells?.at(-1);
    const there = to === undefined ? [] : (this.game.special.unitsIn?.(to) ?? []);
    return new Set([...coming, ...there.filter((piece) => this.isMeant(limit, this.game.pieceName(piece)))]).size;
  }

  private amountOf(limit: LimitModel, answer: Answer): number {
    return Math.max(1, this.meant(limit, answer).length);
  }

  private marches({ verb }: Answer): boolean {
    return this.game.special.marches?.includes(verb) ?? false;
  }

  /** Cells a unit goes as the crow flies, from one cell the answer names to the next; a link is one. */
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

/** Whether it is about whoever does it, also about a side. */
const isAboutAll = ({ pieces, whose = {} }: LimitModel): boolean =>
  pieces.length === 0 && Object.keys(whose).length === 0;

const isAbout = ({ side, during }: LimitModel, decision: Decision, turn: number): boolean =>
  (side === undefined || side === decision.side) && holdsIn(during, turn);
