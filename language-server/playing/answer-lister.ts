import type { Cell } from '../../engine/board/board.js';
import { isStep, listSteps } from '../../engine/play/listing.js';
import type { Answer, AnswerOrStep, Decision } from '../../engine/play/moment.js';
import { answerText } from '../../engine/play/order-text.js';
import type { Game } from '../../engine/play/game.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import type { AnswerOption } from '../../preview/contract/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { intersectReaches, reachOf } from '../play/reach.js';
import { sendsUnitsToCell } from '../scene/move/dragged-order.js';
import { translateAnswer } from '../scene/moment-summary.js';
import { points } from '../text/markdown.js';
import { termOf } from '../text/term-of.js';

/** Maximum number of options that are sent before the player has chosen units. */
const MAX_OPTIONS = 60;
/** Maximum number of options that are sent for the units that the player has chosen. */
const MAX_OPTIONS_OF_UNITS = 2000;
/** Milliseconds after which listing stops, so that the panel does not wait for a long list. */
const LISTING_MS = 60;

/** Lists the legal answers to a decision as options, without computing more of them than are shown. */
export class AnswerLister {
  private readonly sides: ReadonlyMap<string, string>;
  private readonly indices: ReadonlyMap<string, number>;
  private readonly costs = new Map<string, ReadonlyMap<Cell, number>>();

  constructor(
    private readonly analysis: DocumentAnalysis,
    private readonly game: Game,
    private readonly decision: Decision,
  ) {
    const { pieces } = game.position();
    this.sides = new Map(pieces.map(({ name, side }) => [name, side]));
    this.indices = new Map(game.unitLocations().map((_, index) => [this.nameOf(index), index]));
  }

  /**
   * Returns all options if they are few and can be listed quickly. Otherwise returns only the options that name no
   * unit. If there are no such options, and no unit can begin an answer, lists the options again without a time limit.
   */
  firstOptions(actors: ReadonlySet<string>): {
    readonly options: readonly AnswerOption[];
    readonly isComplete: boolean;
  } {
    const first = this.optionsWithin(LISTING_MS);
    const isEmpty = first.options.length === 0 && actors.size === 0;
    return isEmpty && !first.isComplete ? this.optionsWithin(Infinity) : first;
  }

  private optionsWithin(limitMs: number): { readonly options: readonly AnswerOption[]; readonly isComplete: boolean } {
    const end = performance.now() + limitMs;
    const found: Answer[] = [];
    let isComplete = true;
    for (const answer of this.answers(listSteps(this.decision))) {
      if (found.length === MAX_OPTIONS || performance.now() > end) {
        isComplete = false;
        break;
      }
      found.push(answer);
    }
    const shown =
      isComplete || limitMs === Infinity ? found : [...this.answers(listSteps(this.decision), ({ pieces }) => !pieces)];
    return { options: this.optionsOf(shown), isComplete };
  }

  /**
   * Returns the names of the own units that can begin an answer. When this takes too long, the remaining units are not
   * tested, so that units without a legal answer may be included.
   */
  actors(): ReadonlySet<string> {
    const names = new Set<string>();
    const end = performance.now() + LISTING_MS;
    const isPossible = (one: AnswerOrStep): boolean => performance.now() > end || this.leadsToAnswer(one);
    const walk = (listed: readonly AnswerOrStep[]): void => {
      for (const one of listed) {
        if (one.pieces) {
          const units = this.ownUnits(one).filter((name) => !names.has(name));
          if (units.length > 0 && isPossible(one)) for (const name of units) names.add(name);
        } else if (isStep(one)) walk(one.follow());
      }
    };
    walk(listSteps(this.decision));
    return names;
  }

  private leadsToAnswer(one: AnswerOrStep): boolean {
    return this.answers([one]).next().done !== true;
  }

  /**
   * Returns the options whose own units are exactly the chosen units. With chosen cells, returns the options with
   * exactly these cells, and those with one cell more.
   */
  optionsWith(units: readonly string[], cells: readonly Cell[] = []): readonly AnswerOption[] {
    const answers = this.answersOfUnits(units);
    return this.optionsOf(cells.length === 0 ? answers : this.withCells(answers, cells));
  }

  private answersOfUnits(units: readonly string[]): readonly Answer[] {
    const chosen = new Set(units);
    const found = new Map<string, Answer>();
    const isAbout = ({ pieces }: AnswerOrStep): boolean =>
      !pieces || pieces.some((piece) => chosen.has(this.nameOf(piece)));
    for (const answer of this.answers(listSteps(this.decision), isAbout)) {
      const fitted = units.length === 0 ? answer : answer.pieces && this.fit(answer, units);
      if (!fitted) continue;
      const pieces = fitted === answer ? fitted.pieces : [...(fitted.pieces ?? [])].sort((a, b) => a - b);
      const key = JSON.stringify([fitted.verb, fitted.choice, fitted.cells, pieces]);
      if (!found.has(key)) found.set(key, fitted);
      if (found.size === MAX_OPTIONS_OF_UNITS) break;
    }
    return [...found.values()];
  }

  /**
   * Returns the legal answers with exactly the chosen cells, and those with one cell more. A decision does not list
   * every combination of cells, so each combination is formed here and kept if the decision does not refuse it.
   */
  private withCells(answers: readonly Answer[], chosen: readonly Cell[]): readonly Answer[] {
    const found = new Map<string, Answer>();
    for (const answer of answers.filter(({ verb }) => this.takesCells(verb))) {
      const others = (answer.cells ?? []).filter((cell) => !chosen.includes(cell));
      for (const cells of [chosen, ...others.map((cell) => [...chosen, cell])]) {
        const key = JSON.stringify([answer.verb, answer.choice, cells, answer.pieces]);
        const changed = { ...answer, cells };
        if (!found.has(key) && this.decision.refuse(changed) === undefined) found.set(key, changed);
      }
    }
    return [...found.values()];
  }

  /** Returns whether orders with a verb name a set of cells: `attack CELLS with UNITS`. */
  private takesCells(verb: string): boolean {
    return this.partsOf(verb).includes('cells');
  }

  private partsOf(verb: string): VerbWord['takes'] {
    return this.wordOf(verb)?.takes ?? [];
  }

  private wordOf(verb: string): VerbWord | undefined {
    return this.analysis.ruleset?.vocabulary.verbs.find(({ word }) => word === verb);
  }

  /**
   * Replaces the own units of an answer by the chosen units. If the order in which they were chosen is not legal, the
   * units of the answer come first, such as the headquarters that is activated. Returns undefined if no order is legal.
   */
  private fit(answer: Answer, units: readonly string[]): Answer | undefined {
    const own = this.ownUnits(answer);
    if (own.length === units.length && units.every((name) => own.includes(name))) return answer;
    if (own.length === 0) return undefined;
    const others = (answer.pieces ?? []).filter((piece) => !own.includes(this.nameOf(piece)));
    const ownFirst = [...own.filter((name) => units.includes(name)), ...units.filter((name) => !own.includes(name))];
    return [units, ownFirst]
      .map((names) => ({ ...answer, pieces: [...names.map((name) => this.indices.get(name) ?? -1), ...others] }))
      .find((changed) => this.decision.refuse(changed) === undefined);
  }

  /**
   * Yields the answers to which steps lead. A step is the beginning of several answers, such as a verb with a unit.
   * Steps and answers for which `isListed` returns false are skipped.
   */
  private *answers(
    listed: readonly AnswerOrStep[],
    isListed: (one: AnswerOrStep) => boolean = () => true,
  ): Generator<Answer> {
    for (const one of listed) {
      if (!isListed(one)) continue;
      if (isStep(one)) yield* this.answers(one.follow(), isListed);
      else yield one;
    }
  }

  /**
   * Returns an answer and its legal variants in which another of its units leads, the unchanged answer first. If the
   * verb gives the unit that an order names first a special role, this unit is the leader.
   */
  private withLeaders(answer: Answer): readonly Answer[] {
    const { pieces = [] } = answer;
    if (this.leaderOf(answer) === undefined) return [answer];
    const own = new Set(this.ownUnits(answer));
    const others = pieces
      .slice(1)
      .filter((piece) => own.has(this.nameOf(piece)))
      .map((leader) => ({ ...answer, pieces: [leader, ...pieces.filter((piece) => piece !== leader)] }));
    return [answer, ...others.filter((changed) => this.decision.refuse(changed) === undefined)];
  }

  /**
   * Returns the unit that leads the others, which is the first unit of the answer. Undefined if the verb gives the
   * first unit no special role, or if the answer has only one unit.
   */
  private leaderOf(answer: Answer): string | undefined {
    const isLed = this.wordOf(answer.verb)?.isLedByFirst === true;
    return isLed && this.ownUnits(answer).length > 1 ? this.nameOf(answer.pieces![0]) : undefined;
  }

  private optionsOf(listed: readonly Answer[]): AnswerOption[] {
    const fallback = this.textOf(this.decision.fallback());
    const answers = listed.flatMap((answer) => this.withLeaders(answer));
    const options = answers.map((answer): AnswerOption => {
      const order = this.textOf(answer);
      const note = this.noteOf(answer);
      const leader = this.leaderOf(answer);
      const text = translateAnswer(order, (word) => termOf(this.analysis.ruleset, word));
      return {
        order,
        ...(text !== undefined && { text }),
        verb: answer.verb,
        units: (answer.pieces ?? []).map((piece) => this.nameOf(piece)),
        cells: answer.cells ?? [],
        ...(leader !== undefined && { leader }),
        ...(note !== undefined && { note }),
        ...(answer.cells && this.takesCells(answer.verb) && { canAddCells: true }),
        ...(order === fallback && { isDefault: true }),
      };
    });
    return [...new Map(options.map((option) => [option.order, option])).values()];
  }

  /** Returns what an answer costs: points of movement, or a scarce resource. */
  private noteOf(answer: Answer): string | undefined {
    const price = this.game.views.price?.(answer);
    if (price !== undefined) return price;
    const target = answer.cells?.at(-1);
    const names = this.ownUnits(answer);
    if (target === undefined || !sendsUnitsToCell(this.partsOf(answer.verb), names.length)) return undefined;
    const cost = this.reach(names, answer.verb).get(target);
    return cost === undefined ? undefined : points(cost);
  }

  private reach(names: readonly string[], verb: string): ReadonlyMap<Cell, number> {
    const key = [verb, ...names].join('\n');
    const known =
      this.costs.get(key) ?? intersectReaches(names.map((name) => reachOf(this.analysis, this.game, name, verb)));
    this.costs.set(key, known);
    return known;
  }

  private ownUnits({ pieces = [] }: AnswerOrStep): string[] {
    return pieces
      .map((piece) => this.nameOf(piece))
      .filter((name) => (this.sides.get(name) ?? this.decision.side) === this.decision.side);
  }

  private textOf(answer: Answer): string {
    const board = this.analysis.map?.board;
    return this.decision.describe?.(answer) ?? (board ? answerText(answer, board) : answer.verb);
  }

  private nameOf(piece: number): string {
    return this.game.pieceName?.(piece) ?? String(piece);
  }
}
