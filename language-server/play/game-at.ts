import type { Cell } from '../../engine/board/board.js';
import type { OrderModel, OrdersModel } from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import { type Point, pointOf } from '../../engine/play/boundary.js';
import { isStep, listSteps, expandSteps } from '../../engine/play/listing.js';
import { answerText } from '../../engine/play/order-text.js';
import {
  isRefusal,
  type Answer,
  type Decision,
  type DiceRoll,
  type AnswerOrStep,
  type Now,
} from '../../engine/play/moment.js';
import type { MomentRecord, GameEvent } from '../../engine/play/records.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import { replayMoments } from '../../engine/play/replay.js';
import type { Game } from '../../engine/play/game.js';
import { viewFor } from '../../engine/play/visibility.js';
import type { Analysis } from '../analysis/analysis.js';
import { contains } from './lookup.js';

/**
 * Returns the game at a place in the text: before the order there, after the phase that an expectation names, otherwise
 * at the start of turn 1.
 */
export function gameFor(analysis: Analysis, place: Source): Game | undefined {
  const played = analysis.playthrough();
  return played && limitToOrders(analysis, place, gameAt(analysis, played, momentFor(analysis, played, place)));
}

/**
 * If each side has secrets and `place` is in the orders of a side, returns the game as this side knows it; otherwise
 * returns the game unchanged.
 */
export function limitToOrders({ ruleset, scenario }: Analysis, place: Source, game: Game): Game {
  const orders = ruleset?.neutralSeesAll === true && scenario?.orders.find(({ source }) => contains(source, place));
  return orders ? viewFor(game, { side: orders.side }) : game;
}

/**
 * Returns the verbs that can answer the decision for which the game waits at a place in the text. Empty if there is no
 * decision.
 */
export const findRequestedVerbs = (analysis: Analysis, place: Source): readonly string[] =>
  inspectDecision(analysis, place, ({ verbs }) => verbs) ?? [];

/**
 * Returns the decision that the game has reached at a place in the text, with the time of the decision. Returns
 * undefined if the game has reached a die roll or its end there.
 */
export const findDecision = (
  analysis: Analysis,
  place: Source,
): (Pick<Decision, 'side' | 'rule' | 'prompt' | 'verbs'> & { readonly now: Now }) | undefined =>
  inspectDecision(analysis, place, ({ side, rule, prompt, verbs }, game) => ({
    side,
    rule,
    prompt,
    verbs,
    now: game.now(),
  }));

/**
 * Returns the names of units and the choices that may follow a verb in a legal order. If `first` is given, returns the
 * names that may follow the verb and `first`, for example `B` in `fire A against B`.
 */
export const findLegalNames = (
  analysis: Analysis,
  place: Source,
  verb: string,
  first: string | undefined,
): ReadonlySet<string> =>
  inspectDecision(analysis, place, (decision, game) => new Set(namesOf(game, listSteps(decision), verb, first))) ??
  new Set();

/** A legal answer with the names of its units and its text as an order. */
export interface LegalOrder {
  readonly answer: Answer;
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Returns the legal orders with a verb at a place in the text. If `leader` is given, returns only orders whose first
 * unit is `leader`.
 */
export const findLegalOrders = (
  analysis: Analysis,
  place: Source,
  verb: string,
  leader: string | undefined,
): readonly LegalOrder[] =>
  inspectDecision(analysis, place, (decision, game) => {
    const nameOf = (piece: number): string => game.pieceName?.(piece) ?? '';
    const board = analysis.map?.board;
    return stepsLedBy(decision, game, verb, leader)
      .flatMap(({ answers }) => answers())
      .map((answer) => ({
        answer,
        names: (answer.pieces ?? []).map(nameOf),
        text: decision.describe?.(answer) ?? (board ? answerText(answer, board) : answer.verb),
      }));
  }) ?? [];

/**
 * Returns the cells that occur in legal answers with a verb. Only answers that begin with `words` count. If `leader` is
 * given, the first unit of the answer must be `leader`.
 */
export const findLegalCells = (
  analysis: Analysis,
  place: Source,
  verb: string,
  leader: string | undefined,
  words: readonly string[],
): ReadonlySet<Cell> =>
  inspectDecision(analysis, place, (decision, game) => {
    const isChosen = ({ choice = '' }: Answer): boolean => words.every((word, at) => choice.split(' ').at(at) === word);
    const cells = stepsLedBy(decision, game, verb, leader).flatMap(
      ({ step, answers }) =>
        step.cells ??
        answers()
          .filter(isChosen)
          .flatMap((answer) => answer.cells ?? []),
    );
    return new Set(cells);
  }) ?? new Set();

/**
 * Returns the cost of an order and the amount that remains afterwards; undefined if the order is refused or the game
 * has no costs.
 */
export const priceOf = (analysis: Analysis, order: OrderModel): string | undefined =>
  inspectDecision(analysis, order.source, (decision, game) => {
    const answer = game.views.price && decision.read(order);
    if (answer === undefined || isRefusal(answer) || decision.refuse(answer)) return undefined;
    return game.views.price?.(answer);
  });

/**
 * Returns the first steps towards legal answers with a verb, each with a function that lists these answers. A step is
 * the beginning of several answers, such as a verb with a unit. If `leader` is given, leaves out steps and answers
 * whose first unit is another one.
 */
function stepsLedBy(decision: Decision, game: Game, verb: string, leader: string | undefined) {
  const isLed = ({ pieces: [first] = [] }: AnswerOrStep): boolean =>
    leader === undefined || first === undefined || game.pieceName?.(first) === leader;
  return listSteps(decision)
    .filter((step) => step.verb === verb && isLed(step))
    .map((step) => ({ step, answers: () => expandSteps([step]).filter(isLed) }));
}

/**
 * Calls a function with the decision at a place in the text, and returns the function’s result; undefined if there is
 * no decision.
 */
function inspectDecision<T>(
  analysis: Analysis,
  place: Source,
  look: (decision: Decision, game: Game) => T,
): T | undefined {
  const played = analysis.playthrough();
  if (!played) return undefined;
  const { game, request } = replayTo(analysis, played, momentFor(analysis, played, place)) ?? {};
  return game && request?.kind === 'decision' ? look(request, game) : undefined;
}

function* namesOf(
  game: Game,
  listed: readonly AnswerOrStep[],
  verb: string,
  first: string | undefined,
): Iterable<string> {
  for (const one of listed) {
    if (one.verb !== verb) continue;
    const [leader, ...others] = (one.pieces ?? []).map((piece) => game.pieceName?.(piece));
    if (isStep(one)) {
      if (leader === undefined || leader === first || first === undefined)
        yield* namesOf(game, one.follow(), verb, first);
      continue;
    }
    const name = leader ?? one.choice;
    const named = first === undefined ? [name] : name === first ? others : [];
    for (const other of named) if (other !== undefined) yield other;
  }
}

/**
 * Returns the number of the moment to which a place in the text refers. The end of the game has the number of moments
 * as its number.
 */
function momentFor(analysis: Analysis, played: Playthrough, place: Source): number {
  const { moments } = played;
  const { scenario } = analysis;
  const answered = moments.filter(({ source }) => source !== undefined && contains(source, place));
  const innermost = answered.toSorted((a, b) => span(a) - span(b)).at(0);
  if (innermost) return innermost.number;
  const orders = scenario?.orders.find(({ source }) => contains(source, place));
  if (orders) return firstMomentOfOccasion(analysis, played, orders, place) ?? afterOrders(moments, orders, place);
  const block = scenario?.expectations.find(({ source }) => contains(source, place));
  if (block) return endOf(moments, pointOf(block));
  return firstOf(moments, ({ turn }) => turn >= 1);
}

/**
 * Returns the moment for a place in a block of orders: the side's next decision after the orders above the place, in
 * the phase of the last phase mark. If there are no orders above, returns the side's first decision in the turn.
 */
function afterOrders(moments: readonly MomentRecord[], orders: OrdersModel, place: Source): number {
  const done = moments.findLast(
    ({ source }) => source !== undefined && contains(orders.source, source) && source.end <= place.start,
  );
  const due = (moment: MomentRecord): boolean =>
    moment.turn > orders.turn ||
    (moment.turn === orders.turn && moment.side === orders.side && moment.kind === 'decision' && !moment.follows);
  const next = (moment: MomentRecord): boolean => moment.number > (done?.number ?? -1) && due(moment);
  const mark = orders.lines.findLast((line) => 'phase' in line && line.source.end <= place.start);
  const inPhase = moments.find((moment) => next(moment) && mark && 'phase' in mark && moment.phase === mark.phase);
  return inPhase?.turn === orders.turn ? inPhase.number : firstOf(moments, next);
}

/**
 * Returns the first decision of an occasion, for a place inside the braces of the occasion and before their first
 * order. Undefined for other places and for an occasion that does not occur.
 */
function firstMomentOfOccasion(
  analysis: Analysis,
  played: Playthrough,
  { lines, turn, side }: OrdersModel,
  place: Source,
): number | undefined {
  const verbs = analysis.ruleset?.vocabulary.verbs ?? [];
  const around = lines.find(
    (line): line is OrderModel =>
      'verb' in line &&
      contains(line.source, place) &&
      verbs.some(({ word, isOccasion: occasion }) => occasion && word === line.verb),
  );
  if (!around || around.answers.some(({ source }) => source.end <= place.start)) return undefined;
  const due = played.moments.filter(
    (moment) => moment.turn === turn && moment.side === side && moment.kind === 'decision' && !moment.follows,
  );
  const name = around.pieces.at(0)?.name;
  let first: number | undefined;
  visitMoments(
    analysis,
    played,
    due.map(({ number }) => number),
    (moment, game) => {
      const occasion = game.now().occasions?.at(-1);
      const isIt = occasion?.verb === around.verb && (name === undefined || occasion.name === name);
      if (isIt && first === undefined) first = moment;
    },
  );
  return first;
}

function span({ source }: MomentRecord): number {
  return source ? source.end - source.start : Number.POSITIVE_INFINITY;
}

/**
 * Returns the events of the turn or phase to which the expectation at a place in the text refers. For an expectation
 * about the end of the game, returns all events.
 */
export function eventsFor(analysis: Analysis, place: Source): readonly GameEvent[] {
  const played = analysis.playthrough();
  const block = analysis.scenario?.expectations.find(({ source }) => contains(source, place));
  if (!played || !block) return [];
  const { turn, phase } = pointOf(block);
  return played.moments
    .filter((moment) => turn === 'end' || (moment.turn === turn && (phase === undefined || moment.phase === phase)))
    .flatMap(({ from, to }) => played.events.slice(from, to));
}

/** Returns the number of the first moment after a point of the game. */
export function endOf(moments: readonly MomentRecord[], { turn, side, phase }: Point): number {
  if (turn === 'end') return moments.length;
  const isOf = (moment: MomentRecord): boolean => moment.turn === turn && moment.phase === phase;
  const within = (moment: MomentRecord): boolean =>
    moment.turn === turn &&
    (side === undefined || moment.side === side) &&
    (phase === undefined || moment.phase === phase);
  const last = moments.findLast(within);
  // If both sides play the phase, the phase continues with the moments of the other side.
  const next = last && phase !== undefined && moments.find((moment) => moment.number > last.number && !isOf(moment));
  if (last && phase !== undefined) return next ? next.number : moments.length;
  return last ? last.number + 1 : firstOf(moments, (moment) => moment.turn > turn);
}

function firstOf(moments: readonly MomentRecord[], holds: (moment: MomentRecord) => boolean): number {
  return moments.find(holds)?.number ?? moments.length;
}

/** Maximum number of replayed games in the cache of a playthrough. The least recently used games are removed. */
const MAX_REPLAYED_GAMES = 24;
const replayedGames = new WeakMap<Playthrough, Map<number, ReplayedGame>>();

/** A replayed game, and the decision or roll for which it waits. */
interface ReplayedGame {
  readonly game: Game;
  readonly request: Decision | DiceRoll;
}

/**
 * Returns the game as it was just before a moment. If the moment lies after the last one, returns the game at its end.
 */
export function gameAt(analysis: Analysis, played: Playthrough, moment: number): Game {
  const standing = moment < played.moments.length ? replayTo(analysis, played, Math.max(moment, 0)) : undefined;
  return standing?.game ?? played.game;
}

/** Replays the game up to a moment and caches it; undefined if the game is over there. */
function replayTo(analysis: Analysis, played: Playthrough, moment: number): ReplayedGame | undefined {
  const known = replayedGames.get(played) ?? new Map<number, ReplayedGame>();
  replayedGames.set(played, known);
  let standing = known.get(moment);
  if (!standing)
    visitMoments(analysis, played, [moment], (_, game, request) => {
      standing = { game, request };
    });
  if (!standing) return undefined;
  known.delete(moment);
  known.set(moment, standing);
  const oldest = known.keys().next();
  if (known.size > MAX_REPLAYED_GAMES && oldest.done !== true) known.delete(oldest.value);
  return standing;
}

/**
 * Calls a function with the game before each of the given moments, in one replay. The function must not keep the game.
 */
export function visitMoments(
  { ruleset, scenario }: Analysis,
  played: Playthrough,
  wanted: Iterable<number>,
  visit: (moment: number, game: Game, request: Decision | DiceRoll) => void,
): void {
  if (ruleset && scenario) replayMoments(ruleset, scenario, played, wanted, visit);
}
