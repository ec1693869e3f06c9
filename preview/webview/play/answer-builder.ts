import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import type { Actor, AnswerOption, OpenQuestion } from '../../contract/playing.js';
import type { SendRequest } from '../request-channel.js';
import {
  actorsOf,
  matchingOptions,
  dropTargetsOf,
  needsOptions,
  NOTHING_CHOSEN,
  onlyAnswer,
  stepBack,
  targetsOf,
  type Choice,
  type Target,
} from './answer-choice.js';
import { targetOdds } from './target-odds.js';

/** Builds an answer to the open question from the units and cells that the player chooses one after the other. */
export interface AnswerBuilder {
  readonly choice: Choice;
  /** The units that can begin an answer. Empty while no question can be answered. */
  readonly actors: () => readonly Actor[];
  /**
   * The cells that can be chosen next. If the question has too many answers to list them all, the player must
   * choose units first.
   */
  readonly targets: () => ReadonlyMap<Cell, Target>;
  /** False until the server has sent the answers for the chosen units and cells. */
  readonly isKnown: boolean;
  /** Returns answers with the odds of attacks, as far as the server has sent them. */
  readonly withOdds: (options: readonly AnswerOption[]) => readonly AnswerOption[];
  /** The cells in which the chosen units can be dropped. */
  readonly dropTargets: () => ReadonlyMap<Cell, Target>;
  /**
   * Calls a function as soon as the answers for the chosen units and cells are known. The function is not called if
   * other units are dragged before that.
   */
  readonly whenKnown: (call: () => void) => void;
  /** Chooses the units that are dragged, and keeps the cells of a set that were chosen before. Gives no answer. */
  readonly hold: (units: readonly string[]) => void;
  /** Replaces the chosen units and cells. If only one answer is left and it needs no cell, gives that answer. */
  readonly choose: (next: Choice) => void;
  /** Chooses the units and cells that were chosen before the question was sent again. Gives no answer. */
  readonly restore: (before: Choice) => void;
  /** Requests no further odds, because the question is being answered. */
  readonly stopOdds: () => void;
  /** Chooses units. With `adds`, adds them to those chosen before, or removes them if all of them are chosen. */
  readonly chooseUnits: (units: readonly string[], adds: boolean) => void;
  /** Returns those of the given units that can act. */
  readonly actorsAmong: (units: readonly string[]) => readonly string[];
  /** Goes one step back. Returns false if nothing is chosen. */
  readonly back: () => boolean;
}

export interface AnswerBuilderEvents {
  /** Returns the open question if it can be answered now. */
  readonly question: () => OpenQuestion | undefined;
  /** Returns the cell of a unit; undefined if the unit is not on the map. */
  readonly cellOf: (unit: string) => Cell | undefined;
  readonly answer: (order: string) => void;
  readonly changed: () => void;
}

export function answerBuilder(
  request: SendRequest,
  { question, cellOf: findCell, answer, changed }: AnswerBuilderEvents,
): AnswerBuilder {
  let choice: Choice = NOTHING_CHOSEN;
  /** True if the last units were added to those chosen before. A single unit then never replaces the chosen units. */
  let isAdding = false;
  /** Functions to call when the answers for the chosen units and cells are known. */
  const waiting: (() => void)[] = [];

  const odds = targetOdds(request, changed);

  const cellOf = (unit: string): Cell => findCell(unit) ?? NOWHERE;
  const isStack = (units: readonly string[]): boolean => new Set(units.map(cellOf)).size === 1 && !isAdding;

  function actors(): readonly Actor[] {
    const now = question();
    return now === undefined ? [] : actorsOf(now, cellOf);
  }

  function choose(next: Choice): void {
    select(next);
    const now = question();
    const only = now && next.units.length > 0 ? onlyAnswer(now, next) : undefined;
    if (only) answer(only.order);
    else if (now?.isComplete === true && isKnown() && matchingOptions(now, choice).length === 0)
      chooseTopUnit(next.units, now);
  }

  /**
   * Chooses the top unit of a stack whose units have no common answer, unless that would already answer the question.
   * The player can then choose the other units instead.
   */
  function chooseTopUnit(units: readonly string[], now: OpenQuestion): void {
    const top = { units: units.slice(-1), path: [] };
    if (units.length > 1 && isStack(units) && onlyAnswer(now, top) === undefined) choose(top);
    else changed();
  }

  /** Replaces the chosen units and cells without giving an answer. */
  function select(next: Choice): void {
    choice = next;
    const now = question();
    if (isKnown()) {
      requestOdds();
      callWaiting();
    } else if (now !== undefined) requestOptions(now, next);
    changed();
  }

  function requestOdds(): void {
    const now = question();
    if (now !== undefined) odds.request(now, targetsOf(now, choice));
  }

  function isKnown(): boolean {
    const now = question();
    return now === undefined || choice.offered !== undefined || !needsOptions(now, choice);
  }

  function callWaiting(): void {
    for (const call of waiting.splice(0)) call();
  }

  function requestOptions(now: OpenQuestion, requested: Choice): void {
    const { version, moment } = now;
    const { units, gathered } = requested;
    request(
      'options',
      { version, moment, units, ...(gathered && { cells: gathered }) },
      (offered) => {
        if (choice !== requested) return;
        choice = { ...choice, offered };
        requestOdds();
        if (offered.length === 0) chooseTopUnit(units, now);
        else changed();
        callWaiting();
      },
      { series: 'options' },
    );
  }

  return {
    get choice() {
      return choice;
    },
    get isKnown() {
      return isKnown();
    },
    actors,
    targets() {
      const now = question();
      return now === undefined ? new Map() : odds.addToTargets(targetsOf(now, choice));
    },
    dropTargets() {
      const now = question();
      return now === undefined ? new Map() : odds.addToTargets(dropTargetsOf(now, choice));
    },
    withOdds: odds.addTo,
    whenKnown(call) {
      if (isKnown()) call();
      else waiting.push(call);
    },
    choose,
    restore: select,
    stopOdds: () => {
      odds.stop();
    },
    hold(units) {
      isAdding = true;
      const isSame = units.length === choice.units.length && units.every((unit) => choice.units.includes(unit));
      waiting.length = 0;
      select(isSame ? choice : { ...choice, units, path: [], offered: undefined });
    },
    chooseUnits(units, adds) {
      isAdding = adds;
      const rest = choice.units.filter((unit) => !units.includes(unit));
      const isAll = units.every((unit) => choice.units.includes(unit));
      const next = !adds ? units : isAll ? rest : [...rest, ...units];
      const { gathered } = choice;
      choose({ units: next, path: [], ...(adds && gathered && { gathered }) });
    },
    actorsAmong(units) {
      const names = new Set(actors().map(({ unit }) => unit));
      return units.filter((name) => names.has(name));
    },
    back() {
      const before = question() && stepBack(choice);
      if (before === undefined) return false;
      choose(before);
      return true;
    },
  };
}
